import { ApiProperty } from '@nestjs/swagger';

/** A payload of a recipe that was replaced. */
export class RecipeVersion {
  @ApiProperty({ type: 'integer', description: 'Counts the versions of the recipe from 1.' })
  readonly version: number;

  @ApiProperty({ format: 'date-time', description: 'When it was written.' })
  readonly savedAt: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The profile that wrote it; null: the account was deleted.',
  })
  readonly savedBy: number | null;

  @ApiProperty({ example: 'Gratin dauphinois' })
  readonly name: string;
}
