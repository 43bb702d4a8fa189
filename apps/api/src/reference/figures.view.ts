import { ApiProperty } from '@nestjs/swagger';
import { type Figures, type FoodFigures } from '#domain/catalogue/nutrition/foods.js';
import { NUTRITION_SOURCE } from '../openapi/enum-schemas.js';

const FIGURE = { type: Number, minimum: 0, nullable: true } as const;

/** What something contains. Null: unknown. */
export class FiguresView implements Figures {
  @ApiProperty({ ...FIGURE, description: 'In kilocalories.' })
  readonly energyKcal: number | null;

  @ApiProperty(FIGURE)
  readonly proteinG: number | null;

  @ApiProperty(FIGURE)
  readonly fatG: number | null;

  @ApiProperty(FIGURE)
  readonly saturatedFatG: number | null;

  @ApiProperty({ ...FIGURE, description: 'Available ones, without the fibre.' })
  readonly carbohydrateG: number | null;

  @ApiProperty(FIGURE)
  readonly sugarsG: number | null;

  @ApiProperty(FIGURE)
  readonly fibreG: number | null;

  @ApiProperty({ ...FIGURE, description: 'Sodium, as salt.' })
  readonly saltG: number | null;
}

/** What 100 g of the edible part of an ingredient contain. */
export class FoodFiguresView extends FiguresView implements FoodFigures {
  @ApiProperty(NUTRITION_SOURCE)
  readonly source: FoodFigures['source'];

  @ApiProperty({
    example: '20009',
    description: 'The code of the food in the table: `alim_code` of Ciqual, NDB number of USDA.',
  })
  readonly code: string;
}
