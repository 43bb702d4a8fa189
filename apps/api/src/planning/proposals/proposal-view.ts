import type { ProposalCell } from '#domain/planning/proposals/candidate.js';
import type { ProposedWeek } from '../batch-session/timed-session-thread.js';
import type { EaterDto, ItemBatchDto } from '../plan/week/planning.dto.js';
import type { ProposalsDto } from './proposals.dto.js';
import type { Proposal, ProposedItem } from './proposals.view.js';

/** A proposal as the client receives it: what is kept, then what is new. */
export function viewOf(
  { dishes, score, sessionMinutes, lines, reasons }: ProposedWeek,
  { cells, cookingDays, keep }: ProposalsDto,
  filled: readonly ProposalCell[],
): Proposal {
  const kept = (keep?.cookings ?? []).map(cookingOf);
  const cooked = (cookingDays ?? []).length === 0 ? [] : dishes.filter(isCooked);
  const items = cells.flatMap(({ date, slot, eaters }, index): ProposedItem[] => {
    const dish = dishes.find((each) => each.cells.includes(index));
    if (dish === undefined) return [];
    const { recipeId, cookingId } = dish;
    const number = cooked.indexOf(dish);
    const origin =
      cookingId !== null
        ? { cookingId }
        : number === -1
          ? { recipeId }
          : { cooking: kept.length + number };
    const portions = filled[index]?.portions ?? 1;
    return [{ ...origin, date, slot, portions, ...eatersOf(eaters) }];
  });
  return {
    items: [...(keep?.items ?? []).map(keptItem), ...items],
    cookings: [...kept, ...cooked.map(cookingOf)],
    score,
    sessionMinutes,
    lines,
    why: reasons,
  };
}

function isCooked({ cookingId }: ProposedWeek['dishes'][number]): boolean {
  return cookingId === null;
}

function cookingOf({
  recipeId,
  date,
  portions,
}: {
  recipeId: number;
  date: string;
  portions: number;
}) {
  return { recipeId, date, portions };
}

/** The item of the request, without fields that are null. */
function keptItem({ eaters, ...item }: ItemBatchDto['items'][number]): ProposedItem {
  const given = Object.entries(item).filter(([, value]) => value != null);
  return Object.assign(Object.fromEntries(given), eatersOf(eaters)) as unknown as ProposedItem;
}

function eatersOf(eaters: readonly EaterDto[] | null | undefined): Pick<ProposedItem, 'eaters'> {
  if (eaters == null) return {};
  return {
    eaters: eaters.map(({ profileId, dependantId }) =>
      profileId == null ? { dependantId: dependantId ?? 0 } : { profileId },
    ),
  };
}
