import { signInAs } from '../../harness/account.js';
import { seed } from '../../seed/seed.js';
import type { Attack } from '../attack.js';

const RECIPES = 5_000;
const CLIENTS = 16;

const ids = Array.from({ length: 100 }, (_, index) => index + 1).join(',');
const keys = (prefix: string) => Array.from({ length: 100 }, (_, index) => prefix + String(index));

/** Searches that match few recipes or none, with as many conditions as allowed. */
const SEARCHES = [
  `ingredientIds=${ids}`,
  `dietIds=${ids}`,
  `techStepKeys=${['melt', 'bake', 'peel', ...keys('x').slice(3)].join(',')}`,
  `excludeUtensilKeys=${['oven', 'pan', ...keys('x').slice(2)].join(',')}`,
  `name=${'a%20e%20c%20d%20'.repeat(25)}`,
  `name=${'tarte%20'.repeat(33)}`,
  `q=${'tarte%20sel%20'.repeat(14)}`,
  `q=${'saladf%20ognion%20'.repeat(11)}`,
  'sort=name&q=sel&suitableForHousehold=true',
  'suitableForHousehold=true&tab=publique&name=z',
  'suitableForHousehold=true&excludeUtensilKeys=oven,pan&cursor=10',
  'cursor=21',
];

/** Expensive searches among 5,000 generated recipes. */
export const SEARCHES_ATTACK: Attack = {
  name: 'expensive-searches',
  prepare: async ({ databaseUrl }) => {
    const [author] = await seed(databaseUrl, { recipes: RECIPES });
    const headers = await signInAs(databaseUrl, author?.id ?? 0);
    return {
      run: (traffic) =>
        traffic.repeat(CLIENTS, (index) => {
          const search = SEARCHES[index % SEARCHES.length] ?? '';
          return traffic.send('GET', `/recipes?limit=100&${search}`, { headers });
        }),
    };
  },
};
