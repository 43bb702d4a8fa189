import type { Span, TextDetection } from '#domain/detection/contract.js';
import type { UnitKey } from '#domain/catalogue/units.js';
import { locate, type LabelledSentence } from './labelled-sentence.js';

/** A key with its span in a text. */
export interface Finding extends Span {
  readonly key: string;
}

export interface Amount {
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
}

export interface IngredientFinding extends Finding, Amount {}

/** A mention and a technique of its clause. */
export interface Link extends Finding {
  readonly technique: string;
}

/** Findings in a sentence, expected or actual. */
export interface Findings {
  readonly techniques: readonly Finding[];
  readonly utensils: readonly Finding[];
  readonly ingredients: readonly IngredientFinding[];
  readonly links: readonly Link[];
}

/** Returns the expected findings. Throws if a label is not in its sentence. */
export function expectedOf(sentence: LabelledSentence): Findings {
  const located = <T extends { key: string; text: string }>(label: T) => ({
    ...label,
    ...locate(sentence.text, label),
  });
  const utensils = sentence.utensils.map(located);
  const ingredients = sentence.ingredients.map(located);
  return {
    techniques: sentence.techniques.map(located),
    utensils,
    ingredients,
    links: [...utensils, ...ingredients].flatMap((mention) =>
      mention.links.map((technique) => ({ ...mention, technique })),
    ),
  };
}

/** Returns the actual findings. */
export function foundBy(detection: TextDetection): Findings {
  const techniques = detection.entities.filter(({ kind }) => kind === 'technique');
  const utensils = detection.entities.filter(({ kind }) => kind === 'utensil');
  return {
    techniques,
    utensils,
    ingredients: detection.ingredients,
    links: [...utensils, ...detection.ingredients].flatMap((mention) =>
      techniques
        .filter(({ clause }) => clause === mention.clause)
        .map(({ key }) => ({ ...mention, technique: key })),
    ),
  };
}
