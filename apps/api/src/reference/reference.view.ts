import { ApiProperty } from '@nestjs/swagger';
import type { SourceKey } from '#domain/catalogue/sources.js';
import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { UtensilKey } from '#domain/catalogue/utensils.js';
import { type AllergenKey, type AllergenKind } from '#domain/catalogue/allergens.js';
import {
  type CategoryKey,
  type IconKey,
  type SubcategoryKey,
} from '#domain/catalogue/categories.js';
import { type DietKey, type IngredientDietKey } from '#domain/catalogue/diets.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import { type UnitKey, type UnitType } from '#domain/catalogue/units.js';
import { FoodFiguresView } from './figures.view.js';
import {
  ALLERGY_KEY,
  ALLERGY_KIND,
  CATEGORY,
  DIET_KEY,
  ICON,
  INGREDIENT_DIET_KEY,
  SOURCE_KEY,
  SUBCATEGORY,
  TECH_STEP_KEY,
  UNIT_KEY,
  UNIT_TYPE,
  UTENSIL_KEY,
} from '../openapi/enum-schemas.js';

/** The fields of every catalogue row. */
class KeyedRow {
  @ApiProperty({ type: 'integer' })
  readonly id: number;

  /** Stable English identifier; clients derive labels from it. */
  readonly key: string;
}

export class DietRow extends KeyedRow {
  @ApiProperty(DIET_KEY)
  declare readonly key: DietKey;
}

export class AllergyRow extends KeyedRow {
  @ApiProperty(ALLERGY_KEY)
  declare readonly key: AllergenKey;

  @ApiProperty(ALLERGY_KIND)
  readonly kind: AllergenKind;
}

export class IngredientRow extends KeyedRow {
  @ApiProperty({
    type: String,
    pattern: '^[a-z][a-zA-Z0-9]*$',
    description: 'Stable English identifier; clients derive labels from it.',
    example: 'oliveOil',
  })
  declare readonly key: IngredientKey;

  @ApiProperty(CATEGORY)
  readonly category: CategoryKey;

  @ApiProperty(SUBCATEGORY)
  readonly subcategory: SubcategoryKey;

  @ApiProperty(ICON)
  readonly icon: IconKey;

  @ApiProperty({ description: 'Worth making at home.' })
  readonly reproducible: boolean;

  @ApiProperty({
    ...INGREDIENT_DIET_KEY,
    isArray: true,
    description: 'The diets it complies with; gluten-free follows from `allergens`.',
  })
  readonly diets: readonly IngredientDietKey[];

  @ApiProperty({ ...ALLERGY_KEY, isArray: true, description: 'What it contains by definition.' })
  readonly allergens: readonly AllergenKey[];

  @ApiProperty({
    ...ALLERGY_KEY,
    isArray: true,
    description: 'What many versions of it contain, as celery in a broth.',
  })
  readonly oftenAllergens: readonly AllergenKey[];

  @ApiProperty({
    type: FoodFiguresView,
    nullable: true,
    description: 'Of 100 g of the edible part. Null: the tables do not have the food.',
  })
  readonly nutrition: FoodFiguresView | null;
}

export class UnitRow extends KeyedRow {
  @ApiProperty(UNIT_KEY)
  declare readonly key: UnitKey;

  @ApiProperty(UNIT_TYPE)
  readonly type: UnitType;

  @ApiProperty({ description: 'Base units (gram, millilitre) in one unit; 1 for COUNT.' })
  readonly toBaseFactor: number;
}

export class TechStepRow extends KeyedRow {
  @ApiProperty(TECH_STEP_KEY)
  declare readonly key: TechStepKey;
}

export class UtensilRow extends KeyedRow {
  @ApiProperty(UTENSIL_KEY)
  declare readonly key: UtensilKey;
}

export class SourceRow extends KeyedRow {
  @ApiProperty(SOURCE_KEY)
  declare readonly key: SourceKey;

  @ApiProperty({ description: 'Whether the source has an official API; otherwise it is scraped.' })
  readonly official: boolean;

  @ApiProperty({ type: String, nullable: true, format: 'uri' })
  readonly iconUrl: string | null;
}
