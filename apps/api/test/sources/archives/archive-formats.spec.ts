import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { ARCHIVE_FORMATS, ARCHIVE_LIMITS, type ArchivedRecipe } from '#domain/sources/archive.js';
import { readInProcess } from '../../../src/sources/archives/process/archive-process-reader.js';
import { BUILDERS, jpeg } from './builders.js';
import { anyRecipe, linesOf, RECIPES, stepsOf, wordsOf } from './invented-recipes.js';
import { readBytes, readEntries, recipeFile } from './read-archive-bytes.js';
import { renamed, zip } from './zip.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'popote-archives-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A text of letters and digits alone: formats write amounts, units and foods in their own ways. */
const plain = (text: string) => text.replace(/\bde\b/g, '').replace(/[^\p{L}\p{N}]/gu, '');

describe.each(ARCHIVE_FORMATS)('an archive of %s', (format) => {
  it('is recognized and read whole', async () => {
    const image = await jpeg();
    const result = await readBytes(await BUILDERS[format](RECIPES, image));
    expect({ format: result.format, failures: result.failures }).toEqual({ format, failures: [] });
    expect(result.pictures.map((bytes) => bytes && Buffer.from(bytes).equals(image))).toEqual(
      RECIPES.map(() => true),
    );
    result.recipes.forEach((recipe, index) => {
      const invented = RECIPES[index];
      if (invented === undefined) throw new Error('too many recipes');
      expect(recipe).toMatchObject({
        name: invented.name,
        portions: invented.portions,
        locale: index === 0 ? 'fr' : 'en',
        sourceUrl: invented.address,
        tags: invented.tags,
        isCut: false,
      });
      expect(recipe.description).toContain(invented.description);
      expect(recipe.description).toContain(invented.notes);
      expect(recipe.ingredientLines.map(plain)).toEqual(linesOf(invented).map(plain));
      for (const step of stepsOf(invented)) expect(recipe.steps.join('\n')).toContain(step);
      expect(recipe.steps.length).toBeGreaterThanOrEqual(stepsOf(invented).length);
    });
  });

  it('loses no word', async () => {
    const image = await jpeg();
    const property = fc.asyncProperty(
      fc.array(anyRecipe, { minLength: 1, maxLength: 3 }),
      async (all) => {
        const { recipes, failures } = await readBytes(await BUILDERS[format](all, image));
        expect([recipes.length, failures]).toEqual([all.length, []]);
        recipes.forEach((recipe, index) => {
          const said = new Set(JSON.stringify(recipe).match(/\p{L}{4,}/gu));
          const wanted = all.flatMap((each, i) => (i === index ? wordsOf(each) : []));
          expect(wanted.filter((word) => !said.has(word))).toEqual([]);
        });
      },
    );
    await fc.assert(property);
  });

  it('has the times and the headings that the format has', async () => {
    const { recipes } = await readBytes(await BUILDERS[format](RECIPES, await jpeg()));
    const [{ prepMinutes, cookMinutes, restMinutes, ingredientHeadings }] = recipes as [
      ArchivedRecipe,
    ];
    const times = { prepMinutes, cookMinutes, restMinutes };
    expect(times).toEqual(
      format === 'COPYMETHAT'
        ? { prepMinutes: null, cookMinutes: null, restMinutes: null }
        : format === 'TANDOOR'
          ? { prepMinutes: 25, cookMinutes: null, restMinutes: 40 }
          : { prepMinutes: 25, cookMinutes: 40, restMinutes: null },
    );
    const colon = format === 'PAPRIKA' ? ' :' : '';
    const headings = [
      { text: `Pâte brisée${colon}`, before: 0 },
      { text: `Garniture${colon}`, before: 2 },
    ];
    expect(ingredientHeadings).toEqual(format === 'COOKLANG' ? [] : headings);
  });
});

