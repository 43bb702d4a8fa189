import type { Locale } from '#domain/locale.js';
import { Pipeline } from '../../../test/pipeline.js';

const clauses = (locale: Locale, text: string) => {
  const pipeline = new Pipeline(locale, text);
  return pipeline.clauses.map((clause) => pipeline.textOf(clause)).join(' | ');
};

describe('splitClauses', () => {
  it.each<[string, Locale, string, string]>([
    ['splits at sentence ends', 'fr', 'Saler.Poivrer ! Servir', 'Saler | Poivrer | Servir'],
    [
      'splits at semicolons and line breaks',
      'fr',
      'Saler; poivrer\nservir',
      'Saler | poivrer | servir',
    ],
    [
      'does not split at abbreviations',
      'fr',
      'Cuire au four th. 6 ou 10 min. environ',
      'Cuire au four th. 6 ou 10 min. environ',
    ],
    [
      'splits at a verb with its own object',
      'fr',
      'Ajouter le lait, mélanger puis verser la crème',
      'Ajouter le lait | mélanger | puis verser la crème',
    ],
    [
      'keeps verbs with a shared object together',
      'fr',
      'Laver, éplucher et couper les carottes',
      'Laver, éplucher et couper les carottes',
    ],
    [
      'splits before a verb that introduces an object',
      'fr',
      'Remuer et ajouter le lait',
      'Remuer | et ajouter le lait',
    ],
    [
      'keeps a phrase with the verb after it',
      'fr',
      'Dans une poêle, faire revenir les oignons',
      'Dans une poêle, faire revenir les oignons',
    ],
    [
      'splits before a phrase with its verb',
      'fr',
      'Cuire le riz et, dans un bol, battre les œufs',
      'Cuire le riz | et, dans un bol, battre les œufs',
    ],
    [
      'splits before a verb with a pronoun',
      'fr',
      'Éplucher les carottes et les couper',
      'Éplucher les carottes | et les couper',
    ],
    [
      'splits after an earlier action',
      'fr',
      'Après avoir lavé les carottes, les râper',
      'Après avoir lavé les carottes | les râper',
    ],
    [
      'keeps a gerund without an object',
      'fr',
      'Cuire le riz, en remuant',
      'Cuire le riz, en remuant',
    ],
    [
      'splits before a gerund with an object',
      'fr',
      'Cuire le riz en ajoutant le lait',
      'Cuire le riz | en ajoutant le lait',
    ],
    [
      'splits before a later action',
      'fr',
      'Laisser reposer avant de servir',
      'Laisser reposer | avant de servir',
    ],
    [
      'splits at a subordinate clause',
      'fr',
      'Cuire jusqu’à ce que le riz soit tendre',
      'Cuire | jusqu’à ce que le riz soit tendre',
    ],
    [
      'splits after a subordinate clause',
      'fr',
      'Quand l’eau bout, ajouter les pâtes',
      'Quand l’eau bout | ajouter les pâtes',
    ],
    [
      'keeps the words after "until" that are no clause with their verb',
      'en',
      'Cook until soft in a pan',
      'Cook until soft in a pan',
    ],
    [
      'splits after a heading',
      'fr',
      'Sauce : mélanger le lait et la crème',
      'Sauce | mélanger le lait et la crème',
    ],
    [
      'keeps a phrase before a colon with its verb',
      'fr',
      'Pour la sauce : mélanger le lait et la crème',
      'Pour la sauce : mélanger le lait et la crème',
    ],
    [
      'keeps a tool with the verb that it is for',
      'en',
      'Use a mandoline to slice the fennel',
      'Use a mandoline to slice the fennel',
    ],
    [
      'splits before an exclusion',
      'fr',
      'Mélanger les épices sauf le sel',
      'Mélanger les épices | sauf le sel',
    ],
    [
      'splits at "and" before a new object',
      'en',
      'Peel and slice the apples and add the sugar',
      'Peel and slice the apples | and add the sugar',
    ],
    [
      'splits at "then"',
      'en',
      'Drain the pasta, then add the sauce',
      'Drain the pasta | then add the sauce',
    ],
    ['keeps a purpose with its verb', 'en', 'Toss the pasta to coat', 'Toss the pasta to coat'],
  ])('%s (%s)', (_, locale, text, expected) => {
    expect(clauses(locale, text)).toBe(expected);
  });

  it('finds no clause in a text without words', () => {
    expect(clauses('fr', ' … ! ')).toBe('');
  });
});
