import type { Locale } from '#domain/locale.js';

/** A name in the singular and in every plural that it may be written in. */
export function pluralsOf(locale: Locale, name: string): readonly string[] {
  return locale === 'fr' ? frenchPlurals(name) : englishPlurals(name);
}

/** Nouns stand first in French, with adjectives after them: "poches à douille", "robots culinaires". */
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

/** Nouns stand last in English: "rolling pins", "knives", "baking dishes". */
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
