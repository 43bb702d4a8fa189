import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Config } from '../config.js';

/**
 * Below the quota by this number of bytes, writes of a person do not wait for each other: it is more
 * than those that run at the same time can add together.
 */
export const TEXT_MARGIN = 512 * 2 ** 20;

/** Bytes of what a person has written in corrections, as SQL: `$1` the person. */
export const CORRECTION_BYTES = `
  (select coalesce(sum(bytes), 0) from correction where author_id = $1)`;

/** Limits the bytes of what a person has written: recipes and corrections. */
@Injectable()
export class TextQuotaRepository {
  constructor(private readonly config: Config) {}

  /**
   * Call this method after the write.
   *
   * @throws QUOTA_EXCEEDED
   */
  async require(manager: EntityManager, personId: number): Promise<void> {
    const { personTexts } = this.config.totals;
    if ((await this.count(manager, personId)) <= personTexts.max - TEXT_MARGIN) return;
    await manager.query('select from profile where id = $1 for no key update', [personId]);
    requireQuota(personTexts, await this.count(manager, personId));
  }

  private async count(manager: EntityManager, personId: number): Promise<number> {
    const [{ bytes }] = await manager.query<[{ bytes: number }]>(COUNT, [personId]);
    return bytes;
  }
}

const COUNT = `
  select (coalesce(sum(bytes), 0) + ${CORRECTION_BYTES})::float8 as bytes
  from recipe where author_id = $1`;
