import { itemHeading, sectionHeading, stepHeading, withHeading } from './instruction-heading.js';

describe('stepHeading', () => {
  it.each([
    ['the text', 'Mix the flour.', 'Mix the flour.'],
    ['the start of the text', 'Mix the flour...', 'Mix the flour and 2 eggs.'],
    ['the shortened start of the text', 'Bake at 18…', 'BAKE at 180 °C.'],
    ['a number', 'Step 1', 'Mix.'],
    ['a number', 'Étape 2 :', 'Mélanger.'],
    ['a number', '4', 'Mix.'],
    ['a number', 'Partie 3', 'Mélanger.'],
    ['a numbered title', '3. Make the dough', 'Mix flour and water.'],
    ['a title', 'Make the dough:', 'Mix flour and water.'],
    ['facts of the text', 'Fry (190 °C, optional)', 'Optional: heat to 190 °C and fry.'],
    ['a number in words', 'Add four eggs', 'Add 4 eggs.'],
    ['an appliance of the text', 'Cuisson au four', 'Mettre dans le four.'],
    ['nothing', '', 'Mix.'],
  ])('drops %s: %j', (_, name, text) => {
    expect(stepHeading(name, text)).toBe('');
  });

  it.each([
    ['Second fry (190 °C, optional)', 'Fry again.'],
    ['Optional', 'Add the nuts.'],
    ['Bake for 20 minutes', 'Put the tin in the oven.'],
    ['Repos (12 h)', 'Laisser au frais.'],
    ['La veille', 'Tremper les pois chiches.'],
    ['Air fryer', 'Cook until golden.'],
    ['Méthode au four', 'Enfourner 12 minutes.'],
    ['Cuisson au four', 'Enfourner 12 minutes.'],
    ['With the grill', 'Use grilled peppers.'],
    ['Rub the fat into the flour with cold hands', 'Work fast.'],
  ])('keeps %j before %j', (name, text) => {
    expect(stepHeading(name, text)).toBe(name);
  });
});

describe('itemHeading', () => {
  it('keeps a name that the description does not repeat', () => {
    expect(itemHeading('Boil the rice', 'Use a large pan.')).toBe('Boil the rice');
    expect(itemHeading('Boil the rice', 'Boil the rice in a large pan.')).toBe('');
  });
});

describe('sectionHeading', () => {
  const part = { recipeName: 'Pain d’épices', isOnly: false };
  const all = { ...part, isOnly: true };

  it.each([
    'Instructions',
    'PRÉPARATION :',
    'Etapes de preparation',
    '— Method —',
    'Étapes',
    'Étape 1',
    'Step 2:',
    "Pain d'épices",
    'Beat',
    '',
    '***',
  ])('drops %j of a part', (name) => {
    expect(sectionHeading(name, 'Beat the sugar.', part)).toBe('');
  });

  it.each([
    ['For the glaze', 'For the glaze'],
    ['Pour le glaçage :', 'Pour le glaçage :'],
    ['1. **Dough**', 'Dough'],
    ['Étape 2 : la pâte', 'la pâte'],
    ['Oven method', 'Oven method'],
    ['Method 2', 'Method 2'],
  ])('keeps %j of a part', (name, heading) => {
    expect(sectionHeading(name, 'Beat the sugar.', part)).toBe(heading);
  });

  it('keeps the name of the only part if it has facts', () => {
    expect(sectionHeading('For the cake', 'Beat.', all)).toBe('');
    expect(sectionHeading('Optional glaze', 'Beat.', all)).toBe('Optional glaze');
    expect(sectionHeading('Bake at 180 °C', 'Beat.', all)).toBe('Bake at 180 °C');
  });
});

describe('withHeading', () => {
  it.each([
    ['For the glaze', 'For the glaze: Beat.'],
    ['Pour le glaçage :', 'Pour le glaçage : Beat.'],
    ['Work fast.', 'Work fast. Beat.'],
    ['', 'Beat.'],
  ])('adds %j', (heading, step) => {
    expect(withHeading(heading, 'Beat.')).toBe(step);
  });
});
