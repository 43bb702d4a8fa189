import { Injectable } from '@nestjs/common';
import type { Claim, ClaimedStep, ClaimRequest } from '#domain/analysis/worker-contract.js';
import { AppError } from '#platform/errors/app-error.js';
import { OwedSteps } from '../analysis/owed-steps.js';
import { Database } from '../database/database.service.js';
import { CATCH_UP_STATUS, type CatchUpStatusRow } from './catch-up-status.query.js';
import type { CatchUpStatus } from './catch-up.view.js';
import { CLAIM_STEPS } from './claim-steps.statement.js';
import { OwedStepsRepository } from './owed-steps.repository.js';

/** Steps marked in one transaction: few enough to be done long before any time limit. */
const MARKED_AT_ONCE = 20_000;

/** Hands owed steps to workers, and knows how many are left. */
@Injectable()
export class CatchUpService {
  constructor(
    private readonly database: Database,
    private readonly steps: OwedStepsRepository,
    private readonly owed: OwedSteps,
  ) {}

  /** Steps that are the caller's alone until their lease ends. */
  async claim({ detectorVersion, limit }: ClaimRequest): Promise<Claim> {
    const steps = await this.database.write<ClaimedStep>(CLAIM_STEPS, [detectorVersion, limit]);
    return { steps };
  }

  /** Has the steps of these recipes, or of all, analysed anew. Unknown recipes have no steps. */
  async backfill(recipeIds: number[] | null): Promise<{ readonly marked: number }> {
    let total = 0;
    let after: number | null = 0;
    while (after !== null) {
      const { marked, last } = await this.mark(recipeIds, after);
      total += marked;
      after = last;
    }
    this.owed.announce();
    return { marked: total };
  }

  async status(): Promise<CatchUpStatus> {
    const [row] = await this.database.read<CatchUpStatusRow>(CATCH_UP_STATUS, []);
    if (row === undefined) throw new AppError('INTERNAL_ERROR');
    return row.status;
  }

  private mark(recipeIds: number[] | null, after: number) {
    return this.database.transaction((manager) =>
      this.steps.mark(manager, { recipeIds, after, limit: MARKED_AT_ONCE }),
    );
  }
}
