import { LOCALES, type Locale } from '../locale.js';
import { UNIT_TABLES } from './unit-names.js';
import { UNITS } from './units.js';

const unitsOf = (locale: Locale, form: string) =>
  UNIT_TABLES[locale].units
    .filter(({ forms }) => forms.includes(form))
    .map(({ unit, factor }) => [unit, factor]);

describe.each(LOCALES)('unit names in %s', (locale) => {
  it('exist for every unit except the piece', () => {
    const spelled = new Set(UNIT_TABLES[locale].units.map(({ unit }) => unit));
    expect(UNITS.map(({ key }) => key).filter((key) => !spelled.has(key))).toEqual(['piece']);
  });

  it('belong to one unit each', () => {
    const forms = UNIT_TABLES[locale].units.flatMap((names) => [...new Set(names.forms)]);
    expect(forms.filter((form, i) => forms.indexOf(form) !== i)).toEqual([]);
  });

  it('are not measure words', () => {
    const { containers, pieces, vague } = UNIT_TABLES[locale].measures;
    const spelled = new Set(UNIT_TABLES[locale].units.flatMap(({ forms }) => forms));
    expect([...containers, ...pieces, ...vague].filter((word) => spelled.has(word))).toEqual([]);
  });
});

describe('unit names', () => {
  it.each<[Locale, string, string, number]>([
    ['fr', 'c à s', 'tablespoon', 1],
    ['fr', 'càs', 'tablespoon', 1],
    ['fr', 'cuil à soupe', 'tablespoon', 1],
    ['fr', 'cuillères à table', 'tablespoon', 1],
    ['fr', 'c à thé', 'teaspoon', 1],
    ['fr', 'cuillerée à café', 'teaspoon', 1],
    ['fr', 'gousses', 'clove', 1],
    ['fr', 'botte', 'bunch', 1],
    ['fr', 'brins', 'sprig', 1],
    ['fr', 'dl', 'centiliter', 10],
    ['fr', 'dcl', 'centiliter', 10],
    ['fr', 'tasse', 'milliliter', 250],
    ['fr', 'lb', 'gram', 454],
    ['en', 'tbsp', 'tablespoon', 1],
    ['en', 'cups', 'milliliter', 240],
    ['en', 'ounces', 'gram', 28.35],
    ['en', 'fluid ounces', 'milliliter', 29.57],
    ['en', 'quart', 'milliliter', 946],
  ])('%s: %s is %s × %d', (locale, form, unit, factor) => {
    expect(unitsOf(locale, form)).toEqual([[unit, factor]]);
  });
});
