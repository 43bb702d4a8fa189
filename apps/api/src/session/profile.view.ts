import { ApiProperty } from '@nestjs/swagger';

/** A person's own profile, as the API shows it. */
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
