import { LRUCache } from 'lru-cache';
import type { SourceRecipe } from '#domain/sources/draft.js';

/** Milliseconds for which a recipe is kept. */
const LIFETIME = 10 * 60 * 1000;
const MAX_RECIPES = 500;
/** Maximum length of all recipes as JSON. */
const MAX_LENGTH = 8 * 1024 * 1024;

type ReadRecipe = () => Promise<SourceRecipe | null>;

/**
 * The recipes that were read last, as the site published them: nothing in them depends on the
 * viewer. Failures and pages without a recipe are not kept.
 */
export class RecipeCache {
  private readonly recipes = new LRUCache<string, SourceRecipe, ReadRecipe>({
    max: MAX_RECIPES,
    maxSize: MAX_LENGTH,
    sizeCalculation: (recipe) => JSON.stringify(recipe).length,
    ttl: LIFETIME,
    perf: performance, // the global clock, which tests replace
    fetchMethod: async (_key, _kept, { context: read }) => (await read()) ?? undefined,
  });

  /** The recipe of a key. Calls `read` if it is not kept; concurrent calls share one `read`. */
  async get(key: string, read: ReadRecipe): Promise<SourceRecipe | null> {
    return (await this.recipes.fetch(key, { context: read })) ?? null;
  }
}
