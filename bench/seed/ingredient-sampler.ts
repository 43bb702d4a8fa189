import type { Locale } from '../../libs/domain/src/locale.js';
import { ingredientNames } from '../../libs/domain/src/catalogue/ingredient-names.js';
import { type Ingredient, INGREDIENTS } from '../../libs/domain/src/catalogue/ingredients.js';
import { DIET_KEYS } from '../../libs/domain/src/catalogue/diets.js';
import {
  dietaryFlagsAvoidedOn,
  dietaryFlagsOfIngredient,
} from '../../libs/domain/src/recipe/dietary-flags.js';
import type { Ids } from './catalogue-ids.js';
import type { Random } from './random.js';

/** An ingredient of the catalogue. */
export interface SampledIngredient {
  readonly id: number;
  readonly dietaryFlags: number;
  readonly labels: Readonly<Record<Locale, string>>;
  /** Position by frequency of use: 0 is the most common ingredient. */
  readonly rank: number;
}

/** The most common ingredients, in descending order. */
const COMMON = [
  ...['salt', 'butter', 'egg', 'onion', 'garlic', 'oliveOil', 'flour', 'pepper', 'sugar', 'milk'],
  ...['cream', 'water', 'tomato', 'carrot', 'potato', 'lemon', 'chicken', 'cheese', 'parsley'],
  ...['rice', 'thyme', 'mushroom', 'pasta', 'honey', 'zucchini', 'mustard', 'apple', 'beef'],
  ...['shallot', 'chocolate', 'yeast', 'salmon', 'ham', 'bread', 'walnut', 'lentil', 'shrimp'],
];

/** Draws ingredients from the catalogue, common ones more often. */
export class IngredientSampler {
  private readonly catalogue: readonly SampledIngredient[];

  constructor(private readonly ids: Ids) {
    const names = { fr: ingredientNames('fr'), en: ingredientNames('en') };
    this.catalogue = INGREDIENTS.map((ingredient, index) => ({
      key: ingredient.key,
      id: ids.ingredient(ingredient.key),
      dietaryFlags: dietaryFlagsOfIngredient(ingredient),
      labels: {
        fr: labelOf(ingredient, names.fr[index]),
        en: labelOf(ingredient, names.en[index]),
      },
    }))
      .sort((one, other) => rankOf(one.key) - rankOf(other.key))
      .map((item, rank) => ({ ...item, rank }));
  }

  /** Draws `count` different ingredients, ordered by rank. */
  draw(random: Random, count: number): SampledIngredient[] {
    const drawn = new Set<SampledIngredient>();
    while (drawn.size < count) {
      const item = this.catalogue[random.zipf(this.catalogue.length)];
      if (item !== undefined) drawn.add(item);
    }
    return [...drawn].sort((one, other) => one.rank - other.rank);
  }

  /** Ids of the diets that allow all these ingredients. */
  dietsOf(ingredients: readonly SampledIngredient[]): number[] {
    const dietaryFlags = ingredients.reduce((all, item) => all | item.dietaryFlags, 0);
    return DIET_KEYS.filter((diet) => (dietaryFlagsAvoidedOn(diet) & dietaryFlags) === 0).map(
      this.ids.diet,
    );
  }
}

function rankOf(key: string): number {
  const index = COMMON.indexOf(key);
  return index === -1 ? COMMON.length : index;
}

function labelOf({ key }: Ingredient, name: { readonly label: string } | undefined): string {
  return name?.label === undefined || name.label === '' ? key : name.label;
}
