// The version of the messages. A page of another version than the server's has to be loaded again.
// `python -m tests.web.js.messages` counts it up when messages.d.ts changes: 33a7acb0559cb08a
export const VERSION = 1;
