import { ApiProperty } from '@nestjs/swagger';
import {
  ATTENTION,
  DURATION_SOURCE,
  KITCHEN_RESOURCE,
  REMINDER_KIND,
} from '../../openapi/enum-schemas.js';
import { BatchSessionView, TaskView } from './batch-session.view.js';
import { PORTIONS_VIEW } from '../plan/rows/portions.js';

const MINUTES = { type: 'integer', minimum: 1 } as const;
const START_MINUTE = {
  type: 'integer',
  description: 'Minutes after the session begins. Negative: before it begins.',
} as const;
const STARTS_AT = {
  type: String,
  format: 'date-time',
  description: 'The same time, in UTC. Present if the request has `finish`.',
} as const;

class TaskDurationView {
  @ApiProperty({ ...MINUTES, description: 'Planned: the middle of the range, rounded.' })
  readonly minutes: number;

  @ApiProperty(MINUTES)
  readonly minMinutes: number;

  @ApiProperty(MINUTES)
  readonly maxMinutes: number;

  @ApiProperty(DURATION_SOURCE)
  readonly source: string;
}

/** A task with its time. */
export class TimedTaskView extends TaskView {
  @ApiProperty(START_MINUTE)
  readonly startMinute: number;

  @ApiProperty({ type: 'integer', description: '`startMinute` plus the planned minutes.' })
  readonly endMinute: number;

  @ApiProperty({ ...STARTS_AT, required: false })
  readonly startsAt?: string;

  @ApiProperty()
  readonly duration: TaskDurationView;

  @ApiProperty(ATTENTION)
  readonly attention: string;

  @ApiProperty({ ...KITCHEN_RESOURCE, nullable: true })
  readonly resource: string | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description:
      'Temperature of the oven in degrees Celsius: stated, else a usual one. Null for a task that is not in the oven.',
    example: 180,
  })
  readonly celsius: number | null;
}

class ReminderView {
  @ApiProperty({
    ...START_MINUTE,
    required: false,
    description: `${START_MINUTE.description} Absent if a cooking is thawed and the request has no \`finish\`.`,
  })
  readonly startMinute?: number;

  @ApiProperty({
    ...STARTS_AT,
    required: false,
    description: `${STARTS_AT.description} Always present if a cooking is thawed: 18:00 of \`timeZone\`, the day before.`,
  })
  readonly startsAt?: string;

  @ApiProperty(REMINDER_KIND)
  readonly kind: string;

  @ApiProperty({ type: 'integer' })
  readonly recipeId: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null if a cooking is thawed.' })
  readonly stepId: number | null;

  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'The cooking whose frozen portions are thawed.',
  })
  readonly cookingId?: number;

  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    required: false,
    description: 'The planned items for which a cooking is thawed.',
  })
  readonly itemIds?: readonly number[];

  @ApiProperty({ ...PORTIONS_VIEW, required: false, description: 'Portions of the cooking.' })
  readonly portions?: number;
}

/** A batch session with times. */
export class TimedSessionView extends BatchSessionView {
  @ApiProperty({
    type: [TimedTaskView],
    description:
      'Every technique and every step without one, by start. Preheating ends when its food enters the oven; all other tasks respect the step order of each recipe. Waits of four hours or more, and what has to be done before them, end before minute 0.',
  })
  declare readonly tasks: readonly TimedTaskView[];

  @ApiProperty({
    type: 'integer',
    description: 'Minutes from minute 0 to the end of the last task.',
  })
  readonly makespanMinutes: number;

  @ApiProperty({
    type: 'integer',
    description: 'No plan of these tasks in this kitchen is shorter.',
  })
  readonly lowerBoundMinutes: number;

  @ApiProperty({
    type: [ReminderView],
    description:
      'What has to begin before the cook turns to it, by start; then the cookings to thaw, of the week or for its meals, by day.',
  })
  readonly reminders: readonly ReminderView[];
}
