import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import { ChoiceListField } from '../../http/fields/choice.field.js';
import { IdListField } from '../../http/fields/id.fields.js';
import { TextField } from '../../http/fields/text.field.js';
import { SUBCATEGORY } from '../../openapi/enum-schemas.js';

const NAME = { min: 1, max: 80, example: 'Marché' } as const;

class ShopContentDto {
  @ChoiceListField(SUBCATEGORY, {
    optional: true,
    description: 'Its first shelves, in order. Empty: the order of the house.',
  })
  subcategories?: SubcategoryKey[] | null;

  @IdListField({
    optional: true,
    description: 'The ingredients that are bought there. They leave the shops that had them.',
  })
  ingredientIds?: number[] | null;
}

export class NewShopDto extends ShopContentDto {
  @TextField(NAME)
  name: string;
}

/** At least one field is required. An absent field keeps its value, and so does null. */
export class ShopChangeDto extends ShopContentDto {
  @TextField({ ...NAME, optional: true })
  name?: string | null;
}
