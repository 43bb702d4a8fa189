import { ApiProperty } from '@nestjs/swagger';
import { type Locale, LOCALES } from '#domain/locale.js';
import { DRAFT_FLAGS, type DraftFlag } from '#domain/sources/draft.js';

/** One result of browsing a source. */
export class SourceItem {
  @ApiProperty({ description: 'Identifies the item within its source.' })
  readonly externalId: string;

  @ApiProperty()
  readonly name: string;

  @ApiProperty({ type: String, nullable: true, format: 'uri' })
  readonly imageUrl: string | null;

  @ApiProperty({ format: 'uri', description: 'The page a person would open.' })
  readonly url: string;

  @ApiProperty({ description: 'Whether a recipe of this house was imported from it.' })
  readonly alreadyImported: boolean;
}

export class DraftLine {
  @ApiProperty({ description: 'The line as the source wrote it; merged lines read `a + b`.' })
  readonly rawText: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null where it is not resolved.' })
  readonly ingredientId: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'At most 3 decimals.' })
  readonly quantity: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly unitId: number | null;

  @ApiProperty({ enum: DRAFT_FLAGS, isArray: true, description: 'What a person has to settle.' })
  readonly flags: readonly DraftFlag[];

  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    maxItems: 3,
    description: 'Ingredients that the line may mean, best first.',
  })
  readonly candidates: readonly number[];
}

export class DraftStep {
  @ApiProperty()
  readonly description: string;
}

/** A recipe to be approved: once every line is settled, it may be sent to import as it is. */
export class Draft {
  @ApiProperty()
  readonly name: string;

  @ApiProperty({ enum: ['HOUSE'] })
  readonly visibility: 'HOUSE';

  @ApiProperty({ type: 'integer', description: '4 where the source does not say.' })
  readonly portions: number;

  @ApiProperty({ type: 'array', items: { type: 'integer' } })
  readonly dietIds: readonly number[];

  @ApiProperty({ type: [DraftLine] })
  readonly ingredients: readonly DraftLine[];

  @ApiProperty({ type: [DraftStep] })
  readonly steps: readonly DraftStep[];

  @ApiProperty({ enum: LOCALES })
  readonly locale: Locale;

  @ApiProperty({ type: String, nullable: true, format: 'uri' })
  readonly imageUrl: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly prepMinutes: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly cookMinutes: number | null;

  @ApiProperty({ format: 'uri' })
  readonly sourceUrl: string;
}
