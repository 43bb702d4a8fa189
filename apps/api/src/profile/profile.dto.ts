import type { Locale } from '#domain/locale.js';
import type { UnitSystem } from '#domain/units/unit-system.js';
import { AppetiteField } from '../http/fields/person.fields.js';
import { ChoiceField } from '../http/fields/choice.field.js';
import { FirstNameField, LastNameField } from '../http/fields/person.fields.js';
import { IdField, IdListField } from '../http/fields/id.fields.js';
import { LOCALE, UNIT_SYSTEM } from '../openapi/enum-schemas.js';

/** What changes of a profile; the rest stays. */
export class ProfileChangeDto {
  @FirstNameField({ optional: true })
  firstName?: string | null;

  @LastNameField({ optional: true })
  lastName?: string | null;

  @AppetiteField()
  appetite?: number;

  @ChoiceField(UNIT_SYSTEM, { optional: true, description: 'The units of what is printed.' })
  unitSystem?: UnitSystem | null;

  @ChoiceField(LOCALE, {
    optional: true,
    description: 'The language of what is printed. Null: that of the request.',
  })
  locale?: Locale | null;
}

export class DietDto {
  @IdField({ nullable: true, description: 'Null clears the diet.' })
  dietId: number | null;
}

export class AllergiesDto {
  @IdListField({ description: 'Ids of every allergy of the profile.' })
  allergyIds: number[];
}

export class DislikedIngredientsDto {
  @IdListField({ description: 'Ids of every ingredient that the profile dislikes.' })
  ingredientIds: number[];
}
