import { Injectable } from '@nestjs/common';
import { QUOTAS } from '#domain/quotas.js';
import { VERDICTS } from '#domain/recipe/suitability.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import type { SessionClaims } from '../../../session/session.js';
import { SuitabilityService } from '../../../recipes/suitability/suitability.service.js';
import type { Suitability } from '../../../recipes/suitability/suitability.view.js';
import { PLANNED_SUITABILITY } from './planned-suitability.query.js';
import { PlannedTextsService } from './planned-texts.service.js';
import type { PlanningItem } from '../rows/item.view.js';
import type { PlanningWeek } from './planning.view.js';

/** Adds the suitability for the people who eat it to each item and each cooking of a week. */
@Injectable()
export class PlannedSuitabilityService {
  constructor(
    private readonly suitability: SuitabilityService,
    private readonly texts: PlannedTextsService,
  ) {}

  /**
   * Reads all recipes of the week with one statement. Leaves out an item that was deleted since the
   * week was read.
   *
   * @throws NOT_AUTHENTICATED
   * @throws QUOTA_EXCEEDED when the week has too many conflicts for one response
   */
  async expand(session: SessionClaims, week: PlanningWeek): Promise<void> {
    const slots = week.days.flatMap((day) => day.slots);
    const texts = await this.texts.read(slots.flatMap(({ items }) => items));
    const suitabilityOf = await this.suitability.readWith(session, PLANNED_SUITABILITY, [
      week.weekStart,
      JSON.stringify(texts.rows),
    ]);
    let size = 0;
    const withSuitability = <Planned extends object>(planned: Planned, found: Suitability) => {
      size += found.conflicts.length + found.unread.length;
      requireQuota(QUOTAS.weekConflicts, size);
      return Object.assign(planned, { suitability: found });
    };
    const expand = (item: PlanningItem): PlanningItem[] => {
      const { recipe, text, note, eaters } = item;
      const eatenId = recipe === null ? texts.idOf(text, 'DISH') : recipe.id;
      const eaten = eatenId === undefined ? undefined : suitabilityOf(eatenId, eaters);
      if (eaten === undefined) return [];
      const noteId = texts.idOf(note, 'NOTE');
      const noted = noteId === undefined ? undefined : suitabilityOf(noteId, eaters);
      return [withSuitability(item, noted === undefined ? eaten : worstOf(eaten, noted))];
    };
    for (const slot of slots) Object.assign(slot, { items: slot.items.flatMap(expand) });
    for (const cooking of week.days.flatMap((day) => day.cookings)) {
      const found = suitabilityOf(cooking.recipe.id);
      if (found !== undefined) withSuitability(cooking, found);
    }
  }
}

/** The suitability of a dish together with its note. */
function worstOf(dish: Suitability, note: Suitability): Suitability {
  const isWorse = VERDICTS.indexOf(note.verdict) > VERDICTS.indexOf(dish.verdict);
  const { suitable, verdict } = isWorse ? note : dish;
  return {
    suitable,
    verdict,
    conflicts: [...dish.conflicts, ...note.conflicts],
    unread: [...dish.unread, ...note.unread],
  };
}
