import type { Locale } from '#domain/locale.js';
import type { SessionFormat } from '#domain/planning/printed-session/session-formats.js';
import type { SessionScope } from '#domain/planning/session-scope.js';
import type { Kitchen } from '#domain/planning/timed-session/session-project.js';
import { momentOf } from '#domain/time-zone.js';
import { ChoiceField } from '../../http/fields/choice.field.js';
import { hasOffset, TimestampField, TimeZoneField } from '../../http/fields/date.field.js';
import { QueryIntegerField } from '../../http/fields/query.fields.js';
import { InvalidRequest } from '../../http/fields/validation-error.js';
import { LOCALE, SESSION_FORMAT, SESSION_SCOPE } from '../../openapi/enum-schemas.js';
import { WeekQuery } from '../plan/week/planning.dto.js';

/** The kitchen of a request that states only a part of it. */
const DEFAULT_KITCHEN: Kitchen = { cooks: 1, burners: 4, ovens: 1 };

/** With at least one of its own fields, the session has times. */
export class BatchSessionQuery extends WeekQuery {
  @ChoiceField(SESSION_SCOPE, {
    optional: true,
    description:
      'Whether to cook what is planned for the week of `date` (default), or on the day alone: its cookings, and its meals that no cooking serves.',
  })
  scope?: SessionScope | null;

  @QueryIntegerField({
    min: 1,
    max: 4,
    description: 'Persons who cook; 1 by default.',
  })
  cooks?: number | null;

  @QueryIntegerField({ min: 1, max: 8, description: 'Burners of the stove; 4 by default.' })
  burners?: number | null;

  @QueryIntegerField({
    min: 0,
    max: 3,
    description:
      'Ovens; 1 by default. With 0, a week whose recipes need an oven is 400/4000; the message lists these recipes.',
  })
  ovens?: number | null;

  @TimestampField({
    optional: true,
    offset: 'optional',
    description:
      'When everything is ready. Without an offset it is local to `timeZone`. Tasks and reminders then have `startsAt`.',
  })
  finish?: string | null;

  @TimeZoneField({
    optional: true,
    description:
      'Of the times of day in a picture and a text, which by default have the offset of `finish`; and of the evenings on which cookings are thawed, UTC by default.',
  })
  timeZone?: string | null;

  @ChoiceField(SESSION_FORMAT, { optional: true, description: 'Wins over `Accept`.' })
  format?: SessionFormat | null;

  @ChoiceField(LOCALE, {
    optional: true,
    description: 'Language of svg, ics and text. Wins over `Accept-Language`.',
  })
  lang?: Locale | null;
}

/** The kitchen that the request states, completed by the default one. */
export function kitchenOf({ cooks, burners, ovens }: BatchSessionQuery): Kitchen {
  return {
    cooks: cooks ?? DEFAULT_KITCHEN.cooks,
    burners: burners ?? DEFAULT_KITCHEN.burners,
    ovens: ovens ?? DEFAULT_KITCHEN.ovens,
  };
}

/** Whether the request asks for times. */
export function isTimed({ cooks, burners, ovens, finish }: BatchSessionQuery): boolean {
  return [cooks, burners, ovens, finish].some((field) => field !== undefined && field !== null);
}

/**
 * When everything is ready, with its offset from UTC; null if the request does not say it.
 *
 * @throws VALIDATION_ERROR
 */
export function finishOf({ finish, timeZone }: BatchSessionQuery): string | null {
  if (finish == null || hasOffset(finish)) return finish ?? null;
  if (timeZone == null) {
    throw new InvalidRequest(['finish must have an offset, or timeZone must be given']);
  }
  return momentOf(finish, timeZone).toISOString();
}
