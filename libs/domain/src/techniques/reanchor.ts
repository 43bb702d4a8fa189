import type { Span } from '../detection/contract.js';
import { type Anchor, findAnchors } from './anchor.js';
import type { StepTechnique } from './step-technique.js';

/**
 * What stays of a step's techniques when its text changes: what people said, where the words
 * they marked can still be found. Of two that want the same place, the one whose surroundings
 * changed less has it. What was detected goes: detection runs anew. In text order.
 */
export function reanchor(
  current: readonly StepTechnique[],
  before: string,
  after: string,
): StepTechnique[] {
  const manual = current.filter(({ source }) => source === 'manual');
  return place(manual, before, after)
    .map(([said, { start, end }]) => ({
      ...said,
      start,
      end,
      ingredients: moveMentions(said.ingredients, before, after),
      utensils: moveMentions(said.utensils, before, after),
    }))
    .sort((one, other) => one.start - other.start);
}

/** Gives each its best place that nobody who fits better has taken. */
function place(
  manual: readonly StepTechnique[],
  before: string,
  after: string,
): [StepTechnique, Anchor][] {
  const wishes = manual
    .flatMap((said) => findAnchors(said, before, after).map((anchor) => ({ said, anchor })))
    .sort((one, other) => other.anchor.context - one.anchor.context);
  const placed = new Map<StepTechnique, Anchor>();
  const taken = new Uint8Array(after.length);
  for (const { said, anchor } of wishes) {
    const { start, end } = anchor;
    if (placed.has(said) || taken.subarray(start, end).includes(1)) continue;
    taken.fill(1, start, end);
    placed.set(said, anchor);
  }
  return [...placed];
}

function moveMentions<Mention extends Span>(
  mentions: readonly Mention[],
  before: string,
  after: string,
): Mention[] {
  return mentions.flatMap((mention) => {
    const [anchor] = findAnchors(mention, before, after);
    return anchor ? [{ ...mention, start: anchor.start, end: anchor.end }] : [];
  });
}
