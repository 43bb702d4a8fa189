import type { StockView } from '@popote/client';
import { useSignal } from '@preact/signals';
import { isOnline } from '../../api/popote.js';
import { Icon } from '../../ui/icon.js';
import { addDays, nameOfDay, today } from '../../words/dates.js';
import { words } from '../../words/words.js';
import { ReportDialog } from './cooking-dialog.js';
import { useStock } from './plan.js';

/** What is cooked and must be eaten, the most urgent first. */
export function Stock() {
  const stock = useStock();
  const reported = useSignal<StockView | undefined>(undefined);
  if (stock.data === undefined || stock.data.length === 0) return null;
  return (
    <section class="stack">
      <h2>{words.week.stock}</h2>
      <p class="hint">{words.week.stockHint}</p>
      <ul class="menu card">
        {stock.data.map((row) => (
          <li key={`${String(row.cookingId)}-${row.storage}`}>
            <button
              type="button"
              class="menu-row"
              disabled={!isOnline.value}
              onClick={() => (reported.value = row)}
            >
              <span>
                <strong>{row.recipe.name}</strong>{' '}
                <small class="quiet-text">
                  {words.week.portions(row.portions)} {words.week[row.storage]}
                </small>
                <br />
                <span class={`badge ${urgencyOf(row)}`}>
                  {row.warning === null
                    ? words.week.eatBy(nameOfDay(row.eatBy))
                    : words.week.tooLate}
                </span>
              </span>
              <Icon name="right" />
            </button>
          </li>
        ))}
      </ul>
      {reported.value !== undefined && (
        <ReportDialog
          cookingId={reported.value.cookingId}
          name={reported.value.recipe.name}
          onClose={() => {
            reported.value = undefined;
            void stock.read();
          }}
        />
      )}
    </section>
  );
}

function urgencyOf({ warning, eatBy }: StockView): string {
  if (warning !== null) return 'bad';
  return eatBy <= addDays(today(), 1) ? 'warn' : '';
}
