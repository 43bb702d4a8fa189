/** A word of fewer letters has no similar words, and is not looked for within words. */
const MIN_LENGTH = 5;
/** Longer words have no similar words. The statement that stores words has the same limit. */
const MAX_LENGTH = 40;

/**
 * Two words that differ by one letter have a part in common: the word itself, or the word without one
 * of its letters. A word within a word has its first five letters as a part of both. The statement that
 * stores words computes the same parts.
 */
export function wordParts(word: string): string[] {
  return [...new Set([...oneLetterLess(word), ...runs(word)])];
}

/** The parts with which words similar to these forms of a word are looked up. */
export function partsToFind(forms: readonly string[]): string[] {
  const parts = forms
    .filter(({ length }) => length >= MIN_LENGTH - 1 && length <= MAX_LENGTH)
    .flatMap((form) => [...oneLetterLess(form), ...runs(form).slice(0, 1)]);
  return [...new Set(parts)];
}

/**
 * Whether a word is similar to one of these forms of another: it contains it, or one letter is wrong,
 * missing or surplus, or two are swapped.
 */
export function isSimilar(word: string, forms: readonly string[]): boolean {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH) return false;
  return forms.some(
    (form) => isOneEditAway(word, form) || (form.length >= MIN_LENGTH && word.includes(form)),
  );
}

function oneLetterLess(word: string): string[] {
  const letters = Array.from(word);
  return [word, ...letters.map((_letter, index) => letters.toSpliced(index, 1).join(''))];
}

function runs(word: string): string[] {
  const letters = Array.from(word);
  const starts = letters.slice(MIN_LENGTH - 1);
  return starts.map((_letter, start) => letters.slice(start, start + MIN_LENGTH).join(''));
}

/** Compares what is left without the common start and end. */
function isOneEditAway(word: string, other: string): boolean {
  const shorter = Math.min(word.length, other.length);
  let start = 0;
  while (start < shorter && word[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && word.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [word, other].map((text) => text.slice(start, text.length - end));
  if (left === undefined || right === undefined) return false;
  const isSwap = left.length === 2 && left === `${right.charAt(1)}${right.charAt(0)}`;
  return isSwap || (left.length <= 1 && right.length <= 1);
}
