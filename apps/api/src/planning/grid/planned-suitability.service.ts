import { Injectable } from '@nestjs/common';
import { weekStartOf } from '#domain/planning/week.js';
import { QUOTAS } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import type { SessionClaims } from '../../session/session.js';
import { SuitabilityService } from '../../recipes/suitability/suitability.service.js';
import { PLANNED_SUITABILITY } from './planned-suitability.query.js';
import type { PlanningItem } from '../items/item.view.js';
import type { PlanningWeek } from './planning.view.js';

/** Adds the suitability of its recipe to each item of a week, for the whole house. */
@Injectable()
export class PlannedSuitabilityService {
  constructor(private readonly suitability: SuitabilityService) {}

  /**
   * Reads all recipes of the week with one statement. Leaves out an item that was deleted since the
   * week was read.
   *
   * @throws NOT_AUTHENTICATED
   * @throws QUOTA_EXCEEDED when the week has too many conflicts for one response
   */
  async expand(session: SessionClaims, weekText: string): Promise<string> {
    const week = JSON.parse(weekText) as PlanningWeek;
    const suitabilityOf = await this.suitability.readWith(session, PLANNED_SUITABILITY, [
      weekStartOf(week.weekStart),
    ]);
    let size = 0;
    const expand = (item: PlanningItem): PlanningItem[] => {
      if (item.recipe === null) return [item];
      const suitability = suitabilityOf(item.recipe.id);
      if (suitability === undefined) return [];
      size += suitability.conflicts.length + suitability.unread.length;
      requireQuota(QUOTAS.weekConflicts, size);
      return [Object.assign(item, { suitability })];
    };
    for (const slot of week.days.flatMap(({ slots }) => slots)) {
      Object.assign(slot, { items: slot.items.flatMap(expand) });
    }
    return JSON.stringify(week);
  }
}
