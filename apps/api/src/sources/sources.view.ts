import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import type { Course } from '#domain/recipe/recipe-content.js';
import { type Locale } from '#domain/locale.js';
import { DraftLine } from '../detection/draft-line.view.js';
import { COURSE, LOCALE } from '../openapi/enum-schemas.js';
import { OtherLineView } from '../recipes/read-model/recipe.view.js';

/** A search result of a source. */
export class SourceItem {
  @ApiProperty({ description: 'Id of the item in its source.' })
  readonly externalId: string;

  @ApiProperty()
  readonly name: string;

  @ApiProperty({ type: String, nullable: true, format: 'uri' })
  readonly imageUrl: string | null;

  @ApiProperty({ format: 'uri', description: 'Page of the item.' })
  readonly url: string;

  @ApiProperty({ description: 'Whether the house has imported the item.' })
  readonly alreadyImported: boolean;
}

export class DraftStep {
  @ApiProperty()
  readonly description: string;
}

/** An ingredient line of a draft. */
export class DraftIngredient extends OmitType(DraftLine, ['rawText']) {
  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: 300,
    description:
      'Text of the line in the source, cut with `…`. Merged lines are joined by ` + `. Lines of several foods in one text have the same text. Null for a line of a shared recipe without a text.',
  })
  readonly rawText: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'The note of a line of a shared recipe. Absent on other pages.',
  })
  readonly note?: string | null;
}

/** A recipe to complete. When it is `ready`, it is a valid body of the import. */
export class Draft {
  @ApiProperty()
  readonly name: string;

  @ApiProperty({ enum: ['HOUSE'] })
  readonly visibility: 'HOUSE';

  @ApiProperty({ type: 'integer', description: '4 if the source does not state them.' })
  readonly portions: number;

  @ApiProperty({ type: 'array', items: { type: 'integer' } })
  readonly dietIds: readonly number[];

  @ApiProperty({ type: [DraftIngredient] })
  readonly ingredients: readonly DraftIngredient[];

  @ApiProperty({
    type: [OtherLineView],
    description: 'Lines without an ingredient; of a page that is no shared recipe, headings alone.',
  })
  readonly otherLines: readonly OtherLineView[];

  @ApiProperty({ type: [DraftStep] })
  readonly steps: readonly DraftStep[];

  @ApiProperty(LOCALE)
  readonly locale: Locale;

  @ApiProperty({ type: String, nullable: true, format: 'uri' })
  readonly imageUrl: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly prepMinutes: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly cookMinutes: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Of a shared recipe or an archive; else null.',
  })
  readonly restMinutes: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: 5000,
    description:
      'What the source says about the dish; at its end all texts that have no other place, such as notes, tips and nutrition. Cut with `…`.',
  })
  readonly description: string | null;

  @ApiProperty({
    type: [String],
    description:
      'Keywords, categories and cuisines of the source. More than 20 are in `description`.',
  })
  readonly tags: readonly string[];

  @ApiProperty({
    ...COURSE,
    nullable: true,
    description: 'What the categories or keywords of the source say. It is stated by the import.',
  })
  readonly course: Course | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Yield of the source that is no number of portions, like `900 g of jam`. It is imported with `description`.',
  })
  readonly yieldText: string | null;

  @ApiProperty({ format: 'uri' })
  readonly sourceUrl: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'The recipe of the house that was imported from this page, however its address is written; for a draft of an archive also its `recipeId`.',
  })
  readonly alreadyImported: number | null;

  @ApiProperty({
    description:
      'Whether the draft can be imported unchanged: it has lines, none of them has a flag, and nothing was left out or cut.',
  })
  readonly ready: boolean;
}

/** The draft of a page that the client sent. */
export class WebPageDraft extends Draft {
  @ApiProperty({ description: 'Id of the page in the source `web`, for the import.' })
  readonly externalId: string;
}
