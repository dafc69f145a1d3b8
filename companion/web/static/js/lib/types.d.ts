// Types that the pages' scripts share. Messages are in `messages.d.ts`.

import type { Link } from "./link.js";
import type {
  Answers,
  AnyReply,
  GameView,
  HandsView,
  Head,
  MatchView,
  PageMessage,
  replies,
  Spun,
  TableView,
} from "./messages.d.ts";

// Elements

/** What an element may hold. Null, undefined and false show nothing, and arrays may be nested. */
export type Child = Node | string | number | false | null | undefined | Child[];

/** The element of a name such as "button.primary.big"; a plain HTMLElement for all tags but a few. */
export type HtmlOf<Name extends string> = Tag<Name> extends keyof Exact ? Exact[Tag<Name>] : HTMLElement;

type Exact = Pick<HTMLElementTagNameMap, "button" | "canvas" | "details" | "dialog" | "input" | "select">;

type Tag<Name extends string> = Name extends `${infer Before}.${string}` ? Before : Name;

/** Attributes, listeners, style and data of an element. */
export type Properties<E extends Element> = Listeners<E> & {
  style?: Record<string, string | number>;
  dataset?: Record<string, string | number>;
  [attribute: string]: Attribute | Record<string, string | number> | ((event: never) => unknown);
};

type Attribute = string | number | boolean | null | undefined;

type Listeners<E extends Element> = {
  [Type in keyof HTMLElementEventMap as `on${Type}`]?: (event: EventOn<E, HTMLElementEventMap[Type]>) => unknown;
};

/** An event as the element itself hears it. */
export type EventOn<E extends Element, Happens extends Event = Event> = Happens & { currentTarget: E };

/**
 * What happens when something with `data-act` is used, by the name of the act. `value` is its `data-value` or what the
 * field holds, and `element` what was used. An act may declare narrower types, as it knows its elements: the value of a
 * button without `data-value` is undefined, and an element may be a field.
 */
export type Acts = Record<string, { act(value: string, element: HTMLElement): unknown }["act"]>;

// Matches

/** What a table agreed on, by the option's name; what is undefined is left to the edition. */
export type AgreedOptions = Record<string, string | number | boolean | undefined>;

// The link

export type LinkState = "connecting" | "open" | "offline" | "stranger" | "outdated";

/** What listeners of a link are called with, by the type that `on` takes. */
export type News = Omit<{ [Message in AnyReply as Message["type"]]: Message }, "stranger"> & {
  stranger: { reason: string; wait?: number; gone?: boolean };
  state: LinkState;
  change: Link;
  landed: Spun;
  picture: Uint8Array;
  objection: replies.Welcome;
};

/** A request without its id, which the link adds. */
export type NewRequest = Unnumbered<Extract<PageMessage, { id: number }>>;

type Unnumbered<Message> = Message extends unknown ? Omit<Message, "id"> : never;

/** A link that has received the table, as every link has after its first welcome. */
export type TableLink = Link & { table: TableView; tray: replies.TrayView; join: replies.JoinView };

/** A table where a match is played, or was just over. */
export type MatchTable = TableView & { match: MatchView };
export type MatchLink = TableLink & { table: MatchTable };

/** A game whose round is over, or that had one before. */
export type PlayedGame = GameView & { last_round: HandsView };

/** A table where virtual cards are dealt. */
export type GameTable = MatchTable & { game: GameView };
export type GameLink = TableLink & { table: GameTable };

/** What `ask` promises. */
export type AnswerTo<What extends keyof Answers> = Promise<Answers[What]>;

/** What a device stores, by the key it is stored under. */
export interface Stored {
  token: string;
  /** The head of the journal when this device last heard of it. */
  head: Head;
  preferences: { sound: boolean; voice: boolean };
  "my-name": string;
  /** What the form that starts a match was last sent with. */
  "last-setup": { edition: string; options: AgreedOptions; tracker: boolean };
}
