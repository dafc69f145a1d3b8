// Every message between the server and its pages, to the letter.
// Made from the server's structs by `python -m tests.web.js.messages`: change those instead.

export type ReelName = "left" | "right" | "wheel";

export type TrayKind = "eyes" | "wheel";

export type LightName = "left" | "right" | "colour";

export type Direction = "clockwise" | "anticlockwise";

export type Creature = "fish" | "crab" | "octopus" | "starfish" | "turtle" | "whale" | "snail" | "jellyfish";

export type ColourName = "red" | "yellow" | "green" | "blue" | "pink";

export type Role = "host" | "player";

export type Presence = "here" | "lent" | "gone" | "stand-in" | "bot";

export type AnyReply = replies.Welcome | replies.Stranger | replies.News | replies.Table | replies.Rounds | replies.Roster | replies.Joining | replies.You | replies.Present | replies.Turned | replies.Tune | replies.Tick | replies.Retry | replies.Done | replies.Refused | replies.Answer | replies.Pong | replies.Tray;

export type PageMessage = requests.Hello | requests.Ping | requests.Do | requests.Preview | requests.Nose | requests.Push | requests.Switch | requests.TrayRequest | requests.HostRequest | requests.IAm | requests.Sit | requests.Come | requests.Go | requests.Vote | requests.BecomeHost | requests.Stand | requests.Look | requests.Ask | requests.MaintenanceRequest | requests.SelftestRequest;

export type Command = commands.StartMatch | commands.EndMatch | commands.Join | commands.Leave | commands.Rename | commands.Forget | commands.ChangeSeats | commands.Pause | commands.Resume | commands.ChoosePace | commands.DrawDealer | commands.NameDealer | commands.PassTurn | commands.Track | commands.CallColour | commands.PenaliseUno | commands.ScoreRound | commands.CorrectRound | commands.ConfirmTotals | commands.Undo | commands.Spin | commands.TellSpin | commands.ChoosePlayer | commands.MakeMove | commands.Deal | commands.AnswerUndo | commands.HandOver | commands.Redeal;

export interface Answers {
  history: Line[];
  rounds: RoundView[];
  statistics: Statistics;
  audit: Audit;
  record: string;
  keys: replies.KeyView[];
  preview: Preview;
  maintain: MaintenanceView | null;
  selftest: SelftestView;
}

export interface Line {
  at: number;
  time: string;
  kind: string;
  text: string;
  back_to: number | null;
  stands: boolean;
  cards: string[];
}

export interface RoundView {
  round: number;
  winner: string | null;
  points: Record<string, number>;
  left: Record<string, Record<string, number>>;
  corrected: boolean;
  lost: boolean;
}

export interface Statistics {
  at: number;
  first: string;
  last: string;
  matches: number;
  finished: number;
  rounds: number;
  blocked: number;
  seconds: number;
  spins: number;
  stories: Story[];
  players: PlayerFigures[];
  editions: EditionFigures[];
  reels: ReelCount[];
  longest_rounds: RoundFigures[];
  busiest_rounds: RoundFigures[];
  longest_match: MatchFigures | null;
  busiest_match: MatchFigures | null;
  latest: MatchFigures[];
}

export interface Audit {
  ok: boolean;
  text: string;
  chain: Verdict;
  doubts: Doubt[];
  draws: number;
  unproven: number;
  sources: Record<string, number>;
  spins: number;
  again: number;
  taken_back: number;
  told: number;
  unplayed: number;
  unlanded: number[];
  faces: ReelCount[];
  reels: ReelRecord[];
}

export interface Preview {
  points: Record<string, number>;
  totals: Record<string, number>;
  winners: string[];
}

export interface MaintenanceView {
  reels: ReelView[];
  changed: Record<string, string | boolean | number>;
  file: string;
}

export interface SelftestView {
  changes: number;
  running: boolean;
  number: number;
  count: number;
  now: string;
  does: string;
  progress: [number, number] | null;
  question: QuestionView | null;
  checks: CheckView[];
  summary: string;
  report: string;
}

