import type { Locale } from '#domain/locale.js';

/** Returns a name and its possible plurals. Context words in brackets stay unchanged. */
export function pluralsOf(locale: Locale, name: string): readonly string[] {
  return locale === 'fr' ? frenchPlurals(name) : englishPlurals(name);
}

/** The noun comes first, with adjectives after it: "poches à douille", "robots culinaires". */
function frenchPlurals(name: string): readonly string[] {
  const [context, phrase] = splitContext(name);
  const [first = '', second, ...rest] = phrase.split(' ');
  const forms = [
    name,
    `${context}${[frenchPlural(first), second, ...rest].filter(Boolean).join(' ')}`,
  ];
  if (second !== undefined && !LINKS.test(second)) {
    forms.push(context + [frenchPlural(first), frenchPlural(second), ...rest].join(' '));
  }
  return forms;
}

const LINKS = /^\(?(?:à|de|d’|en|sur|pour|allant|du|au)/;

function frenchPlural(noun: string): string {
  if (/[sxz]$/.test(noun)) return noun;
  if (noun.endsWith('al')) return `${noun.slice(0, -1)}ux`;
  if (noun.endsWith('eau')) return `${noun}x`;
  return `${noun}s`;
}

/** The noun comes last: "rolling pins", "knives", "baking dishes". */
function englishPlurals(name: string): readonly string[] {
  const plural = name
    .replace(/(?:[sxz]|ch|sh)$/, '$&e')
    .replace(/([^aeiou])y$/, '$1ie')
    .replace(/([^f])(?:f|fe)$/, '$1ve');
  return [name, `${plural}s`];
}

function splitContext(name: string): [string, string] {
  const end = name.startsWith('(') ? name.indexOf(')') + 2 : 0;
  return [name.slice(0, end), name.slice(end)];
}
