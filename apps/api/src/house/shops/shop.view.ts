import { ApiProperty } from '@nestjs/swagger';
import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import { SUBCATEGORY } from '../../openapi/enum-schemas.js';

/** A shop of the house. */
export class Shop {
  @ApiProperty({ type: 'integer', example: 1 })
  readonly id: number;

  @ApiProperty({ example: 'Marché' })
  readonly name: string;

  @ApiProperty({
    ...SUBCATEGORY,
    isArray: true,
    description: 'Its first shelves, in order; empty: it has the order of the house.',
  })
  readonly subcategories: readonly SubcategoryKey[];

  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    description: 'What is bought there. An ingredient belongs to at most one shop.',
  })
  readonly ingredientIds: readonly number[];
}
