import { Transform } from 'class-transformer';
import { QueryIntegerField } from '../http/fields/query.fields.js';
import { TextField } from '../http/fields/text.field.js';

export class SourceSearchDto {
  @TextField({ min: 0, max: 200, optional: true, description: 'Words to search for.' })
  search?: string;

  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @QueryIntegerField({ min: 1, max: 1000, description: 'Page of results, from 1.' })
  page?: number;
}
