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

/** Bytes of what a person `$1` has written, as SQL: in rows of `recipe`, which are the person's, in corrections and in the trash. */
export const TEXT_BYTES = `
  coalesce(sum(bytes), 0) + (select coalesce(sum(bytes), 0) from correction where author_id = $1)
  + (select coalesce(sum(bytes), 0) from recipe_trash where author_id = $1)`;

/** Limits what a person has written: the number of recipes, the bytes of recipes, corrections and the trash. */
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
    requireQuota(personTexts, (await this.countAlone(manager, personId)).bytes);
  }

  /** Whether a person may write more texts. */
  async hasRoom(manager: EntityManager, personId: number): Promise<boolean> {
    return (await this.count(manager, personId)).bytes < this.config.totals.personTexts.max;
  }

  /**
   * Call this method after the transaction has added recipes.
   *
   * @throws QUOTA_EXCEEDED
   */
  async requireRecipes(manager: EntityManager, personId: number): Promise<void> {
    const { recipes, bytes } = await this.countAlone(manager, personId);
    requireQuota(QUOTAS.authorRecipes, recipes);
    requireQuota(this.config.totals.personTexts, bytes);
  }

  /**
   * Counts after other transactions that count for the person have ended. Not with the lock of a row:
   * transactions that write events lock the profile before, this one after the house.
   */
  private async countAlone(manager: EntityManager, personId: number): Promise<Totals> {
    await manager.query(`select pg_advisory_xact_lock('recipe'::regclass::int, $1)`, [personId]);
    return this.count(manager, personId);
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

/** Reads the index `recipe_author` alone. */
const COUNT = prepared('count-of-author')(`
    select count(*)::int as recipes, (${TEXT_BYTES})::float8 as bytes
    from recipe where author_id = $1`);
