import type { ReadFoods, Span } from '../detection/contract.js';
import { covers } from '../detection/span.js';
import { type FoundFood, foundFoods } from '../foods/found-food.js';
import type { DetectionSource, StepTechnique } from './step-technique.js';

/** A place in the text of a step that names a food: evidence for the suitability of the recipe. */
export interface StepFood extends FoundFood, Span {
  readonly source: DetectionSource;
}

/** What detection found in a step, apart from its techniques. */
export interface ReadStep {
  readonly foods: readonly StepFood[];
  /** Words that may be an unknown food. */
  readonly unread: readonly string[];
}

/** What is stored about the foods of a step. */
export interface FoodsOfStep {
  readonly foods: readonly StepFood[];
  /** Where detection found foods that corrections removed. */
  readonly removedFoods: readonly Span[];
}

/**
 * What a detection says of foods. A mention that the text says to be absent is none: "sans beurre".
 *
 * @param text the text that was detected
 * @param idOf the id of an ingredient; undefined for an unknown or retired key
 */
export function readStep(
  detection: ReadFoods,
  text: string,
  idOf: (key: string) => number | undefined,
): ReadStep {
  const read = foundFoods(text, detection, idOf);
  const foods = read.foods.map((food) => ({ ...food, source: 'auto' as const }));
  return { foods: distinct(foods), unread: read.unread };
}

/**
 * The foods of a step after its techniques have changed: the detected ones, without those that
 * corrections removed, and those of manual mentions. When a changed text continues a removed name, as
 * "lait" in "lait d'amande", it names another food.
 */
export function foodsOfStep(
  text: string,
  detected: readonly StepFood[],
  removedFoods: readonly Span[],
  techniques: readonly StepTechnique[],
): FoodsOfStep {
  const automatic = detected.filter(
    (food) => food.source === 'auto' && !removedFoods.some((removed) => covers(removed, food)),
  );
  const manual = mentionsOf(techniques)
    .filter(({ source }) => source === 'manual')
    .map(({ ingredientId, start, end, source }) => ({
      ingredientId,
      start,
      end,
      text: text.slice(start, end),
      source,
    }));
  return { foods: distinct([...automatic, ...manual]), removedFoods };
}

/** The places of detected mentions that techniques had before a correction, and have no more. */
export function removedMentions(
  before: readonly StepTechnique[],
  after: readonly StepTechnique[],
): Span[] {
  const kept = new Set(mentionsOf(after).map(placeOf));
  const removed = mentionsOf(before).filter(
    (mention) => mention.source === 'auto' && !kept.has(placeOf(mention)),
  );
  return distinct(removed).map(({ start, end }) => ({ start, end }));
}

function mentionsOf(techniques: readonly StepTechnique[]) {
  return techniques.flatMap(({ ingredients }) => ingredients);
}

type Place = Span & Pick<FoundFood, 'ingredientId' | 'dish'>;

function placeOf({ ingredientId, dish, start, end }: Place): string {
  return [ingredientId ?? dish, start, end].join(' ');
}

/** The first food of each place, in text order. */
function distinct<Food extends Place>(foods: readonly Food[]): Food[] {
  const places = new Map(foods.toReversed().map((food) => [placeOf(food), food]));
  return [...places.values()].sort((one, other) => one.start - other.start);
}
