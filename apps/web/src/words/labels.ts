import type { LabelFile, LabelTable } from '@popote/client';
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

interface Row {
  readonly id: number;
  readonly key: string;
}

/** The rows of a catalogue as choices of a field. */
export const named = (rows: readonly Row[] | undefined, table: LabelTable) =>
  (rows ?? []).map(({ id, key }) => ({ id, name: table[key]?.name ?? key }));

/** The names of a table as choices, by key. */
export const choicesOf = (table: LabelTable) =>
  Object.entries(table).map(([id, { name }]) => ({ id, name }));

/** In the order of the alphabet. */
export const sorted = <Named extends { readonly name: string }>(choices: readonly Named[]) =>
  [...choices].sort((one, other) => one.name.localeCompare(other.name, locale));
