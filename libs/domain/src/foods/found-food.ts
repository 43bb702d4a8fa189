import { type DishKey, DISHES } from '../catalogue/dishes.js';
import type { FoodPlace } from './evidence-of-foods.js';
import type { FoodSpan, ReadFoods, Span } from '../detection/contract.js';

/** A food that a text names. */
export interface FoundFood {
  /** Null: a dish. */
  readonly ingredientId: number | null;
  readonly dish?: DishKey;
  /** The words, as written. */
  readonly text: string;
  /** Whether the words may refer to what the lines of the recipe make: "the dough". */
  readonly isReference?: true;
}

/** A food of the texts of a recipe apart from its steps, and where it was found. */
export interface TextFood extends FoundFood {
  readonly found: Exclude<FoodPlace, 'LINE'>;
}

const DISH_KEYS: ReadonlySet<string> = new Set(DISHES.map(({ key }) => key));

/**
 * The foods that detection found in a text, and the words that may be an unknown food.
 *
 * @param idOf the id of an ingredient; undefined for an unknown or retired key, whose words are unread
 */
export function foundFoods(
  text: string,
  { possibleFoods, unread }: ReadFoods,
  idOf: (key: string) => number | undefined,
): { foods: (FoundFood & Span)[]; unread: string[] } {
  const wordsOf = ({ start, end }: Span) => text.slice(start, end);
  const isKnown = ({ key }: FoodSpan) => DISH_KEYS.has(key) || idOf(key) !== undefined;
  return {
    foods: possibleFoods.filter(isKnown).map(({ key, start, end, isReference }) => ({
      ...(DISH_KEYS.has(key)
        ? { ingredientId: null, dish: key as DishKey }
        : { ingredientId: idOf(key) ?? null }),
      ...(isReference && { isReference }),
      text: wordsOf({ start, end }),
      start,
      end,
    })),
    // Numbers may be unread, but they are no food.
    unread: [...unread, ...possibleFoods.filter((food) => !isKnown(food))]
      .map(wordsOf)
      .filter((words) => /\p{L}/u.test(words)),
  };
}
