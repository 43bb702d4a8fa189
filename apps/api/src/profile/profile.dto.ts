import { FirstNameField, LastNameField } from '../http/fields/name.fields.js';
import { IdField, IdListField } from '../http/fields/id.fields.js';

/** The names that change; the other one stays. */
export class NamesDto {
  @FirstNameField({ optional: true })
  firstName?: string | null;

  @LastNameField({ optional: true })
  lastName?: string | null;
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
