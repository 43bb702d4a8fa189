const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae' };

/** Longer words are told apart by their beginnings; an index cannot hold them whole. */
const MAX_WORD_LENGTH = 100;

/**
 * The words that a recipe is found by: runs of letters and digits, without case, accents and
 * ligatures; each once.
 */
export function nameWords(name: string): string[] {
  const folded = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæ]/g, (ligature) => LIGATURES[ligature] ?? ligature);
  return [...new Set((folded.match(/[\p{L}\p{N}]+/gu) ?? []).map(beginning))];
}

function beginning(word: string): string {
  return word.length <= MAX_WORD_LENGTH
    ? word
    : Array.from(word).slice(0, MAX_WORD_LENGTH).join('');
}
