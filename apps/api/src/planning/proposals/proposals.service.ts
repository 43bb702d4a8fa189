import { Injectable } from '@nestjs/common';
import type { ProposalCell } from '#domain/planning/proposals/candidate.js';
import { type Weekday, weekStartOf } from '#domain/planning/week.js';
import { Random } from '#domain/random.js';
import { Database } from '../../database/database.js';
import { InvalidRequest, pathOfItem, requireKnown } from '../../http/fields/validation-error.js';
import { Catalogues } from '../../reference/catalogues.js';
import type { SessionClaims } from '../../session/session.js';
import type { SessionThread } from '../batch-session/timed-session-threads.js';
import { TimedSessionThreads } from '../batch-session/timed-session-threads.js';
import type { ProposeTask } from '../batch-session/timed-session-thread.js';
import { candidates, type CandidatesRow } from '../candidates/candidates.query.js';
import type { Need } from '../candidates/needs.query.js';
import type { KeptDish } from '../candidates/candidate-rows.js';
import { PlannedRecipesReader } from '../planned-recipes/planned-recipes.reader.js';
import { type People, requireEaters } from '../items/require-eaters.js';
import { problemsOfRequest } from './proposal-requirements.js';
import { viewOf } from './proposal-view.js';
import type { EaterDto } from '../grid/planning.dto.js';
import type { ProposalCellDto, ProposalsDto } from './proposals.dto.js';
import type { Proposals } from './proposals.view.js';

/** Proposes dishes for the week of a house. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly database: Database,
    private readonly planned: PlannedRecipesReader,
    private readonly catalogues: Catalogues,
    private readonly threads: TimedSessionThreads,
  ) {}

  /**
   * Reads the candidates and plans in the turn of the house.
   *
   * @throws VALIDATION_ERROR, HOUSE_NOT_FOUND, SERVICE_UNAVAILABLE
   * @throws RECIPE_NOT_FOUND when the viewer may not read a recipe that is kept
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
    const kept = keptDishes(body);
    const needs = new Needs();
    const needOf = new Map(body.cells.map((cell) => [cell, needs.numberOf(cell)]));
    const { statement, values } = candidates({
      needs: needs.list,
      ...filterOf(body, kept, weekStartsOn),
    });
    const row = await this.database.readAs<CandidatesRow & Record<string, unknown>>(
      session,
      statement,
      values,
    );
    requireKept(row, body);
    requirePeople(row, body);
    const cells = body.cells.map((cell): ProposalCell => ({
      date: cell.date,
      portions: cell.portions ?? cell.eaters?.length ?? row.people.length,
      need: needOf.get(cell) ?? 0,
    }));
    const proposed = await thread.propose({
      cells,
      cookingDays: body.cookingDays ?? [],
      kept,
      wanted: body.use ?? [],
      seed: body.seed ?? 0,
      recipes: row.recipes,
      staples: new Set(this.catalogues.stapleIds(row.stapleIds)),
      weekStartsOn,
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
  weekStartsOn: Weekday,
) {
  const dates = [...cells.map(({ date }) => date), ...(cookingDays ?? [])].sort();
  return {
    tabs: tabs ?? undefined,
    wantedIngredientIds: use ?? [],
    avoidedIds: avoid ?? [],
    keptIds: kept.map(({ recipeId }) => recipeId),
    weekStarts: [...new Set(dates.map((date) => weekStartOf(date, weekStartsOn)))],
    before: dates[0] ?? '',
    place: new Random(seed ?? 0).next(),
  };
}

/** The dishes that are cooked of what is kept. */
function keptDishes({ keep }: ProposalsDto): KeptDish[] {
  const items = (keep?.items ?? []).flatMap(({ recipeId, date, portions }) =>
    recipeId == null ? [] : [{ recipeId, date, portions: portions ?? 1 }],
  );
  return [...(keep?.cookings ?? []), ...items];
}

/** The different needs of some cells. */
class Needs {
  readonly list: Need[] = [];
  private readonly numbers = new Map<string, number>();

  numberOf({ eaters, maxMinutes }: ProposalCellDto): number {
    const need = { eaters: eaters?.map(eaterOf) ?? null, maxMinutes: maxMinutes ?? null };
    const key = JSON.stringify([
      need.eaters?.map((eater) => JSON.stringify(eater)).sort(),
      maxMinutes,
    ]);
    const number = this.numbers.get(key) ?? this.list.push(need) - 1;
    this.numbers.set(key, number);
    return number;
  }
}

function eaterOf({ profileId, dependantId }: EaterDto) {
  return profileId == null ? { dependantId: dependantId ?? 0 } : { profileId };
}

function requireKept({ keptIds }: CandidatesRow, { keep }: ProposalsDto): void {
  const requireAll = (dishes: readonly { recipeId?: number | null }[], path: string) => {
    const ids = dishes.map(({ recipeId }) => recipeId);
    requireKnown(ids, (id) => keptIds.includes(id), 'RECIPE_NOT_FOUND', path);
  };
  requireAll(keep?.cookings ?? [], 'keep.cookings[].recipeId');
  requireAll(keep?.items ?? [], 'keep.items[].recipeId');
}

function requirePeople({ people }: CandidatesRow, { cells, keep }: ProposalsDto): void {
  const house: People = {
    profileIds: people.flatMap(({ profileId }) => profileId ?? []),
    dependantIds: people.flatMap(({ dependantId }) => dependantId ?? []),
  };
  const requireAll = (meals: readonly { eaters?: EaterDto[] | null }[], path: string) => {
    for (const [index, { eaters }] of meals.entries()) {
      requireEaters(house, eaters ?? [], pathOfItem(path, index));
    }
  };
  requireAll(cells, 'cells[].');
  requireAll(keep?.items ?? [], 'keep.items[].');
}
