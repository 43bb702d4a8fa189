import { Rational } from '../units/rational.js';

/** A recipe with the recipes that it names as its parts. */
export interface RecipeInTree {
  readonly id: number;
  /** What its lines are for. */
  readonly portions: number;
  readonly parts: readonly NamedPart[];
}

/** A part of a recipe. */
export interface NamedPart {
  /** The recipe that the author named. */
  readonly partId: number;
  /** The recipe whose content counts. */
  readonly contentId: number;
  /** Portions of it for all portions of the recipe. */
  readonly portions: number;
  readonly note: string | null;
}

/** A recipe that another one contains, through any level. */
export interface ContainedRecipe<Recipe extends RecipeInTree> {
  readonly recipe: Recipe;
  readonly partId: number;
  /** What one portion of the other recipe needs of it, through all ways in which it is contained. */
  readonly portions: Rational;
}

/** Recipes and all that they contain. No recipe contains itself. */
export class PartTree<Recipe extends RecipeInTree> {
  private readonly recipes: ReadonlyMap<number, Recipe>;
  private readonly found = new Map<number, readonly ContainedRecipe<Recipe>[]>();

  constructor(recipes: readonly Recipe[]) {
    this.recipes = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  }

  /** What a recipe contains, each once; a part follows the parts that it contains itself. */
  partsOf(recipeId: number): readonly ContainedRecipe<Recipe>[] {
    const known = this.found.get(recipeId) ?? this.find(recipeId);
    this.found.set(recipeId, known);
    return known;
  }

  private find(recipeId: number): readonly ContainedRecipe<Recipe>[] {
    const { portions: all = 1, parts = [] } = this.recipes.get(recipeId) ?? {};
    const found = new Map<number, ContainedRecipe<Recipe>>();
    const add = (contained: ContainedRecipe<Recipe>, share: Rational) => {
      const { id } = contained.recipe;
      const portions = contained.portions.multiplyBy(share);
      const sum = found.get(id)?.portions.plus(portions) ?? portions;
      found.set(id, { ...contained, portions: sum.reduced() });
    };
    for (const { partId, contentId, portions } of parts) {
      const recipe = this.recipes.get(contentId);
      if (recipe === undefined) continue;
      const share = Rational.of(portions).times(1, all);
      for (const contained of this.partsOf(contentId)) add(contained, share);
      add({ recipe, partId, portions: Rational.ONE }, share);
    }
    return [...found.values()];
  }
}
