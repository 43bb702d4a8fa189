import type { SourceRecipe } from '#domain/sources/draft.js';
import { RecipeCache } from './recipe-cache.js';

const recipe = (name: string): SourceRecipe => ({
  name,
  locale: 'fr',
  portions: 4,
  yieldText: null,
  prepMinutes: null,
  cookMinutes: null,
  imageUrl: null,
  ingredientLines: [],
  ingredientHeadings: [],
  steps: [],
  description: null,
  tags: [],
  course: null,
  isCut: false,
});

describe('RecipeCache', () => {
  const cache = () => {
    const recipes = new RecipeCache();
    const read = jest.fn((name: string) => Promise.resolve<SourceRecipe | null>(recipe(name)));
    return { read, recipes, get: (key: string) => recipes.get(key, () => read(key)) };
  };

  afterEach(() => jest.useRealTimers());

  it('reads a recipe again after ten minutes', async () => {
    jest.useFakeTimers();
    jest.advanceTimersByTime(1); // an entry of time 0 would never expire
    const { get, read } = cache();
    await get('a');
    jest.advanceTimersByTime(10 * 60 * 1000 - 1);
    await expect(get('a')).resolves.toEqual(recipe('a'));
    expect(read).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2);
    await get('a');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('reads once for concurrent calls', async () => {
    const { get, read } = cache();
    await expect(Promise.all([get('a'), get('a')])).resolves.toEqual([recipe('a'), recipe('a')]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('keeps neither failures nor pages without a recipe', async () => {
    const { get, read } = cache();
    read.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(null);
    await expect(get('a')).rejects.toThrow('down');
    await expect(get('a')).resolves.toBeNull();
    await expect(get('a')).resolves.toEqual(recipe('a'));
  });

  it('keeps the last 500 recipes', async () => {
    const { get, read } = cache();
    for (let i = 0; i <= 500; i += 1) await get(String(i));
    await get('1');
    expect(read).toHaveBeenCalledTimes(501);
    await get('0');
    expect(read).toHaveBeenCalledTimes(502);
  });

  it('keeps at most 8 MiB of JSON', async () => {
    const { get, read } = cache();
    const large = (i: number) => String(i) + 'x'.repeat(3 * 1024 * 1024);
    for (let i = 0; i < 3; i += 1) await get(large(i));
    await get(large(1));
    await get(large(2));
    expect(read).toHaveBeenCalledTimes(3);
    await get(large(0));
    expect(read).toHaveBeenCalledTimes(4);
  });
});
