import { searchLabels } from '../src/index.js';
import english from '../labels/en.json' with { type: 'json' };
import french from '../labels/fr.json' with { type: 'json' };
import { ERROR_CODES, type LabelFile } from '../src/index.js';

const labels = {
  riceWine: { name: 'vin de riz', plural: 'vins de riz', synonyms: [] },
  rice: { name: 'riz', plural: 'riz', synonyms: ['riz blanc'] },
  brownRice: { name: 'riz complet', plural: 'riz complets', synonyms: [] },
  egg: { name: 'œuf', plural: 'œufs', synonyms: ["jaune d'œuf"] },
  chorizo: { name: 'chorizo', plural: 'chorizos', synonyms: [] },
  wildRice: { name: 'zizanie', plural: 'zizanies', synonyms: ['riz sauvage'] },
};
const keys = (text: string) => searchLabels(labels, text).map(({ key }) => key);

describe('searchLabels', () => {
  it('returns exact names, then names and synonyms that start with the text, then others', () => {
    expect(keys('riz')).toEqual(['rice', 'brownRice', 'wildRice', 'riceWine', 'chorizo']);
  });

  it.each(['œuf', 'OEUF', 'oeu', "d'oeuf", '  Œuf ', 'd’œuf'])('finds the egg by %s', (text) => {
    expect(keys(text)).toEqual(['egg']);
  });

  it.each(['', '  ', "'", 'xyz', '.*'])('finds nothing by "%s"', (text) => {
    expect(keys(text)).toEqual([]);
  });

  it('returns the name of a key and the synonym that has found it', () => {
    expect(searchLabels(labels, 'riz sauv')).toEqual([
      { key: 'wildRice', name: 'zizanie', match: 'riz sauvage' },
    ]);
  });

  it.each(['chorzo', 'chorixo', 'chorrizo', 'chroizo', 'chorixos', 'choriz0'])(
    'finds the chorizo by %s, with one wrong letter',
    (text) => {
      expect(keys(text)).toEqual(['chorizo']);
    },
  );
});

it.each([
  [french, 'carottes', 'carrot'],
  [french, 'carote', 'carrot'],
  [french, 'poivrons rouges', 'redBellPepper'],
  [english, 'eggs', 'egg'],
  [english, 'flour', 'flour'],
  [english, 'tomatos', 'tomato'],
])('an ingredient is found first by what a person types: %#', (file, text, key) => {
  expect(searchLabels(file.ingredients, text)[0]?.key).toBe(key);
});

describe.each([
  ['French', french, 'échalote', 'shallot'],
  ['English', english, 'shallot', 'shallot'],
])('the %s labels', (_, file: LabelFile, text, key) => {
  it('are found by their names', () => {
    expect(searchLabels(file.ingredients, text)[0]).toEqual({ key, name: text, match: text });
  });

  it('are found first or second by 99 % of their plurals and synonyms', () => {
    const tables = [file.ingredients, file.units, file.techSteps, file.utensils];
    const words = tables.flatMap((table) =>
      Object.entries(table).flatMap(([key, { plural, synonyms }]) =>
        [plural, ...synonyms].map((word) => ({ table, key, word })),
      ),
    );
    const sample = words.filter((_, index) => index % 7 === 0); // of 7,000
    const isFound = sample.map(({ table, key, word }) =>
      searchLabels(table, word)
        .slice(0, 2)
        .some((found) => found.key === key),
    );
    expect(isFound.filter(Boolean).length / isFound.length).toBeGreaterThan(0.99);
  });

  it('contain a sentence about every error', () => {
    expect(Object.keys(file.errors).map(Number)).toEqual(Object.values(ERROR_CODES));
    expect(Object.values(file.errors).filter((sentence) => !/\S{2}.*\.$/.test(sentence))).toEqual(
      [],
    );
  });
});
