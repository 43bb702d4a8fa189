import { type Member, signUpAdministrator } from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';
import { readEntries } from './read-archive-bytes.js';
import { uploadArchive } from './upload.js';
import { type Entries, zip } from './zip.js';

/** Three recipes in Cooklang: a tart, its dough, which names the tart, and a cream that is not ready. */
const COOKLANG: Entries = [
  [
    'Tarte.cook',
    'Étaler @./bases/Pâte{0.5}(froide) et @./Crème{}. Napper de @miel{20%g} et @./absent{}.\n',
  ],
  ['bases/Pâte.cook', '---\nservings: 6\n---\nPétrir @farine{200%g}. Voir @../Tarte{100%g}.\n'],
  ['Crème.cook', 'Fouetter @nduja{}.\n'],
];

const references = ({ key, references: named }: any) => ({
  key,
  references: named.map(({ text, ...reference }: any) => reference),
});

describe('recipes in recipes of archives', () => {
  it('Cooklang names them by their path; a path that is not in the archive stays a line', async () => {
    const { recipes } = await readEntries(COOKLANG);
    expect(recipes.map(references)).toEqual([
      {
        key: 'Tarte',
        references: [
          { key: 'bases/Pâte', quantity: 0.5, unit: '', note: 'froide' },
          { key: 'Crème', quantity: null, unit: '', note: null },
        ],
      },
      { key: 'bases/Pâte', references: [{ key: 'Tarte', quantity: 100, unit: 'g', note: null }] },
      { key: 'Crème', references: [] },
    ]);
    expect(recipes[0]?.ingredientLines).toEqual(['20 g miel', 'absent']);
    expect(recipes[0]?.steps.join(' ')).toContain('Étaler Pâte et Crème.');
  });

  it('Mealie names them in ingredient lines', async () => {
    const line = { recipe_id: '1-1', referenced_recipe_id: '22', quantity: 2, unit_id: 'u' };
    const database = {
      recipes: [
        { id: '11', slug: 'tarte', name: 'Tarte' },
        { id: '2-2', slug: 'pate', name: 'Pâte' },
      ],
      recipes_ingredients: [
        { ...line, position: 0, note: 'froide' },
        { ...line, position: 1, referenced_recipe_id: '99', note: 'un fond' },
      ],
      ingredient_units: [{ id: 'u', name: 'portions' }],
    };
    const { recipes } = await readEntries([['database.json', JSON.stringify(database)]]);
    expect(recipes.map(references)).toEqual([
      { key: '11', references: [{ key: '22', quantity: 2, unit: 'portions', note: 'froide' }] },
      { key: '22', references: [] },
    ]);
    expect(recipes[0]?.ingredientLines).toEqual(['2 portions un fond']);
  });

  it('Tandoor names them as steps', async () => {
    const recipe = (name: string, ...steps: object[]) => JSON.stringify({ name, steps });
    const ofZip = (json: string) => zip([['recipe.json', json]]);
    const step = { instruction: 'Étaler.', ingredients: [], order: 0 };
    const { recipes } = await readEntries([
      ['7.zip', await ofZip(recipe('Tarte', { ...step, name: 'Pâte', step_recipe: 8 }))],
      ['8.zip', await ofZip(recipe('Pâte', step))],
    ]);
    expect(recipes.map(references)).toEqual([
      { key: '7', references: [{ key: '8', quantity: null, unit: '', note: null }] },
      { key: '8', references: [] },
    ]);
  });

  describe('drafts', () => {
    const app = useSharedApp();
    let member: Member;
    beforeEach(async () => {
      member = await signUpAdministrator(app);
    });

    it('have parts, which are imported with them; one that is not ready is a line of text', async () => {
      const { path, archive } = await uploadArchive(member.client, await zip(COOKLANG));
      const [tart, dough, cream] = archive.drafts;
      expect(tart.parts).toEqual([
        { draftId: dough.id, portions: 3, note: 'froide', before: 2 },
        { draftId: cream.id, portions: 4, note: null, before: 2 },
      ]);
      expect([dough.parts, cream.parts, cream.ready]).toEqual([[], [], false]);
      expect(dough.otherLines).toEqual([{ kind: 'TEXT', text: '100 g Tarte', before: 1 }]);
      const body = { draftIds: [tart.id] };
      const { imported } = await member.client.succeed('POST', `${path}/import`, body);
      expect(imported.map(({ draftId }: any) => draftId)).toEqual([dough.id, tart.id]);
      const [doughId, tartId] = imported.map(({ recipeId }: any) => recipeId);
      const recipe = await member.client.succeed('GET', `/recipes/${String(tartId)}`);
      expect(recipe.parts).toMatchObject([
        { recipeId: doughId, name: 'Pâte', portions: 3, note: 'froide', before: 1 },
      ]);
      expect(recipe.otherLines.map(({ text }: any) => text)).toContain('Crème');
    });

    it('are imported with the content that a person approved', async () => {
      const { path, archive } = await uploadArchive(member.client, await zip(COOKLANG));
      const [tart] = archive.drafts;
      const { parts, ...content } = tart;
      const ingredients = tart.ingredients.filter(({ ingredientId }: any) => ingredientId !== null);
      const body = { ...content, ingredients };
      const recipe = await member.client.succeed('POST', `${path}/import/${String(tart.id)}`, body);
      expect(recipe.parts).toMatchObject([{ name: 'Pâte', portions: 3 }]);
      expect(recipe.otherLines).toMatchObject([{ text: 'Crème' }]);
      expect(parts).toHaveLength(2);
    });
  });
});
