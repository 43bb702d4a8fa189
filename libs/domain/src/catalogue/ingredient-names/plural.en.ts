/** Irregular plurals. */
const EXCEPTIONS = new Map(
  Object.entries({
    leaf: 'leaves',
    loaf: 'loaves',
    meatloaf: 'meatloaves',
    half: 'halves',
    calf: 'calves',
    knife: 'knives',
    tomato: 'tomatoes',
    potato: 'potatoes',
    mango: 'mangoes',
    goose: 'geese',
    octopus: 'octopuses',
  }),
);

/** Words that are plural or have no plural: "oats", "couscous", "swordfish". */
const WITHOUT_PLURAL = /(?:[^s]s|fish|rice|bread|flour|meat|pork|beef|milk|salt)$/i;

/** Link words: the words after them stay unchanged. */
const LINK = /\s(?:of|in|with|without|for|and|on|from)\s/i;

/** The plural of an English name. The last word before a link word takes the plural. */
export function pluralEn(name: string): string {
  const link = LINK.exec(name);
  const head = link === null ? name : name.slice(0, link.index);
  const rest = link === null ? '' : name.slice(link.index);
  const at = Math.max(head.lastIndexOf(' '), head.lastIndexOf('-')) + 1;
  return head.slice(0, at) + pluralOfWord(head.slice(at)) + rest;
}

function pluralOfWord(word: string): string {
  const known = EXCEPTIONS.get(word.toLowerCase());
  if (known !== undefined) return known;
  if (!/[a-zé]$/i.test(word) || WITHOUT_PLURAL.test(word)) return word;
  if (/(?:s|x|z|ch|sh)$/i.test(word)) return `${word}es`;
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}
