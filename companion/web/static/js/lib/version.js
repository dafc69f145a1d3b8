// The version of the messages. A page of another version than the server's has to be loaded again.
// `python -m tests.web.js.messages` counts it up when messages.d.ts changes: 5b716904a5bb46e6
export const VERSION = 12;
