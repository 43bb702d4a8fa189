import type { IngredientLine } from '#domain/detection/contract.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { UnitKey } from '#domain/catalogue/units.js';
import { isDish } from './is-dish.js';
import { isSubstitute } from './is-substitute.js';
import type { Line, LineAmount, RankedMention } from '../model/line.js';

const MAX_CANDIDATES = 3;

/** Other ingredients that the name of an ingredient can mean: "pepper" can be a bell pepper. */
export type Alternatives = ReadonlyMap<IngredientKey, readonly IngredientKey[]>;

/**
 * Returns the best ingredient with its amount, and up to three candidates, best first. A dish that is
 * made of foods, and a substitute for the best ingredient, have candidates only.
 */
export function chooseIngredient(
  line: Line,
  amount: LineAmount,
  mentions: readonly RankedMention[],
  alternatives: Alternatives,
): IngredientLine {
  const [best] = mentions;
  const { quantity } = amount;
  if (best === undefined) return { ingredient: null, quantity, unit: amount.unit, candidates: [] };
  const isOnlyCandidate = isDish(line, amount, best) || isSubstitute(line, mentions);
  const keys = [...mentions.map(({ key }) => key), ...(alternatives.get(best.key) ?? [])];
  return {
    ingredient: isOnlyCandidate ? null : best.key,
    quantity,
    unit: amount.unit ?? (quantity === null ? null : trailingUnit(line, best)),
    candidates: [...new Set(keys)].slice(0, MAX_CANDIDATES),
  };
}

/** The unit at the end of a name or after it: "2 garlic cloves", "1 celery stalk". */
function trailingUnit(line: Line, { from, to }: RankedMention): UnitKey | null {
  const unitAt = (i: number) => line.word(i).names?.value?.unit?.key ?? null;
  return unitAt(to) ?? (to - from < 2 ? null : unitAt(to - 1));
}
