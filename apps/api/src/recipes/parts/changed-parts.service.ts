import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import { RecipeEvidenceService } from '../../detection/derived/recipe-evidence.service.js';
import type { Job } from '../../jobs/job.js';
import { Jobs } from '../../jobs/jobs.service.js';
import { ChangedPartsRepository, MAX_FROZEN, type Place } from './changed-parts.repository.js';

/** Recipes that one transaction derives anew: in the background, and before the response to a change. */
const MAX_OF_RUN = 100;
const MAX_OF_REQUEST = 20;

const START: Place = { partId: 0, recipeId: 0 };

/**
 * Derives the dishes anew whose parts have changed, and lets dishes contain parts again that their authors
 * may read again.
 */
@Injectable()
export class ChangedPartsService implements Job {
  readonly name = 'parts';
  readonly interval = 1_000;
  /** Up to where this process has looked at frozen parts. */
  private position = START;

  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly changed: ChangedPartsRepository,
    private readonly evidence: RecipeEvidenceService,
  ) {
    jobs.add(this);
  }

  async run(): Promise<boolean> {
    const { hasChanged, hasFrozen } = await this.changed.findWork();
    if (hasFrozen) this.position = await this.reviveAfter(this.position);
    return hasChanged && (await this.deriveNext(null, MAX_OF_RUN));
  }

  /**
   * Brings the dishes of a recipe up to date that has just changed: before this returns if they are few,
   * else soon. Call it after the transaction of the change.
   */
  async follow(recipeId: number): Promise<void> {
    await this.reviveAfter({ partId: recipeId, recipeId: 0 }, recipeId);
    await this.deriveNext(recipeId, MAX_OF_REQUEST);
    void this.jobs.wake(this.name);
  }

  private deriveNext(recipeId: number | null, max: number): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const next = await this.changed.lockNext(manager, recipeId, max);
      if (next === undefined) return false;
      await this.evidence.deriveAnew(manager, next.ids);
      await this.changed.finish(manager, next, next.ids.length < max);
      return true;
    });
  }

  /**
   * Looks at the next frozen parts.
   *
   * @param partId only at this part
   * @returns the last one; the start when none follows
   */
  private async reviveAfter(position: Place, partId?: number): Promise<Place> {
    const frozen = await this.changed.findFrozen(position);
    for (const part of frozen) {
      if (part.isReadable && (partId ?? part.partId) === part.partId) await this.revive(part);
    }
    return frozen.length < MAX_FROZEN ? START : (frozen.at(-1) ?? START);
  }

  /** A part that would close a circle, or make too many levels, stays frozen. */
  private async revive(part: Place): Promise<void> {
    try {
      await this.database.transaction(async (manager) => {
        if (!(await this.changed.revive(manager, part))) return;
        await this.evidence.refresh(manager, [part.recipeId]);
        await this.changed.showChange(manager, [part.recipeId]);
      });
    } catch (error) {
      if (!(error instanceof AppError && error.errorName === 'RECIPE_CIRCLE')) throw error;
    }
  }
}
