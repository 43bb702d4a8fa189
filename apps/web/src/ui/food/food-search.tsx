import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { type FoundFood, searchFoods } from '../../words/food.js';
import { words } from '../../words/words.js';

interface FoodSearchProps {
  readonly label: string;
  /** Called with the food that the person chooses. */
  readonly onChoose: (food: FoundFood) => void;
  /** Called with a text that is no food; without it, only foods can be chosen. */
  readonly onText?: (text: string) => void;
}

/** A field that proposes foods while the person writes: arrows and Enter, or a tap. */
export function FoodSearch({ label, onChoose, onText }: FoodSearchProps) {
  const id = useId();
  const text = useSignal('');
  const active = useSignal(-1);
  const found = text.value.length < 2 ? [] : searchFoods(text.value, 6);
  const isOpen = found.length > 0;
  const choose = (food: FoundFood | undefined) => {
    if (food === undefined && (onText === undefined || text.value.trim() === '')) return;
    if (food === undefined) onText?.(text.value.trim());
    else onChoose(food);
    text.value = '';
    active.value = -1;
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && isOpen)
      active.value = Math.max(-1, Math.min(found.length - 1, active.value + step));
    else if (event.key === 'Escape') text.value = '';
    else if (event.key === 'Enter')
      choose(found[active.value] ?? (onText === undefined ? found[0] : undefined));
    else return;
    event.preventDefault();
  };
  return (
    <div class="food-search">
      <input
        role="combobox"
        aria-label={label}
        placeholder={label}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active.value < 0 ? undefined : `${id}-${String(active.value)}`}
        autocomplete="off"
        enterkeyhint="done"
        maxlength={200}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
          active.value = -1;
        }}
        onKeyDown={move}
      />
      <ul id={`${id}-list`} role="listbox" aria-label={label} hidden={!isOpen}>
        {found.map((food, index) => (
          <li
            key={food.id}
            id={`${id}-${String(index)}`}
            role="option"
            aria-selected={index === active.value}
            onMouseDown={(event) => {
              event.preventDefault(); // the field keeps the focus
              choose(food);
            }}
          >
            <span>
              {food.name}
              {food.match !== food.name && <span class="quiet-text"> {food.match}</span>}
            </span>
            <small class="quiet-text">{food.shelf}</small>
          </li>
        ))}
      </ul>
      {text.value.length > 2 && !isOpen && onText === undefined && (
        <small class="hint" role="status">
          {words.app.noFood}
        </small>
      )}
    </div>
  );
}
