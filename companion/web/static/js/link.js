// The one WebSocket between a page and its table: hello, resume, reconnect, wishes and their answers.

import { keep, recall } from "./kept.js";

const QUIET_S = 20;
const GIVE_UP_S = 8;
const LONGEST_WAIT_S = 10;

/**
 * `link.on(type, listener)` hears every message of the server by its type, and besides:
 * `state` (the link's own state changed), `change` (table, tray, lines or rights changed), `picture` (the OLED's
 * 1024 bytes), `objection` (history no longer leads to what this device remembers). `on` returns what ends it.
 */
export class Link {
  /** @type {"connecting"|"open"|"offline"|"stranger"} */
  state = "connecting";
  /** Why the server did not let this device in, or why it hung up. */
  reason = "";
  table = null;
  tray = null;
  /** The history in words, oldest first. */
  lines = [];
  you = { role: "player", player: null, key: "" };
  /** With virtual cards, by player: who plays the seat ("here", "lent", "gone", "stand-in", "bot"). */
  present = {};
  join = null;
  locked = false;
  software = "";
  picture = null;

  #watch;
  #code;
  #socket = null;
  #listeners = new Map();
  #awaited = new Map();
  #number = 0;
  #at = 0;
  #retry = 0;
  #timer = 0;
  #silence = 0;
  #greeted = false;
  #objects = false;
  #closed = false;

  /** @param {{watch?: string[], code?: string|null}} [wishes] */
  constructor({ watch = [], code = null } = {}) {
    this.#watch = watch;
    this.#code = code;
    this.#at = recall("head")?.sequence ?? 0;
    const awake = () => document.visibilityState === "visible" && this.#hurry();
    document.addEventListener("visibilitychange", awake);
    addEventListener("pageshow", awake);
    addEventListener("online", awake);
    addEventListener("offline", () => this.#knock(2));
    this.#connect();
  }

  /** @param {string} type @param {(message: any) => void} listener @returns {() => void} */
  on(type, listener) {
    if (!this.#listeners.has(type)) this.#listeners.set(type, new Set());
    this.#listeners.get(type).add(listener);
    return () => this.#listeners.get(type).delete(listener);
  }

  /** Ask something of the table. Rejects with an Error whose message is the reason, in words for people. */
  do(command) {
    return this.send({ type: "do", command });
  }

  /** @param {"statistics"|"audit"|"keys"} what @returns {Promise<any>} */
  ask(what) {
    return this.send({ type: "ask", what });
  }

  /** Puts older lines before those that are here, or in the place of those before a record. */
  async older(before = this.lines[0]?.at ?? this.#at + 1) {
    const lines = await this.send({ type: "ask", what: "history", before });
    this.lines = [...lines, ...this.lines.filter((line) => line.at >= before)];
    this.#tell("change", this);
  }

  /** The history as whoever is looked at now may know it; what only the one before might know goes at once. */
  #retell(before) {
    if (before !== null) this.lines = [];
    this.older(this.#at + 1).catch(() => {});
  }

  /** Any other wish of the contract; resolves when it is done, or with its answer. */
  send(message) {
    if (this.state !== "open") return Promise.reject(new Error("Not connected. Wait a moment and try again."));
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#awaited.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** A stranger typed the code. */
  enter(code) {
    this.#code = code.trim().toUpperCase();
    if (this.#socket?.readyState === WebSocket.OPEN) this.#hello();
    else this.#reconnect();
  }

  /** History was changed, and somebody here says that this is all right. */
  acceptHistory() {
    this.#objects = false;
    this.#remember();
  }

  close() {
    this.#closed = true;
    this.#drop();
  }

  get isHost() {
    return this.you.role === "host";
  }

  /** Whether wishes from here are granted at all. */
  get mayAct() {
    return this.state === "open" && (this.isHost || !this.locked);
  }

  #connect() {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    this.#timer = setTimeout(() => socket.close(), GIVE_UP_S * 1000);
    socket.onopen = () => this.#hello();
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#listenForSilence();
      if (data instanceof ArrayBuffer) this.#show(new Uint8Array(data));
      else this.#hear(JSON.parse(data));
    };
    socket.onclose = ({ reason }) => socket === this.#socket && this.#lost(reason);
  }

  #hello() {
    const head = recall("head");
    this.#socket.send(
      JSON.stringify({
        type: "hello",
        token: recall("token"),
        code: this.#code,
        since: this.#at,
        head: head?.sequence === this.#at ? head.hash : null,
        watch: this.#watch,
      }),
    );
  }

