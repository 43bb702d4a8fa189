/** Words are cut to this length: an index entry has a maximum size. */
const MAX_WORD_LENGTH = 100;

/**
 * The distinct words of a recipe name for the search: runs of letters and digits in lower case,
 * without diacritics and ligatures.
 */
export function nameWords(name: string): string[] {
  const folded = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
  return [...new Set((folded.match(/[\p{L}\p{N}]+/gu) ?? []).map(truncate))];
}

function truncate(word: string): string {
  return Array.from(word).slice(0, MAX_WORD_LENGTH).join('');
}
