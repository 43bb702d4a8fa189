import { type SessionHeaders, signUp } from '../../harness/account.js';
import { WEEK } from '../../harness/full-week.js';
import { send } from '../../harness/send.js';
import type { Attack, Target } from '../attack.js';
import { writeLargestRecipe } from '../recipes.js';

const CLIENTS = 8;
/** More items than a week may have. */
const MAX_ITEMS = 1_000;
const PATHS = [
  `/planning/batch?date=${WEEK}`,
  `/planning/batch?date=${WEEK}&cooks=4&burners=8&ovens=3`,
  `/planning/shopping-list?date=${WEEK}`,
  `/planning?date=${WEEK}`,
];

/** Reads a week that contains the largest recipe as often as the API allows. */
export const FULL_PLANNING: Attack = {
  name: 'full-planning',
  prepare: async (target) => {
    const headers = await signUp(target.apiUrl);
    await planUntilRefused(target, headers);
    return {
      run: (traffic) =>
        traffic.repeat(CLIENTS, (index) => {
          const path = PATHS[index % PATHS.length] ?? '';
          return traffic.send('GET', path, { headers });
        }),
    };
  },
};

async function planUntilRefused(target: Target, headers: SessionHeaders): Promise<void> {
  const { apiUrl } = target;
  await send('POST', `${apiUrl}/house`, headers, { name: 'La Roseraie' });
  const { id: recipeId } = await writeLargestRecipe(target, headers);
  const item = { recipeId, date: WEEK, slot: 'LUNCH', portions: 4 };
  for (let count = 0; count < MAX_ITEMS; count++) {
    const isPlanned = await send('POST', `${apiUrl}/planning/items`, headers, item).then(
      () => true,
      () => false,
    );
    if (!isPlanned) return;
  }
}
