import { type Slot, SLOTS, isCalendarDate } from '#domain/planning/week.js';
import { VISIBILITIES } from '#domain/recipe/recipe-content.js';
import { isWebUrl } from '../../../egress/is-web-url.js';
import type { ArchivedRecipe } from '../house-archive.js';

/** Longest address of a page that is kept. */
const MAX_URL = 2_000;
const MAX_PORTIONS = 1_000;
const MAX_EATERS = 20;
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

/** A line of the recipes; null if it is not valid. */
export function readRecipeLine(line: unknown): RecipeFacts | null {
  const fields = fieldsOf<ArchivedRecipe>(line);
  const { number, cookedOn, recipe } = fields;
  const visibility = VISIBILITIES.find((each) => each === fields.visibility);
  if (!Number.isSafeInteger(number) || visibility === undefined) return null;
  const days = Array.isArray(cookedOn) ? cookedOn.slice(0, MAX_DAYS) : [];
  return {
    number: Number(number),
    visibility,
    sourceUrl: webAddress(fields.sourceUrl),
    cookedOn: days.filter(isDate),
    recipe,
  };
}

/** A planned meal of an archive, with the numbers of its recipe and of the dependants who eat it. */
export interface PlannedMeal {
  readonly date: string;
  readonly slot: Slot;
  readonly portions: number;
  readonly recipe: number | null;
  readonly text: string | null;
  readonly note: string | null;
  readonly eaters: readonly number[];
}

/** A line of the planning; null if it is not valid. */
export function readItemLine(line: unknown): PlannedMeal | null {
  const { date, slot, portions, recipe, text, note, eaters } = fieldsOf<PlannedMeal>(line);
  const knownSlot = SLOTS.find((each) => each === slot);
  const number = Number.isSafeInteger(recipe) ? Number(recipe) : null;
  const words = textIn(text, ITEM_TEXT);
  const isOneDish = (number === null) !== (words === null);
  if (!isDate(date) || knownSlot === undefined || !isWithin(portions, MAX_PORTIONS)) return null;
  if (!isOneDish) return null;
  return {
    date,
    slot: knownSlot,
    portions: Number(portions),
    recipe: number,
    text: words,
    note: textIn(note, ITEM_NOTE),
    eaters: Array.isArray(eaters) ? eaters.slice(0, MAX_EATERS).filter(Number.isSafeInteger) : [],
  };
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
