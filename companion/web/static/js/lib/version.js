// The version of the messages. A page of another version than the server's has to be loaded again.
// `python -m tests.web.js.messages` counts it up when messages.d.ts changes: bfc5d0cd1a8c1f58
export const VERSION = 11;
