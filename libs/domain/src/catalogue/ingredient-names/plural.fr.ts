/** Plurals that no rule gives. */
const EXCEPTIONS = new Map(
  Object.entries({ œil: 'yeux', chou: 'choux', corail: 'coraux', bleu: 'bleus' }),
);

/** Words in -al that take an s: names of places and cheeses. */
const CHEESES_IN_AL = new Set(['cantal', 'emmental', 'emmenthal', 'santal']);

/** Whatever follows one of these says what the thing is of or with, and stays as it is. */
const LINK =
  /^(?:de|du|des|à|au|aux|en|et|sans|sous|sur|pour|avec|type|façon|par|le|la|les|dans)$/i;

/** Prefixes that never change: "demi-sel", "mi-amer", "extra-vierge". */
const PREFIX = /^(?:demi|mi|semi|sous|extra|mini|anti|non)$/i;

const WORD_OR_GAP = /([\s-]+)/;

/**
 * The plural of a French name: every word up to the first link takes its plural, so that "pomme de
 * terre" gives "pommes de terre" and "crème fraîche" "crèmes fraîches". Names of places and makers
 * have none: "biscuits Graham".
 */
export function pluralFr(name: string): string {
  let linked = false;
  return name
    .split(WORD_OR_GAP)
    .map((part, i) => {
      linked ||= LINK.test(part) || /^[dl]['’]/i.test(part);
      const isProper = i > 0 && /^\p{Lu}/u.test(part);
      return linked || isProper || PREFIX.test(part) ? part : pluralOfWord(part);
    })
    .join('');
}

function pluralOfWord(word: string): string {
  const known = EXCEPTIONS.get(word.toLowerCase());
  if (known !== undefined) return known;
  if (!/\p{L}$/u.test(word) || /[sxz]$/i.test(word)) return word;
  if (/(?:au|eu|œu)$/i.test(word)) return `${word}x`;
  if (/al$/i.test(word) && !CHEESES_IN_AL.has(word.toLowerCase())) return `${word.slice(0, -1)}ux`;
  return `${word}s`;
}
