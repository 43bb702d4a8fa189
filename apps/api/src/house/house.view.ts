import { ApiProperty, PickType } from '@nestjs/swagger';
import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import type { Weekday } from '#domain/planning/week.js';
import { APPETITE_VIEW } from '../http/fields/person.fields.js';
import { SUBCATEGORY, WEEKDAY } from '../openapi/enum-schemas.js';
import { Profile } from '../session/profile.view.js';

export class HouseMember extends PickType(Profile, ['id', 'firstName', 'lastName', 'appetite']) {
  @ApiProperty({ format: 'date-time' })
  readonly joinedAt: string;
}

/** A person of a house without an account: a child or a guest. */
export class Dependant {
  @ApiProperty({ type: 'integer', example: 1 })
  readonly id: number;

  @ApiProperty({ example: 'Jules' })
  readonly firstName: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null without a diet.' })
  readonly dietId: number | null;

  @ApiProperty({ type: 'array', items: { type: 'integer' } })
  readonly allergyIds: readonly number[];

  @ApiProperty({ type: 'array', items: { type: 'integer' } })
  readonly dislikedIngredientIds: readonly number[];

  @ApiProperty({ description: 'Counts only in meals whose `eaters` name the guest.' })
  readonly guest: boolean;

  @ApiProperty(APPETITE_VIEW)
  readonly appetite: number;
}

/** A house as its members see it. */
export class House {
  @ApiProperty({ type: 'integer', example: 1 })
  readonly id: number;

  @ApiProperty({ example: 'La Roseraie' })
  readonly name: string;

  @ApiProperty({ type: 'integer', description: 'The first of `administratorIds`.' })
  readonly administratorId: number;

  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    description: 'The members who administer the house, in the order in which they were named.',
  })
  readonly administratorIds: readonly number[];

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Code to join the house; case-insensitive. Null for a token without the scope `write`.',
    example: 'K7QX-3MPA-9TRD',
  })
  readonly invitationCode: string | null;

  @ApiProperty({ description: 'Whether members may change the HOUSE recipes of each other.' })
  readonly sharedEditing: boolean;

  @ApiProperty({
    ...WEEKDAY,
    description: 'The first day of a week in planning, shopping list and batch session.',
  })
  readonly weekStartsOn: Weekday;

  @ApiProperty({ type: [HouseMember], description: 'In the order in which they joined.' })
  readonly members: readonly HouseMember[];

  @ApiProperty({ type: [Dependant], description: 'People without an account, oldest entry first.' })
  readonly dependants: readonly Dependant[];
}

/** All shelves of the shop, in the order of the house. */
export class ShelfOrderView {
  @ApiProperty({ ...SUBCATEGORY, isArray: true })
  readonly subcategories: readonly SubcategoryKey[];
}

export class StaplesView {
  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    description: 'Ingredients that the house always has; of a new house, water.',
  })
  readonly ingredientIds: readonly number[];
}