describe('lines of Mealie', () => {
  const database = (line: object) => ({
    recipes: [{ id: 'a-1', slug: 'soupe', name: 'Soupe' }],
    ingredient_units: [{ id: 'u', name: 'tasse' }],
    ingredient_foods: [{ id: 'f', name: 'farine' }],
    recipes_ingredients: [{ recipe_id: 'a1', position: 0, ...line }],
    recipe_instructions: [],
  });

  it.each([
    [{ quantity: 1, note: '200 g de farine' }, '200 g de farine'],
    [{ quantity: 0, note: '200 g de farine' }, '200 g de farine'],
    [{ quantity: 2, note: 'oignons' }, '2 oignons'],
    [{ quantity: 1.5, unit_id: 'u', food_id: 'f', note: 'tamisée' }, '1.5 tasse farine, tamisée'],
    [{ quantity: 1, food_id: 'f', note: '' }, '1 farine'],
    [{ quantity: null, original_text: 'un peu de farine' }, 'un peu de farine'],
    [{ quantity: 2, unit_id: 'u', food_id: 'f', note: '2 tasses farine' }, '2 tasses farine'],
    [
      { quantity: 2, unit_id: 'u', food_id: 'f', note: '2 tasses de farine, tamisée' },
      '2 tasses de farine, tamisée',
    ],
    [{ quantity: 2, food_id: 'f', note: '1 farine de blé' }, '2 farine, 1 farine de blé'],
  ])('%j is %s', async (line, text) => {
    const { recipes } = await readEntries([['database.json', JSON.stringify(database(line))]]);
    expect(recipes[0]?.ingredientLines).toEqual([text]);
  });

  it('reads files of versions before 1', async () => {
    const recipe = {
      name: 'Soupe',
      recipeIngredient: [{ title: '', note: '3 carottes', quantity: 1, disableAmount: true }],
      recipeInstructions: [{ title: '', text: 'Cuire les carottes.' }],
      performTime: '20 minutes',
      tags: ['hiver'],
      image: 'xyz',
    };
    const image = await jpeg();
    const { format, recipes, pictures } = await readEntries([
      ['recipes/soupe/soupe.json', JSON.stringify(recipe)],
      ['recipes/soupe/images/min-original.webp', 'small'],
      ['recipes/soupe/images/original.webp', image],
    ]);
    expect(format).toBe('MEALIE');
    expect(recipes[0]).toMatchObject({
      ingredientLines: ['3 carottes'],
      steps: ['Cuire les carottes.'],
      cookMinutes: 20,
      tags: ['hiver'],
    });
    expect(pictures[0]).toHaveLength(image.length);
  });

  it('reads files of versions before 1 in snake case', async () => {
    const recipe = {
      name: 'Soupe',
      recipe_yield: '6 portions',
      recipe_ingredient: [
        { title: 'Base', note: '3 carottes', quantity: 1, disable_amount: true },
        { title: null, note: 'râpé', quantity: 50, unit: { name: 'g' }, food: { name: 'comté' } },
      ],
      recipe_instructions: [{ title: '', text: 'Cuire les carottes.' }],
      prep_time: '10 minutes',
      perform_time: '20 minutes',
      org_url: 'https://cuisine.example/soupe',
      recipe_category: ['Dîner'],
      tags: [{ name: 'hiver', slug: 'hiver' }],
      notes: [{ title: 'Astuce', text: 'Ajouter des noisettes.' }],
      nutrition: { calories: '240 kcal' },
    };
    const { recipes } = await readEntries([['recipes/soupe/soupe.json', JSON.stringify(recipe)]]);
    expect(recipes[0]).toMatchObject({
      portions: 6,
      ingredientLines: ['3 carottes', '50 g comté, râpé'],
      ingredientHeadings: [{ text: 'Base', before: 0 }],
      steps: ['Cuire les carottes.'],
      prepMinutes: 10,
      cookMinutes: 20,
      sourceUrl: 'https://cuisine.example/soupe',
      tags: ['Dîner', 'hiver'],
      course: 'MAIN',
    });
    expect(recipes[0]?.description).toMatch(/Astuce[^]*noisettes[^]*240 kcal/);
  });

  it('names the table with a row that cannot be read', async () => {
    const rows = JSON.stringify(database({ quantity: 1, note: 'riz' }));
    const long = `{"text":"${'x'.repeat(17 * 1024 * 1024)}"}`;
    const broken = rows.replace('"recipe_instructions":[]', `"recipe_instructions":[${long}]`);
    const { failures } = await readEntries([['database.json', broken]]);
    expect(failures).toEqual([
      { path: 'database.json: recipe_instructions', reason: 'UNREADABLE' },
    ]);
  });
});

