import { ApiProperty } from '@nestjs/swagger';

const DAY = { type: String, format: 'date' } as const;

/** What the house has of a food. */
export class PantryRowView {
  @ApiProperty({ type: 'integer' })
  readonly ingredientId: number;

  @ApiProperty({ type: Number, nullable: true, description: 'Null: there is some.' })
  readonly quantity: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null without a quantity.' })
  readonly unitId: number | null;

  @ApiProperty({ ...DAY, nullable: true })
  readonly bestBefore: string | null;

  @ApiProperty({ ...DAY, description: 'The day on which this quantity was there.' })
  readonly asOf: string;

  @ApiProperty({
    type: Number,
    nullable: true,
    description:
      'What the needs of the plan from `asOf` until yesterday leave of the quantity, in its unit; null without a quantity.',
  })
  readonly remaining: number | null;

  @ApiProperty({ description: '`bestBefore` is over. The food counts until it is removed.' })
  readonly expired: boolean;
}
