import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReadTexts } from '#domain/recipe/recipe-texts.js';
import { Database } from '../../database/database.js';
import { prepared } from '../../database/prepared-statement.js';
import { READ_TEXTS, type WrittenTextsRow } from '../../detection/recipe-texts.query.js';
import { claiming, type MarkedRows, marking } from './pending-rows.js';

/** The pending texts of recipes, apart from their steps, and their leases. */
@Injectable()
export class PendingTextsRepository {
  constructor(private readonly database: Database) {}

  /** Leases the texts of up to `limit` recipes, chosen as steps are. */
  async claim(detectorVersion: string, limit: number): Promise<WrittenTextsRow[]> {
    const claimed = await this.database.write<{ id: number }>(CLAIM_TEXTS, [
      detectorVersion,
      limit,
    ]);
    if (claimed.length === 0) return [];
    return this.database.read(READ_TEXTS, [claimed.map(({ id }) => id)]);
  }

  /** Reads the texts of recipes, which the transaction has locked. */
  async read(manager: EntityManager, recipeIds: readonly number[]): Promise<WrittenTextsRow[]> {
    return manager.query(READ_TEXTS.text, [recipeIds]);
  }

  /** Stores what this version has found in the texts of recipes, and ends their leases. */
  async complete(
    manager: EntityManager,
    version: string,
    results: readonly (ReadTexts & { readonly row: WrittenTextsRow })[],
  ): Promise<void> {
    const rows = results.map(({ row: { recipeId }, foods, unread }) => ({
      recipeId,
      foods,
      unread,
    }));
    await manager.query(COMPLETE_TEXTS, [version, JSON.stringify(rows)]);
  }

  /** Marks the texts of the next `limit` recipes after the id `after` as pending, as steps are. */
  async mark(recipeIds: number[] | null, after: number, limit: number): Promise<MarkedRows> {
    const [row] = await this.database.write<MarkedRows>(MARK_TEXTS, [recipeIds, after, limit]);
    return row ?? { marked: 0, last: null };
  }
}

/** The statement that reads the claimed texts follows: it sees the same or newer texts. */
const CLAIM_TEXTS = prepared('claim-texts')(claiming('recipe_text', 'id'));

const COMPLETE_TEXTS = `
  update recipe_text set foods = result.foods, unread = result.unread, detector_version = $1,
    leased_until = null, claimed_by = null, claims = 0
  from jsonb_to_recordset($2::jsonb) as result ("recipeId" int, foods jsonb, unread jsonb)
  where recipe_text.id = result."recipeId"`;

const MARK_TEXTS = prepared('mark-texts-pending')(marking('recipe_text', 'id'));
