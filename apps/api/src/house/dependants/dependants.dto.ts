import { AppetiteField } from '../../http/fields/person.fields.js';
import { FlagField } from '../../http/fields/flag.field.js';
import { IdField, IdListField } from '../../http/fields/id.fields.js';
import { TextField } from '../../http/fields/text.field.js';

const FIRST_NAME = { min: 1, max: 80, example: 'Jules' };

/** The diet, allergies and disliked ingredients of a person without an account. */
class DependantPreferencesDto {
  @IdField({ optional: true, description: 'Null: no diet.' })
  dietId?: number | null;

  @IdListField({ optional: true, description: 'Ids of every allergy. Null: none.' })
  allergyIds?: number[] | null;

  @IdListField({ optional: true, description: 'Ids of every disliked ingredient. Null: none.' })
  dislikedIngredientIds?: number[] | null;

  @FlagField({
    optional: true,
    description:
      'Whether the person counts only in meals whose `eaters` name them. False by default.',
  })
  guest?: boolean | null;
}

export class NewDependantDto extends DependantPreferencesDto {
  @TextField(FIRST_NAME)
  firstName: string;

  @AppetiteField({ optional: true })
  appetite?: number | null;
}

/** At least one field is required. An absent field keeps its value. */
export class DependantChangeDto extends DependantPreferencesDto {
  @TextField({ ...FIRST_NAME, optional: true, description: 'Null keeps the name.' })
  firstName?: string | null;

  @AppetiteField()
  appetite?: number;
}
