import { ApiProperty } from '@nestjs/swagger';
import { ALLERGENS, type AllergenKey, type AllergenKind } from '#domain/catalogue/allergens.js';
import {
  CATEGORIES,
  type CategoryKey,
  type IconKey,
  type SubcategoryKey,
} from '#domain/catalogue/categories.js';
import { DIET_KEYS, type IngredientDietKey } from '#domain/catalogue/diets.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import { type UnitKey, UNITS, type UnitType } from '#domain/catalogue/units.js';

/** The fields of every catalogue row. */
class KeyedRow {
  @ApiProperty({ type: 'integer' })
  readonly id: number;

  @ApiProperty({ description: 'Stable English identifier; clients derive labels from it.' })
  readonly key: string;
}

export class DietRow extends KeyedRow {
  @ApiProperty({ enum: DIET_KEYS })
  declare readonly key: string;
}

export class AllergyRow extends KeyedRow {
  @ApiProperty({ enum: ALLERGENS.map(({ key }) => key) })
  declare readonly key: AllergenKey;

  @ApiProperty({ enum: ['ALLERGY', 'INTOLERANCE'], description: 'For grouping on a page only.' })
  readonly kind: AllergenKind;
}

export class IngredientRow extends KeyedRow {
  declare readonly key: IngredientKey;

  @ApiProperty({ enum: Object.keys(CATEGORIES) })
  readonly category: CategoryKey;

  @ApiProperty({ enum: Object.values(CATEGORIES).flatMap((of) => Object.keys(of)) })
  readonly subcategory: SubcategoryKey;

  @ApiProperty({ enum: Object.values(CATEGORIES).flatMap((of) => Object.values<string>(of)) })
  readonly icon: IconKey;

  @ApiProperty({ description: 'Worth making at home.' })
  readonly reproducible: boolean;

  @ApiProperty({
    enum: ['vegetarian', 'vegan', 'pescatarian'],
    isArray: true,
    description: 'The diets it complies with; gluten-free follows from `allergens`.',
  })
  readonly diets: readonly IngredientDietKey[];

  @ApiProperty({ enum: ALLERGENS.map(({ key }) => key), isArray: true })
  readonly allergens: readonly AllergenKey[];
}

export class UnitRow extends KeyedRow {
  @ApiProperty({ enum: UNITS.map(({ key }) => key) })
  declare readonly key: UnitKey;

  @ApiProperty({ enum: ['MASS', 'VOLUME', 'COUNT'] })
  readonly type: UnitType;

  @ApiProperty({ description: 'Base units (gram, millilitre) in one unit; 1 for COUNT.' })
  readonly toBaseFactor: number;
}

export class TechStepRow extends KeyedRow {}

export class UtensilRow extends KeyedRow {}

export class SourceRow extends KeyedRow {
  @ApiProperty({ description: 'Whether the source has an official API; otherwise it is scraped.' })
  readonly official: boolean;

  @ApiProperty({ type: String, nullable: true, format: 'uri' })
  readonly iconUrl: string | null;
}
