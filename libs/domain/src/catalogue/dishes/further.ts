import { dish } from './dish.js';

export const further = {
  tart: dish(
    'tartelette sucrée',
    'tart, galette tart, fruit tartlet',
    [],
    ['shortcrustPastry', 'flour', 'egg', 'butter'],
  ),
  shortcake: dish(
    'shortcake',
    'shortcake, strawberry shortcake',
    ['flour'],
    ['butter', 'cream', 'milk', 'egg'],
  ),
  pizzelle: dish('pizzelle, gaufrette italienne', 'pizzelle', ['flour', 'egg'], ['butter']),
  paratha: dish('paratha, roti paratha', 'paratha', ['flour'], ['clarifiedButter']),
  picanha: dish(
    `
      picanha, rumsteak, pièce du boucher, palette à la diable, palette fumée, tête pressée,
      gayette, oiseaux sans tête, alouettes sans tête, chipo, du haché, de haché, le haché
    `,
    `
      picanha, porkchop, tenderloin, barbacoa, birria, carnitas, carne asada, surf and turf,
      hot links, moo ping, nam tok, Rocky Mountain oysters, glace de viande
    `,
    ['meat'],
  ),
  mantou: dish('mantou, pain vapeur', 'mantou, steamed bun', ['flour'], ['milk']),
  lahmacun: dish('lahmacun, pide', 'lahmacun, pide, manakish', ['flour'], ['lamb', 'cheese']),
  vareniki: dish(
    'vareniki, pelmeni',
    'vareniki, pelmeni, manti',
    ['flour', 'egg'],
    ['potato', 'cheese', 'groundMeat'],
  ),
  kabob: dish(
    "brochette de kefta, kebab d'agneau, brochette",
    'kabob, shish kebab, shashlik',
    [],
    ['meat'],
  ),
  gordita: dish('gordita, tamal, tamales', 'gordita, tamale, sope, pupusa', [], ['cheese', 'lard']),
  flatbread: dish(
    'galette de pain, pain plat, dombré, bake, bokit',
    'galette de pain, pain plat, rough puff, hot water crust',
    ['flour'],
    ['milk'],
  ),
  cutlet: dish(
    'côtelette panée, escalope',
    'cutlet, escalope, breaded cutlet',
    [],
    ['meat', 'breadcrumbs', 'egg', 'flour'],
  ),
  antipasto: dish(
    'antipasti, antipasto, charcuterie mixte',
    'antipasto, antipasti, charcuterie board',
    [],
    ['ham', 'cheese', 'olive'],
  ),
  tuile: dish(
    'tuile, tuile dentelle',
    'tuile, lace cookie',
    ['flour', 'eggWhite'],
    ['butter', 'almond'],
  ),
  mocha: dish('moka, mokaccino', 'mocha, mochaccino', [], ['milk', 'chocolate']),
  kolache: dish('kolache', 'kolache', ['flour'], ['milk', 'butter', 'egg']),
  torrija: dish('torrija', 'torrija', ['bread', 'egg', 'milk']),
  linguica: dish('linguiça, chouriço', 'linguiça, linguica, chouriço, chourico', ['pork']),
  pastina: dish('pastina', 'pastina', ['pasta'], ['egg']),
  poutine: dish('poutine', 'poutine', ['cheese'], ['gravy']),
  croustade: dish('croustade, croustade aux pommes', 'croustade', ['flour'], ['butter', 'oats']),
  friandise: dish(
    'friandise, confiserie, brigadeiro',
    'brigadeiro, confectionery',
    [],
    ['milk', 'chocolate', 'nuts', 'gelatin'],
  ),
  guedille: dish('guédille', 'guédille', ['burgerBun'], ['lobster', 'mayonnaise']),
  salaison: dish('salaison, aiguillette, carne, friton, lyoner', 'salaison, aiguillette, carne', [
    'meat',
  ]),
  rizotto: dish('rizotto', 'rizotto', ['rice'], ['parmesan', 'butter', 'wine', 'broth']),
  breaded: dish(
    'pané, panée, panure croustillante',
    'breaded, crumbed, crumb coating, bread-crumbed, onion ring',
    ['breadcrumbs'],
    ['egg', 'milk'],
  ),
  battered: dish(
    'à la romaine, enrobé de pâte',
    'battered, in batter, corn dog, hush puppy',
    ['flour'],
    ['egg', 'milk', 'beer'],
  ),
  meringued: dish('meringué, meringuée', 'meringue-topped', ['egg']),
  laitage: dish(
    `
      laitage, produit laitier, produits laitiers, boisson lactée, mousse lactée, dessert lacté,
      farine lactée
    `,
    'milk product, dairy food',
    ['milk'],
  ),
  gelee: dish('gelée neutre', 'gelée', [], ['gelatin']),
  pastryCase: dish('croûte à tarte maison', 'pastry case', ['flour'], ['butter', 'egg']),
};
