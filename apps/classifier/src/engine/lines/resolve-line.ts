import type { IngredientLine } from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';
import { ingredientNames } from '#domain/catalogue/ingredient-names.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { CompiledLanguage } from '../compile/compiled-language.js';
import { matchEntries } from '../steps/02-match-entries.js';
import { rejectNoFoods } from '../steps/06-disambiguate-mentions.js';
import { possibleFoods } from '../foods/possible-foods.js';
import { cleanLine } from './01-clean-line.js';
import { findLineAmounts, readAmount } from './amounts/02-read-amount.js';
import { rankMentions } from './foods/03-rank-mentions.js';
import { type Alternatives, chooseIngredient } from './foods/04-choose-ingredient.js';
import { type LineFoods, readFoods } from './foods/05-read-foods.js';
import { hasUnknownHead } from './foods/unknown-head.js';
import { completeMentions } from './foods/complete-mentions.js';
import { findUnreadNumbers } from './06-find-unread-numbers.js';
import { Line, type LineAmount, NO_LINE_AMOUNT } from './model/line.js';
import type { LineLanguage } from '../language/line-language.js';

/** Resolves an ingredient line to an ingredient and an amount; null for what is unknown. */
export type LineResolver = (locale: Locale, line: string) => IngredientLine;

/** Creates a resolver. It shares the compiled languages with the engine. */
export function createLineResolver(
  languages: Readonly<Record<Locale, CompiledLanguage>>,
  lineLanguages: Readonly<Record<Locale, LineLanguage>>,
): LineResolver {
  const alternatives = { fr: alternativesOf('fr'), en: alternativesOf('en') };
  return (locale, text) => {
    const lineLanguage = lineLanguages[locale];
    const line = new Line(languages[locale], lineLanguage, cleanLine(lineLanguage, text));
    matchEntries(line);
    rejectNoFoods(line);
    line.mentions = completeMentions(line);
    findLineAmounts(line);
    const amount = readAmount(line);
    const mentions = rankMentions(line, amount);
    const { possibleFoods: possible, unread: words } = possibleFoods(line, text);
    const isOfUnknown = hasUnknownHead(line, amount, mentions, words);
    const read = readFoods(line, isOfUnknown ? NO_LINE_AMOUNT : amount, mentions);
    const { own, foods, choices, flags } = isOfUnknown ? besideUnknown(read, amount) : read;
    const numbers = findUnreadNumbers(line, [...read.used, ...line.sizes, own]);
    const digits = numbers
      // "couple drops" is cleaned to a number.
      .filter(({ from }) => line.isNumber(from) && !/\p{L}/u.test(text.charAt(line.start(from))))
      .map(({ from }) => line.spanOf({ from, to: from + 1 }));
    if (numbers.length > 0) flags.add('UNREAD_AMOUNT');
    if (words.length > 0 && mentions.length > 0) flags.add('SEVERAL_INGREDIENTS');
    const choice = chooseIngredient(line, amount, mentions, alternatives[locale]);
    const isRead = (key: IngredientKey) => isOfUnknown && foods.some((food) => food.key === key);
    return {
      ingredient: isOfUnknown ? null : choice.ingredient,
      quantity: own.quantity,
      unit: own.unit,
      candidates: choice.candidates.filter((key) => !isRead(key)),
      foods,
      alternatives: choices,
      possibleFoods: possible,
      unread: [...digits, ...words].sort((one, next) => one.start - next.start),
      flags: [...flags],
    };
  };
}

/** An unknown food has the amount of its line. Foods beside it that have an amount of their own are lines. */
function besideUnknown({ foods, flags }: LineFoods, own: LineAmount) {
  return { own, foods: foods.filter(({ quantity }) => quantity !== null), choices: [], flags };
}

/** For each ingredient, the other ingredients that its name can mean. */
function alternativesOf(locale: Locale): Alternatives {
  const names = ingredientNames(locale);
  const wanted = new Set(names.flatMap(({ alternatives }) => alternatives));
  const defaults = new Map<string, IngredientKey>();
  for (const { key, forms } of names)
    for (const form of forms) if (wanted.has(form)) defaults.set(form, key);
  const alternatives = new Map<IngredientKey, IngredientKey[]>();
  for (const { key, alternatives: forms } of names) {
    for (const form of forms) {
      const usual = defaults.get(form);
      if (usual !== undefined) alternatives.set(usual, [...(alternatives.get(usual) ?? []), key]);
    }
  }
  return alternatives;
}
