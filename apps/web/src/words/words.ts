import type { LabelFile } from '@popote/client';
import type { Words } from './fr.js';
import { locale } from './locale.js';

/** The texts of the app. Loaded before the first screen. */
export let words: Words;

/** The names of what the service knows by key, and its sentences for errors. */
export let labels: LabelFile;

export async function loadWords() {
  const [texts, file] =
    locale === 'fr'
      ? await Promise.all([import('./fr.js'), import('@popote/client/labels/fr.json')])
      : await Promise.all([import('./en.js'), import('@popote/client/labels/en.json')]);
  words = texts.words;
  labels = file.default;
}
