import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The addresses of shared recipes. The recipe must be locked. */
@Injectable()
export class RecipeShareRepository {
  /** @returns the token of the recipe: the given one, unless it has one */
  async add(manager: EntityManager, recipeId: number, token: string): Promise<string> {
    const [row] = await manager.query<[{ token: string }]>(
      `insert into recipe_share (recipe_id, token) values ($1, $2)
       on conflict (recipe_id) do update set token = recipe_share.token
       returning token`,
      [recipeId, token],
    );
    return row.token;
  }

  async remove(manager: EntityManager, recipeId: number): Promise<void> {
    await manager.query('delete from recipe_share where recipe_id = $1', [recipeId]);
  }
}
