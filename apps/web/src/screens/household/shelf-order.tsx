import type { Subcategory } from '@popote/client';
import { Button } from '../../ui/button.js';
import { MenuRow } from '../../ui/menu.js';
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
        <MenuRow key={shelf} title={<span class="capital">{shelfName(shelf)}</span>}>
          <Button
            {...{ icon: 'up', disabled: index === 0 }}
            label={words.household.up(shelfName(shelf))}
            onClick={() => move(index, -1)}
          />
          <Button
            {...{ icon: 'down', disabled: index === order.length - 1 }}
            label={words.household.down(shelfName(shelf))}
            onClick={() => move(index, 1)}
          />
        </MenuRow>
      ))}
    </ol>
  );
}
