import { type Dish, DISHES } from '../catalogue/dishes.js';
import { ingredientNames } from '../catalogue/ingredient-names.js';
import { type IngredientKey, INGREDIENTS } from '../catalogue/ingredients.js';
import { ANYTHING, MADE_FROM } from '../catalogue/dishes/made-from.js';
import { type Locale, LOCALES } from '../locale.js';
import { sortName } from '../search/words.js';

const SUBCATEGORIES = new Map<string, string>(
  INGREDIENTS.map(({ key, subcategory }) => [key, subcategory]),
);
const SUBCATEGORY_KEYS: ReadonlySet<string> = new Set(SUBCATEGORIES.values());

/** Mixtures and others that contain no allergen by definition, and that every diet allows. */
const WITHOUT_ALLERGEN = new Set<string>(
  INGREDIENTS.filter(
    ({ allergens, diets }) => allergens.length === 0 && diets.includes('vegan'),
  ).map(({ key }) => key),
);

/** The short names of a name: the noun of a French name is at its start, that of an English one at its end. */
const SHORT_NAMES: Readonly<Record<Locale, (words: readonly string[]) => string[]>> = {
  fr: (words) => words.slice(1).map((_, index) => words.slice(0, index + 1).join(' ')),
  en: (words) => words.slice(1).map((_, index) => words.slice(index + 1).join(' ')),
};

/** The ingredients with a longer name, by each short name. */
const LONGER = new Map<string, Set<string>>();
/** The labels of each ingredient. */
const LABELS = new Map<string, string[]>();
for (const locale of LOCALES) {
  for (const { key, label, forms } of ingredientNames(locale)) {
    LABELS.set(key, [...(LABELS.get(key) ?? []), sortName(label)]);
    for (const short of forms.flatMap((form) => SHORT_NAMES[locale](sortName(form).split(' ')))) {
      LONGER.set(short, (LONGER.get(short) ?? new Set()).add(key));
    }
  }
}

export const DISHES_BY_KEY: ReadonlyMap<string, Dish> = new Map(
  DISHES.map((dish) => [dish.key, dish]),
);

/** What the ingredient lines of a recipe say about words of its other texts. */
export class FoodsOfLines {
  private readonly keys: ReadonlySet<string>;

  /** @param keys the ingredients of the lines */
  constructor(keys: readonly string[]) {
    this.keys = new Set(keys);
  }

  get count(): number {
    return this.keys.size;
  }

  /** Whether a line has the food, or one with a longer name of it: "lait d'avoine" for "lait". */
  have(key: IngredientKey): boolean {
    return this.keys.has(key) || (LABELS.get(key) ?? []).some((name) => this.haveLonger(name));
  }

  /** Whether the words are the short name of a line: "stock" for "vegetable stock". */
  haveLongerName(words: string): boolean {
    return this.haveLonger(sortName(words));
  }

  /**
   * Whether a line says what an ingredient is made of that the recipe may make itself. Words that bring
   * it in, and do not refer to it, mean another one: "serve with bread".
   */
  make(key: string, isReference: boolean): boolean {
    const sources = MADE_FROM[key as IngredientKey];
    if (sources === undefined || !(isReference || WITHOUT_ALLERGEN.has(key))) return false;
    if (sources === ANYTHING) return this.keys.size > 0;
    return sources.some((source) =>
      SUBCATEGORY_KEYS.has(source)
        ? [...this.keys].some((line) => SUBCATEGORIES.get(line) === source)
        : this.have(source as IngredientKey),
    );
  }

  private haveLonger(short: string): boolean {
    const longer = LONGER.get(short);
    return longer !== undefined && [...longer].some((key) => this.keys.has(key));
  }
}
