/** Words are cut to this length: an index entry has a maximum size. */
const MAX_WORD_LENGTH = 100;

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
};

/**
 * The distinct words of a text, each with its spellings: runs of letters and digits in lower case,
 * without diacritics and ligatures. A word with an umlaut has two spellings: `musli` and `muesli`.
 */
export function spelledWords(text: string): string[][] {
  const plain = plainWords(text);
  const expanded = plainWords(text.normalize('NFC').replace(/[äöü]/giu, '$&e'));
  const spellings = new Map<string, Set<string>>();
  for (const [index, word] of plain.entries()) {
    const known = spellings.get(word) ?? new Set([word]);
    spellings.set(word, known.add(expanded[index] ?? word));
  }
  return [...spellings.values()].map((words) => [...words]);
}

/** The distinct words of a text in all their spellings. */
export function textWords(text: string): string[] {
  return [...new Set(spelledWords(text).flat())];
}

/** The words of a name in their order, for sorting. */
export function sortName(name: string): string {
  return Array.from(plainWords(name).join(' ')).slice(0, MAX_WORD_LENGTH).join('');
}

function plainWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłı]/g, (letter) => LETTERS[letter] ?? letter);
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map(truncate);
}

function truncate(word: string): string {
  if (word.length <= MAX_WORD_LENGTH) return word;
  return Array.from(word).slice(0, MAX_WORD_LENGTH).join('');
}
