import type { IngredientLine } from '../detection/contract.js';
import type { IngredientDraft } from './draft.js';

/** Maximum number of candidates of a line. */
const MAX_CANDIDATES = 3;

/**
 * The draft lines of an ingredient line: one for each food that it names, with the whole text. A
 * choice ("butter or margarine") is one line.
 *
 * @param source the index of the line in its list
 */
export function draftLines(
  source: number,
  rawText: string,
  line: IngredientLine,
): IngredientDraft[] {
  const { ingredient, quantity, unit, candidates, foods, alternatives, flags } = line;
  const mains = foods.flatMap((food, i) => (alternatives.includes(i) ? [] : [{ food, i }]));
  if (mains.length < 2)
    return [{ source, rawText, ingredient, quantity, unit, candidates, lineFlags: flags }];
  const own = mains.find(({ food }) => food.key === candidates[0]);
  const keys = new Set(mains.map(({ food }) => food.key));
  return mains.map((main, at) => {
    const { food, i } = main;
    const choices = foods.slice(i + 1, mains[at + 1]?.i).map(({ key }) => key);
    const known = main === own ? candidates.filter((key) => !keys.has(key)) : [];
    const isUnlikely = food.quantity !== null && food.unit === null;
    return {
      source,
      rawText,
      ingredient: main === own ? ingredient : food.key,
      quantity: food.quantity,
      unit: food.unit,
      candidates: [...new Set([food.key, ...choices, ...known])].slice(0, MAX_CANDIDATES),
      lineFlags: flags.filter(
        (flag) =>
          (flag !== 'ALTERNATIVE' || choices.length > 0) &&
          (flag !== 'UNLIKELY_UNIT' || isUnlikely),
      ),
    };
  });
}
