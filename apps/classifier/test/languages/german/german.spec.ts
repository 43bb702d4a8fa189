import { compileLanguage } from '../../../src/engine/compile/compile-language.js';
import { detect } from '../../../src/engine/detect.js';
import { rulesOf } from '../../rules-of.js';
import { GERMAN } from './german.js';

const language = compileLanguage(GERMAN);

function found(text: string) {
  const { entities, ingredients, clauses } = detect(language, text);
  const written = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  return {
    entities: entities.map((entity) => `${entity.key} "${written(entity)}"`),
    foods: ingredients.map(({ key, quantity, unit }) =>
      [quantity, unit, key].filter((part) => part !== null).join(' '),
    ),
    clauses: clauses.map(written),
  };
}

describe('a third language', () => {
  it.each([
    ['Die Karotten schälen.', ['peel "schälen"']],
    ['Die Zwiebeln schälen und würfeln.', ['peel "schälen"', 'dice "würfeln"']],
    ['Schneiden Sie die Zwiebel klein.', ['chop "Schneiden Sie die Zwiebel klein"']],
    ['Die Zwiebel kleinschneiden.', ['chop "kleinschneiden"']],
    ['Rühren Sie das Mehl unter.', ['fold "Rühren Sie das Mehl unter"']],
    ['Die Karotten in kleine Würfel schneiden, dann kochen.', ['cut "schneiden"', 'cook "kochen"']],
    ['Schäle die Möhren und hacke sie.', ['peel "Schäle"', 'chop "hacke"']],
    ['Die Butter in einer Pfanne braten.', ['fryingPan "Pfanne"', 'panFry "braten"']],
    ['Töpfe und Schüsseln', ['saucepan "Töpfe"', 'bowl "Schüsseln"']],
  ])('finds techniques and utensils: %s', (text, expected) => {
    expect(found(text).entities).toEqual(expected);
  });

  it.each([
    'Die Soße nicht kochen.',
    'Rühren Sie die Soße nicht.',
    'Wenn die Karotten kochen',
    'Beim Kochen',
    'die gehackten Zwiebeln',
  ])('finds no technique: %s', (text) => {
    expect(found(text).entities).toEqual([]);
  });

  it.each([
    ['200 g Mehl und 2 EL Butter', ['200 gram flour', '2 tablespoon butter']],
    ['Zwei rote Zwiebeln schälen.', ['2 piece onion']],
    ['2 bis 3 Karotten hacken.', ['3 piece carrot']],
    ['Die Zwibeln hacken.', ['onion']],
  ])('finds foods and amounts: %s', (text, expected) => {
    expect(found(text).foods).toEqual(expected);
  });

  it('splits clauses at verbs at the end', () => {
    expect(found('Die Zwiebeln schälen und die Karotten hacken.').clauses).toEqual([
      'Die Zwiebeln schälen',
      'und die Karotten hacken',
    ]);
  });

  it.each(rulesOf(GERMAN).map(({ id, example }) => [id, example]))(
    'decides with the rule %s in "%s"',
    (id, example) => {
      const { decisions = [] } = detect(language, example, true);
      expect(decisions.map(({ rule }) => rule)).toContain(id);
    },
  );
});
