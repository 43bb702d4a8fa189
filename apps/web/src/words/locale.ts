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
