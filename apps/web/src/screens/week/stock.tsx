import type { StockView } from '@popote/client';
import { isOnline } from '../../api/popote.js';
import { useDialog } from '../../ui/dialog.js';
import { MenuRow } from '../../ui/menu.js';
import { Section } from '../../ui/page.js';
import { addDays, nameOfDay, today } from '../../words/dates.js';
import { words } from '../../words/words.js';
import { ReportDialog } from './cooking-dialog.js';
import { useStock } from './plan.js';

/** What is cooked and must be eaten, the most urgent first. */
export function Stock() {
  const stock = useStock();
  const dialog = useDialog<StockView>(stock.read);
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
            onClick={() => dialog.open(row)}
          >
            <span class={`badge ${urgencyOf(row)}`}>
              {row.warning === null ? words.week.eatBy(nameOfDay(row.eatBy)) : words.week.tooLate}
            </span>
          </MenuRow>
        ))}
      </ul>
      {dialog.render((row) => row && <ReportDialog stock={row} onClose={dialog.close} />)}
    </Section>
  );
}

function urgencyOf({ warning, eatBy }: StockView): string {
  if (warning !== null) return 'bad';
  return eatBy <= addDays(today(), 1) ? 'warn' : '';
}
