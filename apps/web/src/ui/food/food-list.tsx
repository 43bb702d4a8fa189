import { foodName } from '../../words/food.js';
import { words } from '../../words/words.js';
import { Button } from '../button.js';
import { FoodSearch } from './food-search.js';

interface FoodListProps {
  readonly label: string;
  readonly hint?: string;
  readonly ids: readonly number[];
  readonly onChange: (ids: number[]) => void;
}

/** Several foods: those that are chosen, and a field that adds one. */
export function FoodList({ label, hint, ids, onChange }: FoodListProps) {
  return (
    <fieldset class="food-list stack">
      <legend>{label}</legend>
      {hint !== undefined && <p class="hint">{hint}</p>}
      <ul class="row">
        {ids.map((id) => (
          <li key={id} class="food-chip">
            {foodName(id)}
            <Button
              icon="close"
              label={words.app.removeNamed(foodName(id))}
              onClick={() => onChange(ids.filter((each) => each !== id))}
            />
          </li>
        ))}
      </ul>
      <FoodSearch
        label={words.app.searchFood}
        onChoose={({ id }) => {
          if (!ids.includes(id)) onChange([...ids, id]);
        }}
      />
    </fieldset>
  );
}
