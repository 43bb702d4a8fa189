import type { SourceRecipe } from '#domain/sources/draft.js';

/** Milliseconds for which a recipe is kept. */
const LIFETIME = 10 * 60 * 1000;
const MAX_RECIPES = 500;
/** Maximum length of all recipes as JSON. */
const MAX_LENGTH = 8 * 1024 * 1024;

interface CachedRecipe {
  readonly recipe: SourceRecipe;
  readonly length: number;
  readonly expiresAt: number;
}

/**
 * The recipes that were read last, as the site published them: nothing in them depends on the
 * viewer. Failures and pages without a recipe are not kept.
 */
export class RecipeCache {
  /** The oldest first. It is also the first to expire and the first to be removed. */
  private readonly recipes = new Map<string, CachedRecipe>();
  private readonly pending = new Map<string, Promise<SourceRecipe | null>>();
  private length = 0;

  /** The recipe of a key. Calls `read` if it is not kept; concurrent calls share one `read`. */
  get(key: string, read: () => Promise<SourceRecipe | null>): Promise<SourceRecipe | null> {
    const cached = this.recipes.get(key);
    if (cached && cached.expiresAt > performance.now()) return Promise.resolve(cached.recipe);
    const pending = this.pending.get(key) ?? this.readAndKeep(key, read);
    this.pending.set(key, pending);
    return pending;
  }

  private async readAndKeep(key: string, read: () => Promise<SourceRecipe | null>) {
    try {
      const recipe = await read();
      if (recipe) this.keep(key, recipe);
      return recipe;
    } finally {
      this.pending.delete(key);
    }
  }

  private keep(key: string, recipe: SourceRecipe): void {
    this.remove(key);
    const { length } = JSON.stringify(recipe);
    this.recipes.set(key, { recipe, length, expiresAt: performance.now() + LIFETIME });
    this.length += length;
    for (const oldest of this.recipes.keys()) {
      if (this.recipes.size <= MAX_RECIPES && this.length <= MAX_LENGTH) break;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    this.length -= this.recipes.get(key)?.length ?? 0;
    this.recipes.delete(key);
  }
}
