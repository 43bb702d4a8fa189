import { classOf, formOf, type Language, verbOf } from '../model/language.js';
import type { Mention } from '../model/entry.js';
import type { Instruction, Classification } from '../model/instruction.js';
import type { Tokens } from '../text/tokens.js';
import type { Verb } from '../model/verb.js';

/** What a judge may look at around a verb. */
export interface Document {
  readonly language: Language;
  readonly tokens: Tokens;
  readonly mentions: readonly Mention[];
  /** Orders read so far, in text order. */
  readonly instructions: Instruction[];
}

/** Tells the verbs of a language that give an order from everything else. */
export interface InstructionClassifier {
  /** How the verb at a token is meant. */
  classify: (document: Document, at: number) => Classification;
  /** Whether the verb at a token completes an auxiliary further left: "faire … revenir". */
  completes: (document: Document, auxiliary: Instruction, at: number) => boolean;
}

/** The word classes of a token of the scene. */
export function classAt({ language, tokens }: Document, i: number): number {
  return classOf(language, tokens, i);
}

/** How a verb form at a token may be meant. */
export function formAt({ language, tokens }: Document, i: number): number {
  return formOf(language, tokens, i);
}

/** The verb that a token is a form of. */
export function verbAt({ language, tokens }: Document, i: number): Verb | undefined {
  return verbOf(language, tokens, i);
}

/** The id of the word at a token. */
export function wordAt({ tokens }: Document, i: number): number {
  return tokens.word(i);
}