it('replaces the templates of Tandoor by what they refer to', async () => {
  const step = {
    instruction: 'Fondre {{ ingredients[0] }} et ajouter {{ scale(2) }} verres d’eau.',
    ingredients: [{ amount: 50, unit: { name: 'g' }, food: { name: 'beurre' }, note: 'mou' }],
  };
  const recipe = JSON.stringify({ name: 'Roux', steps: [step] });
  const inner = await zip([['recipe.json', recipe]]);
  const { recipes } = await readEntries([['1.zip', inner]]);
  expect(recipes[0]?.steps).toEqual(['Fondre 50 g beurre et ajouter 2 verres d’eau.']);
  expect(recipes[0]?.ingredientLines).toEqual(['50 g beurre, mou']);
});

it('reads what Cooklang can express', async () => {
  const text = `>> servings: 4|8
>> source: https://cook.example/ragout

= Base
Fry @onion{1}(chopped) in a #large pan{} with @salt and @&onion{}. -- gently
[- This is
a comment. -]

> Better on the next day.

Simmer @./sauces/tomato sauce{=200%g} for ~{25%minutes}, then ~rest{10%min}.
Serve with @salt{}.
`;
  const { format, recipes } = await readBytes(Buffer.from(text), 'Ragout.cook');
  expect(format).toBe('COOKLANG');
  expect(recipes[0]).toMatchObject({
    name: 'Ragout',
    portions: 4,
    sourceUrl: 'https://cook.example/ragout',
    description: expect.stringMatching(/gently[^]*a comment[^]*Better on the next day/),
    ingredientLines: ['1 onion, chopped', 'salt', '200 g tomato sauce'],
  });
  expect(recipes[0]?.steps.join(' ')).toContain('Fry onion in a large pan with salt and onion.');
  expect(recipes[0]?.steps.join(' ')).toContain(
    'Simmer tomato sauce for 25 minutes, then 10 min (rest).',
  );
});

describe('a file of Cooklang', () => {
  it('has keys in any case, and keeps what it does not know', async () => {
    const text = `---
Title: Cod: the best one
Serving Size: 5 people
Time:
  Prep: 10 minutes
Author: Maïté
Source: The red book
---
Roast @cod{1%kg}.
`;
    const { recipes } = await readBytes(Buffer.from(text), 'x.cook');
    expect(recipes[0]).toMatchObject({ name: 'Cod: the best one', portions: 5, sourceUrl: null });
    expect(recipes[0]?.description).toMatch(/author: Maïté[^]*source: The red book/i);
  });

  it.each([
    ['>> Servings: 6\n>> Tags: fish, winter\n\nRoast @cod{1%kg}.', { portions: 6, tags: ['fish', 'winter'] }],
    ['>> Tags: dinner, snack\n>> Course: appetizer\n\nRoast @cod{1%kg}.', { tags: ['dinner', 'snack', 'appetizer'], course: 'STARTER' }],
    ['Mélanger @lait{1%petit}, @beurre{1%noix} et @farine{200 g}.', { ingredientLines: ['lait (1 petit)', 'beurre (1 noix)', '200 g farine'] }],
    ['Ajouter @suisse{1%petit}.', { ingredientLines: ['1 petit suisse'] }],
    ['== Base ==\n\nMix @eggs{2}.\n\n== Tips ==\n\nGoes well with crab.', { description: expect.stringContaining('Goes well with crab.') }],
  ])('%j is read', async (text, expected) => {
    const { recipes } = await readBytes(Buffer.from(text), 'x.cook');
    expect(recipes[0]).toMatchObject(expected);
  }); // prettier-ignore
});

