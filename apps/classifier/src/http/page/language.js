// The language of the browser, and the language of a text.

/** The language in which the page opens. */
export const browserLocale = navigator.language.startsWith('fr') ? 'fr' : 'en';

let loaded;

/**
 * The language with the most frequent words in a text, as in the API; `otherwise` if no other has more.
 * @throws `unreachable`
 */
export async function languageOf(text, otherwise, unreachable) {
  loaded ??= await loadWords(unreachable);
  const counts = { [otherwise]: 0 };
  for (const [word] of text
    .normalize('NFC')
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    const locale = loaded.get(word);
    if (locale !== undefined) counts[locale] = (counts[locale] ?? 0) + 1;
  }
  return Object.keys(counts).reduce((best, locale) =>
    counts[locale] > counts[best] ? locale : best,
  );
}

/** The language of each frequent word. */
async function loadWords(unreachable) {
  const response = await fetch('/page/frequent-words.json').catch(() => {
    throw new Error(unreachable);
  });
  const words = Object.entries(await response.json());
  return new Map(
    words.flatMap(([locale, list]) => list.split(/\s+/).map((word) => [word, locale])),
  );
}
