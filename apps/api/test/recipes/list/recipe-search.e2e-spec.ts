import { ingredientNames } from '#domain/catalogue/ingredient-names.js';
import { LOCALES } from '#domain/locale.js';
import { textWords } from '#domain/search/words.js';
import { ExpiredRowsRepository } from '../../../src/deletion/expired-rows.repository.js';
import { Fixtures } from '../../support/fixtures.js';
import { signUpPerson, type Person } from '../../support/people.js';
import { namesByPage } from '../../support/test-client.js';
import { useTestApp } from '../../support/test-app.js';

/** Dishes, their main ingredients and a description, among which each query finds its recipe. */
const DISHES: readonly [name: string, ingredients: string[], description?: string][] = [
  ['Gratin dauphinois', ['potato', 'cream', 'garlic'], 'Le classique de ma grand-mère'],
  ['Lasagnes à la bolognaise', ['pasta', 'beef', 'tomato']],
  ['Kartoffelsuppe', ['potato', 'carrot'], 'Mit Majoran und Speck'],
  ['Zwiebelkuchen', ['onion', 'flour']],
  ['Weißkohlsalat', ['onion', 'honey']],
  ['Smørrebrød', ['bread', 'shrimp']],
  ['Żurek ze złotą kiełbasą', ['egg', 'ham']],
  ['Sıcak humus', ['lentil', 'garlic']],
  ['Müsli aux flocons', ['milk', 'honey']],
  ['Crème brûlée à la vanille', ['cream', 'egg', 'sugar']],
  ['Bœuf bourguignon', ['beef', 'carrot', 'mushroom'], 'Longuement mijoté'],
  ['Tarte aux poires', ['flour', 'butter']],
  ['Steak au poivre', ['beef', 'pepper']],
  ['Fondant au chocolat', ['chocolate', 'butter', 'egg']],
  ['Gâteau de semoule', ['milk', 'sugar']],
  ['Chou farci', ['ham', 'rice']],
  ['Quiche lorraine', ['egg', 'cream', 'ham']],
  ['Ratatouille niçoise', ['zucchini', 'tomato', 'onion'], 'Une recette de Provence'],
  ['Velouté de potimarron', ['cream', 'onion'], 'À servir avec des châtaignes'],
  ['Salade de lentilles', ['lentil', 'shallot', 'mustard']],
  ['Blueberry muffins', ['flour', 'egg', 'sugar']],
  ['Shepherd’s pie', ['beef', 'potato'], 'A Sunday favourite'],
  ['Cherry clafoutis', ['milk', 'egg']],
  ['Poêlée forestière', ['mushroom', 'garlic', 'parsley']],
  ['Saumon en papillote', ['salmon', 'lemon']],
  ['Compote maison', ['apple', 'sugar']],
  ['Boulettes suédoises', ['beef', 'bread'], 'Avec une sauce à l’aneth'],
];

const QUERIES: readonly [query: string, dish: string][] = [
  ['gratin dauphinois', 'Gratin dauphinois'],
  ['dauphinoi', 'Gratin dauphinois'],
  ['gratin de pomme de terre', 'Gratin dauphinois'],
  ['grand-mere', 'Gratin dauphinois'],
  ['lasagne', 'Lasagnes à la bolognaise'],
  ['lasange', 'Lasagnes à la bolognaise'],
  ['lassagnes bolognaise', 'Lasagnes à la bolognaise'],
  ['bolognaisse', 'Lasagnes à la bolognaise'],
  ['suppe', 'Kartoffelsuppe'],
  ['kartofelsuppe', 'Kartoffelsuppe'],
  ['majoran', 'Kartoffelsuppe'],
  ['kuchen', 'Zwiebelkuchen'],
  ['weisskohl', 'Weißkohlsalat'],
  ['smorrebrod', 'Smørrebrød'],
  ['zlota', 'Żurek ze złotą kiełbasą'],
  ['kielbasa', 'Żurek ze złotą kiełbasą'],
  ['sicak', 'Sıcak humus'],
  ['muesli', 'Müsli aux flocons'],
  ['musli', 'Müsli aux flocons'],
  ['creme brulee', 'Crème brûlée à la vanille'],
  ['crème brulé', 'Crème brûlée à la vanille'],
  ['boeuf', 'Bœuf bourguignon'],
  ['bourgignon', 'Bœuf bourguignon'],
  ['poire', 'Tarte aux poires'],
  ['choclat fondant', 'Fondant au chocolat'],
  ['gateaux semoule', 'Gâteau de semoule'],
  ['choux farcis', 'Chou farci'],
  ['quihce', 'Quiche lorraine'],
  ['ratatouile', 'Ratatouille niçoise'],
  ['courgettes provence', 'Ratatouille niçoise'],
  ['zucchini', 'Ratatouille niçoise'],
  ['chataigne', 'Velouté de potimarron'],
  ['lentille', 'Salade de lentilles'],
  ['blueberries', 'Blueberry muffins'],
  ['muffin', 'Blueberry muffins'],
  ['shepherds pie', 'Shepherd’s pie'],
  ['cherries', 'Cherry clafoutis'],
  ['champignons persil', 'Poêlée forestière'],
  ['salmon', 'Saumon en papillote'],
  ['boulete aneth', 'Boulettes suédoises'],
];