describe('files in terms of schema.org', () => {
  const linkedData = (value: unknown) =>
    `<html lang="en"><script type="application/ld+json">${JSON.stringify(value)}</script></html>`;
  const soup = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['2 carrots'] };
  const stew = { '@type': 'Recipe', name: 'Stew', recipeIngredient: ['1 kg beef'] };

  it.each([
    ['a list', JSON.stringify([soup, stew])],
    ['a graph', JSON.stringify({ '@graph': [soup, { '@type': 'WebPage' }, stew] })],
    ['a page', linkedData([soup, stew])],
    ['a page with two blocks', linkedData(soup) + linkedData(stew)],
    ['a recipe with a graph', JSON.stringify({ ...soup, '@graph': [stew] })],
  ])('%s gives all recipes', async (_, text) => {
    const { format, recipes } = await readBytes(Buffer.from(text));
    expect(format).toBe('SCHEMA_ORG');
    expect(recipes.map(({ name }) => name)).toEqual(['Soup', 'Stew']);
  });

  it('reads microdata of a page', async () => {
    const html = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1>
      <p itemprop="recipeIngredient">2 carrots</p></div>`;
    const { recipes } = await readEntries([['soup.html', html]]);
    expect(recipes[0]).toMatchObject({ name: 'Soup', ingredientLines: ['2 carrots'] });
  });

  it('reads a recipe that has a graph of its own, as on a page', async () => {
    const graph = [{ '@type': 'Question', text: 'When do you serve this?' }];
    const { recipes } = await readBytes(Buffer.from(JSON.stringify({ ...soup, '@graph': graph })));
    expect(recipes).toMatchObject([{ name: soup.name }]);
  });

  it('reads the notes of a saved page, and refuses one that ends within its recipe', async () => {
    const html = `<div class="h-recipe"><h1 class="p-name">Soup</h1><p class="p-ingredient">2 carrots</p>
      <div class="e-instructions"><p>Boil the carrots.</p></div><h3>Notes</h3><p>Contains celery.</p></div>`;
    const { recipes, failures } = await readEntries([
      ['soup.html', html],
      ['cut.html', html.slice(0, html.indexOf('celery'))],
    ]);
    expect(recipes).toMatchObject([{ name: 'Soup', description: 'Notes: Contains celery.' }]);
    expect(failures).toEqual([{ path: 'cut.html', reason: 'UNREADABLE' }]);
  });

  it('keeps the address of a picture that is not in the archive', async () => {
    const image = 'https://kitchen.example/soup.jpg';
    const { recipes, pictures } = await readBytes(Buffer.from(JSON.stringify({ ...soup, image })));
    expect(recipes[0]?.imageUrl).toBe(image);
    expect(pictures).toEqual([null]);
  });
});

describe('a hostile or broken archive', () => {
  it.each([
    ['no archive', Buffer.from('Bonjour !'), 'UNKNOWN_FORMAT'],
    ['an empty file', Buffer.alloc(0), 'UNKNOWN_FORMAT'],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'UNKNOWN_FORMAT'],
  ])('%s is refused', async (_, bytes, reason) => {
    await expect(readBytes(bytes)).rejects.toMatchObject({ reason });
  });

  it.each([
    ['x.json', '{"@type": "Recipe", "name": "Soupe", "recipeIngredient": ["2 œufs", "100 g'],
    ['x.json', '{"@type": "Recipe", "name": "Soupe", "recipeIngredient": ["2 œufs"]'],
    ['x.cook', 'Mélanger @œufs{2'],
    ['x.cook', '---\ntitle: Soupe\n'],
  ])('with a %s that ends too early has a failure: %s', async (name, text) => {
    const { recipes, failures } = await readEntries([[name, text]]);
    expect([recipes, failures]).toEqual([[], [{ path: name, reason: 'UNREADABLE' }]]);
  });

  it('with a list that ends too early has a failure and the recipes before', async () => {
    const list = `[${recipeFile('Soupe')}, ${recipeFile('Tarte').slice(0, -9)}`;
    const { recipes, failures } = await readBytes(Buffer.from(list));
    expect(recipes.map(({ name }) => name)).toEqual(['Soupe']);
    expect(failures).toEqual([{ path: 'export', reason: 'UNREADABLE' }]);
  });

  it('that ends too early is refused', async () => {
    const archive = await zip([['a.json', recipeFile('Soupe')]]);
    await expect(readBytes(archive.subarray(0, archive.length - 30))).rejects.toThrow();
  });

  it('that declares more than 2 GB is refused before it is unpacked', async () => {
    const archive = await zip([['a.json', Buffer.alloc(1000, ' ')]]);
    const entry = archive.indexOf('PK\u0001\u0002');
    archive.writeUInt32LE(2_000_000_001, entry + 24);
    await expect(readBytes(archive)).rejects.toMatchObject({ reason: 'TOO_LARGE' });
  });

  it('loses no other recipe to a broken one', async () => {
    const blanks = Buffer.alloc(100 * 1024 * 1024, ' ');
    const deep = await zip([['c.zip', await zip([['c.json', recipeFile('Trop profond')]])]]);
    const { recipes, failures } = await readEntries([
      ['a.json', recipeFile('Soupe')],
      ['broken.json', 'no JSON'],
      ['none.json', '{"@type": "WebPage"}'],
      ['blanks.json', blanks],
      ['deep.zip', deep],
      ['notes.zip', 'no zip'],
      ['b.json', recipeFile('Tarte')],
      ['a.json', recipeFile('Salade')],
    ]);
    expect(recipes.map(({ name }) => name)).toEqual(['Soupe', 'Tarte', 'Salade']);
    expect(failures).toEqual([
      { path: 'deep.zip/c.zip', reason: 'NESTED_TOO_DEEPLY' },
      { path: 'notes.zip', reason: 'UNREADABLE' },
      { path: 'broken.json', reason: 'UNREADABLE' },
      { path: 'none.json', reason: 'NO_RECIPE' },
      { path: 'blanks.json', reason: 'TOO_LARGE' },
    ]);
  });

  it.each([
    ['../evil.json', '../evil.json'],
    ['/tmp/vil.json', '/tmp/vil.json'],
    ['a\\..\\e.json', 'a/../e.json'],
  ])('reads no %s', async (name, reported) => {
    const archive = await zip([
      ['x'.repeat(name.length), recipeFile('Piège')],
      ['a.json', recipeFile('Soupe')],
    ]);
    const { recipes, failures } = await readBytes(renamed(archive, 'x'.repeat(name.length), name));
    expect(recipes.map((recipe) => recipe.name)).toEqual(['Soupe']);
    expect(failures).toEqual([{ path: reported, reason: 'UNSAFE_PATH' }]);
  });

  it('with more bytes than an entry declares loses this entry alone', async () => {
    const archive = await zip([
      ['a.json', Buffer.alloc(1000, ' ')],
      ['b.json', recipeFile('Soupe')],
    ]);
    const entry = archive.indexOf('PK\u0001\u0002');
    archive.writeUInt32LE(10, entry + 24);
    const { recipes, failures } = await readBytes(archive);
    expect(recipes.map(({ name }) => name)).toEqual(['Soupe']);
    expect(failures).toEqual([{ path: 'a.json', reason: 'UNREADABLE' }]);
  });

  it('reads no link', async () => {
    const archive = await zip([
      ['a.json', '/etc/passwd'],
      ['b.json', recipeFile('Soupe')],
    ]);
    const entry = archive.indexOf('PK\u0001\u0002');
    archive.writeUInt32LE(0o120777 * 0x10000, entry + 38);
    const { recipes, failures } = await readBytes(archive);
    expect(recipes.map(({ name }) => name)).toEqual(['Soupe']);
    expect(failures).toEqual([{ path: 'a.json', reason: 'UNSAFE_PATH' }]);
  });

  it('with a picture that unpacks to too much has a recipe without it', async () => {
    const { recipes, pictures, failures } = await readEntries([
      ['a.json', recipeFile('Soupe', { image: 'a.jpg' })],
      ['a.jpg', Buffer.alloc(11 * 1024 * 1024)],
    ]);
    expect([recipes.length, pictures]).toEqual([1, [null]]);
    expect(failures).toEqual([{ path: 'a.json', reason: 'PICTURE_TOO_LARGE' }]);
  });

  it('of which a part was read before is read from there', async () => {
    const archive = await zip([
      ['broken.json', 'no JSON'],
      ['a.json', recipeFile('Soupe')],
      ['b.json', recipeFile('Tarte')],
    ]);
    const { recipes, failures } = await readBytes(archive, 'export', 3);
    expect([recipes.map(({ name }) => name), failures]).toEqual([['Tarte'], []]);
  });

  it('whose processes have used their time is read no further', async () => {
    const location = path.join(folder, 'file');
    await writeFile(location, await zip([['a.json', recipeFile('Soupe')]]));
    const position = { parts: 0, results: 0, broken: [] };
    const state = { location, name: 'export', ...position, cpuSeconds: ARCHIVE_LIMITS.cpuSeconds };
    const events = readInProcess(state, new AbortController().signal);
    await expect(events.next()).rejects.toMatchObject({ reason: 'TOO_SLOW' });
  });

  it('with a list of which one recipe is broken has the others', async () => {
    const list = `{"recipes": [${recipeFile('Soupe')}, {"name": }, ${recipeFile('Tarte')}]}`;
    const { recipes, failures } = await readBytes(Buffer.from(list));
    expect(recipes.map(({ name }) => name)).toEqual(['Soupe', 'Tarte']);
    expect(failures).toEqual([{ path: 'export[1]', reason: 'NO_RECIPE' }]);
  });
});
