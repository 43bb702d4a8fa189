import type { Locale } from '../../libs/domain/src/locale.js';
import { type Nutrition, nutritionOf } from '../../libs/domain/src/nutrition/nutrition.js';
import { weighRecipe } from '../../libs/domain/src/nutrition/weigh-recipe.js';
import { type Visibility } from '../../libs/domain/src/recipe/recipe-content.js';
import type { DetectedStep, DetectedSteps } from './detected-steps.js';
import type { Ids } from './catalogue-ids.js';
import { fillTemplate, TEMPLATES } from './dishes.js';
import type { IngredientSampler, SampledIngredient } from './ingredient-sampler.js';
import type { Random } from './random.js';

/** A generated recipe with the values of its database columns. */
export interface SeededRecipe {
  readonly name: string;
  readonly locale: Locale;
  readonly visibility: Visibility;
  readonly portions: number;
  readonly prepMinutes: number;
  readonly cookMinutes: number;
  readonly dietIds: readonly number[];
  readonly lines: readonly { ingredientId: number; quantity: number; unitId: number }[];
  readonly nutrition: Nutrition;
  readonly dietaryFlags: number;
  readonly steps: readonly DetectedStep[];
}

const UNITS = ['gram', 'piece', 'tablespoon', 'centiliter', 'pinch', 'kilogram'] as const;

/** Generates random recipes. */
export class RecipeFactory {
  constructor(
    private readonly ids: Ids,
    private readonly sampler: IngredientSampler,
    private readonly detectedSteps: DetectedSteps,
  ) {}

  create(random: Random): SeededRecipe {
    const locale = random.chance(0.7) ? 'fr' : 'en';
    const ingredients = this.sampler.draw(random, random.between(5, 13));
    const recipe = {
      name: nameOf(random, locale, ingredients),
      locale,
      visibility: random.chance(0.7) ? 'PUBLIC' : random.chance(0.7) ? 'HOUSE' : 'PERSONAL',
      portions: random.pick([2, 4, 4, 4, 6, 8]),
      prepMinutes: 5 * random.between(1, 9),
      cookMinutes: 5 * random.between(0, 18),
      dietIds: this.sampler.dietsOf(ingredients),
      lines: ingredients.map(({ id }) => {
        const quantity = random.between(1, 40) * 5;
        const unit = random.pick(UNITS);
        return { ingredientId: id, quantity, unit, unitId: this.ids.unit(unit) };
      }),
      dietaryFlags: ingredients.reduce((all, { dietaryFlags }) => all | dietaryFlags, 0),
      steps: this.stepsOf(random, locale, ingredients),
    } as const;
    const weighed = weighRecipe(
      { ...recipe, texts: [], techniques: new Set() },
      (ingredientId) => ingredients.find(({ id }) => id === ingredientId)?.facts,
    );
    return { ...recipe, nutrition: nutritionOf(weighed, recipe.portions) };
  }

  private stepsOf(
    random: Random,
    locale: Locale,
    ingredients: readonly SampledIngredient[],
  ): DetectedStep[] {
    const { firstSteps, middleSteps, lastSteps } = TEMPLATES[locale];
    const used = ingredients.slice(-random.between(3, 6));
    const texts = [
      random.pick(firstSteps),
      ...used.map(({ labels }) => fillTemplate(random.pick(middleSteps), [labels[locale]])),
      random.pick(lastSteps),
    ];
    return texts.map((text) => this.detectedSteps.of(locale, text));
  }
}

/** The name contains the rarest ingredients, as names of dishes do. */
function nameOf(random: Random, locale: Locale, ingredients: readonly SampledIngredient[]): string {
  const { names, adjectives } = TEMPLATES[locale];
  const rarest = ingredients.map(({ labels }) => labels[locale]).slice(-3);
  const name = fillTemplate(random.pick(names), rarest);
  if (random.chance(0.6)) return name;
  const adjective = random.pick(adjectives);
  return locale === 'fr' ? `${name} ${adjective}` : fillTemplate(`${adjective} ${name}`, []);
}