export interface EditionView {
  id: string;
  name: string;
  summary: string;
  spinner: TrayKind | null;
  colours: ColourView[];
  options: OptionView[];
  sorts: Sort[];
  cards: CardView[];
  faces: Partial<Record<ReelName, FaceView[]>>;
  house_cards: number;
  cheat_sheet: SheetView[];
}

export interface Names {
  reels: Partial<Record<ReelName, ReelWords>>;
  kinds: Partial<Record<TrayKind, ReelName[]>>;
  lights: Partial<Record<LightName, string>>;
  bots: string[];
  uno_penalty: number;
  nobody: string;
}

export interface TableView {
  at: number;
  head: Head;
  match: MatchView | null;
  game: GameView | null;
  stage: StageView | null;
  pace: "turtle" | "fish" | "shark";
  vote: Vote | null;
  ballots: Ballot[];
  lobby: LobbyGuest[];
  spin: Spun | null;
  spinning: TrayKind | null;
  undo: string;
  nose: string;
  trouble: string;
  doubt: string;
}

export interface PersonView {
  id: string;
  name: string;
}

export interface Story {
  title: string;
  text: string;
}

export interface PlayerFigures {
  id: string;
  name: string;
  bot: string;
  matches: number;
  wins: number;
  rounds: number;
  rounds_won: number;
  average_points: number | null;
  highest_round: number | null;
  average_charge: number | null;
  penalties: number;
  penalty_cards: number;
  catches: number;
  spins: number;
}

export interface EditionFigures {
  edition: string;
  name: string;
  matches: number;
  finished: number;
  rounds: number;
  blocked: number;
  average_points: number | null;
  average_seconds: number | null;
  spins: number;
}

export interface ReelCount {
  tray: TrayKind;
  reel: ReelName;
  draws: number;
  faces: FaceCount[];
  p: number | null;
  enough: number;
  weighted: boolean;
}

export interface RoundFigures {
  match: number;
  edition: string;
  round: number;
  time: string;
  winner: string | null;
  points: number;
  seconds: number;
  spins: number;
}

export interface MatchFigures {
  match: number;
  edition: string;
  time: string;
  cards: "real" | "virtual";
  scoring: "standard" | "low" | "none";
  target: number;
  ended: boolean;
  winners: string[];
  seconds: number;
  spins: number;
  players: string[];
  rounds: RoundPoints[];
}

export interface Verdict {
  head: Head;
  broken_at: number | null;
  wanted: string;
  found_at: number | null;
  set_aside: number[];
}

export interface Doubt {
  record: number;
  text: string;
}

export interface ReelRecord {
  reel: string;
  landings: number;
  confirmed: number;
  expected: number;
  failed: number;
  missed: number;
  retried: number;
  resumed: number;
}

export interface ReelView {
  reel: ReelName;
  marks: number;
  turn: number;
  offset_degrees: number;
  measured: boolean;
  said: string[];
}

export interface QuestionView {
  words: string;
  can_repeat: boolean;
  push: boolean;
}

export interface CheckView {
  name: string;
  title: string;
  verdict: "well" | "warning" | "wrong" | "skipped";
  text: string;
  cause: string;
  fix: string;
  figures: Record<string, string | number>;
}

export interface ColourView {
  word: string;
  letter: string;
  shape: string;
}

export interface OptionView {
  name: string;
  kind: "choice" | "number" | "switch";
  values: string[];
  labels: string[];
  default: string | number | boolean;
  text: string;
}

export interface Sort {
  id: string;
  label: string;
  points: number;
  most: number;
  wild: boolean;
}

export interface CardView {
  code: string;
  name: string;
  kind: string;
  colour: string | null;
  number: number | null;
  points: number;
  art: string;
}

export interface FaceView {
  id: string;
  word: string;
  meaning: string;
}

export interface SheetView {
  title: string;
  text: string;
}

export interface ReelWords {
  name: string;
  title: string;
  short_title: string;
  asks: string;
  light: LightName;
  faces: FaceView[];
}

