import { ApiProperty } from '@nestjs/swagger';
import { UNIT_SYSTEMS, type UnitSystem } from '#domain/units/unit-system.js';
import { LOCALES, type Locale } from '#domain/locale.js';
import { APPETITE_VIEW } from '../http/fields/person.fields.js';

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

  @ApiProperty(APPETITE_VIEW)
  readonly appetite: number;

  @ApiProperty({
    enum: [...UNIT_SYSTEMS],
    enumName: 'UnitSystem',
    description: 'Of what is printed; JSON has the catalogue units.',
  })
  readonly unitSystem: UnitSystem;

  @ApiProperty({
    enum: [...LOCALES],
    enumName: 'Locale',
    nullable: true,
    description: 'The language of what is printed. Null: that of the request.',
  })
  readonly locale: Locale | null;
}

/** The profile in a row that has further columns. */
export function profileOf(row: Profile): Profile {
  const { id, firstName, lastName, email, houseId, dietId, appetite, unitSystem, locale } = row;
  return { id, firstName, lastName, email, houseId, dietId, appetite, unitSystem, locale };
}
