/** Small numbers as words, in French and English. */
const WORDS: readonly (readonly [words: string, number: number])[] = [
  ['un une a an one', 1],
  ['deux two', 2],
  ['trois three', 3],
  ['quatre four', 4],
  ['cinq five', 5],
  ['six', 6],
  ['sept seven', 7],
  ['huit eight', 8],
  ['neuf nine', 9],
  ['dix ten', 10],
  ['douze twelve', 12],
  ['quinze fifteen', 15],
  ['vingt twenty', 20],
  ['trente thirty', 30],
  ['quarante forty', 40],
  ['cinquante fifty', 50],
];

/** The number of each word in lower case: "une" is 1. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  WORDS.flatMap(([words, number]) => words.split(' ').map((word) => [word, number] as const)),
);

const wordsOf = (isIncluded: (number: number) => boolean) =>
  [...NUMBER_WORDS]
    .filter(([word, number]) => word.length > 2 && isIncluded(number))
    .map(([word]) => word)
    .join('|');
const TENS = wordsOf((number) => number >= 20);
const UNITS = wordsOf((number) => number < 10);
const COMPOUND = new RegExp(`\\b(${TENS})(?:[- ](${UNITS}|un)|[- ]et[- ](une?))\\b`, 'g');

/** Writes numbers of two words in lower case as digits: "vingt-cinq" and "twenty five" as "25". */
export function withCompoundNumbers(text: string): string {
  return text.replace(COMPOUND, (_, tens: string, unit?: string, one?: string) =>
    String((NUMBER_WORDS.get(tens) ?? 0) + (NUMBER_WORDS.get(unit ?? one ?? '') ?? 0)),
  );
}
