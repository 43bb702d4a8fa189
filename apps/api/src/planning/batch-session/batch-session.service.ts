import type { BatchRecipe } from '#domain/planning/batch/batch-recipe.js';
import type { CatalogueKeys } from '#domain/planning/timed-session/tasks/task-work.js';
import { Injectable } from '@nestjs/common';
import type { SessionScope } from '#domain/planning/session-scope.js';
import { addDays, weekStartOf } from '#domain/planning/week.js';
import { batchSession, type Task, type TaskWork } from '#domain/planning/batch/batch-session.js';
import type { Kitchen } from '#domain/planning/timed-session/session-project.js';
import { timeOf } from '#domain/planning/printed-session/session-clock.js';
import type { TimedSession } from '#domain/planning/timed-session/timed-session.js';
import { InvalidRequest } from '../../http/fields/validation-error.js';
import type { SessionClaims } from '../../session/session.js';
import { Catalogues } from '../../reference/catalogues.js';
import {
  type CookedRecipe,
  PlannedRecipesReader,
  type PlannedDays,
} from '../reading/planned-recipes.reader.js';
import type { PlanningHouse } from '../reading/planned-recipes.query.js';
import { UnitIds } from '../reading/unit-ids.js';
import { type CookingThaw, CookingStorage } from '../plan/rows/cooking-storage.js';
import { PlanCache } from '../reading/plan-cache.js';
import { thawReminder } from './thaw-reminder.js';
import type { BatchSessionView } from './batch-session.view.js';
import { type SessionThread, TimedSessionThreads } from './timed-session-threads.js';
import type { TimedSessionView } from './timed-session.view.js';

/** What a session cooks. */
export interface SessionRequest {
  readonly date: string;
  readonly scope: SessionScope;
}

/** What a timed session is planned for. */
export interface TimedRequest extends SessionRequest {
  readonly kitchen: Kitchen;
  /** A time with its time zone; null without a time of day. */
  readonly finish: string | null;
  /**
   * Of printed times of day; null: those of the offset of `finish`. Of the evenings on which cookings
   * are thawed; null: UTC.
   */
  readonly timeZone: string | null;
}

/** The recipes of a week and their plan. */
export interface PlannedSession {
  readonly weekStart: string;
  readonly recipes: readonly CookedRecipe[];
  readonly plan: TimedSession;
  readonly thaws: readonly CookingThaw[];
}

/** The batch session of a house: all recipes of a week cooked together. */
@Injectable()
export class BatchSessionService {
  constructor(
    private readonly planned: PlannedRecipesReader,
    private readonly catalogues: Catalogues,
    private readonly units: UnitIds,
    private readonly threads: TimedSessionThreads,
    private readonly cache: PlanCache,
    private readonly kept: CookingStorage,
  ) {}

  /**
   * The batch session as the JSON text of a `BatchSessionView`.
   *
   * @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED
   */
  async untimed(session: SessionClaims, request: SessionRequest): Promise<Buffer> {
    const known = await this.planned.house(session);
    const days = daysOf(request, known);
    const cached = this.cache.get('batch-session', known, days);
    if (cached !== undefined) return cached;
    const { house, weekStart, recipes } = await this.planned.forCooking(session, days);
    const oven = this.catalogues.utensils.findByKey('oven');
    const tasks = batchSession(recipes, oven?.id);
    const view: BatchSessionView = {
      weekStart,
      recipes: recipes.map(recipeView),
      tasks: tasks.map((task) => this.taskView(task)),
    };
    const json = Buffer.from(JSON.stringify(view));
    // Any number of weeks can be empty.
    if (recipes.length > 0) this.cache.set('batch-session', house, days, json);
    return json;
  }

  /**
   * The timed session as the JSON text of a `TimedSessionView`.
   *
   * @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED, VALIDATION_ERROR, SERVICE_UNAVAILABLE
   */
  timed(session: SessionClaims, request: TimedRequest): Promise<Buffer> {
    return this.plan(session, request, 'json', (planned) =>
      Promise.resolve(Buffer.from(JSON.stringify(this.timedView(planned, request)))),
    );
  }

