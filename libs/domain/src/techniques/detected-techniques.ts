import type { TextDetection } from '../detection/contract.js';
import type { StepTechnique } from './step-technique.js';

/** The id of a catalogue key; undefined for an unknown or retired key. */
type IdOf = (key: string) => number | undefined;

/** Converts keys of a detection to ids of catalogue rows. */
export interface CatalogueIdOf {
  readonly techStep: IdOf;
  readonly ingredient: IdOf;
  readonly unit: IdOf;
  readonly utensil: IdOf;
}

/**
 * The techniques of a detection, each with the ingredients and utensils of its clause. Leaves out
 * keys without an id, and mentions in a clause without a technique.
 */
export function detectedTechniques(detection: TextDetection, idOf: CatalogueIdOf): StepTechnique[] {
  return detection.entities.flatMap(({ kind, key, start, end, clause }) => {
    const techStepId = kind === 'technique' ? idOf.techStep(key) : undefined;
    if (techStepId === undefined) return [];
    const ingredients = ingredientsOf(detection, clause, idOf);
    const utensils = utensilsOf(detection, clause, idOf);
    return [{ techStepId, source: 'auto', start, end, ingredients, utensils }];
  });
}

function ingredientsOf(
  { ingredients }: TextDetection,
  clause: number,
  idOf: CatalogueIdOf,
): StepTechnique['ingredients'] {
  return ingredients.flatMap((mention) => {
    const ingredientId = mention.clause === clause ? idOf.ingredient(mention.key) : undefined;
    if (ingredientId === undefined) return [];
    const { quantity, unit, start, end } = mention;
    const unitId = unit === null ? null : (idOf.unit(unit) ?? null);
    return [{ ingredientId, quantity, unitId, source: 'auto', start, end }];
  });
}

function utensilsOf(
  { entities }: TextDetection,
  clause: number,
  idOf: CatalogueIdOf,
): StepTechnique['utensils'] {
  return entities.flatMap((entity) => {
    const isInClause = entity.kind === 'utensil' && entity.clause === clause;
    const utensilId = isInClause ? idOf.utensil(entity.key) : undefined;
    if (utensilId === undefined) return [];
    return [{ utensilId, source: 'auto', start: entity.start, end: entity.end }];
  });
}
