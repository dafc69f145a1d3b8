// The one WebSocket between a page and its table: hello, resume, reconnect, requests and their answers.

/** @import { AnyReply, Command, Line, PersonView, Presence, RoundView, TableView, requests, replies } from "./messages.d.ts" */
/** @import { AnswerTo, GameLink, LinkState, MatchLink, NewRequest, News, TableLink } from "./types.d.ts" */

import { Refusal } from "./refusal.js";
import { recall, store } from "./storage.js";
import { VERSION } from "./version.js";

const QUIET_S = 20;
const GIVE_UP_S = 8;
const LONGEST_WAIT_S = 10;
const OUTDATED = 4005;

/**
 * `link.on(type, listener)` calls the listener for every message of the server of that type, and besides for:
 * `state` (the link's own state changed), `change` (table, tray, lines or rights changed), `landed` (there is a new
 * outcome), `picture` (the OLED's 1024 bytes), `objection` (history no longer leads to what this device remembers).
 * `on` returns a function that removes the listener.
 */
export class Link {
  /** @type {LinkState} */
  state = "connecting";
  /** Why the server did not let this device in, or why it hung up. */
  reason = "";
  /** @type {TableView|null} */
  table = null;
  /** @type {replies.TrayView|null} */
  tray = null;
  /** The history in words, oldest first. @type {Line[]} */
  lines = [];
  /** The latest rounds of the match, oldest first. @type {RoundView[]} */
  rounds = [];
  /** Who played here before, the latest first. @type {PersonView[]} */
  roster = [];
  /** @type {replies.YouView} */
  you = { role: "player", player: null, key: "", players: [], codes: {} };
  /** With virtual cards, by player: who plays the seat. @type {Record<string, Presence>} */
  present = {};
  /** @type {replies.JoinView|null} */
  join = null;
  locked = false;
  software = "";
  /** @type {Uint8Array|null} */
  picture = null;

  #watch;
  #code;
  /** @type {WebSocket|null} */
  #socket = null;
  /** @type {Map<string, Set<(message: never) => void>>} */
  #listeners = new Map();
  /** @type {Map<number, {resolve: (value: unknown) => void, reject: (reason: Error) => void}>} */
  #awaited = new Map();
  #number = 0;
  #at = 0;
  #retry = 0;
  #timer = 0;
  #silence = 0;
  #greeted = false;
  #objects = false;
  #closed = false;

  /** @param {{watch?: "tray"[], code?: string|null}} [options] */
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

