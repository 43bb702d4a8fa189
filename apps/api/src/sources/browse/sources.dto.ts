import { Transform } from 'class-transformer';
import { IntegerField } from '../../http/fields/number.field.js';
import { TextField } from '../../http/fields/text.field.js';

/** Numbers come as texts in a query; nothing written means nothing said. */
function numberOf({ value }: { value: unknown }): unknown {
  if (value === '') return undefined;
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
}

export class SourceSearchDto {
  @TextField({ min: 0, max: 200, optional: true, description: 'Words to search for.' })
  search?: string;

  @Transform(numberOf)
  @IntegerField({ min: 1, max: 1000, optional: true, description: 'Page of results, from 1.' })
  page?: number;
}
