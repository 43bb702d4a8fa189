import { gzipSync } from 'node:zlib';
import { readBytes, readEntries, recipeFile } from './read-archive-bytes.js';
import { zip } from './zip.js';

describe('a hostile or broken archive', () => {
  it('with more than 10,000 entries is refused', async () => {
    const entries = Array.from({ length: 10_001 }, (_, i) => [`${String(i)}.json`, '{}'] as const);
    await expect(readEntries(entries)).rejects.toMatchObject({ reason: 'TOO_MANY_ENTRIES' });
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
      const { recipes } = await readBytes(
        Buffer.from(`Cook @rice{200%g}.\n\n${marks}-]\n`),
        'rice.cook',
      );
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
});
