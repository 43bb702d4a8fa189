import { ApiProperty } from '@nestjs/swagger';

/** The data of a message. */
export class HouseEventView {
  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    example: [12],
    description: 'Ids of the planning items, recipes or houses that changed; empty in a reset.',
  })
  readonly ids: readonly number[];
}
