import { ApiProperty } from '@nestjs/swagger';
import type { ReasonKey } from '#domain/planning/proposals/reasons.js';
import type { Slot } from '#domain/planning/week.js';
import { PROPOSAL_REASON, SLOT } from '../../openapi/enum-schemas.js';
import { PORTIONS_VIEW } from '../plan/rows/portions.js';

const ID = { type: 'integer' } as const;
const DATE = { type: String, format: 'date', example: '2026-07-06' } as const;
const COST = { type: Number } as const;

class ProposedEater {
  @ApiProperty({ ...ID, required: false })
  readonly profileId?: number;

  @ApiProperty({ ...ID, required: false })
  readonly dependantId?: number;
}

export class ProposedItem {
  @ApiProperty({ ...ID, required: false, description: 'A dish that is cooked for this item.' })
  readonly recipeId?: number;

  @ApiProperty({ ...ID, required: false, description: 'The cooking of the house that serves it.' })
  readonly cookingId?: number;

  @ApiProperty({ required: false, description: 'Of a kept item.' })
  readonly text?: string;

  @ApiProperty({ required: false, description: 'Of a kept item.' })
  readonly note?: string;

  @ApiProperty({
    ...ID,
    required: false,
    description: 'Index of the cooking that it is served from, in `cookings`.',
  })
  readonly cooking?: number;

  @ApiProperty(DATE)
  readonly date: string;

  @ApiProperty(SLOT)
  readonly slot: Slot;

  @ApiProperty({
    ...PORTIONS_VIEW,
    required: false,
    description: 'Absent for a kept text without portions.',
  })
  readonly portions?: number;

  @ApiProperty({ type: [ProposedEater], required: false, description: 'As in the request.' })
  readonly eaters?: readonly ProposedEater[];
}

export class ProposedCooking {
  @ApiProperty(ID)
  readonly recipeId: number;

  @ApiProperty(DATE)
  readonly date: string;

  @ApiProperty({ ...PORTIONS_VIEW, description: 'Those of its items.' })
  readonly portions: number;
}

/** What a proposal costs: the smaller the better. */
export class ProposalScore {
  @ApiProperty({ ...COST, description: 'The sum of the others.' })
  readonly total: number;

  @ApiProperty(COST)
  readonly emptyCells: number;

  @ApiProperty({ ...COST, description: 'Ratings, favourites, lately cooked, out of season.' })
  readonly dishes: number;

  @ApiProperty({ ...COST, description: 'Lines of the shopping list.' })
  readonly shopping: number;

  @ApiProperty({ ...COST, description: 'Negative: what is used of `use` and of the pantry.' })
  readonly wishes: number;

  @ApiProperty({ ...COST, description: 'Two for each estimated minute of the sessions.' })
  readonly session: number;

  @ApiProperty({
    ...COST,
    description: 'Dishes with the same main food, the same kind of food or the same technique.',
  })
  readonly variety: number;
}

export class ProposalReason {
  @ApiProperty({ ...ID, description: 'Index of the cell in the request.' })
  readonly cell: number;

  @ApiProperty(PROPOSAL_REASON)
  readonly key: ReasonKey;

  @ApiProperty({
    type: 'array',
    items: ID,
    description: 'The ingredients that the reason is about.',
  })
  readonly ingredientIds: readonly number[];
}

/** A way to fill the cells. */
export class Proposal {
  @ApiProperty({
    type: [ProposedItem],
    description:
      'What is kept, then at most one item for each cell, in the order of the cells. `POST /planning/items/batch` takes items and cookings.',
  })
  readonly items: readonly ProposedItem[];

  @ApiProperty({ type: [ProposedCooking], description: 'Empty without `cookingDays`.' })
  readonly cookings: readonly ProposedCooking[];

  @ApiProperty()
  readonly score: ProposalScore;

  @ApiProperty({
    ...ID,
    description:
      'Minutes of the timed session of its dishes for 1 cook, 4 burners and 1 oven; of several weeks, the sum.',
  })
  readonly sessionMinutes: number;

  @ApiProperty({
    ...ID,
    description:
      'Lines of the shopping list of the week, without staples, when the proposal is planned; of several weeks, the sum.',
  })
  readonly lines: number;

  @ApiProperty({
    type: [ProposalReason],
    description: 'At least one reason for each cell, also for one that stays empty.',
  })
  readonly why: readonly ProposalReason[];
}

export class Proposals {
  @ApiProperty({ type: [Proposal], description: 'One to three that differ, the best one first.' })
  readonly proposals: readonly Proposal[];
}
