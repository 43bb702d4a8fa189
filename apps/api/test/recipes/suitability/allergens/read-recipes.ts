import {
  type IngredientLinesResponse,
  MAX_TEXTS,
  type ProcessResponse,
} from '#domain/detection/contract.js';
import type { AllergenKey } from '#domain/catalogue/allergens.js';
import { INGREDIENTS } from '#domain/catalogue/ingredients.js';
import type { Locale } from '#domain/locale.js';
import { dietaryFlagsOfIngredient, flagOfAllergen } from '#domain/recipe/dietary-flags.js';
import { evidenceOf } from '#domain/evidence/evidence.js';
import { oftenFlagsOf } from '#domain/recipe/often-flags.js';
import { readTexts, textsOf } from '#domain/recipe/recipe-texts.js';
import {
  type RecipeFoods,
  suitabilityJudge,
  type SuitabilityOfRecipe,
} from '#domain/recipe/suitability.js';
import { readStep } from '#domain/techniques/step-foods.js';
import { requiredVariable } from '../../../support/required-variable.js';
import type { GeneratedRecipe } from './generated-recipe.js';

/** The place of an ingredient in the catalogue is its id. */
const IDS = new Map<string, number>(INGREDIENTS.map(({ key }, index) => [key, index]));
const EATEN = INGREDIENTS.map((ingredient, id) => ({
  id,
  key: ingredient.key,
  dietaryFlags: dietaryFlagsOfIngredient(ingredient),
  oftenFlags: oftenFlagsOf(ingredient.key),
}));
const idOf = (key: string) => IDS.get(key);

/** What the classifier and the rules of the domain find in recipes of one language, in their order. */
export async function readRecipes(
  locale: Locale,
  recipes: readonly GeneratedRecipe[],
): Promise<RecipeFoods[]> {
  const written = recipes.map((recipe) => {
    const lines = recipe.lines.map((line) => ({ ...line, ingredientId: idOf(line.key) ?? -1 }));
    return { ...recipe, lines, texts: textsOf({ ...recipe, lines, parts: [] }) };
  });
  const processed = (
    await inBatches<ProcessResponse>(
      '/v1/process',
      written.flatMap(({ steps, texts }) => [...steps, ...texts.sentences]),
      (texts) => ({ locale, texts }),
    )
  ).values();
  const resolved = (
    await inBatches<IngredientLinesResponse>(
      '/v1/ingredient-lines',
      written.flatMap(({ texts }) => texts.lines),
      (lines) => ({ locale, lines }),
    )
  ).values();
  return written.map(({ steps, texts, lines, otherLines }) => {
    const detectorVersion = 'v1';
    const readSteps = steps.map((step) => ({
      detectorVersion,
      ...readStep(next(processed), step, idOf),
    }));
    const detected = {
      sentences: texts.sentences.map(() => next(processed)),
      lines: texts.lines.map(() => next(resolved)),
    };
    const ingredientIds = lines.map(({ ingredientId }) => ingredientId);
    const found = {
      ingredientIds,
      hasTextLine: otherLines.some(({ kind }) => kind === 'TEXT'),
      steps: readSteps.map((step) => ({ ...step, techniques: [] })),
      texts: { detectorVersion, ...readTexts(texts, detected, idOf) },
    };
    const keyOf = (id: number) => INGREDIENTS[id]?.key;
    return { ...evidenceOf(found, { idOf, keyOf }), ingredientIds, stepIds: [], isPending: false };
  });
}

/** Judges recipes for a person with allergies. */
export function judgeFor(
  allergies: readonly AllergenKey[],
): (recipe: RecipeFoods) => SuitabilityOfRecipe {
  const person = {
    profileId: 1,
    dependantId: null,
    allergies: allergies.map((key) => ({ key, dietaryFlags: flagOfAllergen(key) })),
    diet: null,
    dislikedIds: new Set<number>(),
  };
  return suitabilityJudge(EATEN, [person]);
}

async function inBatches<Response extends ProcessResponse | IngredientLinesResponse>(
  path: string,
  texts: readonly string[],
  bodyOf: (batch: readonly string[]) => object,
): Promise<Response['results'][number][]> {
  const results: Response['results'][number][] = [];
  for (let start = 0; start < texts.length; start += MAX_TEXTS) {
    const response = await fetch(requiredVariable('TEST_CLASSIFIER_URL') + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(texts.slice(start, start + MAX_TEXTS))),
    });
    if (!response.ok) throw new Error(`${path} → ${String(response.status)}`);
    results.push(...((await response.json()) as Response).results);
  }
  return results;
}

function next<T>(results: IterableIterator<T>): T {
  const { value, done } = results.next();
  if (done === true) throw new Error('The classifier returned too few results.');
  return value;
}
