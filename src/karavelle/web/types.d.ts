// What the server sends, for those who check the client; docs/server.md tells what it means.

export interface Person { id: string; kind: string; name: string; settings: Record<string, any> }
export interface Toast { number: number; text: string; report?: string }

export type Node = string | [string, Record<string, any>, ...Node[]];
export interface Part { id: string; title: string; width: number; height: number; content: Node[] }
export type Cell = [string, string];
export interface Panel { title: string; head: Cell[]; rows: Cell[][] }

export interface Seat {
  seat: number; kind: string; name: string; letter: string; bot: string | null; ready: boolean; here: boolean;
  stand_in: string | null; leaves_at: number | null; left: number | null; thinking: boolean;
}
export interface Answer { name: string; text: string; action: number }
export interface Group { place: number; number: number; at: number; seat: number | null; lines: string[]; things: string[][] }
export interface Happening { number: number; at: number; kind: string; seat: number; name?: string; text?: string; [more: string]: any }
/** Somebody who plays without a seat, by the rules of a game. */
export interface Rival extends Sheet { name: string }
export interface Line { category: string; item: string; text: string; points: number }
export interface Sheet { total: number; lines: Line[] }

export interface View {
  table: string; game: { id: string; title: string; rules: number }; options: Record<string, string>;
  status: "open" | "playing" | "over"; number: number; after: number; since: number;
  viewer: number | null; you: number[]; seats: Seat[]; clock: { kind: string }; now: number;
  public: boolean; again: string | null; code: string | null; host: boolean;
  asked: number | null; confirm: boolean; prompt: string; cites: string[]; answers: Answer[];
  plans?: { then: string; when: string }[];
  casual: boolean; undo: "" | "free" | "ask"; redo: boolean; request: { seat: number; agreed: number[] } | null;
  scene: Part[]; panels?: Panel[]; points: Sheet[] | null; rivals: Rival[]; ranks: number[] | null; answered: number;
  commitment: string | null; seed: string | null;
  log: { from: number; groups: Group[] }; events: Happening[];
}
export interface Moment {
  table: string; place: number; answered: number; prompt: string; viewer: number | null; asked: number | null;
  scene: Part[]; panels?: Panel[]; lines: string[]; things: string[][]; points: Sheet[]; rivals: Rival[];
}

export interface Variant { id: string; text: string; choices: string[]; words: Record<string, string>; default: string }
export interface Game {
  id: string; title: string; rules: number; about: string; seats: number[]; minutes: number[]; age: number;
  hands: boolean; options: Variant[];
}
export interface Row {
  table: string; game: string; status: string; updated: number; number: number; your_turn: boolean;
  deadline: number | null; asked: number | null; you: number[];
  seats: { name: string; points: number | null; rank: number | null }[];
}
export interface Glossary { names: Record<string, string>; tips: Record<string, string> }
export interface Appraisal { name: string; text: string; points: number | null; wins: number | null; tries?: number }
export interface Review {
  prospects: { place: number; wins: number[]; points: number[] }[];
  turns: { start: number; end: number; seat: number; before: number; after: number; lines: string[] }[];
  decisions: { place: number; seat: number; cost: number; lost: number; chosen: Appraisal; best: Appraisal }[];
}
