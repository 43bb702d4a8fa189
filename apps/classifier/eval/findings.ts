import type { Span, TextDetection } from '#domain/detection/contract.js';
import type { UnitKey } from '#domain/catalogue/units.js';
import { assignToTechniques } from '#domain/techniques/assign-to-techniques.js';
import { locate, type LabelledSentence } from './labelled-sentence.js';

/** A key with its span in a text. */
export interface Finding extends Span {
  readonly key: string;
  /** The rule that decided; only of the engine. */
  readonly rule?: string;
}

export interface Amount {
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
}

export interface IngredientFinding extends Finding, Amount {}

/** A mention or a measure and the technique that it belongs to. */
export interface Link extends Finding {
  readonly technique: string;
}

/** Findings in a sentence, expected or actual. */
export interface Findings {
  readonly techniques: readonly Finding[];
  readonly utensils: readonly Finding[];
  readonly ingredients: readonly IngredientFinding[];
  /** The key is the range in seconds: `300-360`. */
  readonly durations: readonly Finding[];
  /** The key is the number of degrees Celsius. */
  readonly temperatures: readonly Finding[];
  readonly foodLinks: readonly Link[];
  readonly utensilLinks: readonly Link[];
  /** Links of durations and temperatures. */
  readonly measureLinks: readonly Link[];
}

/** Returns the expected findings. Throws if a label is not in its sentence. */
export function expectedOf(sentence: LabelledSentence): Findings {
  const located = <T extends { text: string }>(label: T) => ({
    ...label,
    ...locate(sentence.text, label),
  });
  const utensils = sentence.utensils.map(located);
  const ingredients = sentence.ingredients.map(located);
  const durations = sentence.durations.map(located).map((label) => ({
    ...label,
    key: durationKey(label),
  }));
  const temperatures = sentence.temperatures.map(located).map((label) => ({
    ...label,
    key: String(label.celsius),
  }));
  return {
    techniques: sentence.techniques.map(located),
    utensils,
    ingredients,
    durations,
    temperatures,
    foodLinks: ingredients.flatMap(linksOf),
    utensilLinks: utensils.flatMap(linksOf),
    measureLinks: [...durations, ...temperatures].flatMap(linksOf),
  };
}

function linksOf(label: Finding & { readonly links: readonly string[] }): Link[] {
  return label.links.map((technique) => ({ ...label, technique }));
}

/** Returns the actual findings. */
export function foundBy(detection: TextDetection): Findings {
  const techniques = detection.entities.filter(({ kind }) => kind === 'technique');
  const utensils = detection.entities.filter(({ kind }) => kind === 'utensil');
  const durations = detection.durations.map((each) => ({ ...each, key: durationKey(each) }));
  const temperatures = detection.temperatures.map((each) => ({
    ...each,
    key: String(each.celsius),
  }));
  const inClause = (mentions: readonly (Finding & { readonly clause: number })[]) =>
    mentions.flatMap((mention) =>
      techniques
        .filter(({ clause }) => clause === mention.clause)
        .map(({ key }) => ({ ...mention, technique: key })),
    );
  const assigned = (measures: readonly (Finding & { readonly clause: number })[]) =>
    [...assignToTechniques(techniques, measures)].flatMap(([{ key }, found]) =>
      found.map((measure) => ({ ...measure, technique: key })),
    );
  return {
    techniques,
    utensils: distinct(utensils),
    ingredients: distinct(detection.ingredients),
    durations,
    temperatures,
    foodLinks: inClause(detection.ingredients),
    utensilLinks: inClause(utensils),
    measureLinks: [...assigned(durations), ...assigned(temperatures)],
  };
}

const durationKey = (each: { readonly minSeconds: number; readonly maxSeconds: number }) =>
  `${String(each.minSeconds)}-${String(each.maxSeconds)}`;

/** Leaves out the repetitions of a mention in other clauses. */
function distinct<T extends Finding>(mentions: readonly T[]): T[] {
  const byPlace = new Map(
    mentions.map((mention) => [`${mention.key} ${String(mention.start)}`, mention]),
  );
  return [...byPlace.values()];
}
