import { GENERIC_INGREDIENTS } from '#domain/catalogue/ingredient-names.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import { subcategoryOf } from '../../rules/token-tests.js';
import { isFood, isUtensil, type Mention } from '../../document/mention.js';
import { amountBefore } from '../../quantities/amounts/amount-of.js';
import { isKnob } from '../../quantities/amounts/measure-phrase.js';
import type { Line, LineAmount, RankedMention } from '../model/line.js';
import { GROUP_RANK, NEGATED_RANK, rankTokens } from './rank-tokens.js';

/** More than the difference between adjacent mentions, and less than two such differences. */
const GENERIC_PENALTY = 1.5;

interface Food extends Mention {
  readonly key: IngredientKey;
}

/**
 * Ranks the ingredients of a line, best first. Earlier groups of words come first. Within a group,
 * the French noun precedes its description and the English noun follows it: "sauce aux tomates" and
 * "tomato sauce" are both a sauce. A generic ingredient ranks below a specific one beside it:
 * "Burrata cheese".
 */
export function rankMentions(line: Line, amount: LineAmount): readonly RankedMention[] {
  const ranks = rankTokens(line);
  const rankAt = (token: number) => ranks[token] ?? 0;
  const { headLast } = line;
  const foods = foodsOf(line, amount);
  const neighbours = new Map(foods.map((food) => [headLast ? food.to : food.from, food]));
  const ranked = foods
    .map((food, position) => {
      const { key, from, to } = food;
      const place = headLast ? GROUP_RANK - 1 - position : position;
      const isSpecified = isSpecifiedBy(food, neighbours.get(headLast ? from : to));
      const rank = rankAt(from) + place + (isSpecified ? GENERIC_PENALTY : 0);
      return { key, from, to, rank };
    })
    .filter(({ from, rank }) => rank >= NEGATED_RANK || !line.noFoods.has(from))
    .sort((a, b) => a.rank - b.rank);
  return isAboutUtensil(line, amount, rankAt, ranked) ? [] : ranked;
}

/** The foods of a line. One that can be a unit is left out beside another food: "2 garlic cloves". */
function foodsOf(line: Line, amount: LineAmount): Food[] {
  const foods = line.mentions.flatMap((mention): Food[] => {
    const key = mention.entry.ingredient;
    const isAmount = mention.from >= amount.from && mention.to <= amount.to;
    const isOther = isAmount || isNoFood(line, mention) || isVessel(line, mention);
    return key === null || isOther ? [] : [{ ...mention, key }];
  });
  const withoutUnits = foods.filter(({ entry }) => entry.unit === null);
  return withoutUnits.length > 0 ? withoutUnits : foods;
}

/** Whether a name that can be a utensil is one: "beurre pour le moule", "un moule de 20 cm". */
function isVessel(line: Line, mention: Mention): boolean {
  if (!isUtensil(mention)) return false;
  let i = mention.from - 1;
  while (line.isWord(i) && !line.lineWords.holds.has(line.lowerCase(i))) i--;
  return line.isWord(i);
}

/** Whether a name is a measure or a title: "quelques noix de beurre", "Crémage : ½ tasse de beurre". */
function isNoFood(line: Line, { from, to }: Mention): boolean {
  if (isKnob(line, from)) return true;
  if (from > 0 || !line.is(to, ':')) return false;
  const next = line.mentions.find(
    (each) => isFood(each) && each.from > to && !each.entry.unit && !isKnob(line, each.from),
  );
  return next !== undefined && (amountBefore(line, next)?.phrase ?? next).from === to + 1;
}

/** Whether the mention is generic and its neighbour specifies it. */
function isSpecifiedBy(food: Food, neighbour: Food | undefined): boolean {
  if (neighbour === undefined || !GENERIC_INGREDIENTS.has(food.key)) return false;
  return subcategoryOf(food.key) === subcategoryOf(neighbour.key);
}

/** "9 toothpicks, soaked in water": the first group of words names a utensil and no food. */
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
