import type { Document } from '../document/document.js';
import type { Instruction } from '../document/instruction.js';
import type { TokenRange } from '../document/token.js';

/** A sentence with its instructions. */
export interface Sentence extends TokenRange {
  readonly instructions: readonly Instruction[];
  /** A semicolon ends all clauses, but not the sentence: both parts have the same number. */
  readonly number: number;
}

/** The sentences of a text, in text order. */
export function sentencesOf(doc: Document): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let number = 0;
  for (let from = 0, first = 0; from < doc.length;) {
    const to = doc.sentenceEnd(from);
    let next = first;
    while ((doc.instructions[next]?.head ?? to) < to) next++;
    sentences.push({ from, to, number, instructions: doc.instructions.slice(first, next) });
    if (!doc.is(to, ';')) number++;
    from = to + 1;
    first = next;
  }
  return sentences;
}

/** End of the instruction before the one with this index; the start of the sentence before the first. */
export function endOfPrevious({ from, instructions }: Sentence, i: number): number {
  return instructions[i - 1]?.to ?? from;
}

/**
 * The token after the colon between a verb and the words before it, which are another instruction or
 * the name of what is made: "Sauce : …"; null without one. A phrase belongs to the verb: "Dans un
 * bol : …", "Pour la sauce : …".
 */
export function headingEnd(doc: Document, i: number, sentence: Sentence): number | null {
  const { from, instructions } = sentence;
  const verb = instructions[i]?.from ?? from;
  const isPhrase =
    doc.hasAnyClass(from, ['PREPOSITION', 'PURPOSE']) && doc.verb(from + 1) === undefined;
  if (i === 0 && isPhrase) return null;
  for (let at = endOfPrevious(sentence, i); at < verb; at++) if (doc.is(at, ':')) return at + 1;
  return null;
}
