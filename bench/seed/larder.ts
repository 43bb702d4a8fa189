import type { Locale } from '#domain/locale.js';
import { ingredientNames } from '#domain/catalogue/ingredient-names.js';
import { type Ingredient, INGREDIENTS } from '#domain/catalogue/ingredients.js';
import { DIET_KEYS } from '#domain/catalogue/diets.js';
import { dietaryFlagsAvoidedOn, dietaryFlagsOfIngredient } from '#domain/recipe/dietary-flags.js';
import type { Ids } from './catalogue-ids.js';
import type { Random } from './random.js';

/** What recipes are made of, the everyday things first. */
export interface Stock {
  readonly id: number;
  readonly dietaryFlags: number;
  readonly labels: Readonly<Record<Locale, string>>;
  /** How everyday it is: 0 is salt. */
  readonly rank: number;
}

const EVERYDAY = [
  ...['salt', 'butter', 'egg', 'onion', 'garlic', 'oliveOil', 'flour', 'pepper', 'sugar', 'milk'],
  ...['cream', 'water', 'tomato', 'carrot', 'potato', 'lemon', 'chicken', 'cheese', 'parsley'],
  ...['rice', 'thyme', 'mushroom', 'pasta', 'honey', 'zucchini', 'mustard', 'apple', 'beef'],
  ...['shallot', 'chocolate', 'yeast', 'salmon', 'ham', 'bread', 'walnut', 'lentil', 'shrimp'],
];

/** The whole catalogue of ingredients, as a kitchen would use it. */
export class Larder {
  private readonly stock: readonly Stock[];

  constructor(private readonly ids: Ids) {
    const names = { fr: ingredientNames('fr'), en: ingredientNames('en') };
    this.stock = INGREDIENTS.map((ingredient, index) => ({
      key: ingredient.key,
      id: ids.ingredient(ingredient.key),
      dietaryFlags: dietaryFlagsOfIngredient(ingredient),
      labels: {
        fr: labelOf(ingredient, names.fr[index]),
        en: labelOf(ingredient, names.en[index]),
      },
    }))
      .sort((one, other) => everydayness(one.key) - everydayness(other.key))
      .map((item, rank) => ({ ...item, rank }));
  }

  /** So many different things, everyday ones far more often, the most everyday one first. */
  take(random: Random, count: number): Stock[] {
    const taken = new Set<Stock>();
    while (taken.size < count) {
      const item = this.stock[random.popular(this.stock.length)];
      if (item !== undefined) taken.add(item);
    }
    return [...taken].sort((one, other) => one.rank - other.rank);
  }

  /** The diets that such ingredients comply with. */
  dietsOf(ingredients: readonly Stock[]): number[] {
    const dietaryFlags = ingredients.reduce((all, item) => all | item.dietaryFlags, 0);
    return DIET_KEYS.filter((diet) => (dietaryFlagsAvoidedOn(diet) & dietaryFlags) === 0).map(
      this.ids.diet,
    );
  }
}

function everydayness(key: string): number {
  const index = EVERYDAY.indexOf(key);
  return index === -1 ? EVERYDAY.length : index;
}

function labelOf({ key }: Ingredient, name: { readonly label: string } | undefined): string {
  return name?.label === undefined || name.label === '' ? key : name.label;
}
