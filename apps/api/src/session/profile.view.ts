import { ApiProperty } from '@nestjs/swagger';

/** The profile of the session. */
export class Profile {
  @ApiProperty({ type: 'integer', example: 1 })
  readonly id: number;

  @ApiProperty({ example: 'Camille' })
  readonly firstName: string;

  @ApiProperty({ example: 'Roy' })
  readonly lastName: string;

  @ApiProperty({ example: 'camille@example.org' })
  readonly email: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null without a house.' })
  readonly houseId: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null without a diet.' })
  readonly dietId: number | null;
}

/** The profile in a row that has further columns. */
export function profileOf(row: Profile): Profile {
  const { id, firstName, lastName, email, houseId, dietId } = row;
  return { id, firstName, lastName, email, houseId, dietId };
}
