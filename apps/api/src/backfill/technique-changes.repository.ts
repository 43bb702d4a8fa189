import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sumChanges, type TechniqueChange } from '#domain/techniques/compare-techniques.js';

/** Counts the techniques that repeated detection gains, loses or moves. */
@Injectable()
export class TechniqueChangesRepository {
  /**
   * Adds changes to the counters. Call this method at the end of a transaction, because other
   * transactions that count the same technique wait for the commit.
   */
  async count(manager: EntityManager, changes: readonly TechniqueChange[]): Promise<void> {
    if (changes.length === 0) return;
    await manager.query(COUNT, [JSON.stringify(sumChanges(changes))]);
  }
}

const COUNT = `
  insert into technique_change (tech_step_id, gained, lost, moved)
  select "techStepId", gained, lost, moved
  from jsonb_to_recordset($1::jsonb) as change
    ("techStepId" int, gained int, lost int, moved int)
  order by 1
  on conflict (tech_step_id) do update set
    gained = technique_change.gained + excluded.gained,
    lost = technique_change.lost + excluded.lost,
    moved = technique_change.moved + excluded.moved`;
