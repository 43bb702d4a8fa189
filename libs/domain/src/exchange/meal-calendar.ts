import { SLOT_LABELS } from '../labels/choice-labels.js';
import { readRow } from '../labels/label.js';
import type { Locale } from '../locale.js';
import {
  component,
  contentLine,
  textValue,
} from '../planning/printed-session/calendar/content-line.js';
import { counted, SESSION_WORDS } from '../planning/printed-session/session-words.js';
import type { Slot } from '../planning/week.js';

/** A planned meal. */
export interface CalendarMeal {
  readonly id: number;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly slot: Slot;
  /** The name of its recipe, or its text. */
  readonly name: string;
  /** Null for a meal without a recipe. */
  readonly portions: number | null;
  readonly note: string | null;
}

/** A recipe that is cooked once for several meals. */
export interface CalendarCooking {
  readonly id: number;
  readonly date: string;
  /** The name of its recipe. */
  readonly name: string;
  readonly portions: number;
}

/** Frozen portions of a cooking to take out of the freezer in the evening. */
export interface CalendarThaw extends Omit<CalendarCooking, 'id'> {
  readonly cookingId: number;
}

/** What a calendar shows. */
export interface CalendarContent {
  readonly meals: readonly CalendarMeal[];
  readonly cookings: readonly CalendarCooking[];
  readonly thaws: readonly CalendarThaw[];
}

/** When a meal begins and ends, in the time zone of the reader: an event without a zone. */
const TIMES: Readonly<Record<Slot, readonly [start: string, end: string]>> = {
  BREAKFAST: ['080000', '090000'],
  LUNCH: ['123000', '133000'],
  SNACK: ['163000', '170000'],
  DINNER: ['193000', '203000'],
};

/** When a cooking begins: the plan has its day only. */
const COOKING_START = '150000';
const THAW_START = '180000';

const WORDS = {
  fr: { colon: ' : ', cook: 'Cuisiner', thaw: 'Mettre à décongeler' },
  en: { colon: ': ', cook: 'Cook', thaw: 'Start thawing' },
} as const satisfies Record<Locale, object>;

/** How often a program reads the calendar again, as iCalendar writes durations. */
const REFRESH = 'PT1H';

/**
 * The meals, cookings and thaws of a house as iCalendar (RFC 5545), for programs that subscribe to it. An event keeps its
 * UID when the meal changes.
 *
 * @param name the name of the calendar
 * @param day `YYYY-MM-DD`, when the calendar is made: it is the same text all day
 */
export function mealCalendar(
  name: string,
  { meals, cookings, thaws }: CalendarContent,
  locale: Locale,
  day: string,
): string {
  const stamp = `${plain(day)}T000000Z`;
  return component('VCALENDAR', [
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Popote//Meals//EN'),
    contentLine('METHOD', 'PUBLISH'),
    contentLine('X-WR-CALNAME', textValue(name)),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', REFRESH),
    contentLine('X-PUBLISHED-TTL', REFRESH),
    ...meals.map((meal) => mealEvent(meal, locale, stamp)),
    ...cookings.map((cooking) => cookingEvent(cooking, locale, stamp)),
    ...thaws.map((thaw) => thawEvent(thaw, locale, stamp)),
  ]);
}

/** Moments: an event without an end takes no time. */
function cookingEvent(
  { id, date, name, portions }: CalendarCooking,
  locale: Locale,
  stamp: string,
): string {
  const { cook, colon } = WORDS[locale];
  return component('VEVENT', [
    contentLine('UID', `cooking-${String(id)}@popote`),
    contentLine('DTSTAMP', stamp),
    contentLine('DTSTART', `${plain(date)}T${COOKING_START}`),
    contentLine('SUMMARY', textValue(`${cook}${colon}${name}`)),
    contentLine('DESCRIPTION', textValue(counted(portions, SESSION_WORDS[locale].portion, locale))),
    contentLine('TRANSP', 'TRANSPARENT'),
  ]);
}

function thawEvent(
  { cookingId, date, name, portions }: CalendarThaw,
  locale: Locale,
  stamp: string,
): string {
  const { thaw, colon } = WORDS[locale];
  const summary = `${thaw}${colon}${name}`;
  return component('VEVENT', [
    contentLine('UID', `thaw-${String(cookingId)}-${date}@popote`),
    contentLine('DTSTAMP', stamp),
    contentLine('DTSTART', `${plain(date)}T${THAW_START}`),
    contentLine('SUMMARY', textValue(summary)),
    contentLine('DESCRIPTION', textValue(counted(portions, SESSION_WORDS[locale].portion, locale))),
    contentLine('TRANSP', 'TRANSPARENT'),
    component('VALARM', [
      contentLine('ACTION', 'DISPLAY'),
      contentLine('DESCRIPTION', textValue(summary)),
      contentLine('TRIGGER', 'PT0S'),
    ]),
  ]);
}

function mealEvent(
  { id, date, slot, name, portions, note }: CalendarMeal,
  locale: Locale,
  stamp: string,
): string {
  const { colon } = WORDS[locale];
  const [start, end] = TIMES[slot];
  const { name: meal } = readRow(SLOT_LABELS[slot][locale], locale);
  const summary = `${meal.charAt(0).toUpperCase()}${meal.slice(1)}${colon}${name}`;
  const served =
    portions === null ? null : counted(portions, SESSION_WORDS[locale].portion, locale);
  const description = [served, note].filter((text) => text !== null).join('\n');
  return component('VEVENT', [
    contentLine('UID', `meal-${String(id)}@popote`),
    contentLine('DTSTAMP', stamp),
    contentLine('DTSTART', `${plain(date)}T${start}`),
    contentLine('DTEND', `${plain(date)}T${end}`),
    contentLine('SUMMARY', textValue(summary)),
    ...(description === '' ? [] : [contentLine('DESCRIPTION', textValue(description))]),
    contentLine('TRANSP', 'TRANSPARENT'),
  ]);
}

/** A date as iCalendar writes it: `20260705`. */
function plain(date: string): string {
  return date.replaceAll('-', '');
}
