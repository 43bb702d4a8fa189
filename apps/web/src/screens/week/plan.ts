import {
  type AddedItems,
  type BatchItemDto,
  type CookingView,
  idempotencyKey,
  type ItemBatchDto,
  type PlanningItem,
  type PlanningWeek,
  type Slot,
  type StockView,
} from '@popote/client';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { go } from '../../navigation/router.js';
import { tellUndo } from '../../ui/tell.js';
import { addDays, nameOfDay } from '../../words/dates.js';
import { labels } from '../../words/labels.js';
import { words } from '../../words/words.js';

export const SLOTS = ['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER'] as const satisfies readonly Slot[];

export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What is planned in a week. The device keeps it. */
export const useWeek = (weekStart: string) =>
  useResource<PlanningWeek>(
    `week/${weekStart}`,
    () => popote.getPlanning({ query: { date: weekStart, expand: ['suitability', 'nutrition'] } }),
    { events: ['planning', 'recipe', 'detection', 'house'], keep: true },
  );

/** Portions of cookings, the most urgent first. */
export const useStock = () =>
  useResource<StockView[]>('stock', () => popote.getStock({ query: { timeZone } }), {
    events: ['planning', 'recipe'],
    keep: true,
  });

/**
 * Shows a day of the week, or a dialog about it, which "back" closes: `item`, `cooking` or `add` with
 * an id or a meal.
 */
export function showDay(date: string, dialog: Readonly<Record<string, string>> = {}) {
  go(`week?${String(new URLSearchParams({ date, ...dialog }))}`, {
    replace: Object.keys(dialog).length === 0,
  });
}

export const nameOf = ({ recipe, text }: Pick<PlanningItem, 'recipe' | 'text'>) =>
  recipe?.name ?? text ?? '';

export const nameOfSlot = (slot: Slot) => labels.slots[slot]?.name ?? slot;

/** "vendredi 4 décembre, dîner" */
export const nameOfMeal = (date: string, slot: Slot) =>
  `${nameOfDay(date, 'long')}, ${nameOfSlot(slot)}`;

/** The days of a week, or of several, as choices of a field. */
export const dayChoices = (weekStart: string, count = 7) =>
  Array.from({ length: count }, (_, index) => addDays(weekStart, index)).map((id) => ({
    id,
    name: nameOfDay(id, 'short'),
  }));

export const slotChoices = () => SLOTS.map((id) => ({ id, name: nameOfSlot(id) }));

/** What plans an item once more. */
function copyOf(item: PlanningItem): BatchItemDto {
  const { cookingId, recipe, date, slot, portions, text, note, eaters } = item;
  const dish = cookingId === null ? { recipeId: recipe?.id ?? null } : { cookingId };
  return { date, slot, portions, text, note, eaters, ...dish };
}

/** What plans items and cookings once more: items of the cookings are served from the new ones. */
export function copiesOf(items: readonly PlanningItem[], cookings: readonly CookingView[]) {
  const copies = items.map((item): BatchItemDto => {
    const cooking = cookings.findIndex(({ id }) => id === item.cookingId);
    return cooking < 0 ? copyOf(item) : { ...copyOf(item), cookingId: null, cooking };
  });
  const again = cookings.map(({ recipe, date, portions }) => ({
    ...{ recipeId: recipe.id, date, portions },
  }));
  return { items: copies, cookings: again };
}

export const planAll = (body: ItemBatchDto) =>
  popote.createPlanningItems({ body, headers: idempotencyKey() });

type Added = Pick<AddedItems, 'items' | 'cookings'>;

/** Deletes what was added to the plan. */
export const takeBack = ({ items, cookings }: Added) =>
  Promise.all([
    ...items.map(({ id }) => popote.deletePlanningItem({ path: { itemId: id } })),
    ...cookings.map(({ id }) => popote.deleteCooking({ path: { cookingId: id } })),
  ]);

export async function removeItem(item: PlanningItem) {
  await popote.deletePlanningItem({ path: { itemId: item.id } });
  tellUndo(words.list.removed(nameOf(item)), () => planAll({ items: [copyOf(item)] }));
}

/** Moves an item to another meal, or copies it there. */
export async function placeItem(item: PlanningItem, date: string, slot: Slot, isCopy: boolean) {
  const path = { itemId: item.id };
  const day = nameOfMeal(date, slot);
  if (isCopy) {
    const { data } = await planAll({ items: [{ ...copyOf(item), date, slot }] });
    tellUndo(words.week.copied(nameOf(item), day), () => takeBack(data));
  } else {
    await popote.updatePlanningItem({ path, body: { date, slot } });
    const back = { date: item.date, slot: item.slot };
    tellUndo(words.week.moved(nameOf(item), day), () =>
      popote.updatePlanningItem({ path, body: back }),
    );
  }
}
