// The language of the page: the one that the person chose, or the first of the browser.
import { WORDS } from './words.js';

const KEY = 'popote-list-language';

const browserLocale = navigator.language.startsWith('fr') ? 'fr' : 'en';

export const locale = localStorage.getItem(KEY) ?? browserLocale;

export const words = WORDS[locale];

/** Changes to the other language. The page starts again: everything that matters is stored. */
export function switchLanguage() {
  localStorage.setItem(KEY, locale === 'fr' ? 'en' : 'fr');
  location.reload();
}

/** The label file of the client in this language. */
export async function loadLabels() {
  const response = await fetch(new URL(`../client/labels/${locale}.json`, import.meta.url));
  return response.json();
}

/** Puts the texts into the elements of the page. */
export function translatePage() {
  document.documentElement.lang = locale;
  document.title = `${words.title} – Popote`;
  for (const node of document.querySelectorAll('[data-word]'))
    node.textContent = words[node.dataset.word];
  for (const node of document.querySelectorAll('[data-label]'))
    node.setAttribute('aria-label', words[node.dataset.label]);
  for (const node of document.querySelectorAll('[data-placeholder]'))
    node.placeholder = words[node.dataset.placeholder];
}