  #hear(message) {
    const { type } = message;
    if (type === "done" || type === "answer" || type === "refused") return this.#settle(message);
    if (type === "welcome") this.#welcome(message);
    else if (type === "stranger") this.#stranger(message);
    else if (type === "news") this.#news(message);
    else if (type === "table") this.table = message.table;
    else if (type === "tray") {
      const { type: _, ...changed } = message;
      this.tray = { ...this.tray, ...changed };
    } else if (type === "turned") {
      if (this.tray) this.tray.angles = { ...this.tray.angles, ...message.angles };
    } else if (type === "join") {
      this.join = message.join;
      this.locked = message.locked;
    } else if (type === "present") {
      this.present = message.players;
    } else if (type === "you") {
      const { type: _, ...you } = message;
      const before = this.you.player;
      this.you = you;
      if (you.player !== before) this.#retell(before);
    }
    this.#tell(type, message);
    if (["welcome", "news", "table", "tray", "join", "you", "present"].includes(type)) this.#tell("change", this);
  }

  #welcome(message) {
    clearTimeout(this.#timer);
    this.#retry = 0;
    this.#code = null;
    if (message.token) keep("token", message.token);
    const before = this.you.player;
    this.you = message.you;
    this.present = message.present ?? {};
    this.join = message.join;
    this.locked = message.locked;
    this.software = message.software;
    this.table = message.table;
    this.tray = message.tray;
    const other = this.#greeted && message.you.player !== before;
    // Whoever else was looked at here may have known what this one must not.
    if (other || message.since !== this.#at) this.lines = [];
    this.lines = [...this.lines, ...message.lines];
    this.#at = message.at;
    this.#objects ||= message.honest === false;
    this.#remember();
    this.#become("open");
    if (message.honest === false) this.#tell("objection", message);
    // A device that remembers a head is told what is new since; this page has not seen what came before.
    if ((other || !this.#greeted) && message.since > 0) this.older().catch(() => {});
    this.#greeted = true;
  }

  #news(message) {
    if (message.at <= this.#at) return;
    this.table = message.table;
    this.lines = [...this.lines, ...message.lines];
    this.#at = message.at;
    this.#remember();
  }

  /** What `#at` stands for, to the letter: the next hello asks whether it still does. */
  #remember() {
    if (!this.#objects && this.table.head.sequence === this.#at) keep("head", this.table.head);
  }

  #stranger({ reason }) {
    clearTimeout(this.#timer);
    this.reason = reason;
    this.#code = null;
    this.#become("stranger");
  }

  #show(picture) {
    this.picture = picture;
    this.#tell("picture", picture);
  }

  #settle({ type, id, reason, value }) {
    const wish = this.#awaited.get(id);
    this.#awaited.delete(id);
    if (type === "refused") wish?.reject(new Error(reason));
    else wish?.resolve(value);
  }

  #lost(reason = "") {
    if (this.state !== "stranger") this.reason = reason;
    for (const { reject } of this.#awaited.values()) {
      reject(new Error("The connection broke. Look whether it was done, then try again."));
    }
    this.#awaited.clear();
    clearTimeout(this.#silence);
    clearTimeout(this.#timer);
    if (this.#closed) return;
    if (this.state === "stranger") {
      this.#tell("stranger", { reason: reason || "The companion does not answer: try again in a moment.", gone: true });
      return;
    }
    this.#become("offline");
    // A little chance keeps a room full of phones from all knocking at the same moment.
    const wait = Math.min(LONGEST_WAIT_S, 0.5 * 2 ** this.#retry++) * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#connect(), wait * 1000);
  }

  /** A phone wakes up: do not wait for the timer, and do not trust a socket that slept. */
  #hurry() {
    if (this.state === "offline") {
      this.#retry = 0;
      this.#reconnect();
    } else if (this.state === "open") {
      this.#knock(2);
    }
  }

  #listenForSilence() {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#knock(GIVE_UP_S), QUIET_S * 1000);
  }

  /** Is anybody there? Without an answer the socket is dead, whatever it says. */
  #knock(seconds) {
    clearTimeout(this.#silence);
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send('{"type":"ping"}');
    this.#silence = setTimeout(() => {
      this.#drop();
      this.#lost();
      this.#hurry();
    }, seconds * 1000);
  }

  #reconnect() {
    this.#drop();
    this.#connect();
  }

  #drop() {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #become(state) {
    if (this.state === state) return;
    this.state = state;
    this.#tell("state", state);
  }

  #tell(type, message) {
    for (const listener of [...(this.#listeners.get(type) ?? [])]) listener(message);
  }
}
