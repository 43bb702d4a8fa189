import { Injectable } from '@nestjs/common';
import { COURSES_OF_SLOT } from '#domain/courses/courses-of-slot.js';
import type { Tab } from '#domain/recipe/recipe-list.js';
import type { ProposalCell } from '#domain/planning/proposals/candidate.js';
import { type Weekday, weekStartOf } from '#domain/planning/week.js';
import { portionsFor } from '#domain/house/who-eats.js';
import { dayIn } from '#domain/time-zone.js';
import { Random } from '#domain/random.js';
import { Database } from '../../database/database.js';
import { PantryReader } from '../../house/pantry/pantry.reader.js';
import type { PantryRowView } from '../../house/pantry/pantry.view.js';
import { InvalidRequest, pathOfItem, requireKnown } from '../../http/fields/validation-error.js';
import { Catalogues } from '../../reference/catalogues.js';
import type { SessionClaims } from '../../session/session.js';
import type { SessionThread } from '../batch-session/timed-session-threads.js';
import { TimedSessionThreads } from '../batch-session/timed-session-threads.js';
import type { ProposeTask } from '../batch-session/timed-session-thread.js';
import { candidates, type CandidatesRow, type KeptServing } from './candidates.query.js';
import type { Need } from './candidate-scans.query.js';
import type { KeptDish } from '../reading/candidate-rows.js';
import { PlannedRecipesReader } from '../reading/planned-recipes.reader.js';
import { requireEaters } from '../plan/rows/require-eaters.js';
import { problemsOfRequest } from './proposal-requirements.js';
import { viewOf } from './proposal-view.js';
import type { EaterDto } from '../plan/week/planning.dto.js';
import type { ProposalCellDto, ProposalsDto } from './proposals.dto.js';
import type { Proposals } from './proposals.view.js';

/** Foods of the pantry whose recipes are looked for: those to use first. */
const MAX_SOONEST = 5;

/** Recipes of strangers are proposed only when they are asked for. */
const OWN_TABS: readonly Tab[] = ['perso', 'foyer', 'favoris'];

/** Proposes dishes for the week of a house. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly database: Database,
    private readonly planned: PlannedRecipesReader,
    private readonly catalogues: Catalogues,
    private readonly threads: TimedSessionThreads,
    private readonly pantry: PantryReader,
  ) {}

  /**
   * Reads the candidates and plans in the turn of the house.
   *
   * @throws VALIDATION_ERROR, HOUSE_NOT_FOUND, SERVICE_UNAVAILABLE
   * @throws RECIPE_NOT_FOUND when the viewer may not read a recipe that is kept
   * @throws COOKING_NOT_FOUND when the house does not have a cooking that is kept
   * @throws INGREDIENT_NOT_FOUND, MEMBER_NOT_FOUND, DEPENDANT_NOT_FOUND
   */
  async propose(session: SessionClaims, body: ProposalsDto): Promise<Proposals> {
    const problems = problemsOfRequest(body);
    if (problems.length > 0) throw new InvalidRequest(problems);
    const { houseId, weekStartsOn } = await this.planned.house(session);
    this.catalogues.ingredients.requireAll(body.use ?? [], 'INGREDIENT_NOT_FOUND', 'use[]');
    const { profileId } = session;
    const key = JSON.stringify(['proposals', profileId, body]);
    return this.threads.run({ houseId, profileId, key }, (thread) =>
      this.proposeIn(thread, session, body, weekStartsOn),
    );
  }

  private async proposeIn(
    thread: SessionThread,
    session: SessionClaims,
    body: ProposalsDto,
    weekStartsOn: Weekday,
  ): Promise<Proposals> {
    const pantry = await this.pantry.atHand(session);
    const kept = keptDishes(body);
    const servings = keptServings(body);
    const needs = new Needs();
    const numbers = body.cells.map((cell) => needs.numberOf(cell));
    const { statement, values } = candidates({
      needs: needs.list,
      ...filterOf(body, kept, pantry, weekStartsOn),
      keptServings: servings,
    });
    const row = await this.database.readAs<CandidatesRow & Record<string, unknown>>(
      session,
      statement,
      values,
    );
    requireKept(row, body);
    requirePeople(row, body);
    const cells = body.cells.map(({ date, portions }, index): ProposalCell => {
      const need = numbers[index] ?? 0;
      const eaters = needs.list[need]?.eaters ?? null;
      return { date, portions: portions ?? portionsFor(row.people, eaters), need };
    });
    const proposed = await thread.propose({
      cells,
      cookingDays: body.cookingDays ?? [],
      kept,
      wanted: body.use ?? [],
      pantry: new Map(pantry.map(({ ingredientId, bestBefore }) => [ingredientId, bestBefore])),
      seed: body.seed ?? 0,
      recipes: row.recipes,
      staples: new Set(this.catalogues.stapleIds(row.stapleIds)),
      weekStartsOn,
      today: dayIn(new Date(), 'UTC'),
      ...this.catalogue(),
    });
    return { proposals: proposed.map((proposal) => viewOf(proposal, body, cells)) };
  }

  private catalogue(): Pick<ProposeTask, 'ingredients' | 'utensils' | 'units'> {
    const { ingredients, units, utensils } = this.catalogues;
    return {
      ingredients: new Map(
        ingredients.all.map(({ id, key, category, subcategory }) => [
          id,
          { key, category, subcategory },
        ]),
      ),
      units: new Map(units.all.map(({ id, key }) => [id, key])),
      utensils: new Map(utensils.all.map(({ id, key }) => [id, key])),
    };
  }
}

