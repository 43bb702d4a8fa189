import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import type { Weekday } from '#domain/planning/week.js';
import { WEEKDAY } from '../../../openapi/enum-schemas.js';
import { CookingView } from '../rows/cookings.view.js';
import { PlanningItem } from '../rows/item.view.js';

/** An item of a week without dates. */
export class MenuItem extends OmitType(PlanningItem, [
  'id',
  'date',
  'suitability',
  'cookingId',
  'storage',
  'eatBy',
  'thawOn',
  'warning',
]) {
  @ApiProperty(WEEKDAY)
  readonly weekday: Weekday;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The index of the cooking of the menu that serves it. Null without one.',
  })
  readonly cooking: number | null;
}

/** What is cooked once in a week without dates, and eaten at several meals. */
export class MenuCooking extends PickType(CookingView, ['recipe', 'portions']) {
  @ApiProperty(WEEKDAY)
  readonly weekday: Weekday;
}

/** A week without dates. */
export class Menu {
  @ApiProperty({ type: 'integer' })
  readonly id: number;

  @ApiProperty({ example: 'Semaine d’hiver' })
  readonly name: string;

  @ApiProperty({ type: [MenuCooking], description: 'In the order of the week.' })
  readonly cookings: readonly MenuCooking[];

  @ApiProperty({
    type: [MenuItem],
    description:
      'In the order of the week. Without deleted recipes, and without recipes that the viewer may not read and the house has not planned.',
  })
  readonly items: readonly MenuItem[];
}
