import { Injectable } from '@nestjs/common';
import type { Claim, ClaimedStep, ClaimRequest } from '#internal-api/contract.js';
import { AppError } from '#platform/errors/app-error.js';
import { PendingSteps } from '../detection/pending-steps.js';
import { Database } from '../database/database.service.js';
import { BACKFILL_STATUS, type BackfillStatusRow } from './backfill-status.query.js';
import type { BackfillStatus } from './backfill.view.js';
import { CLAIM_STEPS } from './claim-steps.statement.js';
import { PendingStepsRepository } from './pending-steps.repository.js';

/** Steps marked in one transaction: few enough to be done long before any time limit. */
const MARKED_AT_ONCE = 20_000;

/** Hands owed steps to workers, and knows how many are left. */
@Injectable()
export class BackfillService {
  constructor(
    private readonly database: Database,
    private readonly steps: PendingStepsRepository,
    private readonly owed: PendingSteps,
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

  async status(): Promise<BackfillStatus> {
    const [row] = await this.database.read<BackfillStatusRow>(BACKFILL_STATUS, []);
    if (row === undefined) throw new AppError('INTERNAL_ERROR');
    return row.status;
  }

  private mark(recipeIds: number[] | null, after: number) {
    return this.database.transaction((manager) =>
      this.steps.mark(manager, { recipeIds, after, limit: MARKED_AT_ONCE }),
    );
  }
}