function filterOf(
  { cells, cookingDays, use, avoid, tabs, seed }: ProposalsDto,
  kept: readonly KeptDish[],
  pantry: readonly PantryRowView[],
  weekStartsOn: Weekday,
) {
  const soonest = pantry.slice(0, MAX_SOONEST).map(({ ingredientId }) => ingredientId);
  const dates = [...cells.map(({ date }) => date), ...(cookingDays ?? [])].sort();
  return {
    tabs: tabs == null || tabs.length === 0 ? OWN_TABS : tabs,
    wantedIngredientIds: [...new Set([...(use ?? []), ...soonest])],
    avoidedIds: avoid ?? [],
    keptIds: kept.map(({ recipeId }) => recipeId),
    weekStarts: [...new Set(dates.map((date) => weekStartOf(date, weekStartsOn)))],
    before: dates[0] ?? '',
    place: new Random(seed ?? 0).next(),
  };
}

/** The dishes that are cooked of what is kept. */
function keptDishes({ keep }: ProposalsDto): KeptDish[] {
  const items = (keep?.items ?? []).map(({ recipeId, cooking, date, portions }, id) => ({
    recipeId,
    cooking,
    meal: { id, date, portions: portions ?? 1 },
  }));
  const atOnce = items.flatMap(({ recipeId, meal: { date, portions } }) =>
    recipeId == null ? [] : [{ recipeId, date, portions, meals: null }],
  );
  const cookings = (keep?.cookings ?? []).map(({ recipeId, date, portions }, index) => {
    const meals = items.flatMap(({ cooking, meal }) => (cooking === index ? [meal] : []));
    return { recipeId, date, portions, meals };
  });
  return [...cookings, ...atOnce];
}

/** The kept meals that cookings of the house serve. */
function keptServings({ keep }: ProposalsDto): KeptServing[] {
  return (keep?.items ?? []).flatMap(({ cookingId, portions }) =>
    cookingId == null ? [] : [{ cookingId, portions: portions ?? 1 }],
  );
}

/** The different needs of some cells. */
class Needs {
  readonly list: Need[] = [];
  private readonly numbers = new Map<string, number>();

  numberOf({ eaters, maxMinutes, slot, ...cell }: ProposalCellDto): number {
    const courses = cell.courses ?? COURSES_OF_SLOT[slot];
    const people =
      eaters && new Map(eaters.map(eaterOf).map((each) => [JSON.stringify(each), each]));
    const key = JSON.stringify([
      people && [...people.keys()].sort(),
      maxMinutes,
      courses.map(String).sort(),
    ]);
    const need = {
      eaters: people ? [...people.values()] : null,
      maxMinutes: maxMinutes ?? null,
      courses,
    };
    const number = this.numbers.get(key) ?? this.list.push(need) - 1;
    this.numbers.set(key, number);
    return number;
  }
}

function eaterOf({ profileId, dependantId }: EaterDto) {
  return profileId == null ? { dependantId: dependantId ?? 0 } : { profileId };
}

function requireKept(row: CandidatesRow, { keep }: ProposalsDto): void {
  const recipeIds = new Set(row.keptIds);
  const requireRecipes = (dishes: readonly { recipeId?: number | null }[], path: string) => {
    const ids = dishes.map(({ recipeId }) => recipeId);
    requireKnown(ids, (id) => recipeIds.has(id), 'RECIPE_NOT_FOUND', path);
  };
  requireRecipes(keep?.cookings ?? [], 'keep.cookings[].recipeId');
  requireRecipes(keep?.items ?? [], 'keep.items[].recipeId');
  const cookingIds = new Set(row.keptCookingIds);
  requireKnown(
    (keep?.items ?? []).map(({ cookingId }) => cookingId),
    (id) => cookingIds.has(id),
    'COOKING_NOT_FOUND',
    'keep.items[].cookingId',
  );
}

function requirePeople({ people }: CandidatesRow, { cells, keep }: ProposalsDto): void {
  const requireAll = (meals: readonly { eaters?: EaterDto[] | null }[], path: string) => {
    for (const [index, { eaters }] of meals.entries()) {
      requireEaters(people, eaters ?? [], pathOfItem(path, index));
    }
  };
  requireAll(cells, 'cells[].');
  requireAll(keep?.items ?? [], 'keep.items[].');
}
