import { INGREDIENTS, type Ingredient, type IngredientKey } from '#domain/catalogue/ingredients.js';
import type { Line, RankedMention } from '../model/line.js';
import { NEGATED_RANK } from './rank-tokens.js';

const BY_KEY = new Map(INGREDIENTS.map((ingredient) => [ingredient.key, ingredient]));

/**
 * Whether the line names a substitute for its best food, without an allergen of it or without animal
 * products: "pain sans gluten", "nut-free pesto", "steak haché végétal". The catalogue may not have
 * the substitute.
 */
export function isSubstitute(line: Line, mentions: readonly RankedMention[]): boolean {
  const [best, ...others] = mentions;
  const food = best && BY_KEY.get(best.key);
  if (best === undefined || food === undefined) return false;
  const absent = others.filter(({ rank }) => rank >= NEGATED_RANK).map(({ key }) => key);
  if (best.rank < NEGATED_RANK && absent.some((key) => sharesAllergen(food, key))) return true;
  return !food.diets.includes('vegan') && isPlantBased(line, best);
}

function sharesAllergen({ allergens }: Ingredient, key: IngredientKey): boolean {
  return BY_KEY.get(key)?.allergens.some((allergen) => allergens.includes(allergen)) === true;
}

/** Whether the words around the food, up to the next sign or alternative, say "vegan". */
function isPlantBased(line: Line, { from, to }: RankedMention): boolean {
  let end = to;
  while (end < line.length && !endsGroup(line, end)) end++;
  const before = line.text.slice(0, line.start(from));
  const after = line.text.slice(line.end(to - 1), line.end(end - 1));
  return [before, after].some((text) => line.lineWords.plantBased.test(text));
}

function endsGroup(line: Line, i: number): boolean {
  const isSign = line.isSign(i) && !line.is(i, '-');
  return isSign || line.lineWords.or.has(line.lowerCase(i));
}
