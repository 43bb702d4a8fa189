import { readFileSync } from 'node:fs';
import { INGREDIENTS } from '../libs/domain/src/catalogue/ingredients.js';
import { TECH_STEP_KEYS } from '../libs/domain/src/catalogue/tech-steps.js';
import { UTENSIL_KEYS } from '../libs/domain/src/catalogue/utensils.js';
import type { BatchRecipe } from '../libs/domain/src/planning/batch/batch-recipe.js';
import type { Kitchen } from '../libs/domain/src/planning/timed-session/session-project.js';
import { sessionViolations } from '../libs/domain/oracles/session-violations.oracle.js';
import type { CatalogueKeys } from '../libs/domain/src/planning/timed-session/tasks/task-work.js';
import { timedSession } from '../libs/domain/src/planning/timed-session/timed-session.js';
import type { BenchContext } from './harness/bench-context.js';
import { median } from './harness/figures/compare.js';
import { withClient } from './harness/database.js';
import { readSentences } from './harness/pending-steps.js';
import { report, type Target } from './harness/figures/report.js';
import { type Ids, readIds } from './seed/catalogue-ids.js';
import { Random } from './seed/random.js';
import { type StepTexts, WeekGenerator } from './timed-session/week-generator.js';

const WEEKS = 200;
const [MIN_RECIPES, MAX_RECIPES] = [6, 14];
/** The largest week that the quota of planning items allows. */
const LARGEST_WEEK = 300;
const KITCHENS: readonly Kitchen[] = [
  { cooks: 1, burners: 4, ovens: 1 },
  { cooks: 2, burners: 4, ovens: 1 },
  { cooks: 4, burners: 8, ovens: 3 },
];

/** Milliseconds for a week. */
const TIME_TARGET = { atMost: 100 };
/** Milliseconds for the largest week, in a thread of its own. */
const LARGEST_TIME_TARGET = { atMost: 2_000 };
/** Mean of makespan / lower bound, for the weeks of a household with one cook. */
const GAP_TARGET = { atMost: 1.1 };

export const description =
  'Plans the batch session of 200 weeks for three kitchens in process, and checks each ' +
  'plan. The length of a plan is compared with a lower bound.';

/**
 * Plans 200 weeks of 6 to 14 recipes and checks each session. The steps are the labelled sentences,
 * or the lines of files: `npm run bench -- timed-session steps.fr.txt steps.en.txt`. A file with
 * `.en.` in its name is in English.
 */
export default async function timedSessions(context: BenchContext): Promise<void> {
  const ids = await withClient(context.databaseUrl, readIds);
  const generator = new WeekGenerator(ids, readTexts(context.options), TECH_STEP_KEYS);
  const random = new Random(1);
  const weeks = Array.from({ length: WEEKS }, () =>
    generator.create(random, random.between(MIN_RECIPES, MAX_RECIPES)),
  );
  const keys = keysOf(ids);
  for (const kitchen of KITCHENS) measure(weeks, keys, kitchen, TIME_TARGET);
  const largest = [generator.create(random, LARGEST_WEEK)];
  for (const kitchen of KITCHENS) measure(largest, keys, kitchen, LARGEST_TIME_TARGET);
}

function measure(
  weeks: readonly BatchRecipe[][],
  keys: CatalogueKeys,
  kitchen: Kitchen,
  timeTarget: Target,
): void {
  const results = weeks.map((recipes) => {
    const start = performance.now();
    const session = timedSession(recipes, keys, kitchen);
    const time = performance.now() - start;
    if ('recipesInOven' in session) throw new Error('The kitchen has an oven.');
    const { makespanMinutes, lowerBoundMinutes, tasks } = session;
    const violations = sessionViolations(recipes, kitchen, session);
    const gap = lowerBoundMinutes === 0 ? 1 : makespanMinutes / lowerBoundMinutes;
    return { time, gap, makespanMinutes, tasks: tasks.length, violations };
  });
  const gap = results.reduce((sum, each) => sum + each.gap, 0) / results.length;
  const times = results.map(({ time }) => time);
  const violations = results.flatMap((each) => each.violations);
  const { cooks, burners, ovens } = kitchen;
  const title = `${String(weeks.length)} weeks, ${String(median(weeks.map(({ length }) => length)))} recipes`;
  report(`${title}: ${String(cooks)} cooks, ${String(burners)} burners, ${String(ovens)} ovens`, [
    { name: 'violations', unit: '', ours: violations.length, target: { atMost: 0 } },
    ...violations.slice(0, 1).map((violation): [string, string] => ['for example', violation]),
    {
      name: 'makespan / lower bound, mean',
      unit: '',
      ours: gap,
      target: cooks === 1 && weeks.length > 1 ? GAP_TARGET : undefined,
    },
    {
      name: 'makespan / lower bound, highest',
      unit: '',
      ours: Math.max(...results.map((each) => each.gap)),
    },
    { name: 'time, p50', unit: 'ms', ours: median(times), target: timeTarget },
    { name: 'time, highest', unit: 'ms', ours: Math.max(...times) },
    { name: 'tasks, p50', unit: '', ours: median(results.map(({ tasks }) => tasks)) },
    {
      name: 'makespan, p50',
      unit: 'min',
      ours: median(results.map(({ makespanMinutes }) => makespanMinutes)),
    },
  ]);
}

function readTexts(files: readonly string[]): StepTexts[] {
  if (files.length === 0) return [{ locale: 'fr', texts: readSentences() }];
  return files.map((file) => ({
    locale: file.includes('.en.') ? 'en' : 'fr',
    texts: readFileSync(file, 'utf8').split('\n').filter(Boolean),
  }));
}

function keysOf(ids: Ids): CatalogueKeys {
  return {
    ingredients: new Map(INGREDIENTS.map(({ key }) => [ids.ingredient(key), key])),
    utensils: new Map(UTENSIL_KEYS.map((key) => [ids.utensil(key), key])),
  };
}
