import { Injectable } from '@nestjs/common';
import type { SessionClaims } from '../../session/session.js';
import type { RecipeSummary } from '../read-model/recipe.view.js';
import { SuitabilityService } from '../suitability/suitability.service.js';
import type { ListedRecipe } from './listed-recipe.view.js';
import type { RecipeListRow } from './recipe-list.query.js';

/**
 * Maximum number of conflicts and unread words in a page with several recipes, about 2 MB of JSON.
 * One recipe of 200 ingredients can have as many in a full house; a page of 100 such recipes would
 * have a million.
 */
const MAX_CONFLICTS = 10_000;

/** Adds the suitability of each recipe to a page of the list. */
@Injectable()
export class ExpandSuitabilityService {
  constructor(private readonly suitability: SuitabilityService) {}

  /**
   * Reads all recipes of the page with one statement. A page with too many conflicts ends early, but
   * has at least one recipe; the next page continues after it. Leaves out a recipe that the viewer
   * may not see anymore.
   *
   * @throws NOT_AUTHENTICATED
   */
  async expand(session: SessionClaims, page: RecipeListRow): Promise<RecipeListRow> {
    const summaries = JSON.parse(page.recipes) as RecipeSummary[];
    const ids = summaries.map(({ id }) => id);
    const suitabilityOf = await this.suitability.read(session, ids);
    const recipes: ListedRecipe[] = [];
    let conflicts = 0;
    for (const summary of summaries) {
      const suitability = suitabilityOf(summary.id);
      if (suitability === undefined) continue;
      conflicts += suitability.conflicts.length + suitability.unread.length;
      if (recipes.length > 0 && conflicts > MAX_CONFLICTS) {
        return pageOf(recipes, page, true);
      }
      recipes.push(Object.assign(summary, { suitability }));
    }
    return pageOf(recipes, page, page.hasMore);
  }
}

function pageOf(
  recipes: readonly ListedRecipe[],
  { positions }: RecipeListRow,
  hasMore: boolean,
): RecipeListRow {
  const ids = new Set(recipes.map(({ id }) => id));
  return {
    recipes: JSON.stringify(recipes),
    positions: positions.filter(({ id }) => ids.has(id)),
    hasMore,
  };
}