const FILLERS = 250;

describe('GET /recipes?q=', () => {
  const app = useTestApp();
  let fixtures: Fixtures;
  let author: Person;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    author = await signUpPerson(app);
  });

  const write = ({ client }: Person, name: string, overrides: object = {}) =>
    fixtures.write(client, { name, visibility: 'PERSONAL', ingredients: [], ...overrides });
  const lines = (...keys: string[]) => ({ ingredients: keys.map((key) => fixtures.line(key)) });
  const names = async ({ client }: Person, parameters: Record<string, string>) => {
    const query = new URLSearchParams(parameters).toString();
    const recipes = await client.succeed('GET', `/recipes?${query}`);
    return recipes.map(({ name }: any) => name as string);
  };
  const find = (person: Person, q: string) => names(person, { q });

  describe('among several hundred recipes', () => {
    let cook: Person;
    beforeAll(async () => {
      cook = await signUpPerson(app);
      for (const [name, ingredients, description] of DISHES) {
        await write(cook, name, { ...lines(...ingredients), description });
      }
      const plain = ['Assiette', 'Bol', 'Repas', 'Plateau', 'Menu'];
      const foods = ['rice', 'egg', 'carrot', 'beef', 'potato', 'tomato', 'lemon'];
      for (let n = 0; n < FILLERS; n++) {
        const [dish = '', first = '', second = ''] = [plain, foods, foods.toReversed()].map(
          (words) => words[n % words.length] ?? '',
        );
        const description = `Un plat simple, numéro ${String(n)}`;
        const ingredients = [...new Set([first, second])];
        await write(cook, `${dish} ${String(n)}`, { ...lines(...ingredients), description });
      }
    }, 120_000);

    it.each(QUERIES)('%s finds %s among the first three', async (q, dish) => {
      expect((await find(cook, q)).slice(0, 3)).toContain(dish);
    });
  });

  it('lists names before tags, ingredients and descriptions, and similar words last', async () => {
    const cook = await signUpPerson(app);
    await write(cook, 'typo', { tags: ['carottte'] });
    await write(cook, 'Carotte râpée');
    await write(cook, 'étiquette', { tags: ['Carottes'] });
    await write(cook, 'ingrédient', lines('carrot'));
    await write(cook, 'description', { description: 'Sans carotte' });
    const expected = ['Carotte râpée', 'étiquette', 'ingrédient', 'description', 'typo'];
    expect(await find(cook, 'carotte')).toEqual(expected);
    const pages = await namesByPage(cook.client, '/recipes?q=carotte&limit=2');
    expect(pages.flat()).toEqual(expected);
    expect(await names(cook, { q: 'carotte', sort: 'newest' })).toEqual(
      ['Carotte râpée', 'étiquette', 'ingrédient', 'description'].toReversed().concat('typo'),
    );
  });

  it.each(['cheese', 'sauce', 'poudre', 'pâte'])(
    '%s finds a recipe with any ingredient that has this word in a name',
    async (word) => {
      const cook = await signUpPerson(app);
      const [wanted] = textWords(word);
      const named = LOCALES.flatMap(ingredientNames)
        .filter(({ forms }) => forms.some((form) => textWords(form).includes(String(wanted))))
        .map(({ key }) => key);
      const keys = [...new Set(named)].sort();
      for (const key of keys) await write(cook, key, lines(key));
      expect((await names(cook, { q: word, limit: '100' })).sort()).toEqual(keys);
    },
  );

  it('requires every word, in any place', async () => {
    const cook = await signUpPerson(app);
    await write(cook, 'Tarte', { ...lines('apple'), tags: ['hiver'] });
    expect(await find(cook, 'tarte pomme hiver')).toEqual(['Tarte']);
    expect(await find(cook, 'tarte pomme été')).toEqual([]);
  });

  it.each<[string, string]>([
    ['two wrong letters', 'carrotes x'],
    ['a wrong letter in a word of four letters', 'poix'],
    ['a word of three letters within a word', 'riz'],
  ])('does not find %s', async (_case, q) => {
    const cook = await signUpPerson(app);
    await write(cook, 'Chorizo aux noix et carottes');
    expect(await find(cook, q)).toEqual([]);
  });

  it('finds what changes, and no longer what it was', async () => {
    const cook = await signUpPerson(app);
    const { id } = await write(cook, 'Avantageuse', { tags: ['rapide'], description: 'ancienne' });
    const update = (content: object) =>
      cook.client.succeed('PUT', `/recipes/${String(id)}`, fixtures.recipe(content));
    await update({ name: 'Apparente', visibility: 'PERSONAL' });
    expect(await find(cook, 'avantageuse')).toEqual([]);
    expect(await find(cook, 'apparentes rapide ancienne')).toEqual(['Apparente']);
    await update({ name: 'Apparente', visibility: 'PERSONAL', tags: null, description: null });
    expect(await find(cook, 'apparente rapide')).toEqual([]);
  });

  it('never finds what the viewer may not see', async () => {
    await write(author, 'Secrète');
    const stranger = await signUpPerson(app);
    expect(await find(stranger, 'secrete')).toEqual([]);
    expect(await find(stranger, 'secrette')).toEqual([]);
  });

  it.each(['', '  ', '%', '_', "'", '!?', '🍅'])(
    '%j has no word and filters nothing',
    async (q) => {
      const cook = await signUpPerson(app);
      await write(cook, 'Toute seule');
      expect(await names(cook, { q, tab: 'perso' })).toEqual(['Toute seule']);
    },
  );

  it.each([
    'a '.repeat(100),
    'de la du des les '.repeat(11),
    Array.from({ length: 66 }, (_, n) => `x${String(n)}`).join(' '),
    'a'.repeat(200),
    '%_%'.repeat(60),
    "' | 'x' & !'y':* <-> \\",
    'ǚ'.repeat(200),
    '\u0301'.repeat(200),
    '㌖'.repeat(200),
    '𠮷'.repeat(200),
    'سلام עברית 日本',
    'İstanbul ﬁne Ⅷ',
  ])('answers a hostile search: %j', async (q) => {
    const { status } = await author.client.get(`/recipes?q=${encodeURIComponent(q.slice(0, 200))}`);
    expect(status).toBe(200);
  });

  it('returns 400/4000 for more than 200 characters', async () => {
    const { status, body } = await author.client.get(`/recipes?q=${'a'.repeat(201)}`);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 4000 });
  });

  it('forgets the words of a recipe that is changed or deleted, unless another one has them', async () => {
    const cook = await signUpPerson(app);
    const deleted = await write(cook, 'Disparaissante restante');
    const changed = await write(cook, 'Changeante restante');
    await write(cook, 'Restante');
    await cook.client.succeed('DELETE', `/recipes/${String(deleted.id)}?forever=true`);
    await cook.client.succeed('PUT', `/recipes/${String(changed.id)}`, fixtures.recipe());
    await app.app.get(ExpiredRowsRepository).deleteAll();
    const words = await app.sql(
      `select key from word where key in ('Nrestante', 'Ndisparaissante', 'Nchangeante')`,
    );
    expect(words).toEqual([{ key: 'Nrestante' }]);
  });
});
