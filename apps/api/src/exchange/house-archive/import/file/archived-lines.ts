import { SLOTS, WEEKDAYS, isCalendarDate } from '#domain/planning/week.js';
import { VISIBILITIES } from '#domain/recipe/recipe-content.js';
import { isWebUrl } from '../../../../egress/is-web-url.js';
import type {
  ArchivedCooking,
  ArchivedItem,
  ArchivedMenu,
  ArchivedMenuCooking,
  ArchivedMenuItem,
  ArchivedRecipe,
} from '../../house-archive.js';

/** Longest address of a page that is kept. */
const MAX_URL = 2_000;
const MAX_PORTIONS = 1_000;
const MAX_EATERS = 100;
const MAX_MENU_ITEMS = 300;
const MAX_MENU_COOKINGS = 100;
const MENU_NAME = /^[^\0\p{Surrogate}]{1,80}$/u;
const ITEM_TEXT = /^[^\0\p{Surrogate}]{1,200}$/u;
const ITEM_NOTE = /^[^\0\p{Surrogate}]{1,500}$/u;
/** Days of a recipe that are kept. */
const MAX_DAYS = 1_000;

type Fields<Shape> = Readonly<Partial<Record<keyof Shape, unknown>>>;

/** The fields of a line; none when it is no object. */
export function fieldsOf<Shape>(line: unknown): Fields<Shape> {
  return typeof line === 'object' && line !== null
    ? (line as Fields<Shape>)
    : ({} as Fields<Shape>);
}

/** What stands beside the content of a recipe, which is validated as the body of a request. */
export type RecipeFacts = Omit<ArchivedRecipe, 'recipe'> & { readonly recipe: unknown };

/** A line of the recipes; null if it is not valid. Days in the future are left out. */
export function readRecipeLine(line: unknown): RecipeFacts | null {
  const fields = fieldsOf<ArchivedRecipe>(line);
  const { number, cookedOn, recipe } = fields;
  const visibility = VISIBILITIES.find((each) => each === fields.visibility);
  if (!Number.isSafeInteger(number) || visibility === undefined) return null;
  const days = Array.isArray(cookedOn) ? cookedOn.slice(0, MAX_DAYS) : [];
  const today = new Date().toISOString().slice(0, 10);
  return {
    number: Number(number),
    visibility,
    sourceUrl: webAddress(fields.sourceUrl),
    cookedOn: days.filter(isDate).filter((day) => day <= today),
    recipe,
  };
}

/** A line of the planning; null if it is not valid. */
export function readItemLine(line: unknown): ArchivedItem | null {
  const { date, cooking } = fieldsOf<ArchivedItem>(line);
  const meal = readMeal(line);
  if (meal === null || !isDate(date)) return null;
  return { date, cooking: numberIn(cooking), ...meal };
}

/** A line of the menus; null if it is not valid. Items that are not valid are left out. */
export function readMenuLine(line: unknown): ArchivedMenu | null {
  const fields = fieldsOf<ArchivedMenu>(line);
  const name = textIn(fields.name, MENU_NAME);
  if (name === null || !Array.isArray(fields.items)) return null;
  const items = fields.items.slice(0, MAX_MENU_ITEMS).flatMap((item: unknown) => {
    const { weekday, cooking } = fieldsOf<ArchivedMenuItem>(item);
    const day = WEEKDAYS.find((each) => each === weekday);
    const meal = readMeal(item);
    return day === undefined || meal === null
      ? []
      : [{ weekday: day, cooking: numberIn(cooking), ...meal }];
  });
  const given = Array.isArray(fields.cookings) ? fields.cookings.slice(0, MAX_MENU_COOKINGS) : [];
  const cookings = given.flatMap((cooking: unknown) => readMenuCooking(cooking) ?? []);
  return { name, cookings, items };
}

function readMenuCooking(line: unknown): ArchivedMenuCooking | null {
  const { number, weekday, portions, recipe } = fieldsOf<ArchivedMenuCooking>(line);
  const day = WEEKDAYS.find((each) => each === weekday);
  const [known, ofRecipe] = [numberIn(number), numberIn(recipe)];
  if (day === undefined || known === null || ofRecipe === null) return null;
  if (!isWithin(portions, MAX_PORTIONS)) return null;
  return { number: known, weekday: day, portions: Number(portions), recipe: ofRecipe };
}

/** What is eaten at a meal, and its eaters; null if it is not valid. */
function readMeal(line: unknown): Omit<ArchivedItem, 'date' | 'cooking'> | null {
  const { slot, portions, recipe, text, note, eaters } = fieldsOf<ArchivedItem>(line);
  const knownSlot = SLOTS.find((each) => each === slot);
  const number = numberIn(recipe);
  const words = textIn(text, ITEM_TEXT);
  const isOneDish = (number === null) !== (words === null);
  if (knownSlot === undefined || !isWithin(portions, MAX_PORTIONS) || !isOneDish) return null;
  return {
    slot: knownSlot,
    portions: Number(portions),
    recipe: number,
    text: words,
    note: textIn(note, ITEM_NOTE),
    eaters: Array.isArray(eaters) ? eaters.slice(0, MAX_EATERS).map(numberIn) : null,
  };
}

/** A line of the cookings; null if it is not valid. */
export function readCookingLine(line: unknown): ArchivedCooking | null {
  const { number, date, portions, recipe, thawedOn, ...counts } = fieldsOf<ArchivedCooking>(line);
  if (!isDate(date) || !isWithin(portions, MAX_PORTIONS)) return null;
  if (!Number.isSafeInteger(number) || !Number.isSafeInteger(recipe)) return null;
  const max = Number(portions);
  const count = (value: unknown) => (isWithin(value, MAX_PORTIONS) ? Number(value) : 0);
  const eaten = Math.min(count(counts.eaten), max);
  return {
    number: Number(number),
    date,
    portions: max,
    recipe: Number(recipe),
    eaten,
    discarded: Math.min(count(counts.discarded), max - eaten),
    frozen: count(counts.frozen),
    thawed: count(counts.thawed),
    thawedOn: isDate(thawedOn) ? thawedOn : null,
    planFreezes: counts.planFreezes !== false,
  };
}

/** The number of a line. */
function numberIn(value: unknown): number | null {
  return Number.isSafeInteger(value) ? Number(value) : null;
}

/** A trimmed text that a request may contain: see `TextField`. Null for anything else. */
export function textIn(value: unknown, pattern: RegExp): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return pattern.test(text) ? text : null;
}

export function isDate(value: unknown): value is string {
  return typeof value === 'string' && isCalendarDate(value);
}

export function isWithin(value: unknown, max: number): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max;
}

function webAddress(value: unknown): string | null {
  const isAddress = typeof value === 'string' && value.length <= MAX_URL && URL.canParse(value);
  return isAddress && isWebUrl(new URL(value)) ? value : null;
}
