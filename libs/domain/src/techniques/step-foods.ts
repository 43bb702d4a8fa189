import { MIXTURES } from '../detection/mixtures.js';
import type { Span, TextDetection } from '../detection/contract.js';
import { covers } from '../detection/span.js';
import type { DetectionSource, StepTechnique } from './step-technique.js';

/** A place in the text of a step that names a food: evidence for the suitability of the recipe. */
export interface StepFood extends Span {
  readonly ingredientId: number;
  /** The words, as written. */
  readonly text: string;
  readonly source: DetectionSource;
}

/** What is stored about the foods of a step. */
export interface FoodsOfStep {
  readonly foods: readonly StepFood[];
  /** Where detection found foods that corrections removed. */
  readonly removedFoods: readonly Span[];
}

/**
 * The foods of a detection: its mentions, and every other name that may be a food.
 *
 * @param text the text that was detected
 * @param idOf the id of an ingredient; undefined for an unknown or retired key
 */
export function detectedFoods(
  { ingredients, possibleFoods }: TextDetection,
  text: string,
  idOf: (key: string) => number | undefined,
): StepFood[] {
  const foods = [...possibleFoods, ...ingredients].flatMap(({ key, start, end }) => {
    const ingredientId = MIXTURES.has(key) ? undefined : idOf(key);
    return ingredientId === undefined
      ? []
      : [{ ingredientId, start, end, text: text.slice(start, end), source: 'auto' as const }];
  });
  return distinct(foods);
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

type Place = Span & { readonly ingredientId: number };

function placeOf({ ingredientId, start, end }: Place): string {
  return [ingredientId, start, end].join(' ');
}

/** Each place once, in text order. */
function distinct<Food extends Place>(foods: readonly Food[]): Food[] {
  const places = new Map(foods.map((food) => [placeOf(food), food]));
  return [...places.values()].sort((one, other) => one.start - other.start);
}
