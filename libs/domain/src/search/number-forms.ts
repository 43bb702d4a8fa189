/** Endings of singular and plural in French and English, for words without diacritics. */
const ENDINGS: readonly (readonly [singular: string, plural: string])[] = [
  ['', 's'],
  ['', 'x'],
  ['', 'es'],
  ['al', 'aux'],
  ['y', 'ies'],
  ['f', 'ves'],
  ['fe', 'ves'],
];

/** An ending is not removed from shorter words. */
const MIN_STEM = 2;

/**
 * A word and what may be its singular or its plural: `gateaux` has `gateau`, and others that no text
 * contains.
 */
export function numberForms(word: string): string[] {
  const forms = ENDINGS.flatMap(([singular, plural]) => [
    ...replaceEnding(word, plural, singular),
    ...replaceEnding(word, singular, plural),
  ]);
  return [...new Set([word, ...forms])];
}

function replaceEnding(word: string, ending: string, other: string): string[] {
  const stem = word.slice(0, word.length - ending.length);
  return word.endsWith(ending) && stem.length >= MIN_STEM ? [stem + other] : [];
}
