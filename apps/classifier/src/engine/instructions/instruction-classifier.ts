import { classOf, formOf, type Language, verbOf } from '../model/language.js';
import type { NameMention } from '../model/name.js';
import type { Instruction, Classification } from '../model/instruction.js';
import type { Tokens } from '../text/tokens.js';
import type { Verb } from '../model/verb.js';

/** What a judge may look at around a verb. */
export interface Scene {
  readonly language: Language;
  readonly tokens: Tokens;
  readonly names: readonly NameMention[];
  /** Orders read so far, in text order. */
  readonly orders: Instruction[];
}

/** Tells the verbs of a language that give an order from everything else. */
export interface InstructionClassifier {
  /** How the verb at a token is meant. */
  judge: (scene: Scene, at: number) => Classification;
  /** Whether the verb at a token completes an auxiliary further left: "faire … revenir". */
  completes: (scene: Scene, auxiliary: Instruction, at: number) => boolean;
}

/** The word classes of a token of the scene. */
export function classAt({ language, tokens }: Scene, i: number): number {
  return classOf(language, tokens, i);
}

/** How a verb form at a token may be meant. */
export function formAt({ language, tokens }: Scene, i: number): number {
  return formOf(language, tokens, i);
}

/** The verb that a token is a form of. */
export function verbAt({ language, tokens }: Scene, i: number): Verb | undefined {
  return verbOf(language, tokens, i);
}

/** The id of the word at a token. */
export function wordAt({ tokens }: Scene, i: number): number {
  return tokens.word(i);
}
