import { ApiProperty } from '@nestjs/swagger';

/** What an import added. */
export class HouseImport {
  @ApiProperty({ type: 'integer', description: 'Recipes that were created, for the importer.' })
  readonly recipes: number;

  @ApiProperty({ type: 'integer', description: 'Planning items that were added.' })
  readonly items: number;

  @ApiProperty({
    type: 'integer',
    description: 'Recipes and planning items that the house had already, or that are not valid.',
  })
  readonly skipped: number;
}