export interface Head {
  sequence: number;
  hash: string;
}

export interface MatchView {
  edition: string;
  name: string;
  spinner: TrayKind | null;
  cards: "real" | "virtual";
  target: number;
  scoring: "standard" | "low" | "none";
  options: Record<string, string | number | boolean>;
  house_rules: string[];
  tracker: boolean;
  round: number;
  spun: boolean;
  players: SeatView[];
  gone: GoneView[];
  dealer: string | null;
  turn: string | null;
  then: string | null;
  direction: Direction;
  colour: string | null;
  colours: string[];
  sorts: Sort[];
  penalties: Penalty[];
  choosing: ChoosingView | null;
  paused: string | null;
  ended: boolean;
  winners: string[];
  proven: boolean;
}

export interface GameView {
  seat: number | null;
  hidden: boolean;
  hand: string[];
  counts: number[];
  foreheads: (string | null)[][];
  top: string | null;
  colour: string | null;
  direction: number;
  turn: number | null;
  dealer: number | null;
  pile: number;
  discards: number;
  drawn: string | null;
  uno: [number, boolean][];
  held_up: number[];
  laid: number[];
  decisions: DecisionView[];
  awaited: AwaitedView[];
  spin_due: SpinDue | null;
  last_round: HandsView | null;
}

export interface StageView {
  id: string;
  kind: string;
  seat: number | null;
  target: number | null;
  cards: string[];
  laid: [number, string][];
  count: number;
  text: string;
  you: string;
  hits: boolean;
  seconds: number;
}

export interface Vote {
  by: string;
  back_to: number;
  text: string;
  waiting: string[];
}

export interface Ballot {
  id: number;
  about: "seat" | "host";
  device: string;
  player: string;
  lent: boolean;
  needed: number;
  yes: string[];
  seconds: number;
}

export interface LobbyGuest {
  device: string;
  name: string;
  creature: Creature;
  colour: ColourName;
}

export interface Spun {
  record: number;
  tray: TrayKind;
  faces: string[];
  text: string;
  spinner: string | null;
  chosen: string | null;
  told: boolean;
  landed: Record<string, string>;
  reasons: Record<string, string>;
}

export interface Light {
  colour: [number, number, number];
  word: string;
  rhythm: number[];
}

export interface SwitchState {
  name: string;
  part: string;
  what: string;
  once: boolean;
  on: boolean;
}

export interface FaceCount {
  face: string;
  word: string;
  count: number;
  expected: number;
  low: number;
  high: number;
}

export interface RoundPoints {
  round: number;
  winner: string | null;
  points: number[];
  corrected: boolean;
}

export interface SeatView {
  id: string;
  name: string;
  bot: string;
  seat: number;
  total: number;
  won: number;
}

export interface GoneView {
  id: string;
  name: string;
  total: number;
}

export interface Penalty {
  player: string;
  cards: number;
  caught_by: string | null;
}

export interface ChoosingView {
  by: string | null;
  text: string;
  players: string[];
}

export interface DecisionView {
  kind: string;
  prompt: string;
  rule: string;
  note: string;
  optional: boolean;
  about: number | null;
  moves: MoveView[];
  attack: AttackView | null;
}

export interface AwaitedView {
  seat: number | null;
  kind: string;
  prompt: string;
  about: number | null;
  note: string;
  done: string | null;
}

export interface SpinDue {
  seat: number | null;
  tray: TrayKind;
}

export interface HandsView {
  winner: number | null;
  points: number[];
  hands: string[][];
}

export interface MoveView {
  move: string;
  label: string;
  verb: string;
  card: string | null;
  colour: string | null;
  seat: number | null;
  uno: boolean;
}

export interface AttackView {
  cards: number;
  lost_challenge: number;
  keeps_turn: boolean;
  colour: string | null;
}

export namespace replies {
  export type Tray = { type: "tray" } & Partial<replies.TrayView>;

