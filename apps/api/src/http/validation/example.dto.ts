import { IdListField } from '../fields/id.fields.js';
import { ListField } from '../fields/list.field.js';
import { IntegerField } from '../fields/number.field.js';
import { TextField } from '../fields/text.field.js';

// For tests of the validation. They cannot be in a test file: class-validator accepts no objects of the
// sandbox of Jest.

class PageDto {
  @IntegerField({ min: 1, max: 9 })
  number: number;
}

export class BookDto {
  @TextField({ min: 1, max: 10 })
  title: string;

  @ListField(PageDto, { max: 30 })
  pages: PageDto[];

  @IdListField({ optional: true })
  readerIds?: number[];
}

export class NovelDto extends BookDto {
  @TextField({ min: 1, max: 10 })
  hero: string;
}
