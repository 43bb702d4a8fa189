import type { ProposalCell } from '#domain/planning/proposals/candidate.js';
import type { ProposedWeek } from '../batch-session/timed-session-thread.js';
import type { KeptItemDto, ProposalCellDto, ProposalsDto } from './proposals.dto.js';
import type { Proposal, ProposedItem } from './proposals.view.js';

/** A proposal as the client receives it: what is kept, then what is new. */
export function viewOf(
  { dishes, score, sessionMinutes, lines, reasons }: ProposedWeek,
  { cells, cookingDays, keep }: ProposalsDto,
  filled: readonly ProposalCell[],
): Proposal {
  const keptCookings = keep?.cookings ?? [];
  const isCookedAhead = (cookingDays ?? []).length > 0;
  const items = cells.flatMap((cell, index): ProposedItem[] => {
    const number = dishes.findIndex((dish) => dish.cells.includes(index));
    const recipeId = dishes[number]?.recipeId;
    if (recipeId === undefined) return [];
    const dish = isCookedAhead ? { cooking: keptCookings.length + number } : { recipeId };
    return [{ ...dish, ...mealOf(cell), portions: filled[index]?.portions ?? 1 }];
  });
  return {
    items: [...(keep?.items ?? []).map(keptItem), ...items],
    cookings: [
      ...keptCookings.map(({ recipeId, date, portions }) => ({ recipeId, date, portions })),
      ...(isCookedAhead ? dishes : []).map(({ recipeId, date, portions }) => ({
        recipeId,
        date,
        portions,
      })),
    ],
    score,
    sessionMinutes,
    lines,
    why: reasons,
  };
}

function keptItem(item: KeptItemDto): ProposedItem {
  const { recipeId, cooking, portions } = item;
  const dish = recipeId == null ? { cooking: cooking ?? 0 } : { recipeId };
  return { ...dish, ...mealOf(item), portions };
}

function mealOf({ date, slot, eaters }: ProposalCellDto | KeptItemDto) {
  if (eaters == null) return { date, slot };
  const people = eaters.map(({ profileId, dependantId }) =>
    profileId == null ? { dependantId: dependantId ?? 0 } : { profileId },
  );
  return { date, slot, eaters: people };
}
