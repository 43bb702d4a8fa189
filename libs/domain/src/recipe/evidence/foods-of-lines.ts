import { DISHES } from '../../catalogue/dishes.js';
import { ingredientNames } from '../../catalogue/ingredient-names.js';
import { type IngredientKey, INGREDIENTS } from '../../catalogue/ingredients.js';
import { ANYTHING, MADE_FROM } from '../../catalogue/made-from.js';
import { type Locale, LOCALES } from '../../locale.js';
import { sortName } from '../../search/words.js';

/** The noun of a French name is at its start, that of an English name at its end. */
const IS_LONGER: Readonly<Record<Locale, (name: string, short: string) => boolean>> = {
  fr: (name, short) => name.startsWith(`${short} `),
  en: (name, short) => name.endsWith(` ${short}`),
};

type NamesOf = ReadonlyMap<string, readonly string[]>;

const namesIn = (locale: Locale): NamesOf =>
  new Map(ingredientNames(locale).map(({ key, forms }) => [key, forms.map(sortName)]));

const NAMES: Readonly<Record<Locale, NamesOf>> = { fr: namesIn('fr'), en: namesIn('en') };
const LABELS = new Map(
  INGREDIENTS.map(({ key }) => [
    key,
    LOCALES.flatMap((locale) => NAMES[locale].get(key)?.[0] ?? []),
  ]),
);
const SUBCATEGORIES = new Map<string, string>(
  INGREDIENTS.map(({ key, subcategory }) => [key, subcategory]),
);
const SUBCATEGORY_KEYS: ReadonlySet<string> = new Set(SUBCATEGORIES.values());

export const DISHES_BY_KEY = new Map(DISHES.map((dish) => [dish.key, dish]));

/** What the ingredient lines of a recipe say about words of its other texts. */
export class FoodsOfLines {
  private readonly keys: ReadonlySet<string>;

  /** @param keys the ingredients of the lines */
  constructor(keys: readonly string[]) {
    this.keys = new Set(keys);
  }

  /** Whether a line has the food, or one with a longer name of it: "lait d'avoine" for "lait". */
  have(key: IngredientKey): boolean {
    return this.keys.has(key) || (LABELS.get(key) ?? []).some((name) => this.haveLonger(name));
  }

  /** Whether the words are the short name of a line: "stock" for "vegetable stock". */
  haveLongerName(words: string): boolean {
    return this.haveLonger(sortName(words));
  }

  /** Whether a line says what an ingredient is made of that the recipe may make itself. */
  make(key: string): boolean {
    const sources = MADE_FROM[key as IngredientKey];
    if (sources === undefined) return false;
    if (sources === ANYTHING) return this.keys.size > 0;
    return sources.some((source) =>
      SUBCATEGORY_KEYS.has(source)
        ? [...this.keys].some((line) => SUBCATEGORIES.get(line) === source)
        : this.have(source as IngredientKey),
    );
  }

  private haveLonger(short: string): boolean {
    return LOCALES.some((locale) =>
      [...this.keys].some((key) =>
        NAMES[locale].get(key)?.some((name) => IS_LONGER[locale](name, short)),
      ),
    );
  }
}
