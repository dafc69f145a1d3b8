// The version of the messages. A page of another version than the server's has to be loaded again.
// `python -m tests.web.js.messages` counts it up when messages.d.ts changes: bdfb9b6b6d2eda59
export const VERSION = 14;
