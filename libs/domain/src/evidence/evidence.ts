import type { IngredientKey } from '../catalogue/ingredients.js';
import type { Certainty, Evidence, FoodEvidence } from '../foods/evidence-of-foods.js';
import type { FoundFood, TextFood } from '../foods/found-food.js';
import type { RecipeContent } from '../recipe/recipe-content.js';
import type { RecipeDetection, TextsDetection } from '../recipe/recipe-detection.js';
import { usedInTechniques, type UsedInTechnique } from '../techniques/step-technique.js';
import { DISHES_BY_KEY, FoodsOfLines } from './foods-of-lines.js';

/** What detection found in one text. */
export interface ReadText {
  /** Null: pending. */
  readonly detectorVersion: string | null;
  readonly foods: readonly FoundFood[];
  /** Words that may be an unknown food. */
  readonly unread: readonly string[];
}

/** What was found in all texts of a recipe. */
export interface FoundInRecipe {
  /** The ingredients of the lines. */
  readonly ingredientIds: readonly number[];
  /** Whether there is a TEXT line. */
  readonly hasTextLine: boolean;
  readonly steps: readonly (ReadText & { readonly techniques: readonly UsedInTechnique[] })[];
  readonly texts: Omit<ReadText, 'foods'> & { readonly foods: readonly TextFood[] };
}

/** The columns of `recipe` and `recipe_text` that are derived from what was found. */
export type EvidenceColumns = ReturnType<typeof evidenceColumns>;

/** The ids and keys of ingredients. */
export interface IngredientIds {
  readonly idOf: (key: string) => number | undefined;
  readonly keyOf: (id: number) => string | undefined;
}

/**
 * The evidence of a recipe. A text adds no food that a line has, and neither do words that refer to what
 * the lines make. A recipe without lines, with a pending text or an unread word may contain any food.
 */
export function evidenceOf(
  { ingredientIds, hasTextLine, steps, texts }: FoundInRecipe,
  { idOf, keyOf }: IngredientIds,
): Evidence {
  const lineIds = new Set(ingredientIds);
  const lines = new FoodsOfLines(ingredientIds.flatMap((id) => keyOf(id) ?? []));
  // "Cool cookies on a rack" in a recipe of cookies refers to them.
  const titled = new Set(texts.foods.flatMap((food) => (food.isReference ? keyOfFood(food) : [])));
  const named = [
    ...texts.foods.map((food) => ({ ...food, step: null })),
    ...steps.flatMap(({ foods }, index) =>
      foods.map((food) => ({ ...food, found: 'STEP' as const, step: index + 1 })),
    ),
  ].flatMap((food): FoodEvidence[] => {
    const { ingredientId, dish, found, text, step } = food;
    const isReference = food.isReference ?? (step !== null && titled.has(keyOfFood(food)));
    const place = { found, text, step };
    const isStep = found === 'STEP';
    if (ingredientId === null) {
      return foodsOfDish(dish, isReference, lines).flatMap(({ key, certainty }) => {
        const id = idOf(key);
        return id === undefined ? [] : [{ ingredientId: id, certainty, isDish: true, ...place }];
      });
    }
    const isOfLines =
      lineIds.has(ingredientId) ||
      (isStep && lines.haveLongerName(text)) ||
      ((isStep || isReference) && lines.make(keyOf(ingredientId) ?? '', isStep && isReference));
    return isOfLines ? [] : [{ ingredientId, certainty: 'CONTAINS', isDish: false, ...place }];
  });
  const unread = [...new Set([texts, ...steps].flatMap((text) => text.unread))];
  const isPending = [texts, ...steps].some(({ detectorVersion }) => detectorVersion === null);
  return {
    foods: surestOfEach(named.filter((food) => !lineIds.has(food.ingredientId))),
    unread,
    isIncomplete: isPending || unread.length > 0 || (ingredientIds.length === 0 && !hasTextLine),
  };
}

/** The evidence of a recipe, and the arrays that lists filter on. */
export function evidenceColumns(found: FoundInRecipe, ids: IngredientIds) {
  const { isIncomplete, ...evidence } = evidenceOf(found, ids);
  return {
    foodIds: evidence.foods.map(({ ingredientId }) => ingredientId),
    isIncomplete,
    ...usedInTechniques(found.steps.flatMap(({ techniques }) => techniques)),
    evidence,
  };
}

const keyOfFood = ({ ingredientId, dish }: FoundFood) => ingredientId ?? dish;

/** What a dish is made of and no line says. */
function foodsOfDish(
  dish: FoundFood['dish'],
  isReference: boolean,
  lines: FoodsOfLines,
): { key: IngredientKey; certainty: Certainty }[] {
  const facts = dish === undefined ? undefined : DISHES_BY_KEY.get(dish);
  if (facts === undefined) return [];
  const isNew = (key: IngredientKey) => !isReference || !lines.have(key);
  const { madeOf, often } = facts;
  const isMadeHere =
    (isReference && madeOf.length === 0 && lines.count > 0) ||
    [...madeOf, ...often].some((key) => lines.have(key));
  return [
    ...madeOf.filter(isNew).map((key) => ({ key, certainty: 'CONTAINS' as const })),
    ...(isMadeHere ? [] : often).map((key) => ({ key, certainty: 'OFTEN' as const })),
  ];
}

/** The surest first: what a line or its texts say, then what a step says, then what is a habit. */
function surestOfEach(foods: readonly FoodEvidence[]): FoodEvidence[] {
  const rank = ({ found, certainty, isDish, step }: FoodEvidence) => {
    if (found === 'TEXT' && !isDish) return 0;
    if (certainty === 'OFTEN') return 3;
    return step === null ? 2 : 1;
  };
  const first = new Map<number, FoodEvidence>();
  for (const food of [...foods].sort((one, other) => rank(one) - rank(other))) {
    if (!first.has(food.ingredientId)) first.set(food.ingredientId, food);
  }
  return [...first.values()];
}

/** What was found in a recipe with this content. */
export function foundInRecipe(
  { ingredients, otherLines }: RecipeContent,
  detection: RecipeDetection,
): FoundInRecipe {
  return {
    ingredientIds: ingredients.map(({ ingredientId }) => ingredientId),
    hasTextLine: (otherLines ?? []).some(({ kind }) => kind === 'TEXT'),
    ...detection,
  };
}

/** What a text of the plan is: what is eaten, or a note about it. */
export type FoundText = 'DISH' | 'NOTE';

/** What was found in a text of the plan. What is eaten may be anything if its text names no food. */
export function foundInText(texts: TextsDetection, kind: FoundText): FoundInRecipe {
  return {
    ingredientIds: [],
    hasTextLine: kind === 'NOTE' || texts.foods.length > 0,
    steps: [],
    texts,
  };
}
