import type { Kitchen } from '#domain/planning/timed-session/session-project.js';
import { INGREDIENTS } from '../src/catalogue/ingredients.js';
import { techStepLabel } from '../src/labels/tech-step-labels.js';
import type { Locale } from '../src/locale.js';
import {
  type PrintedSession,
  printSession,
} from '../src/planning/printed-session/printed-session.js';
import { timedSession } from '../src/planning/timed-session/timed-session.js';
import { KEYS, recipeOf, type StepWith } from './batch-recipe.builder.js';

interface Options {
  readonly kitchen?: Kitchen;
  readonly finish?: string | null;
  readonly timeZone?: string | null;
  readonly locale?: Locale;
  /** The name of each recipe. */
  readonly name?: string;
  /** The text of each step. */
  readonly text?: string;
}

/** For tests: recipes with an oven, merged preparation, an overnight wait and a step of its own. */
export const WEEK: readonly (readonly StepWith[])[] = [
  [
    ['preheat', { celsius: 180 }],
    ['peel', { foods: ['carrot'] }],
    ['slice', { foods: [['onion', 2, 'piece']] }],
    ['bake', { minutes: 40, celsius: 180 }],
  ],
  [['slice', { foods: [['onion', 1, 'piece']] }], ['saute', { foods: ['onion'] }], ['simmer', { minutes: 30 }]],
  [['soak', { minutes: 720 }], ['boil', { minutes: 20 }], [null]],
  [['bake', { minutes: 20, celsius: 220 }]],
]; // prettier-ignore

/** For tests: recipes, planned and printed. */
export function printedSession(
  recipes: readonly (readonly StepWith[])[],
  {
    kitchen = { cooks: 1, burners: 4, ovens: 1 },
    finish = null,
    timeZone = null,
    locale = 'fr',
    name = 'Recette',
    text = 'Étape.',
  }: Options = {},
): PrintedSession {
  const written = recipes.map((steps, index) => recipeOf(index + 1, steps)).map((recipe) => ({
    ...recipe,
    name,
    steps: recipe.steps.map((step) => ({ ...step, description: text })),
  })); // prettier-ignore
  const session = timedSession(written, KEYS, kitchen);
  if ('recipesInOven' in session) throw new Error('The kitchen has no oven.');
  const toPrint = { weekStart: '2026-07-06', recipes: written, kitchen, finish, timeZone, session };
  return printSession(toPrint, {
    locale,
    unitSystem: 'METRIC',
    findIngredient: (id) => INGREDIENTS.map((row) => ({ id, ...row }))[id - 1],
    techniqueName: (key) => techStepLabel(key, locale),
  });
}
