import { Injectable } from '@nestjs/common';
import { textsOf } from '#domain/recipe/recipe-texts.js';
import {
  type Claim,
  type ClaimedTexts,
  type ClaimRequest,
  MAX_TEXTS_OF_RECIPES,
} from '#internal-api/contract.js';
import { AppError } from '#platform/errors/app-error.js';
import { PendingStepsAnnouncer } from '../detection/pending-steps-announcer.js';
import { Database } from '../database/database.js';
import {
  BACKFILL_STATUS,
  PENDING_STEPS,
  type PendingSteps,
} from './pending/pending-steps.query.js';
import type { BackfillStatusView } from './backfill.view.js';
import type { MarkedRows } from './pending/pending-rows.js';
import { PendingStepsRepository } from './pending/pending-steps.repository.js';
import { PendingTextsRepository } from './pending/pending-texts.repository.js';
import type { WrittenTextsRow } from '../detection/recipe-texts.query.js';

/** Maximum number of steps that one statement marks, so that no statement reaches its timeout. */
const MARK_BATCH = 20_000;

/** Leases pending steps to workers, marks steps as pending, and reports the progress. */
@Injectable()
export class BackfillService {
  constructor(
    private readonly database: Database,
    private readonly steps: PendingStepsRepository,
    private readonly texts: PendingTextsRepository,
    private readonly announcer: PendingStepsAnnouncer,
  ) {}

  /** Leases pending steps to the caller; none to a version that a newer one has superseded. */
  async claim({ detectorVersion, limit }: ClaimRequest): Promise<Claim> {
    const isRunning = await this.steps.announce(detectorVersion);
    if (!isRunning) return { steps: [], texts: [] };
    const steps = await this.steps.claim(detectorVersion, limit);
    const most = Math.min(limit, MAX_TEXTS_OF_RECIPES);
    const texts = await this.texts.claim(detectorVersion, most);
    return { steps, texts: texts.map(claimedTexts) };
  }

  /** Marks the steps and other texts of these recipes, or of all recipes, as pending. Ignores unknown recipes. */
  async backfill(recipeIds: number[] | null): Promise<{ readonly marked: number }> {
    const marked = await markAll((after) => this.steps.mark(recipeIds, after, MARK_BATCH));
    await markAll((after) => this.texts.mark(recipeIds, after, MARK_BATCH));
    this.announcer.announce();
    return { marked };
  }

  async status(): Promise<BackfillStatusView> {
    const [row] = await this.database.read<{ status: BackfillStatusView }>(BACKFILL_STATUS, []);
    if (row === undefined) throw new AppError('INTERNAL_ERROR');
    return row.status;
  }

  /** The pending steps only: cheap enough to be read several times a minute. */
  async countPending(): Promise<PendingSteps> {
    const [row] = await this.database.read<PendingSteps>(PENDING_STEPS, []);
    if (row === undefined) throw new AppError('INTERNAL_ERROR');
    return row;
  }
}

/** Marks batch after batch, and returns how many rows are marked. */
async function markAll(markAfter: (id: number) => Promise<MarkedRows>): Promise<number> {
  let total = 0;
  let after: number | null = 0;
  while (after !== null) {
    const { marked, last } = await markAfter(after);
    total += marked;
    after = last;
  }
  return total;
}

function claimedTexts(row: WrittenTextsRow): ClaimedTexts {
  const { recipeId, revision, locale } = row;
  const { sentences, lines } = textsOf(row);
  return { recipeId, revision, locale, sentences, lines };
}
