import type { Locale } from '#domain/locale.js';
import { Pipeline } from '../../../test/pipeline.js';

const techniquesIn = (locale: Locale, text: string) => {
  const pipeline = new Pipeline(locale, text);
  return pipeline.instructions
    .filter(({ technique }) => technique !== null)
    .map((instruction) => `${String(instruction.technique)} "${pipeline.textOf(instruction)}"`);
};

describe('findInstructions', () => {
  it.each([
    ['Coupez les citrons et pressez-les.', 'cut "Coupez",squeeze "pressez"'],
    ['Lavez les linges et pressez-les.', 'wash "Lavez",press "pressez"'],
    ['Épépinez les tomates et concassez.', 'pit "Épépinez",chop "concassez"'],
    ['Dans un wok, faites sauter le riz.', 'stirFry "faites sauter"'],
    ['Chauffez le wok. Faites sauter le riz.', 'heat "Chauffez",saute "Faites sauter"'],
    ['Avec un emporte-pièce, coupez la pâte.', 'cutOut "coupez"'],
  ])('finds the technique in the words before the verb: %s', (text, expected) => {
    expect(techniquesIn('fr', text).join()).toBe(expected);
  });

  it.each([
    ['Mélanger.', 'mix "Mélanger"'],
    ['Mélangez.', 'mix "Mélangez"'],
    ['Mélange le tout.', 'mix "Mélange"'],
    ['Mélangeons la pâte.', 'mix "Mélangeons"'],
    ['On mélange.', 'mix "mélange"'],
    ['Vous mélangerez.', 'mix "mélangerez"'],
    ['Mélangé les œufs.', 'mix "Mélangé"'],
    ['Cuire en remuant.', 'cook "Cuire",stir "remuant"'],
    ['Faire ensuite revenir.', 'saute "Faire ensuite revenir"'],
    ['Faites-les revenir.', 'saute "Faites-les revenir"'],
    ["Faites d'abord fondre.", 'melt "Faites d\'abord fondre"'],
    ['Laisser la pâte reposer.', 'rest "Laisser la pâte reposer"'],
    ["Porter 2 l d'eau à ébullition.", 'boil "Porter 2 l d\'eau à ébullition"'],
    ['Monter les blancs en neige.', 'whipEggWhites "Monter les blancs en neige"'],
    ['Couper en petits dés.', 'dice "Couper en petits dés"'],
    ['Mettre au four.', 'bake "Mettre au four"'],
    ['Mise au four : 20 minutes.', 'bake "Mise au four"'],
    ['Presser un citron.', 'squeeze "Presser"'],
    ['Presser dans le moule.', 'press "Presser"'],
    ['Continuer à remuer.', 'stir "remuer"'],
    ["N'oubliez pas de saler.", 'season "saler"'],
    ['Sans cesser de remuer, verser.', 'stir "remuer",pour "verser"'],
    ['Ne salez qu’à la fin.', 'season "salez"'],
    ['Avant de servir.', 'serve "servir"'],
  ])('finds the French instruction: %s', (text, expected) => {
    expect(techniquesIn('fr', text).join()).toBe(expected);
  });

  it.each([
    'sans faire bouillir',
    'Ne pas remuer.',
    'Ne remuez pas.',
    'Évitez de mélanger.',
    'Inutile de peler.',
    'les oignons émincés',
    'la cuisson du poulet',
    'Le mélange est lisse.',
    'jusqu’à ce que la sauce épaississe',
    'Lorsque le beurre commence à dorer',
    'une planche à découper',
    'en refroidissant',
    'Réduire le feu.',
    'si vous ajoutez du sel',
    'dans un plat allant au four',
    'Beurre, farine et sucre',
    'une poêle',
    'poser sur une planche à découper',
    'une croûte va se former',
  ])('finds no French instruction: %s', (text) => {
    expect(techniquesIn('fr', text)).toEqual([]);
  });

  it.each([
    ['Stir well.', 'stir "Stir"'],
    ['In a bowl, whisk the eggs.', 'whisk "whisk"'],
    ['In a large bowl combine the eggs.', 'mix "combine"'],
    ['Brown the onion.', 'brown "Brown"'],
    ['Cook, stirring constantly.', 'cook "Cook",stir "stirring"'],
    ['Bring the milk to a boil.', 'boil "Bring the milk to a boil"'],
    ['Let the dough rise.', 'rise "Let the dough rise"'],
    ['Set aside.', 'setAside "Set aside"'],
    ['Pat the fish dry.', 'dry "Pat the fish dry"'],
    ['Beat the egg whites.', 'whipEggWhites "Beat the egg whites"'],
    ['Toss to coat.', 'mix "Toss",coat "coat"'],
    ['Pan-fry the fish.', 'panFry "Pan-fry"'],
    ['Heat the oven.', 'preheat "Heat"'],
    ['Continue stirring.', 'stir "stirring"'],
    ['before serving', 'serve "serving"'],
  ])('finds the English instruction: %s', (text, expected) => {
    expect(techniquesIn('en', text).join()).toBe(expected);
  });

  it.each([
    'Do not stir.',
    "Don't boil it.",
    'without stirring',
    'over medium heat',
    'Add brown sugar and cream.',
    'flour, butter, and salt',
    'baking powder',
    'until the cheese melts',
    'begin to brown',
    'There is no need to peel it.',
    'the chopped onion',
    'Reduce heat.',
    'Fold the dough in half.',
    'Butter, sugar, eggs',
    'on the sheet, cut side up',
  ])('finds no English instruction other than "add": %s', (text) => {
    expect(techniquesIn('en', text).filter((technique) => !technique.startsWith('add'))).toEqual(
      [],
    );
  });
});
