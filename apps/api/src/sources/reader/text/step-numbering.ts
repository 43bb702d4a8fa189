/**
 * "Étape 2 :", "Step 3.", "Step 1 of 4 -"; the punctuation may be missing, but not before a unit of
 * time: "Step 10 minutes before serving".
 */
const NUMBERED_WORD =
  /^(?:[ée]tape|step)\s*(?:n\s*[°ºo]\s*)?\d{1,3}(?:\s*(?:\/|of|sur)\s*\d{1,3})?(?!\d)(?:\s*[:.)\-–—/]+|(?!\s*(?:sec|secs|seconds?|secondes?|min|mins|minutes?|h|hours?|heures?|days?|jours?)(?!\p{L})))\s*/iu;
/** "1. ", "2) ", "3.Peel"; not a decimal number. */
const NUMBERED_POINT = /^[(#]?(\d{1,2})\s?[.)](?:\s?[-–—])?(?:\s+|(?=\p{L})|$)/u;
/** "4 - Peel", "6 : Peel", "7° Peel", "8o Peel"; but not "2 - 3 onions", "1/2 lemon" nor "5 o clock". */
const NUMBERED_SIGN = /^#?\d{1,2}(?:o|\s?[:°º/\-–—])[:°º/\-–—]*\s+(?=\p{L})/u;
/** "1 Peel", "1Peel": a number only if every line has one, because it may be a quantity. */
const NUMBERED_BARE = /^(\d{1,2})\s?(?=\p{Lu})/u;
/** "• Peel", "- Peel"; but not the minus of "-18 °C". */
const BULLET = /^(?:[•●▢▪◦‣⁃*·►▶➤✓✔☑]|[–—-](?!\d{1,3}\s?(?:[°º]|C\b|deg)))+\s*(?=\S)/u;
/** "## Sauce" */
const MARKDOWN_HEADING = /^#{1,6}\s+/u;
/** "① Peel", "1️⃣ Peel" */
const NUMBERED_EMOJI = /^(?:\d\ufe0f?\u20e3|🔟|[①-⑳❶-❿➀-➓⓪-⓿])\s*[.:)–-]?\s*/u;
const PREFIXES = [NUMBERED_WORD, NUMBERED_SIGN, NUMBERED_EMOJI, BULLET, MARKDOWN_HEADING];

/** A number inside a line: "2. Peel", "Étape 2 : peel", "2 - Peel"; but not "2-inch pieces". */
const NUMBER_WITHIN =
  /(?<=^|[\s.!?:;)])(?:(?:[ée]tape|step)\s+)?(\d{1,2})\s?([.):°º]|[/–-](?=\s))(?:\s?[-–—])?\s*(?=\p{L})/giu;
/** A bare number inside a line, after a sentence: "1 Peel. 2 Cook." */
const BARE_WITHIN = /(?<=^|[.!?…)]\s?)(\d{1,2})\s+(?=\p{Lu})/gu;
/** "Étape 2 :" or "Step 2 Peel" after the end of a sentence. */
const WORD_WITHIN =
  /(?<=[.!?…)])\s?(?=(?:[ÉéEe]tape|[ÉE]TAPE|[Ss]tep|STEP) ?\d{1,2} ?(?:[:.)–-]|\p{Lu}))/u;
const BULLET_WITHIN = /\s(?=[•●▪◦►➤✓✔])/u;
const EMOJI_WITHIN = /\s?(?=\d\ufe0f?\u20e3|[①-⑳❶-❿➀-➓])/u;

/** Whether a line starts like an item of a list. */
export function isListItem(line: string): boolean {
  return [NUMBERED_POINT, ...PREFIXES].some((prefix) => prefix.test(line));
}

/** "." and ")" may alternate within one list; "Day 2:" is not an item of a list of "1.". */
const styleOf = (sign: string) => ('.)'.includes(sign) ? '.' : sign);

/** Divides at the numbers 1, 2, 3 …, if a list of at least two starts the line or a sentence. */
function divideAtNumbers(line: string): string[] {
  const starts: number[] = [];
  let style: string | undefined;
  for (const { index, 1: number, 2: sign = '' } of line.matchAll(NUMBER_WITHIN)) {
    if (Number(number) !== starts.length + 1 || styleOf(sign) !== (style ?? styleOf(sign)))
      continue;
    style = styleOf(sign);
    starts.push(index);
  }
  const [first = 0] = starts;
  const before = line.slice(0, first).trim();
  if (starts.length < 2 || !/(?:^|[.!?:…)])$/.test(before)) return divideAtBareNumbers(line);
  return [before, ...starts.map((start, i) => line.slice(start, starts[i + 1]))];
}

/** Divides at the numbers 1, 2, 3 … without punctuation, if 1 starts the line. */
function divideAtBareNumbers(line: string): string[] {
  const starts: number[] = [];
  for (const { index, 1: number } of line.matchAll(BARE_WITHIN)) {
    if (Number(number) === starts.length + 1 && (starts.length > 0 || index === 0))
      starts.push(index);
  }
  return starts.length < 2 ? [line] : starts.map((start, i) => line.slice(start, starts[i + 1]));
}

/** Divides a line that contains several steps: "1. Peel. 2. Cook.", "• Peel • Cook". */
export function divideAtNumbering(line: string): string[] {
  const items = isListItem(line) ? line.split(BULLET_WITHIN) : [line];
  return items
    .flatMap(divideAtNumbers)
    .flatMap((part) => part.split(WORD_WITHIN))
    .flatMap((part) => part.split(EMOJI_WITHIN).filter((text) => text !== ''))
    .map((part) => part.trim());
}

/** How the lines of a recipe are numbered. */
export interface Numbering {
  /** The numbers before a point or a parenthesis. */
  readonly numbers: ReadonlySet<number>;
  /** Whether the lines start with 1, 2, 3 … without punctuation. */
  readonly isBare: boolean;
}

/** The numbering of a line without other lines. */
export const UNNUMBERED: Numbering = { numbers: new Set(), isBare: false };

/**
 * The numbering of all lines of a recipe. Bare numbers count 1, 2, 3 … from the first line on, and
 * most lines have one.
 */
export function numberingOf(lines: readonly string[]): Numbering {
  const bare = lines.map((line) => NUMBERED_BARE.exec(line)?.[1]);
  const counted = bare.filter((number) => number !== undefined);
  return {
    numbers: new Set(lines.map(numberOf).filter((number) => number !== undefined)),
    isBare:
      counted.length > 1 &&
      bare[0] !== undefined &&
      counted.length * 2 >= lines.length &&
      counted.every((number, i) => number === String(i + 1)),
  };
}

function numberOf(line: string): number | undefined {
  const number = NUMBERED_POINT.exec(line)?.[1];
  return number === undefined ? undefined : Number(number);
}

/**
 * Removes the numbering at the start of a line. There may be two: "Étape 1 : 1. Peel".
 * A number before a word in lower case may be the end of a parenthesis, "(5 or" / "6) until golden":
 * it is removed only if it is 1 or another line has the number before it.
 */
export function withoutNumbering(line: string, { numbers, isBare }: Numbering): string {
  let text = isBare ? line.replace(NUMBERED_BARE, '') : line;
  for (let pass = 0; pass < 2; pass += 1) {
    const number = numberOf(text);
    const rest = text.replace(NUMBERED_POINT, '');
    const isNumbering =
      number === undefined || number === 1 || numbers.has(number - 1) || !/^\p{Ll}/u.test(rest);
    if (isNumbering) text = rest;
    text = PREFIXES.reduce((remaining, prefix) => remaining.replace(prefix, ''), text).trim();
  }
  return text;
}
