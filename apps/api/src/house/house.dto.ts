import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import type { Weekday } from '#domain/planning/week.js';
import { ChoiceField, ChoiceListField } from '../http/fields/choice.field.js';
import { FlagField } from '../http/fields/flag.field.js';
import { IdField, IdListField } from '../http/fields/id.fields.js';
import { TextField } from '../http/fields/text.field.js';
import { SUBCATEGORY, WEEKDAY } from '../openapi/enum-schemas.js';
import { InvitationCodeField } from '../http/fields/invitation-code.field.js';

export class HouseNameDto {
  @TextField({ min: 1, max: 80, example: 'La Roseraie' })
  name: string;
}

/** The settings that change; the others stay. */
export class HouseSettingsDto {
  @TextField({ min: 1, max: 80, optional: true, example: 'La Roseraie' })
  name?: string | null;

  @FlagField({
    optional: true,
    description: 'Whether members may change the HOUSE recipes of each other.',
  })
  sharedEditing?: boolean | null;

  @ChoiceField(WEEKDAY, {
    optional: true,
    description: 'The first day of a week in planning, shopping list and batch session.',
  })
  weekStartsOn?: Weekday | null;
}

export class JoinHouseDto {
  @InvitationCodeField()
  invitationCode: string;
}

export class AdministratorDto {
  @IdField({ description: 'The member who becomes the first administrator.' })
  memberId: number;
}

export class AdministratorsDto {
  @IdListField({ minItems: 1, description: 'The members who administer the house.' })
  memberIds: number[];
}

export class HouseSourcesDto {
  @IdListField({ description: 'Ids of every source to enable.' })
  sourceIds: number[];
}

export class ShelfOrderDto {
  @ChoiceListField(SUBCATEGORY, {
    description: 'The first shelves of the shop, in order. An empty list restores the default.',
  })
  subcategories: SubcategoryKey[];
}

export class StaplesDto {
  @IdListField({
    description: 'Ingredients. They stand apart from what the shopping list asks for.',
  })
  ingredientIds: number[];
}
