import { IsArray, ValidateBy } from 'class-validator';
import { isCalendarDate } from '#domain/planning/week.js';
import { isTimeZone } from '#domain/time-zone.js';
import { eachItem, Field, type FieldOptions, NOT_A_LIST } from './field.js';

const DATE_RULE = 'must be a date of the years 1970 to 2999 as YYYY-MM-DD';
const isDate = (value: unknown) => typeof value === 'string' && isCalendarDate(value);

/** A calendar date. `IsISO8601` also accepts times, week dates and years outside 1970 to 2999. */
export function DateField(options: FieldOptions = {}) {
  return Field(
    { example: '2026-07-06', ...options, type: String, format: 'date' },
    ValidateBy({ name: 'isCalendarDate', validator: { validate: isDate } }, { message: DATE_RULE }),
  );
}

/** A list of calendar dates. */
export function DateListField({ maxItems, ...options }: FieldOptions & { maxItems: number }) {
  return Field(
    { ...options, type: 'array', items: { type: 'string', format: 'date' }, maxItems },
    IsArray({ message: NOT_A_LIST }),
    ValidateBy(
      { name: 'isCalendarDate', validator: { validate: isDate } },
      eachItem(isDate, DATE_RULE),
    ),
  );
}

/** RFC 3339: the date, the time, and the difference from UTC, which may be absent. */
const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)?$/;

interface TimestampOptions extends FieldOptions {
  /** Whether the time must have its difference from UTC. */
  readonly offset?: 'required' | 'optional';
}

/** A time. `IsISO8601` also accepts dates alone. */
export function TimestampField({ offset = 'required', ...options }: TimestampOptions = {}) {
  const isValid = (value: unknown) =>
    isTimestamp(value) && (offset === 'optional' || hasOffset(value));
  return Field(
    { example: '2026-07-05T18:00:00+02:00', ...options, type: String, format: 'date-time' },
    ValidateBy(
      { name: 'isTimestamp', validator: { validate: isValid } },
      { message: 'must be a time of the years 1970 to 2999 as YYYY-MM-DDThh:mm:ss+hh:mm' },
    ),
  );
}

/** Whether a time states its difference from UTC. */
export function hasOffset(timestamp: string): boolean {
  return TIMESTAMP.exec(timestamp)?.[5] !== undefined;
}

function isTimestamp(value: unknown): value is string {
  const date = typeof value === 'string' ? TIMESTAMP.exec(value)?.[1] : undefined;
  return date !== undefined && isCalendarDate(date);
}

/** A time zone of the IANA database. */
export function TimeZoneField(options: FieldOptions = {}) {
  return Field(
    { example: 'Europe/Paris', ...options, type: String, maxLength: MAX_TIME_ZONE },
    ValidateBy(
      { name: 'isTimeZone', validator: { validate: isZone } },
      { message: 'must be a time zone as Europe/Paris' },
    ),
  );
}

const MAX_TIME_ZONE = 64;

function isZone(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_TIME_ZONE && isTimeZone(value);
}
