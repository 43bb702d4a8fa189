import { Injectable } from '@nestjs/common';
import { localeOf } from '#domain/recipe/recipe-content.js';
import type { PortableLine, PortableRecipe } from '#domain/exchange/portable-recipe.js';
import { InvalidRequest } from '../../http/fields/validation-error.js';
import { createValidationPipe } from '../../http/validation/validation.pipe.js';
import type { Catalogue } from '../../reference/catalogue.js';
import { Catalogues } from '../../reference/catalogues.js';
import type { Recipe } from '../read-model/recipe.view.js';
import { RecipeDto } from '../write/recipe.dto.js';

/** Converts recipes between ids of this installation and keys of the catalogues. */
@Injectable()
export class PortableRecipes {
  private readonly validation = createValidationPipe();

  constructor(private readonly catalogues: Catalogues) {}

  /** The content of a recipe, or of a request that creates one, for another installation. */
  write(recipe: Recipe | RecipeDto): PortableRecipe {
    const { diets, ingredients, units } = this.catalogues;
    return {
      name: recipe.name,
      locale: localeOf(recipe, 'fr'),
      portions: recipe.portions,
      diets: recipe.dietIds.map((id) => keyOf(diets, id)),
      ingredients: recipe.ingredients.map(({ ingredientId, quantity, unitId, note, rawText }) => ({
        ingredient: keyOf(ingredients, ingredientId),
        quantity,
        unit: keyOf(units, unitId),
        note: note ?? null,
        rawText: rawText ?? null,
      })),
      otherLines: (recipe.otherLines ?? []).map(({ kind, text, before }) => ({
        kind,
        text,
        before,
      })),
      steps: recipe.steps.map(({ description }) => ({ description })),
      imageUrl: recipe.imageUrl ?? null,
      prepMinutes: recipe.prepMinutes ?? null,
      cookMinutes: recipe.cookMinutes ?? null,
      restMinutes: recipe.restMinutes ?? null,
      description: recipe.description ?? null,
      tags: recipe.tags ?? [],
    };
  }

  /**
   * Reads what {@link write} wrote, or anything that pretends to be it.
   *
   * @returns the body of a request that creates the recipe; null if it would be refused, or names what
   *   the catalogues do not have
   */
  async read(value: unknown, visibility: RecipeDto['visibility']): Promise<RecipeDto | null> {
    const recipe = value as Partial<PortableRecipe> | null;
    const body = {
      ...recipe,
      visibility,
      dietIds: idsOf(this.catalogues.diets, recipe?.diets),
      ingredients: this.lines(recipe?.ingredients),
    };
    try {
      const metadata = { type: 'body', metatype: RecipeDto } as const;
      return (await this.validation.transform(body, metadata)) as RecipeDto;
    } catch (error) {
      if (error instanceof InvalidRequest) return null;
      throw error;
    }
  }

  private lines(lines: unknown): unknown {
    if (!Array.isArray(lines)) return undefined;
    return (lines as (PortableLine | null)[]).map((line) => ({
      ...line,
      ingredientId: idOf(this.catalogues.ingredients, line?.ingredient),
      unitId: idOf(this.catalogues.units, line?.unit),
    }));
  }
}

/** The key of an id. A key that was retired stays readable as its id, which no catalogue has. */
function keyOf(catalogue: Catalogue, id: number): string {
  return catalogue.find(id)?.key ?? String(id);
}

function idOf(catalogue: Catalogue, key: unknown): number | undefined {
  return typeof key === 'string' ? catalogue.findByKey(key)?.id : undefined;
}

function idsOf(catalogue: Catalogue, keys: unknown): unknown {
  return Array.isArray(keys) ? keys.map((key) => idOf(catalogue, key)) : undefined;
}
