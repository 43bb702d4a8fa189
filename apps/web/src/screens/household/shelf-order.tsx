import type { Subcategory } from '@popote/client';
import { Button } from '../../ui/button.js';
import { shelfName } from '../../words/food.js';
import { labels } from '../../words/labels.js';
import { words } from '../../words/words.js';

interface ShelfOrderProps {
  /** The first shelves. The others follow in the order of the catalogue. */
  readonly first: readonly Subcategory[];
  readonly onChange: (order: Subcategory[]) => void;
}

/** The shelves of a shop, each with buttons that move it. */
export function ShelfOrder({ first, onChange }: ShelfOrderProps) {
  const all = Object.keys(labels.subcategories) as Subcategory[];
  const order = [...first, ...all.filter((shelf) => !first.includes(shelf))];
  const move = (index: number, step: -1 | 1) => {
    const moved = [...order];
    const [shelf] = moved.splice(index, 1);
    if (shelf !== undefined) moved.splice(index + step, 0, shelf);
    onChange(moved);
  };
  return (
    <ol class="menu card">
      {order.map((shelf, index) => (
        <li key={shelf} class="menu-row shelf-row">
          <span>{shelfName(shelf)}</span>
          <Button
            kind="quiet"
            icon="up"
            aria-label={words.household.up(shelfName(shelf))}
            disabled={index === 0}
            onClick={() => move(index, -1)}
          />
          <Button
            kind="quiet"
            icon="down"
            aria-label={words.household.down(shelfName(shelf))}
            disabled={index === order.length - 1}
            onClick={() => move(index, 1)}
          />
        </li>
      ))}
    </ol>
  );
}
