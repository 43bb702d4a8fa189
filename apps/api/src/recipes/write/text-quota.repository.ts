import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { QUOTAS } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Config } from '../../config.js';
import { Database } from '../../database/database.js';
import { prepared } from '../../database/prepared-statement.js';

/**
 * Below the quota by this number of bytes, writes of a person do not wait for each other: it is more
 * than those that run at the same time can add together.
 */
export const TEXT_MARGIN = 512 * 2 ** 20;

/** Bytes of what a person has written in corrections, as SQL: `$1` the person. */
export const CORRECTION_BYTES = `
  (select coalesce(sum(bytes), 0) from correction where author_id = $1)`;

/** Limits what a person has written: the number of recipes, the bytes of recipes and corrections. */
@Injectable()
export class TextQuotaRepository {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * Call this method after the write.
   *
   * @throws QUOTA_EXCEEDED
   */
  async require(manager: EntityManager, personId: number): Promise<void> {
    const { personTexts } = this.config.totals;
    if ((await this.count(manager, personId)).bytes <= personTexts.max - TEXT_MARGIN) return;
    await manager.query('select from author_total where profile_id = $1 for update', [personId]);
    requireQuota(personTexts, (await this.count(manager, personId)).bytes);
  }

  /**
   * Call this method after the transaction has added recipes: until its end, no other one adds any.
   *
   * @throws QUOTA_EXCEEDED
   */
  async requireRecipes(manager: EntityManager, personId: number): Promise<void> {
    requireQuota(QUOTAS.authorRecipes, (await this.count(manager, personId)).recipes);
  }

  private async count(manager: EntityManager, personId: number): Promise<Totals> {
    const [totals] = await this.database.read<Totals>(COUNT, [personId], manager);
    return totals ?? { recipes: 0, bytes: 0 };
  }
}

interface Totals {
  readonly recipes: number;
  /** Of recipes and corrections. */
  readonly bytes: number;
}

/** An account that is deleted has no totals. */
const COUNT = prepared('count-of-author')(`
    select coalesce(max(recipes), 0) as recipes,
      (coalesce(max(bytes), 0) + ${CORRECTION_BYTES})::float8 as bytes
    from author_total where profile_id = $1`);
