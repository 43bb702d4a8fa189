import type { LabelTable } from '@popote/client';
import { useSignal } from '@preact/signals';
import { go, place } from '../../navigation/router.js';
import { Button } from '../../ui/button.js';
import { Check, Chips, Field, Form, Select } from '../../ui/form.js';
import { Dialog } from '../../ui/dialog.js';
import { FoodList } from '../../ui/food/food-list.js';
import { minutesText } from '../../words/dates.js';
import { choicesOf, labels, named, sorted } from '../../words/labels.js';
import { words } from '../../words/words.js';
import { useDiets } from '../household/preferences.js';
import { addressWith, FILTER_NAMES, type Filters } from './filters.js';

const MINUTES = [20, 30, 45, 60, 90];

/** The names of a table, in the order of the alphabet, after "any". */
const anyOf = (table: LabelTable) => [
  { id: '', name: words.cookbook.any },
  ...sorted(choicesOf(table)),
];

interface FilterDialogProps {
  readonly filters: Filters;
  readonly onClose: () => void;
}

/** What a recipe must have, and the order of the list. */
export function FilterDialog({ filters, onClose }: FilterDialogProps) {
  const diets = useDiets();
  const foods = useSignal(filters.ingredientIds ?? []);
  const excluded = useSignal(filters.excludeIngredientIds ?? []);
  const clear = () => {
    onClose();
    go(`cookbook?tab=${filters.tab ?? ''}`);
  };
  const apply = (form: FormData) => {
    const sent = ['sort', ...FILTER_NAMES].map((name) => [name, form.getAll(name) as string[]]);
    const changes = {
      ...(Object.fromEntries(sent) as Record<string, string[]>),
      ingredientIds: foods.value,
      excludeIngredientIds: excluded.value,
    };
    onClose();
    go(addressWith(place.value.query, changes));
  };
  return (
    <Dialog title={words.cookbook.filters} onClose={onClose}>
      <Form
        action={words.cookbook.show}
        onSend={(_, form) => apply(form)}
        beside={
          <Button kind="quiet" onClick={clear}>
            {words.cookbook.clear}
          </Button>
        }
      >
        <Check
          label={words.cookbook.suitable}
          name="suitableForHousehold"
          value="true"
          defaultChecked={filters.suitableForHousehold === true}
        />
        <Chips
          one
          label={words.cookbook.time}
          name="maxMinutes"
          chosen={[filters.maxMinutes ?? '']}
          choices={[
            { id: '', name: words.cookbook.any },
            ...MINUTES.map((id) => ({ id, name: words.cookbook.atMost(minutesText(id)) })),
          ]}
        />
        <Chips
          label={words.cookbook.courses}
          name="courses"
          chosen={filters.courses ?? []}
          choices={choicesOf(labels.courses)}
        />
        <Chips
          label={words.cookbook.diets}
          name="dietIds"
          chosen={filters.dietIds ?? []}
          choices={named(diets, labels.diets)}
        />
        <FoodList
          label={words.cookbook.withFoods}
          ids={foods.value}
          onChange={(ids) => (foods.value = ids)}
        />
        <FoodList
          label={words.cookbook.withoutFoods}
          ids={excluded.value}
          onChange={(ids) => (excluded.value = ids)}
        />
        <div class="pair">
          <Select
            label={words.cookbook.techniques}
            name="techStepKeys"
            chosen={filters.techStepKeys?.[0] ?? ''}
            options={anyOf(labels.techSteps)}
          />
          <Select
            label={words.cookbook.noUtensils}
            name="excludeUtensilKeys"
            chosen={filters.excludeUtensilKeys?.[0] ?? ''}
            options={anyOf(labels.utensils)}
          />
          <Field
            {...{ label: words.cookbook.tags, name: 'tags', maxlength: 40, optional: true }}
            defaultValue={filters.tags?.[0] ?? ''}
          />
          <Field
            {...{ label: words.cookbook.energy, name: 'maxEnergyKcal', optional: true }}
            {...{ type: 'number', min: 0, max: 100_000 }}
            defaultValue={filters.maxEnergyKcal ?? ''}
          />
        </div>
        <Select
          label={words.cookbook.sort}
          name="sort"
          chosen={filters.sort ?? ''}
          options={Object.entries(words.cookbook.sorts).map(([id, name]) => ({
            id: id === 'newest' ? '' : id,
            name,
          }))}
        />
      </Form>
    </Dialog>
  );
}
