import { ingredientListOf } from './ingredient-lines.js';

const ingredientLinesOf = (texts: readonly string[]) => ingredientListOf(texts).lines;

/** Texts that differ, so that none is a repetition. */
const numbered = (text: string, count: number) =>
  Array.from({ length: count }, (_, i) =>
    text.replace(/(?=:?$)/, ` ${'abcdefghij'[i % 10] ?? ''}${String(i)}`),
  );

describe('ingredientLinesOf', () => {
  it.each<[string, string[], string[]]>([
    ['keeps lines', ['200 g de farine', 'Sel, poivre'], ['200 g de farine', 'Sel, poivre']],
    ['leaves out lines without words or numbers', ['', '-', '1 œuf'], ['1 œuf']],
    ['keeps a number alone before another amount', ['1', '5 dl de lait', '2 œufs'], ['1', '5 dl de lait', '2 œufs']],
    ['reads a number alone as the amount of the next line', ['1/2', 'oignon', '2 œufs'], ['1/2 oignon', '2 œufs']],
    ['leaves out the numbers of lines', ['1', '200 g rice', '2', 'salt', '3', '2 eggs'], ['200 g rice', 'salt', '2 eggs']],
    ['joins the lines of an ingredient', ['100 g\nde beurre', '1 can\n400 g tomatoes'],
      ['100 g de beurre', '1 can 400 g tomatoes']],
    ['joins a quantity and a name', ['200 g\nflour', '2\neggs'], ['200 g flour', '2 eggs']],

    ['divides a single text at line breaks', ['1 leek\nsalt\n200 g rice'], ['1 leek', 'salt', '200 g rice']],
    ['divides a text at line breaks before quantities', ['1 leek\n200 g rice\n2 eggs', '1 lemon'],
      ['1 leek', '200 g rice', '2 eggs', '1 lemon']],
    ['divides several lists', ['For the soup:\n1 leek\n200 g rice\nsalt', 'To serve:\n2 eggs\n1 lemon'],
      ['1 leek', '200 g rice', 'salt', '2 eggs', '1 lemon']],
    ['divides a line before quantities', ['1 leek 200 g rice 2 eggs'], ['1 leek', '200 g rice', '2 eggs']],
    ['divides a line among others', ['1 leek 200 g rice 2 eggs', '1 lemon'], ['1 leek', '200 g rice', '2 eggs', '1 lemon']],
    ['divides French ingredients', ['1 oignon 2 carottes 1/2 l de bouillon 3 pommes de terre'],
      ['1 oignon', '2 carottes', '1/2 l de bouillon', '3 pommes de terre']],
    ['divides after a number of pieces', ['1 oignon coupé en 4 2 carottes 3 navets 1 poireau'],
      ['1 oignon coupé en 4', '2 carottes', '3 navets', '1 poireau']],
    ['divides foods that are words of units', ['200 g de sucre\n20 cl de café\n3 oeufs', '1 citron'],
      ['200 g de sucre', '20 cl de café', '3 oeufs', '1 citron']],
    ['divides after spoons', ['2 cuillères à soupe de thé 3 oeufs 1 c. à café de sel'],
      ['2 cuillères à soupe de thé', '3 oeufs', '1 c. à café de sel']],
    ['divides ingredients with commas', ['1 leek, 200 g rice, 2 to 3 eggs'], ['1 leek', '200 g rice', '2 to 3 eggs']],
    ['divides at bullets', ['• 2 eggs • 200 g flour • salt', '1 lemon'], ['2 eggs', '200 g flour', 'salt', '1 lemon']],
    ['removes bullets', ['- 2 eggs', '– 1 leek', '* 1 onion', '• salt', '▢ 200 g rice', '[ ] 1 lemon', '·1 lime', '**1 pear**'],
      ['2 eggs', '1 leek', '1 onion', 'salt', '200 g rice', '1 lemon', '1 lime', '1 pear']],
    ['divides at signs between ingredients', ['200 g rice | 2 eggs | salt'], ['200 g rice', '2 eggs', 'salt']],
    ['divides at semicolons', ['200 g de riz; 2 œufs; sel'], ['200 g de riz', '2 œufs', 'sel']],
    ['divides where a line break was lost', ['1 tbsp paprika 2 tbsp oil3 leeks, chopped.2 eggs'],
      ['1 tbsp paprika', '2 tbsp oil', '3 leeks, chopped.', '2 eggs']],
    ['divides two ingredients at a full stop without a space', ['1 onion, chopped.2 cloves of garlic'],
      ['1 onion, chopped.', '2 cloves of garlic']],
    ['leaves out advertisements and labels of the page', ['Deselect All', '200 g rice ADVERTISEMENT', 'Advertisement', '2 eggs'],
      ['200 g rice', '2 eggs']],
    ['leaves out utensils', ['Matériel :', '1 moule à cake', 'Ingrédients :', '200 g de riz'], ['200 g de riz']],
    ['keeps foods with a colon', ['Salt:', 'Olive oil:', '200 g rice'], ['Salt:', 'Olive oil:', '200 g rice']],
    ['keeps words with u and hexadecimal letters', ['1 Saudade', '2 douillons de Caudebec', '1 menu2019'], ['1 Saudade', '2 douillons de Caudebec', '1 menu2019']],
    ['repairs escape sequences', ['2 cru00e8mes', 'u00bd tsp salt', '1 pu00e2te bris\\u00e9e'], ['2 crèmes', '½ tsp salt', '1 pâte brisée']],
    ['reads double brackets as brackets', ['1 tsp yeast ((3 g))', '1 egg'], ['1 tsp yeast (3 g)', '1 egg']],
    ['reads a list once that a page has twice', ['200 g rice', '2 eggs', '200 g rice', '2 eggs'], ['200 g rice', '2 eggs']],
    ['reads a list once whose lines are doubled', ['200 g rice', '200 g rice', '2 eggs', '2 eggs'], ['200 g rice', '2 eggs']],
    ['keeps the metric amounts of a list in two systems', ['7 oz rice', '2 eggs', '200 g rice', '2 eggs'], ['200 g rice', '2 eggs']],
    ['keeps the same ingredients of two parts', ['200 g flour', '100 g butter', '50 g flour', '30 g butter'],
      ['200 g flour', '100 g butter', '50 g flour', '30 g butter']],
    ['leaves out a copy of the list', ['1 leek 2 eggs', '1 leek', '2 eggs'], ['1 leek', '2 eggs']],
    ['keeps a bullet between words', ['1 leek', 'Salt • pepper'], ['1 leek', 'Salt • pepper']],
  ])('%s', (_, texts, lines) => {
    expect(ingredientLinesOf(texts)).toEqual(lines);
  }); // prettier-ignore

  it.each([
    '2 or 3 eggs',
    '1 1/2 cups flour',
    '2 onions, 1 chopped, 1 sliced',
    '4 chicken breasts 150 g each',
    '1 can 400 g tomatoes',
    '1 boîte de 400 g de tomates',
    '2 cups milk 480 ml',
    '250 ml milk 1 cup 8 fl oz',
    '1 cup (120 g) flour, plus 2 tbsp',
    '1 (15 oz) can beans (1 1/2 cups)',
    '1 poulet de 1,5 kg environ',
    '200 g chocolate 70 % cocoa',
    '3 eggs, 2 beaten, 1 for brushing',
    '1 baguette 30 cm long 5 cm wide',
    'Flour, sugar and eggs',
    '1 oignon coupé en 4 morceaux',
    '3 leeks cut into 2 cm slices for 4 people',
  ])('does not divide %j', (line) => {
    expect(ingredientLinesOf([line])).toEqual([line]);
    expect(ingredientLinesOf([line, '1 lemon'])).toEqual([line, '1 lemon']);
  });

  it.each([
    'Pour la pâte :',
    'DRESSING',
    'FOR THE SOUP',
    'PÂTE À CRÊPES',
    'TACOS',
    '## SAUCE',
    '### Topping',
    '**Filling**',
    '== Glaze ==',
    '--- Sauce ---',
    '- For the sauce',
    'For the sauce',
    'For the chocolate chip cookie dough',
    'Pour la sauce',
    'Pour l’assaisonnement',
    'Pour servir',
    'To serve',
    'Pour 4 personnes',
    'Sauce :',
    'Herb butter:',
    '4 personnes :',
    'Sauce：',
    'Dressing',
    'Marinade',
    'Ingrédients',
    'Optional',
  ])('leaves out the heading %j', (heading) => {
    const lines = ['2 tomatoes', '1 onion', '1 lime'];
    expect(ingredientLinesOf([heading, ...lines])).toEqual(lines);
    expect(ingredientLinesOf(['1 leek', heading, ...lines])).toEqual(['1 leek', ...lines]);
  });

  it.each([
    'SALT',
    'Salt',
    'SEL ET POIVRE',
    'OLIVE OIL',
    'SOY SAUCE',
    '2 EGGS',
    'Tomato sauce',
    'Sauce of your choice',
    'For garnish chopped parsley',
    'Poivre du moulin',
    '#10 can of beans',
    'Dressing (see note)',
    'TOFU',
    'VANILLA EXTRACT',
    'CREME FRAICHE',
    '1 pear:',
    'Salt and pepper to taste:',
  ])('keeps the ingredient %j', (line) => {
    const lines = ['2 tomatoes', line, '1 onion', '1 lime'];
    expect(ingredientLinesOf(lines)).toEqual(lines);
  });

  it.each(['Vinaigrette', 'Marinade', 'Farce', 'Icing', 'Dough', 'Sauce'])(
    'keeps %j before a line without a quantity',
    (line) => {
      const lines = ['2 tomatoes', line, 'Salt', '1 lime'];
      expect(ingredientLinesOf(lines)).toEqual(lines);
    },
  );

  it.each([
    'Roast Garlic Mayo',
    'Chipotle mayo',
    'SALSA (stir; rest)',
    'Sauce au poivre',
    'Sirop au rhum',
    'Crème pâtissière',
    'Pear Pico de Gallo',
    'Yoghurt and Herb Dressing',
    'Muffin dough',
    'Optional toppings',
    'Remaining ingredients',
    'Side',
  ])('keeps %j as a heading and not as an ingredient', (text) => {
    const lines = ['2 tomatoes', '1 onion', 'salt', '1 lime'];
    const list = ingredientListOf(['1 leek', text, ...lines]);
    expect(list).toMatchObject({ lines: ['1 leek', ...lines], headings: [{ text, before: 1 }] });
  });

  it('keeps the places of headings, without their marks', () => {
    const texts = ['Ingrédients', '## Pâte', '1 œuf', '200 g de riz', '**Sauce**', '1 citron', 'Pour servir :'];
    expect(ingredientListOf(texts).headings).toEqual([
      { text: 'Pâte', before: 0 },
      { text: 'Sauce', before: 2 },
      { text: 'Pour servir :', before: 3 },
    ]);
  }); // prettier-ignore

  it('keeps lines in title case when measured lines are in title case', () => {
    const lines = ['2 Red Tomatoes', 'Pulled Pork', '1 Large Onion', '1 Ripe Lime'];
    expect(ingredientLinesOf(lines)).toEqual(lines);
  });

  it('keeps lines in capitals when most lines are in capitals', () => {
    const lines = ['CHICKEN', '2 ONIONS', '1 lime'];
    expect(ingredientLinesOf(lines)).toEqual(lines);
  });

  it('keeps a last line in capitals', () => {
    expect(ingredientLinesOf(['2 eggs', '1 lime', 'CHICKEN'])).toEqual([
      '2 eggs',
      '1 lime',
      'CHICKEN',
    ]);
  });

  it.each<[boolean, string, string[]]>([
    [false, '500 lines', numbered('1 leek', 500)],
    [true, '501 lines', numbered('1 leek', 501)],
    [false, '100 headings', [...numbered('Part:', 100), '1 leek']],
    [true, '101 headings', [...numbered('Part:', 101), '1 leek']],
    [false, 'a line of 500 characters', ['x'.repeat(500)]],
    [true, 'a line of 501 characters', ['x'.repeat(501)]],
    [true, 'a heading of 301 characters', [`## ${'x'.repeat(301)}`, '1 leek']],
  ])('says %p to whether it cuts %s', (isCut, _, texts) => {
    expect(ingredientListOf(texts).isCut).toBe(isCut);
  });

  // Without linear patterns, each of these takes minutes.
  it.each([
    '1 a',
    ' ',
    ',',
    '1 ',
    '1/',
    '**a',
    '(',
    '-',
    'A',
    'A ',
    '1 leek ',
    'for the ',
    '•',
    '\n',
    'Â ',
    'Ã©',
  ])('reads a text that repeats %j in time', (part) => {
    const text = part.repeat(1_000_000 / part.length);
    expect(ingredientLinesOf([`1 leek${text}x`]).length).toBeLessThanOrEqual(500);
  });
});
