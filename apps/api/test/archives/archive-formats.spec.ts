import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ARCHIVE_FORMATS, ARCHIVE_LIMITS, type ArchivedRecipe } from '#domain/sources/archive.js';
import { readInProcess } from '../../src/sources/archives/process/archive-process-reader.js';
import {
  type ArchiveResult,
  readArchive,
} from '../../src/sources/archives/process/read-archive.js';
import { BUILDERS, jpeg } from './builders.js';
import { linesOf, RECIPES, stepsOf } from './invented-recipes.js';
import { type Entries, renamed, zip } from './zip.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'popote-archives-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What is read of a file, after `parts`. Rejects when it cannot be read as a whole. */
async function read(bytes: Uint8Array, name = 'export', parts = 0) {
  const location = path.join(folder, 'file');
  await writeFile(location, bytes);
  const results: ArchiveResult[] = [];
  let format = '';
  for await (const event of readArchive({
    location,
    name,
    start: { parts, results: 0 },
    broken: [],
  })) {
    if (event.kind === 'format') ({ format } = event);
    else if (event.kind !== 'parts') results.push(event);
  }
  const recipes = results.flatMap((result) => (result.kind === 'recipe' ? [result] : []));
  return {
    format,
    recipes: recipes.map(({ recipe }) => recipe),
    pictures: recipes.map(({ picture }) => picture),
    failures: results.flatMap(({ failure }) => (failure === null ? [] : [failure])),
  };
}

const readEntries = async (entries: Entries) => read(await zip(entries));

const recipeFile = (name: string, more: object = {}) =>
  JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['2 œufs'], ...more });

/** A text of letters and digits alone: formats write amounts, units and foods in their own ways. */
const plain = (text: string) => text.replace(/\bde\b/g, '').replace(/[^\p{L}\p{N}]/gu, '');

describe.each(ARCHIVE_FORMATS)('an archive of %s', (format) => {
  it('is recognized and read whole', async () => {
    const image = await jpeg();
    const result = await read(await BUILDERS[format](RECIPES, image));
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
      expect(recipe.ingredientLines.map(plain)).toEqual(linesOf(invented).map(plain));
      for (const step of stepsOf(invented)) expect(recipe.steps.join('\n')).toContain(step);
      expect(recipe.steps.length).toBeGreaterThanOrEqual(stepsOf(invented).length);
    });
  });

  it('has the times and the headings that the format has', async () => {
    const { recipes } = await read(await BUILDERS[format](RECIPES, await jpeg()));
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
  const { format, recipes } = await read(Buffer.from(text), 'Ragout.cook');
  expect(format).toBe('COOKLANG');
  expect(recipes[0]).toMatchObject({
    name: 'Ragout',
    portions: 4,
    sourceUrl: 'https://cook.example/ragout',
    description: 'Better on the next day.',
    ingredientLines: ['1 onion, chopped', 'salt', '200 g tomato sauce'],
  });
  expect(recipes[0]?.steps.join(' ')).toContain('Fry onion in a large pan with salt and onion.');
  expect(recipes[0]?.steps.join(' ')).toContain('Simmer tomato sauce for 25 minutes, then 10 min.');
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
  ])('%s gives all recipes', async (_, text) => {
    const { format, recipes } = await read(Buffer.from(text));
    expect(format).toBe('SCHEMA_ORG');
    expect(recipes.map(({ name }) => name)).toEqual(['Soup', 'Stew']);
  });

  it('reads microdata of a page', async () => {
    const html = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1>
      <p itemprop="recipeIngredient">2 carrots</p></div>`;
    const { recipes } = await readEntries([['soup.html', html]]);
    expect(recipes[0]).toMatchObject({ name: 'Soup', ingredientLines: ['2 carrots'] });
  });

  it('keeps the address of a picture that is not in the archive', async () => {
    const image = 'https://kitchen.example/soup.jpg';
    const { recipes, pictures } = await read(Buffer.from(JSON.stringify({ ...soup, image })));
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
    await expect(read(bytes)).rejects.toMatchObject({ reason });
  });

  it('that ends too early is refused', async () => {
    const archive = await zip([['a.json', recipeFile('Soupe')]]);
    await expect(read(archive.subarray(0, archive.length - 30))).rejects.toThrow();
  });

  it('with more than 10,000 entries is refused', async () => {
    const entries = Array.from({ length: 10_001 }, (_, i) => [`${String(i)}.json`, '{}'] as const);
    await expect(readEntries(entries)).rejects.toMatchObject({ reason: 'TOO_MANY_ENTRIES' });
  });

  it('that declares more than 2 GB is refused before it is unpacked', async () => {
    const archive = await zip([['a.json', Buffer.alloc(1000, ' ')]]);
    const entry = archive.indexOf('PK\u0001\u0002');
    archive.writeUInt32LE(2_000_000_001, entry + 24);
    await expect(read(archive)).rejects.toMatchObject({ reason: 'TOO_LARGE' });
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
    const { recipes, failures } = await read(renamed(archive, 'x'.repeat(name.length), name));
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
    const { recipes, failures } = await read(archive);
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
    const { recipes, failures } = await read(archive);
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

  it('with a compressed recipe of 600 MB loses this recipe alone', async () => {
    const bomb = gzipSync(Buffer.alloc(600 * 1024 * 1024));
    const soup = gzipSync(JSON.stringify({ name: 'Soupe', ingredients: '2 œufs' }));
    const { recipes, failures } = await readEntries([
      ['bomb.paprikarecipe', bomb],
      ['soup.paprikarecipe', soup],
    ]);
    expect(recipes.map(({ name }) => name)).toEqual(['Soupe']);
    expect(failures).toEqual([{ path: 'bomb.paprikarecipe', reason: 'TOO_LARGE' }]);
  });

  it.each(['[-', '=', '\t', '>>\t', '>>\r', '@a', '-', '--'])(
    'of Cooklang with a megabyte of %j is read',
    async (mark) => {
      const marks = mark.repeat(1_000_000 / mark.length);
      const { recipes } = await read(Buffer.from(`Cook @rice{200%g}.\n\n${marks}x\n`), 'rice.cook');
      expect(recipes[0]?.ingredientLines).toContain('200 g rice');
    },
  );

  it('with recipes in one zip and pictures in another unpacks each once', async () => {
    const blanks = ['blanks', Buffer.alloc(40 * 1024 * 1024, ' ')] as const;
    const names = Array.from({ length: 500 }, (_, index) => String(index));
    const recipes = names.map((name) => {
      const image = `../pictures.zip/${name}.jpg`;
      return [`${name}.json`, recipeFile(name, { image })] as const;
    });
    const pictures = names.map((name) => [`${name}.jpg`, name] as const);
    const result = await readEntries([
      ['recipes.zip', await zip([blanks, ...recipes])],
      ['pictures.zip', await zip([blanks, ...pictures])],
    ]);
    expect(result.pictures.map(String)).toEqual(names);
  });

  it('of which a part was read before is read from there', async () => {
    const archive = await zip([
      ['broken.json', 'no JSON'],
      ['a.json', recipeFile('Soupe')],
      ['b.json', recipeFile('Tarte')],
    ]);
    const { recipes, failures } = await read(archive, 'export', 3);
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
    const { recipes, failures } = await read(Buffer.from(list));
    expect(recipes.map(({ name }) => name)).toEqual(['Soupe', 'Tarte']);
    expect(failures).toEqual([{ path: 'export[1]', reason: 'NO_RECIPE' }]);
  });
});
