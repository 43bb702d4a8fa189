import { Injectable } from '@nestjs/common';
import type { PortableRecipe } from '#domain/exchange/portable-recipe.js';
import { type PortablePart, writtenOut } from '#domain/exchange/written-out.js';
import { PortableBodies } from '../../reference/portable-bodies.service.js';
import type { Recipe, RecipePartView } from '../read-model/recipe.view.js';
import { RecipeDto } from '../write/recipe.dto.js';

/** Converts recipes between ids of this installation and keys of the catalogues. */
@Injectable()
export class PortableRecipes {
  constructor(private readonly bodies: PortableBodies) {}

  /** The content of a recipe for another installation. */
  write(recipe: Recipe): PortableRecipe {
    const content = { ...withoutIds(recipe), parts: undefined, visibility: undefined };
    return this.bodies.write(RecipeDto, content) as unknown as PortableRecipe;
  }

  /** The content of a recipe together with that of its parts, which `expand=parts` adds. */
  writeWhole(recipe: Recipe): PortableRecipe {
    return writtenOut(this.write(recipe), this.partsOf(recipe.parts));
  }

  private partsOf(parts: readonly RecipePartView[]): PortablePart[] {
    return parts.map((part) => {
      const { name, note, portions, recipePortions } = part;
      const { ingredients = [], otherLines = [], steps = [] } = part;
      const content = this.bodies.write(RecipeDto, { ingredients, otherLines, steps });
      const factor = portions / recipePortions;
      const inner = this.partsOf(part.parts ?? []);
      return { ...(content as unknown as PortablePart), name, note, factor, parts: inner };
    });
  }

  /**
   * Reads what {@link write} wrote, or anything that pretends to be it.
   *
   * @returns the body of a request that creates the recipe; null if it would be refused, or names an
   *   ingredient or a unit that the catalogues do not have
   */
  read(value: unknown, visibility: RecipeDto['visibility']): Promise<RecipeDto | null> {
    return this.bodies.read(RecipeDto, {
      ...(value as object | null),
      parts: undefined,
      visibility,
    });
  }
}

/** A recipe as the body that creates it: its steps have no ids, and a derived course is derived again. */
export function withoutIds({ steps, ...recipe }: Recipe) {
  const course = recipe.courseSource === 'STATED' ? recipe.course : null;
  return { ...recipe, course, steps: steps.map(({ description }) => ({ description })) };
}
