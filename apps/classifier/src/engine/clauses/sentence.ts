import type { Document } from '../../document/document.js';
import type { Instruction } from '../../document/instruction.js';
import type { TokenRange } from '../../document/tokens.js';
import * as Class from '../../document/word-classes.js';
import * as Sign from '../../document/signs.js';

const { PREPOSITION, PURPOSE } = Class;
const { COLON } = Sign;

/** A sentence with its instructions. */
export interface Sentence extends TokenRange {
  readonly instructions: readonly Instruction[];
}

/** End of the instruction before the one with this index; the start of the sentence before the first. */
export function endOfPrevious({ from, instructions }: Sentence, i: number): number {
  return i === 0 ? from : (instructions[i - 1]?.to ?? from);
}

/**
 * The token after the colon between a verb and the words before it, which are another instruction or
 * the name of what is made: "Sauce : …"; null without one. A phrase belongs to the verb: "Dans un
 * bol : …", "Pour la sauce : …".
 */
export function headingEnd(doc: Document, i: number, sentence: Sentence): number | null {
  const { from, instructions } = sentence;
  const verb = instructions[i]?.from ?? from;
  const floor = endOfPrevious(sentence, i);
  const isPhrase = doc.hasClass(from, PREPOSITION | PURPOSE) && doc.verb(from + 1) === undefined;
  if (i === 0 && isPhrase) return null;
  for (let at = floor; at < verb; at++) if (doc.is(at, COLON)) return at + 1;
  return null;
}
