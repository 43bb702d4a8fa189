import type { Locale } from '#domain/locale.js';
import { type Visibility } from '#domain/recipe/visibility.js';
import type { AnalysedStep, AnalysedSteps } from './analysed-steps.js';
import type { Ids } from './catalogue-ids.js';
import { word, WORDINGS } from './dishes.js';
import type { Larder, Stock } from './larder.js';
import type { Random } from './random.js';

/** A recipe as it is going to lie in the database. */
export interface SeededRecipe {
  readonly name: string;
  readonly locale: Locale;
  readonly visibility: Visibility;
  readonly portions: number;
  readonly prepMinutes: number;
  readonly cookMinutes: number;
  readonly dietIds: readonly number[];
  readonly lines: readonly { ingredientId: number; quantity: number; unitId: number }[];
  readonly dietaryFlags: number;
  readonly steps: readonly AnalysedStep[];
}

const UNITS = ['gram', 'piece', 'tablespoon', 'centiliter', 'pinch', 'kilogram'] as const;

/** Makes up recipes that could be somebody's. */
export class RecipeFactory {
  constructor(
    private readonly ids: Ids,
    private readonly larder: Larder,
    private readonly analysed: AnalysedSteps,
  ) {}

  create(random: Random): SeededRecipe {
    const locale = random.chance(0.7) ? 'fr' : 'en';
    const ingredients = this.larder.take(random, random.between(5, 13));
    return {
      name: nameOf(random, locale, ingredients),
      locale,
      visibility: random.chance(0.7) ? 'PUBLIC' : random.chance(0.7) ? 'HOUSE' : 'PERSONAL',
      portions: random.pick([2, 4, 4, 4, 6, 8]),
      prepMinutes: 5 * random.between(1, 9),
      cookMinutes: 5 * random.between(0, 18),
      dietIds: this.larder.dietsOf(ingredients),
      lines: ingredients.map(({ id }) => ({
        ingredientId: id,
        quantity: random.between(1, 40) * 5,
        unitId: this.ids.unit(random.pick(UNITS)),
      })),
      dietaryFlags: ingredients.reduce((all, { dietaryFlags }) => all | dietaryFlags, 0),
      steps: this.stepsOf(random, locale, ingredients),
    };
  }

  private stepsOf(random: Random, locale: Locale, ingredients: readonly Stock[]): AnalysedStep[] {
    const { openings, middles, endings } = WORDINGS[locale];
    const used = ingredients.slice(-random.between(3, 6));
    const texts = [
      random.pick(openings),
      ...used.map(({ labels }) => word(random.pick(middles), [labels[locale]])),
      random.pick(endings),
    ];
    return texts.map((text) => this.analysed.of(locale, text));
  }
}

/** Named after what is rarest in it: nobody speaks of a salt and butter pie. */
function nameOf(random: Random, locale: Locale, ingredients: readonly Stock[]): string {
  const { names, adjectives } = WORDINGS[locale];
  const telling = ingredients.map(({ labels }) => labels[locale]).slice(-3);
  const name = word(random.pick(names), telling);
  if (random.chance(0.6)) return name;
  const adjective = random.pick(adjectives);
  return locale === 'fr' ? `${name} ${adjective}` : word(`${adjective} ${name}`, []);
}
