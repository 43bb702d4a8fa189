import type { PantryRowView } from '@popote/client';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { go, place } from '../../navigation/router.js';
import { FoodSearch } from '../../ui/food/food-search.js';
import { MenuRow, Rows } from '../../ui/menu.js';
import { Empty, Page } from '../../ui/page.js';
import { addDays, nameOfDay, today } from '../../words/dates.js';
import { amountText, foodName } from '../../words/food.js';
import { words } from '../../words/words.js';
import { PantryDialog } from './pantry-dialog.js';

/** What is at home. `pantry/12` opens the food with this id. */
export function Screen() {
  const pantry = useResource<PantryRowView[]>('pantry', () => popote.listPantry(), {
    events: ['house', 'planning'],
    keep: true,
  });
  const ingredientId = Number(place.value.rest[0]) || undefined;
  return (
    <Page title={words.app.pantry}>
      <p class="hint">{words.pantry.intro}</p>
      <FoodSearch label={words.pantry.add} onChoose={({ id }) => go(`pantry/${String(id)}`)} />
      <Rows
        {...pantry}
        empty={
          <Empty icon="jar" title={words.pantry.empty}>
            <p>{words.pantry.emptyHint}</p>
          </Empty>
        }
      >
        {(row) => (
          <MenuRow
            key={row.ingredientId}
            title={<strong class="capital">{foodName(row.ingredientId)}</strong>}
            hint={amountOf(row)}
            href={`pantry/${String(row.ingredientId)}`}
          >
            <BestBefore row={row} />
          </MenuRow>
        )}
      </Rows>
      {ingredientId !== undefined && (pantry.data !== undefined || pantry.error !== undefined) && (
        <PantryDialog
          key={ingredientId}
          ingredientId={ingredientId}
          row={pantry.data?.find((row) => row.ingredientId === ingredientId)}
          onClose={() => {
            go('pantry', { replace: true });
            void pantry.read();
          }}
        />
      )}
    </Page>
  );
}

/** "500 g", or "200 g sur 500 g" when the plan has used some. */
function amountOf({ quantity, unitId, remaining }: PantryRowView): string {
  if (quantity === null || remaining === null) return words.pantry.some;
  if (remaining === 0) return words.pantry.usedUp;
  const whole = amountText({ quantity, unitId });
  if (remaining === quantity) return whole;
  return `${amountText({ quantity: remaining, unitId })} ${words.pantry.of(whole)}`;
}

function BestBefore({ row: { bestBefore, expired } }: { readonly row: PantryRowView }) {
  if (bestBefore === null) return null;
  const isSoon = bestBefore <= addDays(today(), 3);
  const day = nameOfDay(bestBefore);
  return (
    <span class={`badge ${expired ? 'bad' : isSoon ? 'warn' : ''}`}>
      {expired ? words.pantry.expired(day) : words.pantry.before(day)}
    </span>
  );
}
