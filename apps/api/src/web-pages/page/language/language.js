// The language of the page: the one that the person chose, or the first of the browser.
import { WORDS } from './words.js';

const KEY = 'popote-list-language';
const RETRY_DELAY = 1_000;

const browserLocale = navigator.language.startsWith('fr') ? 'fr' : 'en';

export const locale = localStorage.getItem(KEY) ?? browserLocale;

export const words = WORDS[locale];

/** Changes to the other language. The page starts again: everything that matters is stored. */
export function switchLanguage() {
  localStorage.setItem(KEY, locale === 'fr' ? 'en' : 'fr');
  location.reload();
}

/** The label file of the client in this language. Tries again while the service is busy. */
export async function loadLabels() {
  for (;;) {
    const file = new URL(`../client/labels/${locale}.json`, import.meta.url);
    const response = await fetch(file).catch(() => undefined);
    if (response?.ok === true) return response.json();
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
  }
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
