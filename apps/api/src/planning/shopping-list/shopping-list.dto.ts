import type { Locale } from '#domain/locale.js';
import type { ListFormat } from '#domain/planning/printing/list-formats.js';
import { InvalidRequest } from '../../http/fields/validation-error.js';
import { ChoiceField } from '../../http/fields/choice.field.js';
import { DateField, TimeZoneField } from '../../http/fields/date.field.js';
import { MAX_ID } from '../../http/fields/id.fields.js';
import { QueryIntegerField } from '../../http/fields/query.fields.js';
import { LIST_FORMAT, LOCALE } from '../../openapi/enum-schemas.js';
import { MAX_DAYS, requireRange } from '../require-range.js';
import type { ListPeriod } from './shopping-list.reader.js';

/** Either a date or a range of dates. */
export class ShoppingListQuery {
  @DateField({ optional: true, description: 'A date in the requested week.' })
  date?: string | null;

  @DateField({
    optional: true,
    description: 'The first day of a list across weeks, with `to` and without `date`.',
  })
  from?: string | null;

  @DateField({ optional: true, description: `The last day, at most the ${String(MAX_DAYS)}st.` })
  to?: string | null;

  @QueryIntegerField({
    min: 1,
    max: MAX_ID,
    description: 'Lines of this shop and those of no shop, in its order. Absent: all lines.',
  })
  shopId?: number | null;

  @ChoiceField(LIST_FORMAT, { optional: true, description: 'Wins over `Accept`.' })
  format?: ListFormat | null;

  @ChoiceField(LOCALE, {
    optional: true,
    description: 'Language of text and csv. Wins over `Accept-Language`.',
  })
  lang?: Locale | null;

  @TimeZoneField({ optional: true, description: 'Changes nothing: a list has days and no times.' })
  timeZone?: string | null;
}

/**
 * The days of a list.
 *
 * @throws VALIDATION_ERROR
 */
export function periodOf({ date, from, to }: ShoppingListQuery): ListPeriod {
  if (date != null) {
    if (from != null || to != null)
      throw new InvalidRequest(['date must not be given beside from and to']);
    return { date };
  }
  if (from == null || to == null) throw new InvalidRequest(['date, or from and to, must be given']);
  requireRange(from, to);
  return { from, to };
}
