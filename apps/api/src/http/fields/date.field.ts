import { ValidateBy } from 'class-validator';
import { isCalendarDate } from '#domain/planning/week.js';
import { Field, type FieldOptions } from './field.js';

/** A calendar date. `IsISO8601` also accepts times, week dates and years outside 1970 to 2999. */
export function DateField(options: FieldOptions = {}) {
  return Field(
    { example: '2026-07-06', ...options, type: String, format: 'date' },
    ValidateBy(
      {
        name: 'isCalendarDate',
        validator: { validate: (value) => typeof value === 'string' && isCalendarDate(value) },
      },
      { message: 'must be a date of the years 1970 to 2999 as YYYY-MM-DD' },
    ),
  );
}
