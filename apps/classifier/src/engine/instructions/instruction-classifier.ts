import { classOf, formOf, type Language, verbOf } from '../model/language.js';
import type { Mention } from '../model/entry.js';
import type { Instruction, Classification } from '../model/instruction.js';
import type { Tokens } from '../text/tokens.js';
import type { Verb } from '../model/verb.js';

/** A text during classification: what a classifier can read around a verb. */
export interface Document {
  readonly language: Language;
  readonly tokens: Tokens;
  readonly mentions: readonly Mention[];
  /** Instructions found so far, in text order. */
  readonly instructions: Instruction[];
}

/** Decides which verbs of a language are instructions. */
export interface InstructionClassifier {
  /** Classifies the verb at a token. */
  classify: (doc: Document, at: number) => Classification;
  /** Whether the verb at a token belongs to an auxiliary before it: "faire … revenir". */
  completes: (doc: Document, auxiliary: Instruction, at: number) => boolean;
}

/** Word classes of a token, as bits of `grammar.ts`. */
export function classAt({ language, tokens }: Document, i: number): number {
  return classOf(language, tokens, i);
}

/** Possible readings of a verb form, as bits of `verb-forms.ts`. */
export function formAt({ language, tokens }: Document, i: number): number {
  return formOf(language, tokens, i);
}

export function verbAt({ language, tokens }: Document, i: number): Verb | undefined {
  return verbOf(language, tokens, i);
}

export function wordAt({ tokens }: Document, i: number): number {
  return tokens.word(i);
}
