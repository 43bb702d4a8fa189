import { Injectable } from '@nestjs/common';
import { remainingPortions } from '#domain/planning/cookings/cooking.js';
import { packsOf } from '#domain/planning/cookings/packs.js';
import { type StoredMeal, storageOf } from '#domain/planning/cookings/storage.js';
import { addDays, daysBetween } from '#domain/planning/week.js';
import { type Thaw, thawsOf } from '#domain/planning/cookings/thaws.js';
import { keepingOf, type Keeps } from '#domain/planning/keeping/keeping.js';
import type { Pack } from '#domain/planning/planned-recipe.js';
import { Catalogues } from '../../../reference/catalogues.js';
import type { PlanningItem } from './item.view.js';
import type { CookingRow, CookingViewRow } from './plan.query.js';
import type { CookingView } from './cookings.view.js';

/** A week as the grid shows it. */
interface ShownWeek {
  readonly days: readonly {
    readonly date: string;
    readonly slots: readonly { readonly items: readonly PlanningItem[] }[];
  }[];
}

/** Portions of a cooking to take out of the freezer. */
export interface CookingThaw extends Thaw {
  readonly cookingId: number;
  readonly recipeId: number;
  /** The name of the recipe. */
  readonly name: string;
}

/** Says how long cookings keep, and where their portions are. */
@Injectable()
export class CookingStorage {
  constructor(private readonly catalogues: Catalogues) {}

  /** How long the dish of a cooking keeps. */
  keepsOf({ foodIds, techStepIds }: CookingRow): Keeps {
    const { ingredients, techSteps } = this.catalogues;
    const foods = foodIds.map((id) => ingredients.find(id)?.key);
    return keepingOf(
      foods,
      techSteps.pick(techStepIds).map(({ key }) => key),
    );
  }

  packsOf(cooking: CookingRow): Pack[] {
    return packsOf(cooking, this.keepsOf(cooking));
  }

  /**
   * What is taken out of the freezer, by day: of what is cooked from one day to another, and for the
   * meals of these days.
   */
  thawsOf(firstDay: string, lastDay: string, cookings: readonly CookingRow[]): CookingThaw[] {
    const [first, last] = [addDays(firstDay, -1), addDays(lastDay, -1)];
    const thaws = cookings.flatMap((cooking) => {
      const { id: cookingId, recipeId, name, date } = cooking;
      return thawsOf(cooking, this.keepsOf(cooking))
        .filter((thaw) => date >= firstDay || (thaw.date >= first && thaw.date <= last))
        .map((thaw) => ({ cookingId, recipeId, name, ...thaw }));
    });
    return thaws.sort((a, b) => daysBetween(b.date, a.date));
  }

  /** The storage of each meal of some cookings, by the id of its item. */
  storageOf(cookings: readonly CookingRow[]): ReadonlyMap<number, StoredMeal> {
    return new Map(cookings.flatMap((cooking) => [...storageOf(cooking, this.keepsOf(cooking))]));
  }

  /** Adds the cookings of its days to a week, and to each item where its portions are kept. */
  fill(week: ShownWeek, cookings: readonly CookingViewRow[], earlier: readonly CookingRow[]): void {
    const storage = this.storageOf([...cookings, ...earlier]);
    for (const day of week.days) {
      const ofDay = cookings.filter(({ date }) => date === day.date);
      Object.assign(day, { cookings: ofDay.map((cooking) => this.view(cooking)) });
      for (const item of day.slots.flatMap(({ items }) => items)) {
        Object.assign(item, storage.get(item.id));
      }
    }
  }

  view(row: CookingViewRow): CookingView {
    const { id, recipe, date, portions, items } = row;
    const storage = this.storageOf([row]);
    return {
      id,
      recipe,
      date,
      portions,
      remaining: remainingPortions(row),
      keeps: this.keepsOf(row),
      items: items.map((item) => Object.assign(item, storage.get(item.id))),
    };
  }
}