  /**
   * Plans the recipes of the week in the turn of the house, and returns what `present` makes of them.
   *
   * @param format equal requests at the same time with an equal format share the result
   * @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED, VALIDATION_ERROR, SERVICE_UNAVAILABLE
   */
  async plan<Result>(
    session: SessionClaims,
    request: TimedRequest,
    format: string,
    present: (planned: PlannedSession, thread: SessionThread) => Promise<Result>,
  ): Promise<Result> {
    const house = await this.planned.house(session);
    const { houseId, version } = house;
    const days = daysOf(request, house);
    const { weekStart } = days;
    const key = JSON.stringify([version, request, format]);
    const { profileId } = session;
    return this.threads.run({ houseId, profileId, key }, async (thread) => {
      const { recipes, cookings } = await this.planned.forCooking(session, days);
      const keys = keysUsedIn(recipes, this.catalogues);
      const plan = await thread.plan({ recipes, keys, kitchen: request.kitchen });
      if ('recipesInOven' in plan) throw ovenMissing(plan.recipesInOven);
      const thaws = this.kept.thawsOf(days.first, days.last, cookings);
      return present({ weekStart, recipes, plan, thaws }, thread);
    });
  }

  private timedView(
    { weekStart, recipes, plan, thaws }: PlannedSession,
    { finish, timeZone }: TimedRequest,
  ): TimedSessionView {
    const { tasks, reminders, makespanMinutes, lowerBoundMinutes } = plan;
    const startOf = (startMinute: number) =>
      finish === null
        ? {}
        : { startsAt: timeOf(startMinute, finish, makespanMinutes).toISOString() };
    return {
      weekStart,
      recipes: recipes.map(recipeView),
      tasks: tasks.map((task) => ({
        ...this.taskView(task),
        startMinute: task.startMinute,
        endMinute: task.endMinute,
        ...startOf(task.startMinute),
        duration: task.duration,
        attention: task.attention,
        resource: task.resource,
        celsius: task.celsius,
      })),
      makespanMinutes,
      lowerBoundMinutes,
      reminders: [
        ...reminders.map((reminder) => ({ ...reminder, ...startOf(reminder.startMinute) })),
        ...thaws.map((thaw) => thawReminder(thaw, timeZone, finish, makespanMinutes)),
      ],
    };
  }

  private taskView({ during, followUp, ...work }: Task) {
    const concurrent = during && { during: during.map((each) => this.workView(each)) };
    return { ...this.workView(work), ...concurrent, ...followUp };
  }

  private workView({ techStepKey, ingredients, utensilIds, steps }: TaskWork) {
    return {
      techStepKey,
      ingredients: ingredients.map((ingredient) => ({
        ...ingredient,
        amounts: this.units.view(ingredient.amounts),
      })),
      utensilIds,
      steps,
    };
  }
}

function daysOf({ date, scope }: SessionRequest, { weekStartsOn }: PlanningHouse): PlannedDays {
  const weekStart = weekStartOf(date, weekStartsOn);
  if (scope === 'day') return { weekStart, first: date, last: date };
  return { weekStart, first: weekStart, last: addDays(weekStart, 6) };
}

function recipeView({ id, name, portions, steps, need }: CookedRecipe) {
  const { partOf = [], note = null } = need ?? {};
  return { id, name, portions, steps, partOf, note };
}

/** Maximum number of recipes that the message lists. */
const MAX_LISTED = 20;

function ovenMissing(recipeIds: readonly number[]): InvalidRequest {
  const listed = recipeIds.slice(0, MAX_LISTED).join(', ');
  return new InvalidRequest([`ovens must be at least 1, because recipes need an oven: ${listed}`]);
}

/** The keys of the ingredients and utensils that the recipes mention. */
function keysUsedIn(
  recipes: readonly BatchRecipe[],
  { ingredients, utensils }: Catalogues,
): CatalogueKeys {
  const techniques = recipes.flatMap((recipe) => recipe.techniques);
  const foodIds = techniques.flatMap((each) => each.ingredients.map((food) => food.ingredientId));
  const utensilIds = techniques.flatMap((each) => each.utensilIds);
  return {
    ingredients: new Map(ingredients.pick(foodIds).map(({ id, key }) => [id, key])),
    utensils: new Map(utensils.pick(utensilIds).map(({ id, key }) => [id, key])),
  };
}
