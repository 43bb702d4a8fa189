import type { Locale } from '#domain/locale.js';
import { Pipeline } from '../../test/pipeline.js';

const clauses = (locale: Locale, text: string) => {
  const pipeline = new Pipeline(locale, text);
  return pipeline.clauses.map((clause) => pipeline.textOf(clause)).join(' | ');
};

describe('splitClauses', () => {
  it.each<[string, Locale, string, string]>([
    ['sentences', 'fr', 'Saler.Poivrer ! Servir', 'Saler | Poivrer | Servir'],
    ['semicolons and lines', 'fr', 'Saler; poivrer\nservir', 'Saler | poivrer | servir'],
    [
      'no abbreviation',
      'fr',
      'Cuire au four th. 6 ou 10 min. environ',
      'Cuire au four th. 6 ou 10 min. environ',
    ],
    [
      'a new verb',
      'fr',
      'Ajouter le lait, mélanger puis verser la crème',
      'Ajouter le lait | mélanger | puis verser la crème',
    ],
    [
      'a shared object',
      'fr',
      'Laver, éplucher et couper les carottes',
      'Laver, éplucher et couper les carottes',
    ],
    ['something new', 'fr', 'Remuer et ajouter le lait', 'Remuer | et ajouter le lait'],
    [
      'what is put first',
      'fr',
      'Dans une poêle, faire revenir les oignons',
      'Dans une poêle, faire revenir les oignons',
    ],
    [
      'what is put first later on',
      'fr',
      'Cuire le riz et, dans un bol, battre les œufs',
      'Cuire le riz | et, dans un bol, battre les œufs',
    ],
    [
      'a pronoun',
      'fr',
      'Éplucher les carottes et les couper',
      'Éplucher les carottes | et les couper',
    ],
    [
      'what is done before',
      'fr',
      'Après avoir lavé les carottes, les râper',
      'Après avoir lavé les carottes | les râper',
    ],
    ['a gerund without an object', 'fr', 'Cuire le riz, en remuant', 'Cuire le riz, en remuant'],
    [
      'a gerund with one',
      'fr',
      'Cuire le riz en ajoutant le lait',
      'Cuire le riz | en ajoutant le lait',
    ],
    ['before', 'fr', 'Laisser reposer avant de servir', 'Laisser reposer | avant de servir'],
    [
      'until',
      'fr',
      'Cuire jusqu’à ce que le riz soit tendre',
      'Cuire jusqu’à ce que le riz soit tendre',
    ],
    [
      'and',
      'en',
      'Peel and slice the apples and add the sugar',
      'Peel and slice the apples | and add the sugar',
    ],
    ['then', 'en', 'Drain the pasta, then add the sauce', 'Drain the pasta | then add the sauce'],
    ['purpose', 'en', 'Toss the pasta to coat', 'Toss the pasta to coat'],
  ])('cuts by %s (%s)', (_, locale, text, expected) => {
    expect(clauses(locale, text)).toBe(expected);
  });

  it('finds no clause where there is no word', () => {
    expect(clauses('fr', ' … ! ')).toBe('');
  });
});
