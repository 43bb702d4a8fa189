import { readRecipePage } from './recipe-page.reader.js';

const recipe = (name: string, size: number, more: object = {}) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: Array.from({ length: size }, (_, i) => `${String(i + 1)} pommes`),
  recipeInstructions: ['Cuire.'],
  ...more,
});

const nameRead = (head: string, ...blocks: object[]) => {
  const scripts = blocks.map(
    (block) => `<script type="application/ld+json">${JSON.stringify(block)}</script>`,
  );
  const page = `<html><head>${head}</head><body>${scripts.join('')}</body></html>`;
  return readRecipePage(page, new URL('https://www.cuisine.example/tarte/?utm=1'))?.name;
};

describe('the recipe of a page with several recipes', () => {
  const other = recipe('Soupe', 9);

  it.each<[string, string | undefined]>([
    ['its address', nameRead('<title>Soupe</title>', other, recipe('Tarte', 1, { url: 'https://cuisine.example/tarte?utm=1#recette' }))],
    ['its canonical address', nameRead('<link rel="canonical" href="/t">', other, recipe('Tarte', 1, { '@id': 'https://cuisine.example/t/#recipe' }))],
    ['the page that it is the main entity of', nameRead('', other, recipe('Tarte', 1, { mainEntityOfPage: { '@id': 'https://cuisine.example/tarte/?utm=1' } }))],
    ['the main entity', nameRead('<title>Soupe</title>', other, { '@type': 'WebPage', mainEntity: recipe('Tarte', 1) })],
    ['a reference to the main entity', nameRead('', other, { '@graph': [{ '@type': 'WebPage', mainEntity: { '@id': '#t' } }, recipe('Tarte', 1, { '@id': '#t' })] })],
    ['the title', nameRead('<title>Tarte | Cuisine</title>', other, recipe('Tarte', 1))],
    ['its size', nameRead('', recipe('Soupe', 1), recipe('Tarte', 2))],
    ['its content', nameRead('', { '@type': 'Recipe', name: 'Soupe', url: 'https://cuisine.example/tarte/?utm=1' }, recipe('Tarte', 1))],
  ])('is chosen by %s', (_, name) => {
    expect(name).toBe('Tarte');
  }); // prettier-ignore
});
