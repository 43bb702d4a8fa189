import type { IngredientLine } from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';
import { ingredientNames } from '#domain/catalogue/ingredient-names.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import { normalise } from '../01-normalise.js';
import { matchLexicon } from '../02-match-lexicon.js';
import type { Languages } from '../compile/create-language.js';
import { Tokens } from '../text/tokens.js';
import { tidyLine } from './01-tidy-line.js';
import { readAmount } from './02-read-amount.js';
import { weighNames } from './03-weigh-names.js';
import { type AlsoMeant, chooseIngredient } from './04-choose-ingredient.js';
import { createLineLanguage } from './line.js';

/** Says what one line of an ingredient list means. Pure; null where the line does not tell. */
export type LineResolver = (locale: Locale, line: string) => IngredientLine;

/** A reader of ingredient lines that shares its lexicon with the engine. */
export function createLineResolver(languages: Languages): LineResolver {
  const known = {
    fr: { ...createLineLanguage('fr', languages.fr), alsoMeant: readAlsoMeant('fr') },
    en: { ...createLineLanguage('en', languages.en), alsoMeant: readAlsoMeant('en') },
  };
  const tokens = new Tokens();
  return (locale, text) => {
    const language = known[locale];
    normalise(tidyLine(locale, text), language.language, tokens);
    const line = { tokens, names: matchLexicon(tokens, language.language.names) };
    const amount = readAmount(language, line);
    const names = weighNames(language, line, amount);
    return chooseIngredient(tokens, language.language.names, amount, names, language.alsoMeant);
  };
}

function readAlsoMeant(locale: Locale): AlsoMeant {
  const names = ingredientNames(locale);
  const wanted = new Set(names.flatMap(({ alternatives }) => alternatives));
  const defaults = new Map<string, IngredientKey>();
  for (const { key, forms } of names)
    for (const form of forms) if (wanted.has(form)) defaults.set(form, key);
  const meant = new Map<IngredientKey, IngredientKey[]>();
  for (const { key, alternatives } of names) {
    for (const form of alternatives) {
      const usual = defaults.get(form);
      if (usual !== undefined) meant.set(usual, [...(meant.get(usual) ?? []), key]);
    }
  }
  return meant;
}
