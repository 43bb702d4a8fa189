import { ALLERGENS } from '../catalogue/allergens.js';
import { CATEGORIES } from '../catalogue/categories.js';
import { DIET_KEYS } from '../catalogue/diets.js';
import { INGREDIENTS } from '../catalogue/ingredients.js';
import { SOURCES } from '../catalogue/sources.js';
import { TECH_STEP_KEYS } from '../catalogue/tech-steps.js';
import { UNITS } from '../catalogue/units.js';
import { UTENSIL_KEYS } from '../catalogue/utensils.js';
import { COURSES, VISIBILITIES } from '../recipe/recipe-content.js';
import { LOCALES } from '../locale.js';
import { PROPOSAL_REASONS } from '../planning/proposals/reasons.js';
import { SLOTS } from '../planning/week.js';
import { CONFLICT_REASONS } from '../recipe/suitability.js';
import { labelFile } from './label-file.js';

const keysOf = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key);

const KEYS: Readonly<Record<string, readonly string[]>> = {
  ingredients: keysOf(INGREDIENTS),
  units: keysOf(UNITS),
  techSteps: TECH_STEP_KEYS,
  utensils: UTENSIL_KEYS,
  diets: DIET_KEYS,
  allergies: keysOf(ALLERGENS),
  categories: Object.keys(CATEGORIES),
  subcategories: Object.values(CATEGORIES).flatMap((category) => Object.keys(category)),
  sources: keysOf(SOURCES),
  slots: SLOTS,
  courses: COURSES,
  visibilities: VISIBILITIES,
  conflictReasons: CONFLICT_REASONS,
  proposalReasons: PROPOSAL_REASONS,
};

describe.each(LOCALES)('labels in %s', (locale) => {
  const { locale: ownLocale, ...tables } = labelFile(locale, { techSteps: {}, utensils: {} });

  it('state their language', () => {
    expect(ownLocale).toBe(locale);
  });

  it('cover every catalogue and every choice', () => {
    expect(Object.keys(tables).sort()).toEqual(Object.keys(KEYS).sort());
  });

  it.each(Object.entries(tables))('of %s exist for every key and are distinct', (table, labels) => {
    expect(Object.keys(labels).sort()).toEqual([...(KEYS[table] ?? [])].sort());
    const names = Object.values(labels).map(({ name }) => name);
    expect(names.filter((name) => name.trim() === '' || /[!?(),]/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('have synonyms in lower case that differ from the name', () => {
    const wrong = Object.values(tables)
      .flatMap((labels) => Object.values(labels))
      .filter(({ name, synonyms }) =>
        synonyms.some((synonym) => synonym !== synonym.toLowerCase() || synonym === name),
      );
    expect(wrong).toEqual([]);
  });
});

describe('a label', () => {
  const french = labelFile('fr', { techSteps: { slice: ['trancher'] }, utensils: {} });
  const english = labelFile('en', { techSteps: {}, utensils: { knife: ['chef knife'] } });

  it('has the plural of its language', () => {
    expect(french.ingredients['potato']).toMatchObject({
      name: 'pomme de terre',
      plural: 'pommes de terre',
    });
    expect(french.utensils['citrusJuicer']).toMatchObject({ plural: 'presse-agrumes' });
    expect(french.slots['BREAKFAST']).toMatchObject({ plural: 'petits-déjeuners' });
    expect(english.utensils['knife']).toMatchObject({ name: 'knife', plural: 'knives' });
    expect(english.units['pinch']).toMatchObject({ name: 'pinch', plural: 'pinches' });
  });

  it('of a technique is a verb without a plural', () => {
    expect(french.techSteps['slice']).toEqual({
      name: 'émincer',
      plural: 'émincer',
      synonyms: ['trancher'],
    });
  });

  it('has the synonyms of the catalogue, in the singular, and the other names', () => {
    expect(english.ingredients['rutabaga']?.synonyms).toEqual(['swede', 'yellow turnip', 'neep']);
    expect(english.ingredients['bellPepper']?.synonyms).toContain('pepper');
    expect(french.units['gram']?.synonyms).toContain('gramme');
    expect(french.units['gram']?.synonyms).not.toContain('grammes');
    expect(english.utensils['knife']?.synonyms).toEqual(['chef knife']);
  });
});
