import { kindAt } from './letters.js';
import type { Word } from './word.js';

/** The token before the full stop. */
interface LastToken {
  readonly start: number;
  readonly end: number;
  readonly word: Word;
}

/** Whether a full stop marks an abbreviation and is skipped: "c. à soupe", "2 tbsp. (30 ml) oil". */
export function isAbbreviation(text: string, i: number, last: LastToken | undefined): boolean {
  if (text.charAt(i) !== '.' || i + 1 === text.length) return false;
  if (last?.end !== i || last.word.kind !== 'word') return false;
  const isLetter = i - last.start === 1;
  if (!isLetter && !last.word.classes.has('ABBREVIATION')) return false;
  let next = i + 1;
  while (kindAt(text, next) === 'space') next++;
  const following = text.charAt(next);
  if (kindAt(text, next) !== 'letter') return following !== '' && '(),'.includes(following);
  if (following === following.toLowerCase()) return true;
  const isTime = !isLetter && last.word.classes.has('MEASURE');
  if (isTime || next === i + 1) return false;
  // A text in capitals: "2 C. À SOUPE", "2 TBSP. OIL". "5 MIN. DRAIN" and "180 C. DRAIN" are two
  // sentences, "B.B.Q." is one word.
  if (isLetter && kindAt(text, next + 1) === 'letter') return false;
  return isInCapitals(text.slice(last.start, i)) && isInCapitals(text.slice(next, next + 4));
}

function isInCapitals(text: string): boolean {
  return text === text.toUpperCase();
}
