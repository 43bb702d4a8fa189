import { ApiProperty } from '@nestjs/swagger';
import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import { SUBCATEGORY } from '../openapi/enum-schemas.js';

/** All shelves of the shop, in the order of the house. */
export class ShelfOrderView {
  @ApiProperty({ ...SUBCATEGORY, isArray: true })
  readonly subcategories: readonly SubcategoryKey[];
}
