import { type IngredientKey, INGREDIENTS } from '#domain/catalogue/ingredients.js';
import { GENERIC_INGREDIENTS } from '../../languages/line-words.js';
import type { Mention } from '../model/entry.js';
import type { Line, LineAmount, LineLanguage, RankedMention } from './line.js';
import { SECONDARY_RANK, GROUP_RANK, rankTokens } from './rank-tokens.js';

const SUBCATEGORY = new Map(INGREDIENTS.map(({ key, subcategory }) => [key, subcategory]));

/** More than what one name differs from the next by. */
const GENERIC_PENALTY = 1.5;

interface Food extends Mention {
  readonly key: IngredientKey;
}

/**
 * Weighs the ingredients of a line. The first group of words has the ingredient; within a group a
 * French noun stands before what describes it and an English one after: "sauce aux tomates" is a
 * sauce, "tomato sauce" too. A kind of food steps behind what says which: "Burrata cheese".
 */
export function rankMentions(
  lineLanguage: LineLanguage,
  line: Line,
  amount: LineAmount,
): readonly RankedMention[] {
  const ranks = rankTokens(lineLanguage, line);
  const rankAt = (token: number) => ranks[token] ?? 0;
  const headLast = lineLanguage.language.locale === 'en';
  const foods = foodsOf(line, amount);
  const neighbours = new Map(foods.map((food) => [headLast ? food.to : food.from, food]));
  const ranked = foods
    // "beurre pour le moule": what stands aside and may be a utensil is one.
    .filter(({ entry, from }) => entry.utensil === null || rankAt(from) < SECONDARY_RANK)
    .map((food, position) => {
      const { key, from, to } = food;
      const place = headLast ? GROUP_RANK - 1 - position : position;
      const isKind = isKindOf(food, neighbours.get(headLast ? from : to));
      return { key, from, to, rank: rankAt(from) + place + (isKind ? GENERIC_PENALTY : 0) };
    })
    .sort((a, b) => a.rank - b.rank);
  return isAboutUtensil(line, amount, rankAt, ranked) ? [] : ranked;
}

/** The foods of a line; what may be a unit is one, if there are others: "2 garlic cloves". */
function foodsOf({ mentions }: Line, amount: LineAmount): Food[] {
  const foods = mentions.flatMap((mention): Food[] => {
    const key = mention.entry.ingredient;
    const isAmount = mention.from >= amount.from && mention.to <= amount.to;
    return key === null || isAmount ? [] : [{ ...mention, key }];
  });
  const sure = foods.filter(({ entry }) => entry.unit === null);
  return sure.length > 0 ? sure : foods;
}

/** Whether a name is that of a kind of food, and the other beside it says which. */
function isKindOf(kind: Food, other: Food | undefined): boolean {
  if (other === undefined || !GENERIC_INGREDIENTS.has(kind.key)) return false;
  return SUBCATEGORY.get(kind.key) === SUBCATEGORY.get(other.key);
}

/** "9 toothpicks, soaked in water": the first group of words names a thing and no food. */
function isAboutUtensil(
  { mentions }: Line,
  amount: LineAmount,
  rankAt: (token: number) => number,
  [best]: readonly RankedMention[],
): boolean {
  if (best === undefined || best.rank < GROUP_RANK) return false;
  return mentions.some(
    ({ entry, from }) =>
      entry.utensil !== null &&
      entry.ingredient === null &&
      from >= amount.to &&
      rankAt(from) < GROUP_RANK,
  );
}
