import type { AllergyRow, DietRow } from '@popote/client';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { Chips, Field, Select } from '../../ui/form.js';
import { FoodList } from '../../ui/food/food-list.js';
import { labels, named } from '../../words/labels.js';
import { words } from '../../words/words.js';

/** What a person eats: of members and of dependants. */
export interface Preferences {
  readonly dietId: number | null;
  readonly allergyIds: readonly number[];
  readonly dislikedIngredientIds: readonly number[];
  readonly appetite: number;
}

export const useDiets = () =>
  useResource<DietRow[]>('diets', () => popote.listReferenceDiets(), { keep: true }).data ?? [];

export const useAllergies = () =>
  useResource<AllergyRow[]>('allergies', () => popote.listReferenceAllergies(), { keep: true })
    .data ?? [];

interface PreferenceFieldsProps {
  readonly value: Preferences;
  readonly dislikes: readonly number[];
  readonly onDislikes: (ids: number[]) => void;
}

/** The fields of a form; `preferencesOf` reads them. */
export function PreferenceFields({ value, dislikes, onDislikes }: PreferenceFieldsProps) {
  const diets = useDiets();
  const allergies = useAllergies();
  return (
    <>
      <Select
        label={words.household.diet}
        name="dietId"
        chosen={value.dietId}
        options={[{ id: '', name: words.household.noDiet }, ...named(diets, labels.diets)]}
      />
      <Chips
        label={words.household.allergies}
        name="allergyIds"
        choices={named(allergies, labels.allergies)}
        chosen={value.allergyIds}
      />
      <FoodList label={words.household.dislikes} ids={dislikes} onChange={onDislikes} />
      <Field
        label={words.household.appetite}
        hint={words.household.appetiteHint}
        {...{ name: 'appetite', type: 'number', min: 0.25, max: 2, step: 0.25 }}
        defaultValue={value.appetite}
      />
    </>
  );
}

/** What a form with these fields says. */
export function preferencesOf(form: FormData) {
  return {
    dietId: Number(form.get('dietId')) || null,
    allergyIds: form.getAll('allergyIds').map(Number),
    appetite: Number(form.get('appetite')),
  };
}

/** "végétarien · gluten, lait · 0,5 portion" */
export function useSummary() {
  const diets = useDiets();
  const allergies = useAllergies();
  return ({ dietId, allergyIds, appetite }: Omit<Preferences, 'dislikedIngredientIds'>) => {
    const diet = diets.find(({ id }) => id === dietId)?.key ?? '';
    const allergens = allergies
      .filter(({ id }) => allergyIds.includes(id))
      .map(({ key }) => labels.allergies[key]?.name ?? key);
    return [
      labels.diets[diet]?.name,
      allergens.length > 0 && words.household.allergicTo(allergens.join(', ')),
      appetite !== 1 && words.week.portions(appetite),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
