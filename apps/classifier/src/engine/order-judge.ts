import type { Language } from './language.js';
import type { NameMention } from './name.js';
import type { Order, Verdict } from './order.js';
import type { Tokens } from './tokens.js';

/** What a judge may look at around a verb. */
export interface Scene {
  readonly language: Language;
  readonly tokens: Tokens;
  readonly names: readonly NameMention[];
  /** Orders read so far, in text order. */
  readonly orders: Order[];
}

/** Tells the verbs of a language that give an order from everything else. */
export interface OrderJudge {
  /** How the verb at a token is meant. */
  judge: (scene: Scene, at: number) => Verdict;
  /** Whether the verb at a token completes an auxiliary further left: "faire … revenir". */
  completes: (scene: Scene, auxiliary: Order, at: number) => boolean;
}
