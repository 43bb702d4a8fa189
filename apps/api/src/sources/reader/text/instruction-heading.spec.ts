import { headingOf, withHeading } from './instruction-heading.js';

describe('headingOf a step', () => {
  const heading = (name: string, text: string) =>
    headingOf(name, text, { recipeName: 'Rice', isSection: false });

  it.each([
    ['the text', 'Mix the flour.', 'Mix the flour.'],
    ['the start of the text', 'Mix the flour...', 'Mix the flour and 2 eggs.'],
    ['the shortened start of the text', 'Bake at 18…', 'BAKE at 180 °C.'],
    ['a number', 'Step 1', 'Mix.'],
    ['a number', 'Étape 2 :', 'Mélanger.'],
    ['a number', '4', 'Mix.'],
    ['a number', 'Partie 3', 'Mélanger.'],
    ['words of the text', 'Make dough:', 'Make the dough of flour and water.'],
    ['facts of the text', 'Fry (190 °C, optional)', 'Optional: heat to 190 °C and fry.'],
    ['nothing', '', 'Mix.'],
  ])('drops %s: %j', (_, name, text) => {
    expect(heading(name, text)).toBe('');
  });

  it.each([
    ['Crush the peanuts', 'Use a mortar.'],
    ['Boil the rice', 'Use a large pan.'],
    ['Second fry (190 °C, optional)', 'Fry again.'],
    ['Bake for 20 minutes', 'Bake for 25 minutes.'],
    ['Cuisson au four', 'Enfourner 12 minutes.'],
    ['With the grill', 'Use grilled peppers.'],
    ['Rub the fat into the flour with cold hands', 'Work fast.'],
  ])('keeps %j before %j', (name, text) => {
    expect(heading(name, text)).toBe(name);
  });
});

describe('headingOf a section', () => {
  const heading = (name: string) =>
    headingOf(name, 'Beat the sugar.', { recipeName: 'Pain d’épices', isSection: true });

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
  ])('drops %j', (name) => {
    expect(heading(name)).toBe('');
  });

  it.each([
    ['For the glaze', 'For the glaze'],
    ['Pour le glaçage :', 'Pour le glaçage :'],
    ['Sugar', 'Sugar'],
    ['1. **Dough**', 'Dough'],
    ['Étape 2 : la pâte', 'la pâte'],
    ['Oven method', 'Oven method'],
    ['Method 2', 'Method 2'],
  ])('keeps %j', (name, kept) => {
    expect(heading(name)).toBe(kept);
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
