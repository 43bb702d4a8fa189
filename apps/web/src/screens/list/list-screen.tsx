import { expectedList, type ShoppingListView } from '@popote/client';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isOnline, popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { profile, useHouse } from '../../api/session.js';
import { go, place } from '../../navigation/router.js';
import { changeList, lineNames, listKey, pendingChanges } from './list-queue.js';
import { Button } from '../../ui/button.js';
import { Chips } from '../../ui/form.js';
import { Empty, Loading, Page } from '../../ui/page.js';
import { useDialog } from '../../ui/dialog.js';
import { FoodSearch } from '../../ui/food/food-search.js';
import { shareText } from '../../ui/share.js';
import { WeekHeader } from '../../ui/week-header.js';
import { addDays, today, weekOf } from '../../words/dates.js';
import { foodNamed } from '../../words/food.js';
import { words } from '../../words/words.js';
import { LineDialog } from './line-dialog.js';
import { Lines } from './lines.js';
import { type People, type Row, rowsOf } from './rows.js';
import './list.css';

/** The shopping list of a week, which several phones change at once, also without a network. */
export function Screen() {
  const house = useHouse().data;
  const chosen = place.value.query.get('date') ?? today();
  const weekStart = weekOf(chosen, house?.weekStartsOn);
  const show = (date: string) => go(`list?date=${date}`, { replace: true });
  return (
    <Page title={words.app.list} class="list" actions={<Actions weekStart={weekStart} />}>
      <WeekHeader weekStart={weekStart} onChange={show} />
      <List key={weekStart} weekStart={weekStart} />
    </Page>
  );
}

function Actions({ weekStart }: { readonly weekStart: string }) {
  const share = async () => {
    const query = { date: weekStart, format: 'text' } as const;
    const { data } = await popote.getShoppingList({ query });
    await shareText(words.list.shareText, data);
  };
  return (
    <>
      <Button icon="share" label={words.app.share} disabled={!isOnline.value} run={share} />
      <Button icon="print" label={words.list.print} onClick={() => print()} />
    </>
  );
}

function List({ weekStart }: { readonly weekStart: string }) {
  const { data, error, isFresh, read } = useResource<ShoppingListView>(
    listKey(weekStart),
    () => popote.getShoppingList({ query: { date: weekStart } }),
    { events: ['shopping-list', 'planning', 'recipe', 'house'], keep: true },
  );
  const shops = useShops();
  const people = usePeople();
  const shopId = useSignal<number | null>(null);
  const details = useDialog<Row>();
  const date = dateIn(weekStart);
  const add = (line: { text: string; ingredientId?: number }) =>
    changeList(date, { kind: 'ADD', ...line, shopId: shopId.value });
  const list = data && expectedList(data, pendingIn(weekStart));
  const shown = list && rowsOf(list, people);
  useEffect(() => {
    for (const { id, name } of shown?.rows ?? []) lineNames.set(id, name);
  });
  return (
    <>
      <FoodSearch
        label={words.list.newLine}
        onChoose={({ id, name }) => add({ text: name, ingredientId: id })}
        onText={(text) => {
          const ingredientId = foodNamed(text);
          add({ text, ...(ingredientId !== undefined && { ingredientId }) });
        }}
      />
      <Status isFresh={isFresh === true} />
      {shops.length > 0 && (
        <Chips
          one
          label={words.list.shops}
          name="shop"
          choices={[{ id: '', name: words.list.allShops }, ...shops]}
          chosen={['']}
          onChange={([id]) => (shopId.value = Number(id) || null)}
        />
      )}
      {shown === undefined && error === undefined && <Loading read={read} rows={8} />}
      {shown === undefined && error !== undefined && (
        <Empty
          icon="list"
          title={isOnline.value ? words.errors.unexpected : words.list.neverRead}
        />
      )}
      {shown !== undefined && (
        <Lines
          {...shown}
          date={date}
          shop={shops.find(({ id }) => id === shopId.value)}
          onDetails={details.open}
        />
      )}
      {details.render(
        (row) => row && <LineDialog {...{ row, date, shops, onClose: details.close }} />,
      )}
    </>
  );
}

/** A line that is added today waits since today. */
const dateIn = (weekStart: string) =>
  today() >= weekStart && today() < addDays(weekStart, 7) ? today() : weekStart;

const pendingIn = (weekStart: string) =>
  pendingChanges.value
    .filter(({ date }) => date >= weekStart && date < addDays(weekStart, 7))
    .map(({ operation }) => operation);

/** Says what the service does not have yet. */
function Status({ isFresh }: { readonly isFresh: boolean }) {
  const count = pendingChanges.value.length;
  const isCurrent = isFresh && isOnline.value && count === 0;
  return (
    <p class="list-status" role="status" data-state={isCurrent ? 'current' : 'pending'}>
      {count > 0 && (isOnline.value ? words.list.sending : words.list.pending(count))}
    </p>
  );
}

const useShops = () =>
  useResource('shops', () => popote.listShops(), { events: ['house'], keep: true }).data ?? [];

/** The other members. */
function usePeople(): People {
  const members = useHouse().data?.members ?? [];
  const others = members.filter(({ id }) => id !== profile.value?.id);
  return new Map(others.map(({ id, firstName }) => [id, firstName]));
}
