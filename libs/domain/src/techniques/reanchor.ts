import type { Span } from '../detection/contract.js';
import { type Anchor, findAnchors } from './anchor.js';
import type { IngredientOfTechnique, StepTechnique } from './step-technique.js';

/**
 * Moves the manual techniques of a step to their words in a changed text. Leaves out techniques
 * whose words are gone, and detected techniques, because the step is detected again. If two
 * techniques match the same place, the technique with more equal context gets the place.
 *
 * @returns the techniques in text order
 */
export function reanchor(
  current: readonly StepTechnique[],
  before: string,
  after: string,
): StepTechnique[] {
  const manual = current.filter(({ source }) => source === 'manual');
  return assignPlaces(manual, before, after)
    .map(([technique, { start, end }]) => ({
      ...technique,
      start,
      end,
      ingredients: technique.ingredients.flatMap((each) => moveFood(each, before, after) ?? []),
      utensils: technique.utensils.flatMap((each) => move(each, before, after) ?? []),
      duration: technique.duration && move(technique.duration, before, after),
      temperature: technique.temperature && move(technique.temperature, before, after),
    }))
    .sort((one, other) => one.start - other.start);
}

/** Assigns places to techniques, the pairs with the most equal context first. */
function assignPlaces(
  manual: readonly StepTechnique[],
  before: string,
  after: string,
): [StepTechnique, Anchor][] {
  const candidates = manual
    .flatMap((technique) =>
      findAnchors(technique, before, after).map((anchor) => ({ technique, anchor })),
    )
    .sort((one, other) => other.anchor.context - one.anchor.context);
  const placed = new Map<StepTechnique, Anchor>();
  const taken = new Uint8Array(after.length);
  for (const { technique, anchor } of candidates) {
    const { start, end } = anchor;
    if (placed.has(technique) || taken.subarray(start, end).includes(1)) continue;
    taken.fill(1, start, end);
    placed.set(technique, anchor);
  }
  return [...placed];
}

/** Moves each span to its best place in a changed text; leaves out those whose words are gone. */
export function moveMentions<Mention extends Span>(
  mentions: readonly Mention[],
  before: string,
  after: string,
): Mention[] {
  return mentions.flatMap((mention) => move(mention, before, after) ?? []);
}

/** Moves an ingredient with its amount, whose span is lost if the amount is written otherwise. */
function moveFood(
  food: IngredientOfTechnique,
  before: string,
  after: string,
): IngredientOfTechnique | null {
  const moved = move(food, before, after);
  if (moved === null) return null;
  const { amountStart, amountEnd, ...others } = moved;
  if (amountStart === undefined || amountEnd === undefined) return moved;
  // The amount stands before its food, or after it: "le beurre (50 g)".
  const start = Math.min(amountStart, food.start);
  const anchors = findAnchors({ start, end: Math.max(amountEnd, food.end) }, before, after);
  const by = moved.start - food.start;
  const isUnchanged = anchors.some((place) => place.start === start + by);
  return isUnchanged
    ? { ...moved, amountStart: amountStart + by, amountEnd: amountEnd + by }
    : others;
}

/** Moves something found in a text to its best place; null if its words are gone. */
function move<Found extends Span>(found: Found, before: string, after: string): Found | null {
  const [anchor] = findAnchors(found, before, after);
  return anchor ? { ...found, start: anchor.start, end: anchor.end } : null;
}
