import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { clip } from '../text/clean-text.js';
import { NUMBER_WORDS, withCompoundNumbers } from './number-words.js';

/** Portions of a recipe without a yield; fixed by the interface contract. */
export const DEFAULT_PORTIONS = 4;

/** Maximum length of a yield that is kept as text. */
const MAX_LENGTH = 200;

export interface RecipeYield {
  readonly portions: number;
  /** The yield as written if it is no number of portions, like "900 g of jam"; else null. */
  readonly yieldText: string | null;
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
/** "4 main-size or 8 side portions": the first number counts the same portions, larger. */
const ALTERNATIVE = new RegExp(
  `(${NUMBER}) [\\p{L}-]+ (?:or|ou) ${NUMBER} [\\p{L}-]+ (?:portions?|servings?|parts?)`,
  'u',
);
/** A number, or a range or a mixed number, of which the first number is captured. */
const AMOUNT = `(?<![\\d.,])(${NUMBER})(?:(?: ?[-–—/] ?| (?:to|à|a|or|ou) | )${NUMBER})*(?: ?[½¼¾⅓⅔])?`;
const EATERS =
  'serv(?:e|es|ing|ings)|portions?|persons?|personnes?|pers|people|parts?|convives?|adult(?:e|s|es)?|guests?|couverts?|assiettes?|mangeurs?';
/** "8 servings", "6 grandes parts". */
const AMOUNT_OF_PORTIONS = new RegExp(`${AMOUNT}(?: \\p{L}+){0,2}? ?(?:${EATERS})\\b`, 'u');
/** "Serves 4", "Nombre de personnes : 4". */
const PORTIONS_WITH_AMOUNT = new RegExp(
  `\\b(?:${EATERS})\\b(?:\\(s\\))?[\\s:=()]*(?:(?:about|around|environ|up to) )?${AMOUNT}`,
  'u',
);
/** An amount and the words after it. */
const ANY_AMOUNT = new RegExp(`${AMOUNT}([^\\d,;:]*)`, 'gu');

/** "9-inch", "24 cm", "9x13 inch", "9x13 pan". */
const SIZES =
  /\d+(?:[.,]\d+)?(?: ?[x×] ?\d+(?:[.,]\d+)?)? ?-?(?:inch(?:es)?\b|in\.|cm\b|mm\b|["”″])|\d+ ?[x×] ?\d+(?=$|[),]| (?:pan|dish|tray|tin|casserole|cake|sheet|baking|plat|moule|plaque)\b)/g;
const BRACKETS = /\([^()]*\)/g;

/** Masses and volumes; the word must follow the number. */
const UNIT =
  /^\s*(?:(?:generous|heaping|scant|heaped|full|fluid|fl\.?|us|good|bonnes?|bons?|petite?s?|grande?s?) )?(?:k?gr?s?|mg|grams?|grammes?|kilos?|kilogram(?:me)?s?|lbs?|pounds?|livres?|oz|ounces?|onces?|[cdm]?l|(?:(?:milli|centi|déci|deci)?lit(?:re|er)s?)|cups?|tasses?|pints?|pintes?|quarts?|gallons?|tablespoons?|teaspoons?|tbsps?|tsps?|cuill[eè]r(?:e|ée|ee)s?|càs|càc)(?![\p{L}\d])/u;
/** "3 dozen", "2 à 3 douzaines", "1 1/2 dozen", "half a dozen", in text with digits. */
const DOZENS =
  /(?<![\p{L}\d.,/])(?:(\d+)( ?½| 1\/2)?(?:(?: ?[-–—] ?| (?:to|à|or|ou) )\d+)? |((?:1 )?(?:half a |half |demi-)))?(?:dozens?|douzaines?)(?!\p{L})/gu;
/** Vessels whose content is shared. Their number is no number of portions. */
const SHARED =
  /(?<!\p{L})(?:batch(?:es)?|fournées?|recipes?|recettes?|jars?|pots?(?! ?(?:stickers?|pies?|roasts?))|bocal|bocaux|bottles?|bouteilles?|tins?|cans?|bo[iî]tes?|pans?|trays?|plaques?|moules?|plats?|terrines?|cocottes?|casseroles?|containers?|tubs?|loaf|loaves)(?!\p{L})/u;
/** Things that are divided, unless there are many: "1 cake", but "12 cakes". */
const WHOLE =
  /(?<!\p{L})(?:cakes?|cheesecakes?|g[aâ]teaux?|tarts?|tartes?|pies?|quiches?|pizzas?|bread|breads|baguettes?|galettes?|brioches?|pains?|crusts?|doughs?|b[uû]ches?|clafoutis|flans?)(?!\p{L})/u;
const MAX_WHOLES = 3;
/** Things of which one is a portion. */
const FOR_ONE =
  /(?<!\p{L})(?:drink|cocktail|smoothie|sandwich|burger|wrap|brownie|cookie|muffin|cupcake|scone|crêpe|taco|burrito|omelette|omelet|bowl|bol|glass|verre|mug|cup)(?!\p{L})/u;

const toNumber = (digits: string | undefined) => Number((digits ?? '').replace(',', '.'));

function isPortions(number: number, words: string): boolean {
  if (UNIT.test(words) || SHARED.test(words)) return false;
  if (WHOLE.test(words) && number <= MAX_WHOLES) return false;
  return number !== 1 || !/\p{L}/u.test(words) || FOR_ONE.test(words);
}

/** Writes the number words of a text without digits as digits. "A loaf" states no number. */
function withDigits(text: string): string {
  if (/\d/.test(text)) return text;
  return withCompoundNumbers(text).replace(/\p{L}+/gu, (word) =>
    word === 'a' || word === 'an' ? word : String(NUMBER_WORDS.get(word) ?? word),
  );
}

/** Writes dozens as numbers: "3 dozen cookies" is "36 cookies". */
function withoutDozens(text: string): string {
  return text.replace(DOZENS, (_, count?: string, half?: string, isHalf?: string) => {
    const dozens = isHalf ? 0.5 : Number(count ?? 1) + (half ? 0.5 : 0);
    return String(dozens * 12);
  });
}

/** The number of people or servings in a text; undefined if it mentions none. */
function statedPortions(text: string): number | undefined {
  const match =
    ALTERNATIVE.exec(text) ?? AMOUNT_OF_PORTIONS.exec(text) ?? PORTIONS_WITH_AMOUNT.exec(text);
  return match ? toNumber(match[1]) : undefined;
}

/** The first number that counts pieces, or a number without a word: "12 muffins", "12". */
function countedPortions(text: string): number | undefined {
  const brackets = text.match(BRACKETS) ?? [];
  for (const part of [text.replace(BRACKETS, ' '), ...brackets]) {
    for (const [, digits, words = ''] of part.matchAll(ANY_AMOUNT)) {
      if (isPortions(toNumber(digits), words)) return toNumber(digits);
    }
  }
  return undefined;
}

const isValid = (number: number | undefined): number is number =>
  number !== undefined && Math.round(number) >= 1 && Math.round(number) <= RECIPE_LIMITS.portions;

/**
 * The portions of a recipe: the first yield that counts people or servings, else the first that
 * counts pieces ("12 muffins", "2 dozen") or is a plain number, else {@link DEFAULT_PORTIONS}. Masses,
 * volumes, jars, and one or a few whole cakes or loaves are no portions.
 */
export function yieldOf(yields: readonly string[]): RecipeYield {
  const texts = yields.map((text) => clip(text, MAX_LENGTH));
  const readings = texts.map((text) => {
    const readable = withoutDozens(withDigits(text.toLowerCase().replace(SIZES, ' ')));
    return { text, stated: statedPortions(readable), counted: countedPortions(readable) };
  });
  const others = readings.filter(
    ({ text, stated, counted }) => (stated ?? counted) !== parseFloat(text),
  );
  // Sites write "900 g of jam" also as "900", and "2 dozen" as "2".
  const isNumberOfOther = (text: string) =>
    others.some((other) => other.text !== text && parseFloat(other.text) === Number(text));
  const portions =
    readings.map(({ stated }) => stated).find(isValid) ??
    readings
      .filter(({ text }) => !isNumberOfOther(text))
      .map(({ counted }) => counted)
      .find(isValid);
  if (portions !== undefined) return { portions: Math.round(portions), yieldText: null };
  const yieldText = texts.find((text) => /\p{L}/u.test(text)) ?? null;
  return { portions: DEFAULT_PORTIONS, yieldText };
}
