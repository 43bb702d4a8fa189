import type { IngredientKey } from '../catalogue/ingredients.js';
import type { Certainty, Evidence, FoodEvidence, LineOfPart } from '../foods/evidence-of-foods.js';
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
  /** What was found in its parts, through all levels. */
  readonly inParts?: readonly FoundInPart[];
}

/** What was found in a part of a recipe. */
export interface FoundInPart extends Omit<FoundInRecipe, 'steps' | 'inParts'> {
  readonly partId: number;
  readonly hasParts: boolean;
  readonly steps: readonly (FoundInRecipe['steps'][number] & { readonly id: number })[];
}

/** The columns of `recipe` and `recipe_text` that are derived from what was found. */
export type EvidenceColumns = ReturnType<typeof evidenceColumns>;

/** The ids and keys of ingredients. */
export interface IngredientIds {
  readonly idOf: (key: string) => number | undefined;
  readonly keyOf: (id: number) => string | undefined;
}

/**
 * The evidence of a recipe, as if the texts of its parts stood in it. A text adds no food that a line has,
 * and neither do words that refer to what the lines make. A recipe without lines, with a part without any
 * content, with a pending text or an unread word may contain any food.
 */
export function evidenceOf(recipe: FoundInRecipe, { idOf, keyOf }: IngredientIds): Evidence {
  const { inParts: parts = [] } = recipe;
  const all = [recipe, ...parts];
  const lineIds = new Set(all.flatMap(({ ingredientIds }) => ingredientIds));
  const lines = new FoodsOfLines([...lineIds].flatMap((id) => keyOf(id) ?? []));
  // "Cool cookies on a rack" in a recipe of cookies refers to them.
  const titled = new Set(
    all.flatMap(({ texts }) =>
      texts.foods.flatMap((food) => (food.isReference ? keyOfFood(food) : [])),
    ),
  );
  const named = all.flatMap(namedIn).flatMap(({ isOfStep, place, ...food }): FoodEvidence[] => {
    const { ingredientId, dish } = food;
    const isReference = food.isReference ?? (isOfStep && titled.has(keyOfFood(food)));
    if (ingredientId === null) {
      return foodsOfDish(dish, isReference, lines).flatMap(({ key, certainty }) => {
        const id = idOf(key);
        return id === undefined ? [] : [{ ingredientId: id, certainty, isDish: true, ...place }];
      });
    }
    const isOfLines =
      lineIds.has(ingredientId) ||
      (place.found === 'STEP' &&
        (lines.haveLongerName(place.text) ||
          (isReference && lines.make(keyOf(ingredientId) ?? ''))));
    return isOfLines ? [] : [{ ingredientId, certainty: 'CONTAINS', isDish: false, ...place }];
  });
  const texts = all.flatMap((each) => [each.texts, ...each.steps]);
  const unread = [...new Set(texts.flatMap((text) => text.unread))];
  const isPending = texts.some(({ detectorVersion }) => detectorVersion === null);
  const isWithoutLines = lineIds.size === 0 && !all.some(({ hasTextLine }) => hasTextLine);
  const partLines = linesOfParts(recipe.ingredientIds, parts);
  return {
    foods: surestOfEach(named.filter((food) => !lineIds.has(food.ingredientId))),
    unread,
    ...(partLines.length > 0 && { partLines }),
    isIncomplete: isPending || unread.length > 0 || isWithoutLines || parts.some(isEmpty),
  };
}

/** The foods that the texts of a recipe or of a part name, and where. */
function namedIn(recipe: FoundInRecipe | FoundInPart) {
  const isPart = 'partId' in recipe;
  const textPlace = { step: null, ...(isPart && { partId: recipe.partId }) };
  const stepPlaces = isPart
    ? recipe.steps.map(({ id }) => ({ ...textPlace, stepId: id }))
    : recipe.steps.map((_step, index) => ({ step: index + 1 }));
  const ofTexts = recipe.texts.foods.map(({ found, text, ...food }) => ({
    ...food,
    isOfStep: false,
    place: { found, text, ...textPlace },
  }));
  const ofSteps = recipe.steps.flatMap(({ foods }, index) =>
    foods.map(({ text, ...food }) => ({
      ...food,
      isOfStep: true,
      place: { found: 'STEP' as const, text, step: null, ...stepPlaces[index] },
    })),
  );
  return [...ofTexts, ...ofSteps];
}

/** The ingredients that only lines of parts have. */
function linesOfParts(own: readonly number[], parts: readonly FoundInPart[]): LineOfPart[] {
  const known = new Set(own);
  return parts.flatMap(({ partId, ingredientIds }) =>
    ingredientIds
      .filter((id) => !known.has(id) && known.add(id))
      .map((ingredientId) => ({ ingredientId, partId })),
  );
}

function isEmpty({ ingredientIds, hasTextLine, hasParts, steps }: FoundInPart): boolean {
  return ingredientIds.length === 0 && !hasTextLine && !hasParts && steps.length === 0;
}

/** The evidence of a recipe, and the arrays that lists filter on. */
export function evidenceColumns(found: FoundInRecipe, ids: IngredientIds) {
  const { isIncomplete, ...evidence } = evidenceOf(found, ids);
  return {
    foodIds: evidence.foods.map(({ ingredientId }) => ingredientId),
    isIncomplete,
    ...usedInTechniques(
      [found, ...(found.inParts ?? [])].flatMap(({ steps }) =>
        steps.flatMap(({ techniques }) => techniques),
      ),
    ),
    evidence,
  };
}

const keyOfFood = ({ ingredientId, dish }: Omit<FoundFood, 'text'>) => ingredientId ?? dish;

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
  const isExplained =
    madeOf.length === 0 ? lines.count > 0 : [...madeOf, ...often].some((key) => lines.have(key));
  const isMadeHere = isReference && isExplained;
  return [
    ...madeOf.filter(isNew).map((key) => ({ key, certainty: 'CONTAINS' as const })),
    ...(isMadeHere ? [] : often).map((key) => ({ key, certainty: 'OFTEN' as const })),
  ];
}

/** The surest first: what a line or its texts say, then what a step says, then what is a habit. */
function surestOfEach(foods: readonly FoodEvidence[]): FoodEvidence[] {
  const rank = ({ found, certainty, isDish, step, stepId }: FoodEvidence) => {
    if (found === 'TEXT' && !isDish) return 0;
    if (certainty === 'OFTEN') return 3;
    return step === null && stepId === undefined ? 2 : 1;
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
