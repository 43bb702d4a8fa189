import type { PortableLine, PortableRecipe } from './portable-recipe.js';
import { recipeAsCooklang } from './recipe-as-cooklang.js';
import { recipeAsText } from './recipe-as-text.js';
import { type PortablePart, writtenOut } from './written-out.js';

const line = (ingredient: string, quantity: number, more: object = {}): PortableLine => ({
  ...{ ingredient, quantity, unit: 'gram', note: null, rawText: `${String(quantity)} g` },
  ...more,
});
const tart: PortableRecipe = {
  ...{ name: 'Tarte', locale: 'fr', portions: 4, diets: [], tags: [], description: null },
  ...{ imageUrl: null, prepMinutes: 20, cookMinutes: null, restMinutes: null, course: null },
  ingredients: [line('butter', 10)],
  otherLines: [{ kind: 'TEXT', text: 'sel', before: 1 }],
  steps: [{ description: 'Garnir.' }],
};
const mix: PortablePart = {
  ...{ name: 'Mélange', note: null, factor: 0.5, parts: [], otherLines: [] },
  ingredients: [line('flour', 300)],
  steps: [{ description: 'Mélanger.' }],
};
const dough: PortablePart = {
  ...{ name: 'Pâte', note: 'froide', factor: 1 / 3, parts: [mix] },
  ingredients: [line('sugar', 100), line('butter', 60, { note: 'mou' })],
  otherLines: [{ kind: 'TEXT', text: 'eau', before: 1 }],
  steps: [{ description: 'Pétrir.' }],
};

describe('writtenOut', () => {
  const whole = writtenOut(tart, [dough]);

  it('adds the lines of parts, scaled, under their names; a second line of a food is a text', () => {
    expect(whole.ingredients.map(({ ingredient, quantity, rawText }) => [ingredient, quantity, rawText])).toEqual([
      ['butter', 10, '10 g'],
      ['flour', 50, null],
      ['sugar', 33.333, null],
    ]); // prettier-ignore
    expect(whole.otherLines).toEqual([
      { kind: 'TEXT', text: 'sel', before: 1 },
      { kind: 'HEADING', text: 'Mélange', before: 1 },
      { kind: 'HEADING', text: 'Pâte (froide)', before: 2 },
      { kind: 'TEXT', text: 'eau', before: 3 },
      { kind: 'TEXT', text: '20 g de beurre (mou)', before: 3 },
    ]);
  });

  it('puts the steps of parts first', () => {
    expect(whole.steps.map(({ description }) => description)).toEqual([
      'Mélanger.',
      'Pétrir.',
      'Garnir.',
    ]);
  });

  it('is printed as text', () => {
    const publication = { authorFirstName: 'Camille', sourceUrl: null };
    expect(recipeAsText(whole, publication, 'METRIC')).toBe(`Tarte
par Camille · 4 portions · préparation 20 min

Ingrédients

- 10 g de beurre
- sel

Mélange:
- 50 g de farine

Pâte (froide):
- 33,333 g de sucre
- eau
- 20 g de beurre (mou)

Préparation

1. Mélanger.

2. Pétrir.

3. Garnir.
`);
  });

  it('is written as Cooklang', () => {
    const steps = [{ description: 'Garnir @ 180 °C -- vite.' }];
    const text = recipeAsCooklang({ ...whole, steps, tags: ['été'] }, { sourceUrl: null });
    expect(text).toBe(`---
title: "Tarte"
locale: "fr"
servings: 4
tags: ["été"]
prep time: "20 min"
---

@beurre{10%g}
@sel{}

= Mélange

@farine{50%g}

= Pâte (froide)

@sucre{33.333%g}
@eau{}
@20 g de beurre (mou){}

= Tarte

Garnir   180 °C – vite.
`);
  });
});
