import { IdField, IdListField } from '../http/fields/id.fields.js';

export class DietDto {
  @IdField({ nullable: true, description: 'Null clears it.' })
  dietId: number | null;
}

export class AllergiesDto {
  @IdListField({ description: 'The whole set.' })
  allergyIds: number[];
}

export class DislikedIngredientsDto {
  @IdListField({ description: 'The whole set.' })
  ingredientIds: number[];
}
