import type { IngredientLine } from '#domain/detection/contract.js';
import { INGREDIENTS, type Ingredient, type IngredientKey } from '#domain/catalogue/ingredients.js';
import type { Line, LineAmount, RankedMention } from '../model/line.js';
import { NEGATED_RANK } from './rank-tokens.js';

const BY_KEY = new Map(INGREDIENTS.map((ingredient) => [ingredient.key, ingredient]));

const MAX_CANDIDATES = 3;

/** Other ingredients that the name of an ingredient can mean: "pepper" can be a bell pepper. */
export type Alternatives = ReadonlyMap<IngredientKey, readonly IngredientKey[]>;

/**
 * Returns the best ingredient, and up to three candidates, best first. A dish that is made of foods,
 * and a substitute for the best ingredient, have candidates only.
 */
export function chooseIngredient(
  line: Line,
  amount: LineAmount,
  mentions: readonly RankedMention[],
  alternatives: Alternatives,
): Pick<IngredientLine, 'ingredient' | 'candidates'> {
  const [best] = mentions;
  if (best === undefined) return { ingredient: null, candidates: [] };
  const isOnlyCandidate = isDish(line, amount, best) || isSubstitute(line, mentions);
  const keys = [...mentions.map(({ key }) => key), ...(alternatives.get(best.key) ?? [])];
  return {
    ingredient: isOnlyCandidate ? null : best.key,
    candidates: [...new Set(keys)].slice(0, MAX_CANDIDATES),
  };
}

/**
 * Whether a line names a dish that is made of its best food: "mousse au chocolat", "chocolate
 * mousse". The French noun precedes the food and the English noun follows it.
 */
function isDish(line: Line, amount: LineAmount, best: RankedMention): boolean {
  return line.headLast
    ? isDishAfter(line, best.to)
    : isDishBetween(line, amount.to <= best.from ? amount.to : 0, best.from);
}

function isDishAfter(line: Line, from: number): boolean {
  let i = from;
  while (isDishWord(line, i)) i++;
  const { secondary, or } = line.lineWords;
  const word = line.lowerCase(i);
  return i > from && (!line.isWord(i) || secondary.has(word) || or.has(word));
}

/** Whether one of the tokens [from, to) is a dish in the same group of words as the token at `to`. */
function isDishBetween(line: Line, from: number, to: number): boolean {
  let found = false;
  let isSecondary = false;
  for (let i = from; i < to; i++) {
    if (line.isSign(i)) [found, isSecondary] = [false, false];
    else if (line.lineWords.secondary.has(line.lowerCase(i))) isSecondary = true;
    else if (!isSecondary && isDishWord(line, i)) found = true;
  }
  return found;
}

function isDishWord(line: Line, i: number): boolean {
  return line.lineWords.dishes.has(line.lowerCase(i)) && !line.isFood(i);
}

/**
 * Whether the line names a substitute for its best food, without an allergen of it or without animal
 * products: "pain sans gluten", "nut-free pesto", "steak haché végétal". The catalogue may not have
 * the substitute.
 */
function isSubstitute(line: Line, mentions: readonly RankedMention[]): boolean {
  const [best, ...others] = mentions;
  const food = best && BY_KEY.get(best.key);
  if (best === undefined || food === undefined) return false;
  const absent = others.filter(({ rank }) => rank >= NEGATED_RANK).map(({ key }) => key);
  if (best.rank < NEGATED_RANK && absent.some((key) => sharesAllergen(food, key))) return true;
  return !food.diets.includes('vegan') && isPlantBased(line, best);
}

function sharesAllergen(ingredient: Ingredient, key: IngredientKey): boolean {
  const contained = [...ingredient.allergens, ...ingredient.oftenAllergens];
  return BY_KEY.get(key)?.allergens.some((allergen) => contained.includes(allergen)) === true;
}

/** Whether the words around the food, up to the next sign or alternative, say "vegan". */
function isPlantBased(line: Line, { from, to }: RankedMention): boolean {
  const isSign = (i: number) => line.isSign(i) && !line.is(i, '-');
  let end = to;
  while (end < line.length && !isSign(end) && !line.lineWords.or.has(line.lowerCase(end))) end++;
  const before = line.text.slice(0, line.start(from));
  const after = line.text.slice(line.end(to - 1), line.end(end - 1));
  return [before, after].some((text) => line.lineWords.plantBased.test(text));
}
