import { Injectable } from '@nestjs/common';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { InvalidRequest } from '../../http/fields/validation-error.js';
import { Database } from '../../database/database.js';
import { type CookedMark, CookedMarksRepository } from './cooked-marks.repository.js';
import { RatingsRepository } from './ratings.repository.js';

/** Marks recipes as cooked, and rates them. Repeating a call has no effect. */
@Injectable()
export class CookedService {
  constructor(
    private readonly database: Database,
    private readonly marks: CookedMarksRepository,
    private readonly ratings: RatingsRepository,
  ) {}

  /** @throws VALIDATION_ERROR for a day in the future, RECIPE_NOT_FOUND, QUOTA_EXCEEDED */
  async mark(mark: CookedMark): Promise<void> {
    if (mark.date > today()) throw new InvalidRequest(['date must not be in the future']);
    await this.database.transaction(async (manager) => {
      const isReadable = await this.marks.add(manager, mark);
      if (!isReadable) throw new AppError('RECIPE_NOT_FOUND');
      requireQuota(QUOTAS.cookedMarks, await this.marks.count(manager, mark.profileId));
    });
  }

  /** @throws RECIPE_NOT_FOUND */
  async unmark(mark: CookedMark): Promise<void> {
    const isReadable = await this.database.transaction((manager) =>
      this.marks.remove(manager, mark),
    );
    if (!isReadable) throw new AppError('RECIPE_NOT_FOUND');
  }

  /**
   * @param stars 1 to 5; null removes the rating
   * @throws RECIPE_NOT_FOUND
   */
  async rate(profileId: number, recipeId: number, stars: number | null): Promise<void> {
    const isReadable = await this.ratings.set(profileId, recipeId, stars);
    if (!isReadable) throw new AppError('RECIPE_NOT_FOUND');
  }
}

/** The day in UTC, as YYYY-MM-DD. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
