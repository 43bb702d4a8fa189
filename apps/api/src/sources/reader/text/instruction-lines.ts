import { HEADING } from '../html/readable-text.js';
import { isAdvertising } from './advertising.js';
import { isListItem } from './step-numbering.js';

const WORD = /\p{L}/u;
const LOWER_CASE = /^\p{Ll}/u;
const SENTENCE_END = /[.!?:;…][)"»”’]{0,2}$/;
/** Words that do not end a sentence, and a comma. */
const UNFINISHED =
  /(?:,|(?<!\p{L})(?:and|or|the|an?|of|to|for|at|into|with|from|et|ou|les?|la|une?|des?|du|à|aux?|en|dans|sur|avec|pour|par|pendant))$/iu;

/** The first bracket of the line closes: "6) until golden"; but not "2) Cook", an item of a list. */
const CLOSING_BRACKET = /^(?!\d{1,2}\s?\)\s*\p{Lu})[^()]*\)/u;

/** A temperature in another scale: "Heat to 100 °C" / "(210 °F)". */
const OTHER_SCALE = /^\(\d{2,3} ?°? ?[CF]\b/u;

const hasOpenBracket = (line: string) => line.lastIndexOf('(') > line.lastIndexOf(')');

/** Whether a line break only wraps the text: "Boil the" / "rice", "(5 or" / "6) until golden". */
function isContinuation(line: string, previous: string, usesCapitals: boolean): boolean {
  if (!WORD.test(previous) || previous.startsWith(HEADING) || line.startsWith(HEADING))
    return false;
  if (hasOpenBracket(previous) && CLOSING_BRACKET.test(line)) return true;
  if (isListItem(line)) return false;
  return (
    UNFINISHED.test(previous) ||
    OTHER_SCALE.test(line) ||
    (usesCapitals && LOWER_CASE.test(line) && !SENTENCE_END.test(previous))
  );
}

/**
 * Joins the lines of a text that continue a sentence. If the first line starts in lower case, the
 * author does not use capitals, and lines in lower case are steps.
 */
export function joinContinuations(lines: readonly string[]): string[] {
  const usesCapitals = !LOWER_CASE.test(lines[0] ?? '');
  const joined: string[][] = [];
  lines.forEach((line, i) => {
    const previous = joined.at(-1);
    if (previous && isContinuation(line, lines[i - 1] ?? '', usesCapitals)) previous.push(line);
    else joined.push([line]);
  });
  return joined.map((parts) => parts.join(' '));
}

/**
 * Joins the lines of one step. Leaves out advertisements and a first line that is only a number.
 * Lines of a list stay separate.
 */
export function joinStep(lines: readonly string[]): string[] {
  if (lines.filter(isListItem).length > 1) return joinContinuations(lines);
  const [first = '', ...others] = lines.filter((line) => line !== '' && !isAdvertising(line));
  return [(WORD.test(first) ? [first, ...others] : others).join(' ')];
}
