import { ApiProperty } from '@nestjs/swagger';

/** A quantity with its unit. */
export class AmountView {
  @ApiProperty({ description: 'At most three decimals.', example: 1.2 })
  readonly quantity: number;

  @ApiProperty({ type: 'integer' })
  readonly unitId: number;
}

/** Description of the amounts of an ingredient. */
export const AMOUNTS = 'At most one MASS, one VOLUME, and one for each COUNT unit.';
