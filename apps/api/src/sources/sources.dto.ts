import { Transform } from 'class-transformer';
import { IsString, ValidateBy } from 'class-validator';
import { Field } from '../http/fields/field.js';
import { QueryIntegerField } from '../http/fields/query.fields.js';
import { TextField } from '../http/fields/text.field.js';
import { isPageAddress, MAX_WRITTEN_LENGTH } from './adapters/web-address.js';

/** Maximum length of the HTML of a page, in bytes of UTF-8. */
export const MAX_HTML_BYTES = 2 * 1024 * 1024;

export class SourceSearchDto {
  @TextField({ min: 0, max: 200, optional: true, description: 'Words to search for.' })
  search?: string;

  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @QueryIntegerField({ min: 1, max: 1000, description: 'Page of results, from 1.' })
  page?: number;
}

/** A page that the browser of the person shows. */
export class WebPageDto {
  @TextField({
    min: 1,
    max: MAX_WRITTEN_LENGTH,
    format: 'uri',
    description: 'Address of the page: http or https, at most 2,000 characters without tracking.',
    example: 'https://cuisine.example/tarte-aux-pommes',
  })
  @ValidateBy(
    { name: 'isPageAddress', validator: { validate: isPageAddress } },
    { message: 'must be the http or https address of a page' },
  )
  url: string;

  @Field(
    {
      type: String,
      description: 'The page, `document.documentElement.outerHTML`. At most 2 MiB in UTF-8.',
      example: '<html lang="fr"><head><title>Tarte aux pommes</title></head></html>',
    },
    IsString({ message: 'must be a text' }),
  )
  html: string;
}
