import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Locale } from '#domain/locale.js';
import { nameWords } from '#domain/recipe/name-words.js';
import type { RecipeContent } from '#domain/recipe/recipe-content.js';
import type { RevisedStep, StoredStep } from '#domain/recipe/revise-steps.js';
import { StepTechniquesRepository } from '../../detection/step-techniques.repository.js';
import {
  CLEAR_RECIPE,
  LOCK_RECIPE,
  type RecipeToUpdate,
  REFILL_RECIPE,
  UPDATE_RECIPE,
} from './update-recipe.statements.js';

/** The writes that change a recipe: a fixed number of statements, however large it is. */
@Injectable()
export class RecipesRepository {
  constructor(private readonly techniques: StepTechniquesRepository) {}

  /** Holds the recipe until the end of the transaction; undefined when it is not theirs to see. */
  async lock(
    manager: EntityManager,
    profileId: number,
    recipeId: number,
  ): Promise<RecipeToUpdate | undefined> {
    const [recipe] = await manager.query<RecipeToUpdate[]>(LOCK_RECIPE, [profileId, recipeId]);
    return recipe;
  }

  /** The steps of the recipe, in order, with all that people and the classifier said of them. */
  async findSteps(manager: EntityManager, recipeId: number): Promise<StoredStep[]> {
    const steps = await manager.query<Omit<StoredStep, 'techniques'>[]>(
      'select id, description from step where recipe_id = $1 order by position',
      [recipeId],
    );
    const techniques = await this.techniques.load(
      manager,
      steps.map(({ id }) => id),
    );
    return steps.map((step) => ({ ...step, techniques: techniques.get(step.id) ?? [] }));
  }

  /** Overwrites all but steps and techniques. */
  async update(
    manager: EntityManager,
    recipeId: number,
    content: RecipeContent,
    locale: Locale,
  ): Promise<void> {
    await manager.query(UPDATE_RECIPE, [
      recipeId,
      content.name,
      nameWords(content.name),
      content.visibility,
      content.portions,
      locale,
      content.imageUrl ?? null,
      content.prepMinutes ?? null,
      content.cookMinutes ?? null,
      content.dietIds,
      content.ingredients.map(({ ingredientId }) => ingredientId),
    ]);
  }

  /** Gives the recipe exactly these lines and steps, and the steps their techniques. */
  async refill(
    manager: EntityManager,
    recipeId: number,
    content: RecipeContent,
    steps: readonly RevisedStep[],
  ): Promise<void> {
    const keptIds = steps.flatMap(({ id }) => id ?? []);
    await manager.query(CLEAR_RECIPE, [recipeId, keptIds]);
    const [{ stepIds }] = await manager.query<[{ stepIds: number[] }]>(
      REFILL_RECIPE,
      refillParameters(recipeId, content, steps),
    );
    const rewritten = steps.flatMap(({ revision }, index) => {
      const stepId = stepIds[index];
      return revision && stepId ? [{ stepId, techniques: revision.techniques }] : [];
    });
    await this.techniques.replace(manager, rewritten);
    await this.techniques.refreshRecipes(manager, [recipeId]);
  }
}

function refillParameters(
  recipeId: number,
  { name, ingredients }: RecipeContent,
  steps: readonly RevisedStep[],
): unknown[] {
  return [
    recipeId,
    nameWords(name),
    ingredients.map(({ ingredientId }) => ingredientId),
    ingredients.map(({ quantity }) => quantity),
    ingredients.map(({ unitId }) => unitId),
    steps.map(({ id }) => id),
    steps.map(({ description }) => description),
    steps.map(({ revision }) => revision !== undefined),
    steps.map(({ revision }) => revision?.detectorVersion ?? null),
  ];
}
