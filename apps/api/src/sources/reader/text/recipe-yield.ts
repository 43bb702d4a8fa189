import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';

/** Portions of a recipe without a yield; fixed by the interface contract. */
export const DEFAULT_PORTIONS = 4;

/** Words that mark a number of people or servings, not of tins or loaves. */
const PORTION_WORDS =
  /serv|portion|person|people|part|convive|pers\b|adult|guest|couvert|assiette|mangeur/i;
const NUMBER_WORDS = [
  ['un', 'une', 'one'],
  ['deux', 'two'],
  ['trois', 'three'],
  ['quatre', 'four'],
  ['cinq', 'five'],
  ['six'],
  ['sept', 'seven'],
  ['huit', 'eight'],
  ['neuf', 'nine'],
  ['dix', 'ten'],
];
const DIGITS = /\d+(?:[.,]\d+)?/g;

function portionsIn(text: string): number | null {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const wordIndex = NUMBER_WORDS.findIndex((names) => names.some((name) => words.includes(name)));
  const numbers = text.match(DIGITS)?.map((digits) => Number(digits.replace(',', '.')));
  const portions = Math.round(numbers?.[0] ?? wordIndex + 1);
  return portions >= 1 && portions <= RECIPE_LIMITS.portions ? portions : null;
}

/**
 * The portions of a recipe: the first number of the first yield that mentions people or servings,
 * else of the first yield with a number, else {@link DEFAULT_PORTIONS}.
 */
export function portionsOf(yields: readonly string[]): number {
  const withPortions = yields.filter((text) => PORTION_WORDS.test(text));
  for (const text of [...withPortions, ...yields]) {
    const portions = portionsIn(text);
    if (portions !== null) return portions;
  }
  return DEFAULT_PORTIONS;
}
