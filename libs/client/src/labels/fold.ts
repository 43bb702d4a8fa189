/** Words in lower case, without accents and punctuation, separated by one space. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The same text for the singular and the regular plural of each word of a folded text. */
export function singular(folded: string): string {
  return folded.replace(/(\p{L}{2,}?)(?:ies|y|e?[sx]|e)(?!\p{L})/gu, (word, start: string) =>
    word.length < 4 ? word : /(?:ies|y)$/.test(word) ? `${start}i` : start,
  );
}