  export interface Welcome {
    type: "welcome";
    you: replies.YouView;
    token: string | null;
    honest: boolean | null;
    join: replies.JoinView;
    locked: boolean;
    software: string;
    at: number;
    since: number;
    table: TableView;
    tray: replies.TrayView;
    lines: Line[];
    rounds: RoundView[];
    roster: PersonView[];
    present: Record<string, Presence>;
  }

  export interface Stranger {
    type: "stranger";
    reason: string;
    wait: number;
  }

  export interface News {
    type: "news";
    at: number;
    table: TableView;
    lines: Line[];
  }

  export interface Table {
    type: "table";
    table: TableView;
  }

  export interface Rounds {
    type: "rounds";
    rounds: RoundView[];
  }

  export interface Roster {
    type: "roster";
    roster: PersonView[];
  }

  export interface Joining {
    type: "join";
    join: replies.JoinView;
    locked: boolean;
  }

  export interface You {
    type: "you";
    role: Role;
    player: string | null;
    key: string;
    players: string[];
    codes: Record<string, string>;
  }

  export interface Present {
    type: "present";
    players: Record<string, Presence>;
  }

  export interface Turned {
    type: "turned";
    angles: Partial<Record<ReelName, number>>;
    at: number;
  }

  export interface Tune {
    type: "tune";
    notes: [number, number | null][];
  }

  export interface Tick {
    type: "tick";
    reel: ReelName;
    face: string;
  }

  export interface Retry {
    type: "retry";
    reel: ReelName;
    reason: string;
  }

  export interface Done {
    type: "done";
    id: number;
  }

  export interface Refused {
    type: "refused";
    id: number | null;
    reason: string;
    needs: "seat-code" | null;
  }

  export interface Answer {
    type: "answer";
    id: number;
    value: unknown;
  }

  export interface Pong {
    type: "pong";
  }

  export interface KeyView {
    key: string;
    role: Role;
    player: string | null;
    here: boolean;
    seen: string;
  }

  export interface YouView {
    role: Role;
    player: string | null;
    key: string;
    players: string[];
    codes: Record<string, string>;
  }

  export interface JoinView {
    code: string;
    url: string;
    qr: string;
    hint: string;
  }

  export interface TrayView {
    state: "asleep" | "homing" | "ready" | "spinning" | "outcome" | "stopped" | "in service" | "off";
    kind: TrayKind;
    kinds: TrayKind[];
    muted: boolean;
    simulated: boolean;
    reels: ReelName[];
    angles: Partial<Record<ReelName, number>>;
    out: Partial<Record<ReelName, string>>;
    lights: Record<string, Light>;
    switches: SwitchState[];
    troubles: replies.TroubleView[];
  }

  export interface TroubleView {
    title: string;
    advice: string;
  }
}

export namespace requests {
  export interface Hello {
    type: "hello";
    version?: number;
    token?: string | null;
    code?: string | null;
    since?: number;
    head?: string | null;
    watch?: "tray"[];
  }

  export interface Ping {
    type: "ping";
  }

  export interface Do {
    type: "do";
    id: number;
    command: Command;
  }

  export interface Preview {
    type: "preview";
    id: number;
    command: Command;
  }

  export interface Nose {
    type: "nose";
    id: number;
    down: boolean;
  }

  export interface Push {
    type: "push";
    id: number;
  }

  export interface Switch {
    type: "switch";
    id: number;
    name: string;
    on: boolean;
  }

  export interface TrayRequest {
    type: "tray";
    id: number;
    muted?: boolean | null;
    kind?: TrayKind | null;
    act?: "home" | null;
  }

  export interface HostRequest {
    type: "host";
    id: number;
    act: "lock" | "unlock" | "new-code" | "shut-out" | "free" | "make-host" | "step-down";
    key?: string | null;
    player?: string | null;
  }

  export interface IAm {
    type: "iam";
    id: number;
    player: string | null;
  }

  export interface Sit {
    type: "sit";
    id: number;
    player: string;
    code?: string | null;
    ask?: boolean;
    lent?: boolean;
  }

  export interface Come {
    type: "come";
    id: number;
    name: string;
    creature: Creature;
    colour: ColourName;
  }

