import type { Locale } from '../../libs/domain/src/locale.js';
import { ingredientLabel } from '../../libs/domain/src/catalogue/ingredient-names.js';
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
  readonly facts: Ingredient;
  readonly dietaryFlags: number;
  readonly labels: Readonly<Record<Locale, string>>;
}

/** The most common ingredients, in descending order. */
const COMMON = (
  'salt butter egg onion garlic oliveOil flour pepper sugar milk cream water tomato carrot potato ' +
  'lemon chicken cheese parsley rice thyme mushroom pasta honey zucchini mustard apple beef ' +
  'shallot chocolate yeast salmon ham bread walnut lentil shrimp'
).split(' ');

/** Draws ingredients from the catalogue, common ones more often. */
export class IngredientSampler {
  /** All ingredients, the most common first. */
  private readonly catalogue: readonly SampledIngredient[];

  constructor(private readonly ids: Ids) {
    this.catalogue = [...INGREDIENTS]
      .sort((one, other) => rankOf(one.key) - rankOf(other.key))
      .map((ingredient) => ({
        id: ids.ingredient(ingredient.key),
        facts: ingredient,
        dietaryFlags: dietaryFlagsOfIngredient(ingredient),
        labels: {
          fr: ingredientLabel(ingredient, 'fr'),
          en: ingredientLabel(ingredient, 'en'),
        },
      }));
  }

  /** Draws `count` different ingredients, the most common first. */
  draw(random: Random, count: number): SampledIngredient[] {
    const drawn = new Set<number>();
    while (drawn.size < count) drawn.add(random.zipf(this.catalogue.length));
    const indexes = [...drawn].sort((one, other) => one - other);
    return indexes.flatMap((index) => this.catalogue[index] ?? []);
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
