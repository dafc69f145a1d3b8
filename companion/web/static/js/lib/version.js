// The version of the messages. A page of another version than the server's has to be loaded again.
// `python -m tests.web.js.messages` counts it up when messages.d.ts changes: 3ad2b6ae3e8c639b
export const VERSION = 15;
