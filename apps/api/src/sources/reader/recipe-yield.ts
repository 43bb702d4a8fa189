import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';

/** Portions of a recipe that does not say how many it makes; fixed by the interface contract. */
export const DEFAULT_PORTIONS = 4;

/** Words that make the number beside them a number of people rather than of tins or loaves. */
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
  const written = NUMBER_WORDS.findIndex((names) => names.some((name) => words.includes(name)));
  const numbers = text.match(DIGITS)?.map((digits) => Number(digits.replace(',', '.')));
  const portions = Math.round(numbers?.[0] ?? written + 1);
  return portions >= 1 && portions <= RECIPE_LIMITS.portions ? portions : null;
}

/**
 * Portions that the yields of a page stand for: the first number of the first yield that speaks of
 * people or servings, else of the first that has a number, else {@link DEFAULT_PORTIONS}.
 */
export function portionsOf(yields: readonly string[]): number {
  const spoken = yields.filter((text) => PORTION_WORDS.test(text));
  for (const text of [...spoken, ...yields]) {
    const portions = portionsIn(text);
    if (portions !== null) return portions;
  }
  return DEFAULT_PORTIONS;
}