  /** @template {keyof News} Type @param {Type} type @param {(message: News[Type]) => void} listener */
  on(type, listener) {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners.add(listener));
    return () => {
      listeners.delete(listener);
    };
  }

  /**
   * Sends a command to the table. If it is refused, rejects with a `Refusal`.
   * @param {Command} command
   */
  do(command) {
    return this.send({ type: "do", command });
  }

  /** What scoring or correcting a round would bring. Nothing is written down. @param {Command} command */
  preview(command) {
    // `send` does not know the type of the answer.
    return /** @type {AnswerTo<"preview">} */ (this.send({ type: "preview", command }));
  }

  /** @template {requests.Ask["what"]} What @param {What} what @param {{before?: number}} [part] of a long list */
  ask(what, part = {}) {
    // `send` does not know the type of the answer.
    return /** @type {AnswerTo<What>} */ (this.send({ type: "ask", what, ...part }));
  }

  /** Loads older lines, and replaces those before the given record. */
  async older(before = this.lines[0]?.at ?? this.#at + 1) {
    const lines = await this.ask("history", { before });
    this.lines = [...lines, ...this.lines.filter((line) => line.at >= before)];
    this.#tell("change", this);
  }

  /**
   * Loads the history anew for the seat that is shown now. Lines that only the seat before may know go at once.
   * @param {string|null} before
   */
  #retell(before) {
    if (before !== null) this.lines = [];
    this.older(this.#at + 1).catch(() => {});
  }

  /** Sends any request; resolves when it is done, or with its answer. @param {NewRequest} message */
  send(message) {
    const socket = this.#socket;
    if (this.state !== "open" || !socket) {
      return Promise.reject(new Error("Not connected. Wait a moment and try again."));
    }
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#awaited.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** A stranger typed the code. @param {string} code */
  enter(code) {
    this.#code = code.trim().toUpperCase();
    this.#reconnect();
  }

  /** The history was changed, and somebody here accepts that. */
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

  /** Whether this device may act at the table at all. */
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
    socket.onopen = () => this.#hello(socket);
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#listenForSilence();
      if (data instanceof ArrayBuffer) this.#show(new Uint8Array(data));
      else this.#hear(JSON.parse(data));
    };
    socket.onclose = ({ code, reason }) => socket === this.#socket && this.#lost(reason, code);
  }

  /** @param {WebSocket} socket */
  #hello(socket) {
    const head = recall("head");
    socket.send(
      JSON.stringify({
        type: "hello",
        version: VERSION,
        token: recall("token"),
        code: this.#code,
        since: this.#at,
        head: head?.sequence === this.#at ? head.hash : null,
        watch: this.#watch,
      }),
    );
  }

  /** @param {AnyReply} message */
  #hear(message) {
    const { type } = message;
    if (message.type === "done" || message.type === "answer" || message.type === "refused")
      return this.#settle(message);
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "stranger") this.#stranger(message);
    else if (message.type === "news") this.#news(message);
    else if (message.type === "table") this.#take(message.table);
    else if (message.type === "tray") {
      const { type: _, ...changed } = message;
      if (this.tray) this.tray = { ...this.tray, ...changed };
    } else if (message.type === "turned") {
      if (this.tray) this.tray.angles = { ...this.tray.angles, ...message.angles };
    } else if (message.type === "join") {
      this.join = message.join;
      this.locked = message.locked;
    } else if (message.type === "rounds") {
      this.rounds = message.rounds;
    } else if (message.type === "roster") {
      this.roster = message.roster;
    } else if (message.type === "present") {
      this.present = message.players;
    } else if (message.type === "you") {
      const { type: _, ...you } = message;
      const before = this.you.player;
      this.you = you;
      if (you.player !== before) this.#retell(before);
    }
    this.#tell(type, message);
    if (["welcome", "news", "table", "rounds", "roster", "tray", "join", "you", "present"].includes(type))
      this.#tell("change", this);
  }

  /** @param {replies.Welcome} message */
  #welcome(message) {
    clearTimeout(this.#timer);
    this.#retry = 0;
    this.#code = null;
    if (message.token) store("token", message.token);
    const before = this.you.player;
    this.you = message.you;
    this.present = message.present ?? {};
    this.join = message.join;
    this.locked = message.locked;
    this.software = message.software;
    this.table = message.table;
    this.tray = message.tray;
    this.rounds = message.rounds;
    this.roster = message.roster;
    const other = this.#greeted && message.you.player !== before;
    // The lines so far may tell what the seat that is shown now must not know.
    if (other || message.since !== this.#at) this.lines = [];
    this.lines = [...this.lines, ...message.lines];
    this.#at = message.at;
    this.#objects ||= message.honest === false;
    this.#remember();
    this.#become("open");
    if (message.honest === false) this.#tell("objection", message);
    // The server sent only what is new since the head that this device stored: load what came before.
    if ((other || !this.#greeted) && message.since > 0) this.older().catch(() => {});
    this.#greeted = true;
  }

  /** @param {replies.News} message */
  #news(message) {
    if (message.at <= this.#at) return;
    this.lines = [...this.lines, ...message.lines];
    this.#at = message.at;
    this.#take(message.table);
    this.#remember();
  }

  /** @param {TableView} table */
  #take(table) {
    const last = this.table?.spin?.record ?? 0;
    this.table = table;
    if (table.spin && table.spin.record > last) this.#tell("landed", table.spin);
  }

  /** Stores the head of the journal, so that the next hello can check that the history still leads to it. */
  #remember() {
    const head = this.table?.head;
    if (!this.#objects && head?.sequence === this.#at) store("head", head);
  }

  /** Whoever is typing the code takes nobody's place meanwhile. @param {replies.Stranger} message */
  #stranger({ reason }) {
    this.#drop();
    this.reason = reason;
    this.#code = null;
    this.#become("stranger");
  }

  /** @param {Uint8Array} picture */
  #show(picture) {
    this.picture = picture;
    this.#tell("picture", picture);
  }

  /** @param {replies.Done|replies.Answer|replies.Refused} answer */
  #settle(answer) {
    if (answer.id === null) return; // the server could not even read the message
    const request = this.#awaited.get(answer.id);
    this.#awaited.delete(answer.id);
    if (answer.type === "refused") request?.reject(new Refusal(answer));
    else request?.resolve(answer.type === "answer" ? answer.value : undefined);
  }

  #lost(reason = "", code = 0) {
    if (this.state !== "stranger") this.reason = reason;
    for (const { reject } of this.#awaited.values()) {
      reject(new Error("The connection broke. Look whether it was done, then try again."));
    }
    this.#awaited.clear();
    clearTimeout(this.#silence);
    clearTimeout(this.#timer);
    if (this.#closed) return;
    if (code === OUTDATED) return this.#become("outdated");
    if (this.state === "stranger") {
      this.#tell("stranger", { reason: reason || "The companion does not answer: try again in a moment.", gone: true });
      return;
    }
    this.#become("offline");
    // Random, so that a room full of phones does not reconnect at the same moment.
    const wait = Math.min(LONGEST_WAIT_S, 0.5 * 2 ** this.#retry++) * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#connect(), wait * 1000);
  }

  /** A phone wakes up: reconnect at once, or check that the socket survived its sleep. */
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

  /** Pings the server; without an answer in time the socket counts as dead. @param {number} seconds */
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

  /** @param {LinkState} state */
  #become(state) {
    if (this.state === state) return;
    this.state = state;
    this.#tell("state", state);
  }

  /** @template {keyof News} Type @param {Type} type @param {News[Type]} message */
  #tell(type, message) {
    // `on` makes sure that every listener takes messages of its type.
    const listeners = /** @type {Iterable<(message: News[Type]) => void>} */ (this.#listeners.get(type) ?? []);
    for (const listener of [...listeners]) listener(message);
  }
}

/** Whether the server has sent the table yet. @param {Link} link @returns {link is TableLink} */
export function hasTable(link) {
  return link.table !== null;
}

/** Whether a match is being played, or was played last. @param {Link} link @returns {link is MatchLink} */
export function hasMatch(link) {
  return Boolean(link.table?.match);
}

/** The same link; throws if there is no match. @param {Link} link */
export function withMatch(link) {
  if (!hasMatch(link)) throw new Error("There is no match at this table yet.");
  return link;
}

/** Whether virtual cards are dealt. @param {Link} link @returns {link is GameLink} */
export function hasGame(link) {
  return Boolean(link.table?.match && link.table.game);
}
