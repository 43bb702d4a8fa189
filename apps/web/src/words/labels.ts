import type { LabelFile } from '@popote/client';
import { locale } from './locale.js';

/** The names of what the service knows by key, and its sentences for errors. */
export let labels: LabelFile;

/** Before the first screen. */
export async function loadLabels() {
  const file =
    locale === 'fr'
      ? import('@popote/client/labels/fr.json')
      : import('@popote/client/labels/en.json');
  labels = (await file).default;
}
