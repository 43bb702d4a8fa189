import { parseArgs } from 'node:util';
import { INGREDIENTS } from '../libs/domain/src/catalogue/ingredients.js';
import { unitOf } from '../libs/domain/src/catalogue/units.js';
import { LOCALES } from '../libs/domain/src/locale.js';
import { amountsToBuy } from '../libs/domain/src/planning/shopping-list/amounts-to-buy.js';
import type { PlannedRecipe } from '../libs/domain/src/planning/planned-recipe.js';
import {
  type FindIngredient,
  shoppingList,
  type ShoppingLine,
} from '../libs/domain/src/planning/shopping-list/shopping-list.js';
import type { Amount } from '../libs/domain/src/units/amount.js';
import type { BenchContext } from './harness/bench-context.js';
import { compare } from './harness/figures/compare.js';
import { report } from './harness/figures/report.js';
import { Random } from './seed/random.js';
import { readLines, typicalLines } from './shopping/measured-lines.js';
import { randomWeek } from './shopping/random-week.js';

const WEEKS_PER_LOCALE = 100;
const PASSES = 5;
/** Percent of the lines with one amount, among those that several recipes measure. */
const ONE_AMOUNT_TARGET = { atLeast: 95 };

const idOf = new Map(INGREDIENTS.map(({ key }, id) => [key, id]));
const findIngredient: FindIngredient = (id) => INGREDIENTS[id];
/** No ingredient is known, so no density is. */
const findNothing: FindIngredient = () => undefined;

type Week = readonly PlannedRecipe[];

export const description =
  'Shopping lists of 200 weeks: the percentage of the lines with one amount, and the time ' +
  'of a week. Control of the time: the same weeks without densities and amounts to buy.';

/**
 * The shopping lists of 200 weeks, half in each language: how many lines have one amount, and the
 * time of a week. Control: the same weeks without densities and amounts to buy. The recipes are
 * drawn from typical lines, or from the lines of recipes in a folder, `ingredient-lines.fr.txt` and
 * `ingredient-lines.en.txt`: `npm run bench -- shopping-list --data <folder>`.
 */
export default async function shoppingLists({ options }: BenchContext): Promise<void> {
  const { data } = parseArgs({ args: [...options], options: { data: { type: 'string' } } }).values;
  const lines = data === undefined ? typicalLines() : readLines(data);
  const random = new Random(20);
  const weeks = LOCALES.flatMap((locale) => {
    const drawn = Array.from({ length: WEEKS_PER_LOCALE }, () =>
      randomWeek(random, lines[locale], (key) => idOf.get(key) ?? -1),
    );
    reportShares(locale, drawn);
    return drawn;
  });
  reportShares('all', weeks);
  await compare({
    title: 'A week with densities and amounts to buy; control: without them',
    unit: 'ms',
    ours: () => meanTime(weeks, (week) => shoppingList(week, findIngredient).map(toBuy)),
    control: () => meanTime(weeks, (week) => shoppingList(week, findNothing)),
  });
}

/** Percent of the lines with one amount, without and with densities. */
function reportShares(name: string, weeks: readonly Week[]): void {
  const before = weeks.flatMap((week) => shoppingList(week, findNothing));
  const after = weeks.flatMap((week) => shoppingList(week, findIngredient));
  const measuredBefore = weeks.flatMap((week) => linesToAddUp(week, findNothing));
  const measuredAfter = weeks.flatMap((week) => linesToAddUp(week, findIngredient));
  const hasOne = ({ amounts }: ShoppingLine) => amounts.length === 1;
  const hasOneMeasured = ({ amounts }: ShoppingLine) => amounts.filter(isMeasured).length === 1;
  report(`Lines with one amount, without and with densities: ${name}`, [
    {
      name: 'masses and volumes of several recipes, without densities',
      unit: '%',
      ours: percent(measuredBefore, hasOneMeasured),
    },
    {
      name: 'masses and volumes of several recipes',
      unit: '%',
      ours: percent(measuredAfter, hasOneMeasured),
      target: ONE_AMOUNT_TARGET,
    },
    { name: 'all lines, without densities', unit: '%', ours: percent(before, hasOne) },
    { name: 'all lines', unit: '%', ours: percent(after, hasOne) },
    {
      name: 'all lines, amounts to buy',
      unit: '%',
      ours: percent(after, (line) => toBuy(line).length === 1),
    },
  ]);
}

/** The lines of ingredients that at least two recipes measure by mass or volume. */
function linesToAddUp(week: Week, find: FindIngredient): ShoppingLine[] {
  const counts = new Map<number, number>();
  for (const { ingredientId } of week.flatMap(({ lines }) => lines.filter(isMeasured))) {
    counts.set(ingredientId, (counts.get(ingredientId) ?? 0) + 1);
  }
  return shoppingList(week, find).filter(({ ingredientId }) => (counts.get(ingredientId) ?? 0) > 1);
}

function toBuy({ ingredientId, amounts }: ShoppingLine): Amount[] {
  return amountsToBuy(amounts, findIngredient(ingredientId));
}

function isMeasured({ unit }: Amount): boolean {
  return unitOf(unit).type !== 'COUNT';
}

/** Percent of the items that match. */
function percent<Item>(items: readonly Item[], matches: (item: Item) => boolean): number {
  return (100 * items.filter(matches).length) / items.length;
}

/** Milliseconds for each week. */
function meanTime(weeks: readonly Week[], run: (week: Week) => unknown): Promise<number> {
  const start = performance.now();
  for (let pass = 0; pass < PASSES; pass++) for (const week of weeks) run(week);
  return Promise.resolve((performance.now() - start) / PASSES / weeks.length);
}
