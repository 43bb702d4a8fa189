import { type Label } from '#domain/labels/label.js';
import { labelFile } from '#domain/labels/label-file.js';
import type { Locale } from '#domain/locale.js';

/** The names that the page shows for the keys of a response: `[singular, plural]` by key. */
export function pageLabels(locale: Locale) {
  const labels = labelFile(locale, { techSteps: {}, utensils: {} });
  return {
    technique: namesOf(labels.techSteps),
    utensil: namesOf(labels.utensils),
    ingredient: namesOf(labels.ingredients),
    unit: namesOf(labels.units),
  };
}

function namesOf(labels: Readonly<Record<string, Label>>) {
  return Object.fromEntries(
    Object.entries(labels).map(([key, { name, plural }]) => [key, [name, plural]]),
  );
}
