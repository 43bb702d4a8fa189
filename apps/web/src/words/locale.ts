export type Locale = 'fr' | 'en';

const KEY = 'popote-language';

const browserLocale: Locale = navigator.language.startsWith('fr') ? 'fr' : 'en';

/** The language of the app: the chosen one, or that of the browser. */
export const locale = (localStorage.getItem(KEY) as Locale | null) ?? browserLocale;

/** The app starts again: everything that matters is stored. */
export function changeLocale(chosen: Locale) {
  if (chosen === locale) return;
  localStorage.setItem(KEY, chosen);
  location.reload();
}

/** Texts, each written in French and in English. */
type Texts<Chosen> = {
  readonly [Key in keyof Chosen]: readonly [fr: Chosen[Key], en: Chosen[Key]];
};

/** The texts in the language of the app. */
export function inLanguage<Chosen extends object>(texts: Texts<Chosen>): Chosen {
  const index = locale === 'fr' ? 0 : 1;
  const entries = Object.entries<readonly [unknown, unknown]>(texts as never);
  return Object.fromEntries(entries.map(([key, pair]) => [key, pair[index]])) as Chosen;
}
