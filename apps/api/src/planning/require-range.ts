import { daysBetween } from '#domain/planning/week.js';
import { InvalidRequest } from '../http/fields/validation-error.js';

/** Maximum number of days of a range. */
export const MAX_DAYS = 31;

/** @throws VALIDATION_ERROR unless `to` is one of the days from `from` on */
export function requireRange(from: string, to: string): void {
  const days = daysBetween(from, to) + 1;
  if (days >= 1 && days <= MAX_DAYS) return;
  throw new InvalidRequest([
    `to must be from the first to the ${String(MAX_DAYS)}st day after from`,
  ]);
}
