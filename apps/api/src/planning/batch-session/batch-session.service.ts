import { Injectable } from '@nestjs/common';
import { batchSession } from '#domain/planning/batch/batch-session.js';
import type { SessionClaims } from '../../session/session.js';
import { Catalogues } from '../../reference/catalogues.js';
import { PlannedRecipesReader } from '../planned-recipes/planned-recipes.reader.js';
import type { BatchSessionView } from './batch-session.view.js';
import { UnitIds } from '../planned-recipes/unit-ids.js';

/** The batch session of a house: all recipes of a week cooked together. */
@Injectable()
export class BatchSessionService {
  constructor(
    private readonly planned: PlannedRecipesReader,
    private readonly catalogues: Catalogues,
    private readonly units: UnitIds,
  ) {}

  /** @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED */
  async ofWeek(session: SessionClaims, date: string): Promise<BatchSessionView> {
    const { weekStart, recipes } = await this.planned.forCooking(session, date);
    const oven = this.catalogues.utensils.findByKey('oven');
    const tasks = batchSession(recipes, oven?.id).map((task) => ({
      ...task,
      ingredients: task.ingredients.map((ingredient) => ({
        ...ingredient,
        amounts: this.units.view(ingredient.amounts),
      })),
    }));
    return {
      weekStart,
      recipes: recipes.map(({ id, name, portions, steps }) => ({ id, name, portions, steps })),
      tasks,
    };
  }
}
