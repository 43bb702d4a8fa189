import { changeList } from './list-queue.js';
import { Button } from '../../ui/button.js';
import { words } from '../../words/words.js';
import type { Row } from './rows.js';

interface LineProps {
  readonly row: Row;
  /** Any day of the week of the list. */
  readonly date: string;
  readonly onDetails: (row: Row) => void;
}

/** A line of the list: a tap anywhere ticks it, but on its details. */
export function Line({ row, date, onDetails }: LineProps) {
  const { name, amount, note, recipes, about, isTicked } = row;
  const origin = [...recipes, ...about];
  return (
    <li class="line">
      <label>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => {
            focusNext(event.currentTarget);
            changeList(date, ...row.toggle);
          }}
        />
        <span class="line-text">
          <span class="line-name">{name}</span> <span class="line-amount">{amount}</span>
          {note !== '' && <small class="line-note">{note}</small>}
          {origin.length > 0 && <small class="line-about">{origin.join(' · ')}</small>}
        </span>
      </label>
      <Button
        icon="more"
        class="line-details"
        label={words.list.details(name)}
        onClick={() => onDetails(row)}
      />
    </li>
  );
}

/** A line that is ticked moves: the focus of the keyboard goes to the line after it. */
function focusNext(input: HTMLInputElement) {
  if (!input.matches(':focus-visible')) return;
  const line = input.closest('li');
  const next = line?.nextElementSibling ?? line?.previousElementSibling;
  next?.querySelector('input')?.focus();
}
