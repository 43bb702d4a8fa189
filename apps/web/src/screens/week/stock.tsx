import type { StockView } from '@popote/client';
import { useSignal } from '@preact/signals';
import { isOnline } from '../../api/popote.js';
import { MenuRow } from '../../ui/menu-row.js';
import { Section } from '../../ui/page.js';
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
    <Section title={words.week.stock} hint={words.week.stockHint}>
      <ul class="menu card">
        {stock.data.map((row) => (
          <MenuRow
            key={`${String(row.cookingId)}-${row.storage}`}
            title={<strong>{row.recipe.name}</strong>}
            hint={`${words.week.portions(row.portions)} ${words.week[row.storage]}`}
            disabled={!isOnline.value}
            onClick={() => (reported.value = row)}
          >
            <span class={`badge ${urgencyOf(row)}`}>
              {row.warning === null ? words.week.eatBy(nameOfDay(row.eatBy)) : words.week.tooLate}
            </span>
          </MenuRow>
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
    </Section>
  );
}

function urgencyOf({ warning, eatBy }: StockView): string {
  if (warning !== null) return 'bad';
  return eatBy <= addDays(today(), 1) ? 'warn' : '';
}
