/** Irregular plurals. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({ chou: 'choux', corail: 'coraux', bleu: 'bleus' }),
);

/** Words in -al with a plural in -als. */
const REGULAR_IN_AL: ReadonlySet<string> = new Set(['cantal', 'emmental', 'emmenthal', 'santal']);

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Link words: the words after them stay unchanged. */
const LINKS = set('de du des à au aux en et sans sous sur pour avec type façon par le la les dans');

/** Invariable prefixes: "demi-sel", "extra-vierge"; and verbs: "presse-agrumes". */
const PREFIXES = set('demi mi semi sous extra mini anti non micro presse cure emporte cuit grille');

/**
 * The plural of a French name. All words before the first link word take the plural: "pommes de
 * terre", "crèmes fraîches". Proper names stay unchanged: "biscuits Graham".
 */
export function pluralFr(name: string): string {
  if (!name.includes(' ')) return pluralOfCompound(name);
  const words = name.split(' ');
  const link = words.findIndex((word) => LINKS.has(word) || /^[dl]'/.test(word));
  const head = words.slice(0, link < 0 ? words.length : link);
  const plural = head.map((word, i) => (i > 0 && isProper(word) ? word : pluralOfCompound(word)));
  return [...plural, ...words.slice(head.length)].join(' ');
}

function isProper(word: string): boolean {
  const first = word.charAt(0);
  return first !== first.toLowerCase();
}

function pluralOfCompound(compound: string): string {
  if (!compound.includes('-')) return pluralOfWord(compound);
  const words = compound.split('-');
  const link = words.findIndex((word) => LINKS.has(word) && !PREFIXES.has(word));
  return words
    .map((word, i) => (PREFIXES.has(word) || (link >= 0 && i >= link) ? word : pluralOfWord(word)))
    .join('-');
}

function pluralOfWord(word: string): string {
  const known = EXCEPTIONS.get(word);
  if (known !== undefined) return known;
  if (/[sxz']$/i.test(word)) return word;
  if (/[aeœ]u$/.test(word)) return `${word}x`;
  if (word.endsWith('al') && !REGULAR_IN_AL.has(word)) return `${word.slice(0, -1)}ux`;
  return `${word}s`;
}
