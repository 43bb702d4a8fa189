import type { IngredientKey } from '../../catalogue/ingredients.js';
import type { FoodPlace } from '../suitability.js';
import { DISHES_BY_KEY, FoodsOfLines } from './foods-of-lines.js';
import type { FoundFood } from './found-food.js';

/** CONTAINS: by definition. OFTEN: by habit, as celery in a broth. */
export const CERTAINTIES = ['CONTAINS', 'OFTEN'] as const;

export type Certainty = (typeof CERTAINTIES)[number];

/** What detection found in one text. */
export interface ReadText {
  /** Null: pending. */
  readonly detectorVersion: string | null;
  readonly foods: readonly FoundFood[];
  /** Words that may be an unknown food. */
  readonly unread: readonly string[];
}

/** A food of the texts of a recipe apart from its steps, and where it was found. */
export interface TextFood extends FoundFood {
  readonly found: Exclude<FoodPlace, 'LINE'>;
}

/** What was found in all texts of a recipe. */
export interface FoundInRecipe {
  /** The ingredients of the lines. */
  readonly ingredientIds: readonly number[];
  /** Whether there is a TEXT line. */
  readonly hasTextLine: boolean;
  readonly steps: readonly ReadText[];
  readonly texts: Omit<ReadText, 'foods'> & { readonly foods: readonly TextFood[] };
}

/** A food that a text names and no line has. */
export interface NamedFood {
  readonly ingredientId: number;
  readonly found: Exclude<FoodPlace, 'LINE'>;
  /** The words, as written. */
  readonly text: string;
  /** The position of the step that names the food, from 1; null: another text. */
  readonly step: number | null;
  readonly certainty: Certainty;
  /** Whether the words name a dish that is made of the food. */
  readonly isDish: boolean;
}

/** What counts for the suitability of a recipe, apart from its lines. Stored when a text changes. */
export interface Evidence {
  /** Each ingredient once, where it is surest. */
  readonly foods: readonly NamedFood[];
  readonly unread: readonly string[];
  /** Whether the recipe may contain a food that the service has not found. */
  readonly isIncomplete: boolean;
}

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
  const named = [
    ...texts.foods.map((food) => ({ ...food, step: null })),
    ...steps.flatMap(({ foods }, index) =>
      foods.map((food) => ({ ...food, found: 'STEP' as const, step: index + 1 })),
    ),
  ].flatMap(({ ingredientId, dish, isReference = false, found, text, step }): NamedFood[] => {
    const place = { found, text, step };
    if (ingredientId === null) {
      return foodsOfDish(dish, isReference, lines).flatMap(({ key, certainty }) => {
        const id = idOf(key);
        return id === undefined ? [] : [{ ingredientId: id, certainty, isDish: true, ...place }];
      });
    }
    const isOfLines =
      lineIds.has(ingredientId) ||
      (found === 'STEP' &&
        (lines.haveLongerName(text) || (isReference && lines.make(keyOf(ingredientId) ?? ''))));
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
  const isMadeHere = isReference && [...madeOf, ...often].some((key) => lines.have(key));
  return [
    ...madeOf.filter(isNew).map((key) => ({ key, certainty: 'CONTAINS' as const })),
    ...(isMadeHere ? [] : often).map((key) => ({ key, certainty: 'OFTEN' as const })),
  ];
}

/** The surest first: what a line or its texts say, then what a step says, then what is a habit. */
function surestOfEach(foods: readonly NamedFood[]): NamedFood[] {
  const rank = ({ found, certainty, isDish, step }: NamedFood) => {
    if (found === 'TEXT' && !isDish) return 0;
    if (certainty === 'OFTEN') return 3;
    return step === null ? 2 : 1;
  };
  const first = new Map<number, NamedFood>();
  for (const food of [...foods].sort((one, other) => rank(one) - rank(other))) {
    if (!first.has(food.ingredientId)) first.set(food.ingredientId, food);
  }
  return [...first.values()];
}
