import { SLOT_LABELS } from '../labels/choice-labels.js';
import { readRow } from '../labels/label.js';
import type { Locale } from '../locale.js';
import {
  component,
  contentLine,
  textValue,
} from '../planning/printed-session/calendar/content-line.js';
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

/** A recipe that is cooked once; or portions of it that are taken out of the freezer on an evening. */
export interface CalendarCooking {
  /** Of the cooking. */
  readonly id: number;
  readonly date: string;
  readonly name: string;
  readonly portions: number;
}

/** What a calendar shows. */
export interface CalendarContent {
  readonly meals: readonly CalendarMeal[];
  readonly cookings: readonly CalendarCooking[];
  readonly thaws: readonly CalendarCooking[];
}

/** When people are reminded to thaw, on the day before the meal. */
const THAW_TIME = '180000';

/** When a meal begins and ends, in the time zone of the reader: an event without a zone. */
const TIMES: Readonly<Record<Slot, readonly [start: string, end: string]>> = {
  BREAKFAST: ['080000', '090000'],
  LUNCH: ['123000', '133000'],
  SNACK: ['163000', '170000'],
  DINNER: ['193000', '203000'],
};

const WORDS = {
  fr: {
    colon: ' : ',
    portion: 'portion',
    portions: 'portions',
    cook: 'Cuisiner',
    thaw: 'Sortir du congélateur',
  },
  en: {
    colon: ': ',
    portion: 'portion',
    portions: 'portions',
    cook: 'Cook',
    thaw: 'Take out of the freezer',
  },
} as const satisfies Record<Locale, unknown>;

/** How often a program reads the calendar again, as iCalendar writes durations. */
const REFRESH = 'PT1H';

/**
 * The meals and cookings of a house as iCalendar (RFC 5545), for programs that subscribe to it. An event keeps its
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

function mealEvent(
  { id, date, slot, name, portions, note }: CalendarMeal,
  locale: Locale,
  stamp: string,
): string {
  const words = WORDS[locale];
  const [start, end] = TIMES[slot];
  const { name: meal } = readRow(SLOT_LABELS[slot][locale], locale);
  const summary = `${meal.charAt(0).toUpperCase()}${meal.slice(1)}${words.colon}${name}`;
  const served = portions === null ? null : portionsText(portions, locale);
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

/** A cooking on its day: the hour is not known. */
function cookingEvent(
  { id, date, name, portions }: CalendarCooking,
  locale: Locale,
  stamp: string,
): string {
  const { colon, cook } = WORDS[locale];
  return component('VEVENT', [
    contentLine('UID', `cooking-${String(id)}@popote`),
    contentLine('DTSTAMP', stamp),
    contentLine('DTSTART;VALUE=DATE', plain(date)),
    contentLine('SUMMARY', textValue(`${cook}${colon}${name}`)),
    contentLine('DESCRIPTION', textValue(portionsText(portions, locale))),
    contentLine('TRANSP', 'TRANSPARENT'),
  ]);
}

function thawEvent(
  { id, date, name, portions }: CalendarCooking,
  locale: Locale,
  stamp: string,
): string {
  const { colon, thaw } = WORDS[locale];
  const summary = `${thaw}${colon}${name} (${portionsText(portions, locale)})`;
  return component('VEVENT', [
    contentLine('UID', `thaw-${String(id)}-${plain(date)}@popote`),
    contentLine('DTSTAMP', stamp),
    contentLine('DTSTART', `${plain(date)}T${THAW_TIME}`),
    contentLine('SUMMARY', textValue(summary)),
    contentLine('TRANSP', 'TRANSPARENT'),
    alarm(summary),
  ]);
}

function portionsText(portions: number, locale: Locale): string {
  const words = WORDS[locale];
  return `${String(portions)} ${portions === 1 ? words.portion : words.portions}`;
}

/** A date as iCalendar writes it: `20260705`. */
function plain(date: string): string {
  return date.replaceAll('-', '');
}
