import type { TextDetection } from '../detection/contract.js';
import type { StepTechnique } from './step-technique.js';

/** The id of a catalogue key; undefined for a key that the catalogue does not have (any more). */
type IdOf = (key: string) => number | undefined;

/** How the keys of an analysis become the ids of catalogue rows. */
export interface CatalogueIdOf {
  readonly techStep: IdOf;
  readonly ingredient: IdOf;
  readonly unit: IdOf;
  readonly utensil: IdOf;
}

/**
 * The techniques that an analysis found in a step, each with the ingredients and the utensils of
 * its clause. A key without an id is left out, and so is what stands in a clause without a
 * technique: there is nothing that it could belong to.
 */
export function detectedTechniques(analysis: TextDetection, idOf: CatalogueIdOf): StepTechnique[] {
  return analysis.entities.flatMap(({ kind, key, start, end, clause }) => {
    const techStepId = kind === 'technique' ? idOf.techStep(key) : undefined;
    if (techStepId === undefined) return [];
    const ingredients = ingredientsOf(analysis, clause, idOf);
    const utensils = utensilsOf(analysis, clause, idOf);
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
    const belongs = entity.kind === 'utensil' && entity.clause === clause;
    const utensilId = belongs ? idOf.utensil(entity.key) : undefined;
    if (utensilId === undefined) return [];
    return [{ utensilId, source: 'auto', start: entity.start, end: entity.end }];
  });
}
