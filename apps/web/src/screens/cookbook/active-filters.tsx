import { go, place } from '../../navigation/router.js';
import { Icon } from '../../ui/icon.js';
import { minutesText } from '../../words/dates.js';
import { foodName } from '../../words/food.js';
import { labels } from '../../words/labels.js';
import { words } from '../../words/words.js';
import { useDiets } from '../household/preferences.js';
import { addressWith, FILTER_NAMES, type FilterName } from './filters.js';

/** The filters of the list, each of which a tap removes. */
export function ActiveFilters() {
  const { query } = place.value;
  const diets = useDiets();
  const nameOf: Readonly<Record<FilterName, (value: string) => string>> = {
    suitableForHousehold: () => words.cookbook.suitable,
    maxMinutes: (minutes) => words.cookbook.atMost(minutesText(Number(minutes))),
    maxEnergyKcal: (energy) => words.cookbook.atMost(words.cookbook.kcal(Number(energy))),
    courses: (course) => labels.courses[course]?.name ?? course,
    dietIds: (id) =>
      labels.diets[diets.find((diet) => diet.id === Number(id))?.key ?? '']?.name ?? '',
    ingredientIds: (id) => foodName(Number(id)),
    excludeIngredientIds: (id) => words.cookbook.without(foodName(Number(id))),
    techStepKeys: (key) => labels.techSteps[key]?.name ?? key,
    excludeUtensilKeys: (key) => words.cookbook.without(labels.utensils[key]?.name ?? key),
    tags: (tag) => tag,
  };
  const active = FILTER_NAMES.flatMap((name) =>
    query.getAll(name).map((value) => ({ name, value })),
  );
  if (active.length === 0) return null;
  return (
    <ul class="row" aria-label={words.cookbook.filters}>
      {active.map(({ name, value }) => {
        const text = nameOf[name](value);
        const others = query.getAll(name).filter((each) => each !== value);
        return (
          <li key={name + value}>
            <button
              type="button"
              class="chip active-filter"
              aria-label={words.app.removeNamed(text)}
              onClick={() => go(addressWith(query, { [name]: others }), { replace: true })}
            >
              {text}
              <Icon name="close" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
