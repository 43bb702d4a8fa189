import { ALLERGENS } from '#domain/catalogue/allergens.js';
import { DIET_KEYS } from '#domain/catalogue/diets.js';
import { Fixtures } from '../../../support/fixtures.js';
import { signUpAdministrator } from '../../../support/people.js';
import { useSharedApp } from '../../../support/shared-app.js';

const DATE = '2026-07-08';
const FINISH = 'finish=2026-07-08T18:00:00%2B02:00';

describe('what a house prints and shares', () => {
  const app = useSharedApp();

  it.each([
    'shopping-list',
    'shopping-list?format=text',
    'shopping-list?format=csv',
    'batch',
    'batch?format=text',
    `batch?format=svg&${FINISH}`,
    `batch?format=ics&${FINISH}`,
  ])('names nobody with allergies or a diet: %s', async (path) => {
    const fixtures = await Fixtures.load(app);
    const { client } = await signUpAdministrator(app);
    const read = async () => {
      const separator = path.includes('?') ? '&' : '?';
      const { status, body } = await client.get(`/planning/${path}${separator}date=${DATE}`);
      expect(status).toBe(200);
      return JSON.stringify(body);
    };
    const { id } = await fixtures.writeDetected(client, { portions: 4 });
    const item = { recipeId: id, date: DATE, slot: 'LUNCH', portions: 4 };
    await client.succeed('POST', '/planning/items', item);
    const before = await read();
    const person = { firstName: 'Zéphyrine', dietId: fixtures.id('diets', DIET_KEYS[2]) };
    const allergyIds = ALLERGENS.map(({ key }) => fixtures.id('allergies', key));
    await client.succeed('POST', '/house/current/dependants', { ...person, allergyIds });
    const after = await read();
    expect(withoutStamps(after)).toBe(withoutStamps(before));
  });
});

/** A calendar says when it was made, and a list how often the house changed. */
function withoutStamps(text: string): string {
  return text.replaceAll(/DTSTAMP:\w+|"version":\d+/g, '');
}
