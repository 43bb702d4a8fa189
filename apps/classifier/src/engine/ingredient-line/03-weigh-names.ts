import { type IngredientKey, INGREDIENTS } from '#domain/catalogue/ingredients.js';
import { KINDS_OF_FOOD } from '../../languages/line-words.js';
import type { NameMention } from '../model/name.js';
import type { Line, LineAmount, LineLanguage, WeighedName } from './line.js';
import { ASIDE, NEXT_GROUP, rankTokens } from './rank-tokens.js';

const SUBCATEGORY = new Map(INGREDIENTS.map(({ key, subcategory }) => [key, subcategory]));

/** More than what one name differs from the next by. */
const BEHIND_ITS_NEIGHBOUR = 1.5;

interface Food extends NameMention {
  readonly key: IngredientKey;
}

/**
 * Weighs the ingredients of a line. The first group of words has the ingredient; within a group a
 * French noun stands before what describes it and an English one after: "sauce aux tomates" is a
 * sauce, "tomato sauce" too. A kind of food steps behind what says which: "Burrata cheese".
 */
export function weighNames(
  language: LineLanguage,
  line: Line,
  amount: LineAmount,
): readonly WeighedName[] {
  const ranks = rankTokens(language, line);
  const rankAt = (token: number) => ranks[token] ?? 0;
  const headLast = language.language.locale === 'en';
  const foods = foodsOf(line, amount);
  const neighbours = new Map(foods.map((food) => [headLast ? food.to : food.from, food]));
  const weighed = foods
    // "beurre pour le moule": what stands aside and may be a utensil is one.
    .filter(({ name, from }) => name.utensil === null || rankAt(from) < ASIDE)
    .map((food, order) => {
      const { key, from, to } = food;
      const place = headLast ? NEXT_GROUP - 1 - order : order;
      const isKind = isKindOf(food, neighbours.get(headLast ? from : to));
      return { key, from, to, rank: rankAt(from) + place + (isKind ? BEHIND_ITS_NEIGHBOUR : 0) };
    })
    .sort((a, b) => a.rank - b.rank);
  return isAboutUtensil(line, amount, rankAt, weighed) ? [] : weighed;
}

/** The foods of a line; what may be a unit is one, if there are others: "2 garlic cloves". */
function foodsOf({ names }: Line, amount: LineAmount): Food[] {
  const foods = names.flatMap((mention): Food[] => {
    const key = mention.name.ingredient;
    const isAmount = mention.from >= amount.from && mention.to <= amount.to;
    return key === null || isAmount ? [] : [{ ...mention, key }];
  });
  const sure = foods.filter(({ name }) => name.unit === null);
  return sure.length > 0 ? sure : foods;
}

/** Whether a name is that of a kind of food, and the other beside it says which. */
function isKindOf(kind: Food, other: Food | undefined): boolean {
  if (other === undefined || !KINDS_OF_FOOD.has(kind.key)) return false;
  return SUBCATEGORY.get(kind.key) === SUBCATEGORY.get(other.key);
}

/** "9 toothpicks, soaked in water": the first group of words names a thing and no food. */
function isAboutUtensil(
  { names }: Line,
  amount: LineAmount,
  rankAt: (token: number) => number,
  [best]: readonly WeighedName[],
): boolean {
  if (best === undefined || best.rank < NEXT_GROUP) return false;
  return names.some(
    ({ name, from }) =>
      name.utensil !== null &&
      name.ingredient === null &&
      from >= amount.to &&
      rankAt(from) < NEXT_GROUP,
  );
}
