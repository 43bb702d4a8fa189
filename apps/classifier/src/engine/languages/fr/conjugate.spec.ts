import type { VerbForm } from '../../words/word-class.js';
import { conjugateFrench } from './conjugate.js';

const formsOf = (verb: string, reading: VerbForm) =>
  conjugateFrench(verb)
    .filter(([, readings]) => readings === reading)
    .map(([form]) => form);

describe('conjugateFrench', () => {
  it.each([
    ['mélanger', 'mélangez', 'mélangeons', 'mélange', 'mélangeant', 'mélangé'],
    ['glacer', 'glacez', 'glaçons', 'glace', 'glaçant', 'glacé'],
    ['peler', 'pelez', 'pelons', 'pèle', 'pelant', 'pelé'],
    ['sécher', 'séchez', 'séchons', 'sèche', 'séchant', 'séché'],
    ['réfrigérer', 'réfrigérez', 'réfrigérons', 'réfrigère', 'réfrigérant', 'réfrigéré'],
    ['fouetter', 'fouettez', 'fouettons', 'fouette', 'fouettant', 'fouetté'],
    ['tremper', 'trempez', 'trempons', 'trempe', 'trempant', 'trempé'],
    ['ficeler', 'ficelez', 'ficelons', 'ficelle', 'ficelant', 'ficelé'],
    ['essuyer', 'essuyez', 'essuyons', 'essuie', 'essuyant', 'essuyé'],
    ['pétrir', 'pétrissez', 'pétrissons', 'pétris', 'pétrissant', 'pétri'],
    ['couvrir', 'couvrez', 'couvrons', 'couvre', 'couvrant', 'couvert'],
    ['servir', 'servez', 'servons', 'sers', 'servant', 'servi'],
    ['bouillir', 'bouillez', 'bouillons', 'bous', 'bouillant', 'bouilli'],
    ['cuire', 'cuisez', 'cuisons', 'cuis', 'cuisant', 'cuit'],
    ['frire', 'frisez', 'frisons', 'fris', 'frisant', 'frit'],
    ['fondre', 'fondez', 'fondons', 'fonds', 'fondant', 'fondu'],
    ['battre', 'battez', 'battons', 'bats', 'battant', 'battu'],
    ['remettre', 'remettez', 'remettons', 'remets', 'remettant', 'remis'],
    ['dissoudre', 'dissolvez', 'dissolvons', 'dissous', 'dissolvant', 'dissous'],
    ['moudre', 'moulez', 'moulons', 'mouds', 'moulant', 'moulu'],
  ])(
    'forms imperatives, gerund and participle of "%s"',
    (verb, vous, nous, tu, gerund, participle) => {
      expect(formsOf(verb, 'INFINITIVE')).toEqual([verb]);
      expect(formsOf(verb, 'IMPERATIVE')).toContain(vous);
      expect(formsOf(verb, 'BARE')).toEqual([nous, tu]);
      expect(formsOf(verb, 'GERUND')).toEqual([gerund]);
      expect(formsOf(verb, 'PARTICIPLE')).toContain(participle);
    },
  );

  it('forms irregular imperatives and throws for an unknown conjugation', () => {
    expect(formsOf('faire', 'IMPERATIVE')).toEqual(['faites', 'ferez']);
    expect(() => conjugateFrench('zzz')).toThrow('No conjugation');
  });
});
