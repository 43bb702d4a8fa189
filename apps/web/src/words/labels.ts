import type { LabelFile } from '@popote/client';
import { signal } from '@preact/signals';
import { locale } from './locale.js';

/**
 * The names of what the service knows by key, and its sentences for errors. Loaded before a person is
 * signed in; a visitor sees the app before.
 */
export let labels: LabelFile;

/** Whether `labels` are loaded, for what visitors see. */
export const hasLabels = signal(false);

let loading: Promise<void> | undefined;

export function loadLabels(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load() {
  const file =
    locale === 'fr'
      ? import('@popote/client/labels/fr.json')
      : import('@popote/client/labels/en.json');
  labels = (await file).default;
  hasLabels.value = true;
}
