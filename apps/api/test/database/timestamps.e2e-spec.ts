import { signUpAdministrator } from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';

const UTC_MILLISECONDS = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('timestamps', () => {
  const app = useSharedApp();

  it('are ISO 8601 in UTC with milliseconds in every response', async () => {
    const { client } = await signUpAdministrator(app);
    const { body: house } = await client.get('/house/current');
    expect(house.members).toMatchObject([{ joinedAt: UTC_MILLISECONDS }]);

    const content = { name: 'Riz', visibility: 'PERSONAL', portions: 4, dietIds: [] };
    const steps = [{ description: 'Rincer le riz.' }];
    const { body: recipe } = await client.post('/recipes', { ...content, ingredients: [], steps });
    const times = { createdAt: UTC_MILLISECONDS, updatedAt: UTC_MILLISECONDS };
    expect(recipe).toMatchObject(times);
    expect((await client.get('/recipes?tab=perso')).body).toMatchObject([times]);

    const path = `/recipes/${String(recipe.id)}/steps/${String(recipe.steps[0].id)}/corrections`;
    await client.post(path, { techStepId: null, start: 0, end: 6 });
    expect((await client.get(path)).body).toMatchObject([{ createdAt: UTC_MILLISECONDS }]);
  });
});