  export interface Go {
    type: "go";
    id: number;
    key?: string | null;
  }

  export interface Vote {
    type: "vote";
    id: number;
    ballot: number;
    yes: boolean;
  }

  export interface BecomeHost {
    type: "become-host";
    id: number;
    code?: string | null;
  }

  export interface Stand {
    type: "stand";
    id: number;
    player: string;
  }

  export interface Look {
    type: "look";
    id: number;
    player: string | null;
  }

  export interface Ask {
    type: "ask";
    id: number;
    what: "statistics" | "audit" | "history" | "rounds" | "keys" | "record";
    before?: number | null;
  }

  export interface MaintenanceRequest {
    type: "maintain";
    id: number;
    act: "begin" | "measure" | "turn-around" | "nudge" | "speed" | "save" | "end" | "switch-off";
    reel?: ReelName | null;
    degrees?: number;
  }

  export interface SelftestRequest {
    type: "selftest";
    id: number;
    act: "look" | "next" | "begin" | "yes" | "no" | "again" | "stop";
    seen?: number;
    spins?: number;
    alone?: boolean;
  }
}

export namespace commands {
  export interface StartMatch {
    do: "start-match";
    edition: string;
    players: commands.NewPlayer[];
    cards?: "real" | "virtual";
    options?: Record<string, string | number | boolean>;
    house_rules?: commands.HouseRule[];
    here?: number[];
    tracker?: boolean;
  }

  export interface EndMatch {
    do: "end-match";
  }

  export interface Join {
    do: "join";
    player: commands.NewPlayer;
    seat?: number | null;
  }

  export interface Leave {
    do: "leave";
    player: string;
  }

  export interface Rename {
    do: "rename";
    player: string;
    name: string;
  }

  export interface Forget {
    do: "forget";
    player: string;
  }

  export interface ChangeSeats {
    do: "change-seats";
    players: string[];
  }

  export interface Pause {
    do: "pause";
    reason?: string;
  }

  export interface Resume {
    do: "resume";
  }

  export interface ChoosePace {
    do: "choose-pace";
    pace: "turtle" | "fish" | "shark";
  }

  export interface DrawDealer {
    do: "draw-dealer";
  }

  export interface NameDealer {
    do: "name-dealer";
    player: string;
  }

  export interface PassTurn {
    do: "pass-turn";
    to?: string | null;
    turn_around?: boolean;
  }

  export interface Track {
    do: "track";
    on: boolean;
  }

  export interface CallColour {
    do: "call-colour";
    colour: string;
    by?: string | null;
  }

  export interface PenaliseUno {
    do: "penalise-uno";
    player: string;
    cards?: number;
    caught_by?: string | null;
  }

  export interface ScoreRound {
    do: "score-round";
    winner: string | null;
    left?: Record<string, Record<string, number>>;
    round?: number | null;
  }

  export interface CorrectRound {
    do: "correct-round";
    round: number;
    winner: string | null;
    left?: Record<string, Record<string, number>>;
  }

  export interface ConfirmTotals {
    do: "confirm-totals";
    totals?: Record<string, number>;
    round?: number | null;
  }

  export interface Undo {
    do: "undo";
  }

  export interface Spin {
    do: "spin";
    by?: string | null;
    tray?: TrayKind | null;
  }

  export interface TellSpin {
    do: "tell-spin";
    faces: string[];
    by?: string | null;
  }

  export interface ChoosePlayer {
    do: "choose-player";
    player: string;
  }

  export interface MakeMove {
    do: "make-move";
    move: string;
  }

  export interface Deal {
    do: "deal";
  }

  export interface AnswerUndo {
    do: "answer-undo";
    yes: boolean;
  }

  export interface HandOver {
    do: "hand-over";
    player: string;
    bot?: string;
  }

  export interface Redeal {
    do: "redeal";
  }

  export interface NewPlayer {
    name: string;
    bot?: string;
  }

  export interface HouseRule {
    text: string;
    effect?: string;
  }
}
