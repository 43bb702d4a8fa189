import { ApiProperty } from '@nestjs/swagger';

/** The data of a message. */
export class HouseEventView {
  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    example: [12],
    description:
      'Ids of the planning items, cookings or recipes that changed, or of the house; weeks of shopping lists ' +
      'by their Monday: 20260706. Empty in a reset.',
  })
  readonly ids: readonly number[];
}
