import * as Class from '../document/word-classes.js';
import * as Sign from '../document/signs.js';
import { Kind, kindAt } from './letters.js';
import type { TokenBuffer } from './token-buffer.js';

const { letter: LETTER, space: SPACE } = Kind;

/** Whether a full stop marks an abbreviation and is skipped: "c. à soupe", "2 tbsp. (30 ml) oil". */
export function isAbbreviation(text: string, i: number, tokens: TokenBuffer): boolean {
  if (text.charCodeAt(i) !== Sign.FULL_STOP || i + 1 === text.length) return false;
  const last = tokens.lastWord();
  if (last?.end !== i) return false;
  const isLetter = i - last.start === 1;
  if (!isLetter && (last.classes & Class.ABBREVIATION) === 0) return false;
  let next = i + 1;
  while (kindAt(text, next) === SPACE) next++;
  const following = text.charAt(next);
  if (kindAt(text, next) !== LETTER) return following !== '' && '(),'.includes(following);
  if (following === following.toLowerCase()) return true;
  const isTime = !isLetter && (last.classes & Class.MEASURE) !== 0;
  if (isTime || next === i + 1) return false;
  // A text in capitals: "2 C. À SOUPE", "2 TBSP. OIL". "5 MIN. DRAIN" and "180 C. DRAIN" are two
  // sentences, "B.B.Q." is one word.
  if (isLetter && kindAt(text, next + 1) === LETTER) return false;
  return isInCapitals(text.slice(last.start, i)) && isInCapitals(text.slice(next, next + 4));
}

function isInCapitals(text: string): boolean {
  return text === text.toUpperCase();
}
