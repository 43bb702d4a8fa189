import type { Course, Proposal, ProposalReason, ProposalsDto, Slot } from '@popote/client';
import { popote } from '../../../api/popote.js';

/** A meal to propose a dish for. */
export interface Cell {
  readonly date: string;
  readonly slot: Slot;
}

export type Wishes = Pick<ProposalsDto, 'cookingDays' | 'use' | 'tabs'> & {
  readonly cells: readonly (Cell & { maxMinutes?: number; courses?: (Course | null)[] })[];
};

export type ProposedItem = Proposal['items'][number];

/** A proposal, with the reasons of each meal by its key. */
export interface Plan extends Pick<Proposal, 'items' | 'cookings' | 'lines' | 'sessionMinutes'> {
  readonly reasons: ReadonlyMap<string, readonly ProposalReason[]>;
}

export const keyOf = ({ date, slot }: Cell) => `${date}/${slot}`;

const bodyOf = ({ cells, ...wishes }: Wishes) => ({ ...wishes, cells: [...cells] });

/** Up to three plans that differ. Another seed gives others. */
export async function propose(wishes: Wishes, seed: number): Promise<readonly Plan[]> {
  const { data } = await popote.proposeWeek({ body: { ...bodyOf(wishes), seed } });
  return data.proposals.map((proposal) => planOf(proposal, wishes.cells));
}

function planOf({ why, ...proposal }: Proposal, cells: readonly Cell[]): Plan {
  const reasons = cells.map((cell, index) => {
    const own = why.filter((reason) => reason.cell === index);
    return [keyOf(cell), own] as const;
  });
  return { ...proposal, reasons: new Map(reasons) };
}

/** The plan without an item: what was cooked for it alone is not cooked, and less is cooked else. */
export function without(plan: Plan, removed: ProposedItem): Plan {
  const items = plan.items.filter((item) => item !== removed);
  const isServed = plan.cookings.map((_, index) => items.some(({ cooking }) => cooking === index));
  const indexOf = (index: number) => isServed.slice(0, index).filter(Boolean).length;
  return {
    ...plan,
    items: items.map(({ cooking, ...item }) =>
      cooking === undefined ? item : { ...item, cooking: indexOf(cooking) },
    ),
    cookings: plan.cookings.flatMap((cooking, index) => {
      if (isServed[index] !== true) return [];
      const less = removed.cooking === index ? (removed.portions ?? 0) : 0;
      return [{ ...cooking, portions: cooking.portions - less }];
    }),
  };
}

/** The plan with another dish at the meal of an item; undefined when no other fits. */
export async function replaceItem(
  plan: Plan,
  replaced: ProposedItem,
  recipeIds: readonly number[],
  { cells, ...wishes }: Wishes,
): Promise<Plan | undefined> {
  const rest = without(plan, replaced);
  const key = keyOf(replaced);
  const body = {
    ...wishes,
    cells: cells.filter((cell) => keyOf(cell) === key),
    avoid: [...recipeIds],
    keep: { items: rest.items, cookings: rest.cookings },
  };
  const { data } = await popote.proposeWeek({ body });
  const [best] = data.proposals;
  if (best === undefined || best.items.length === rest.items.length) return undefined;
  const next = planOf(best, body.cells);
  return { ...next, reasons: new Map([...plan.reasons, ...next.reasons]) };
}
