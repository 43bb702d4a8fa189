import { dish } from './dish.js';

export const cakes = {
  cheesecake: dish(
    'cheesecake, gâteau au fromage, käsekuchen, gâteau au fromage blanc',
    'cheesecake',
    ['creamCheese', 'egg'],
    ['cookie', 'butter', 'flour'],
  ),
  brownieCake: dish(
    `
      fondant au chocolat, moelleux au chocolat, mi-cuit au chocolat, coulant au chocolat, blondie
    `,
    'blondie, lava cake, molten chocolate cake, chocolate fondant',
    ['egg', 'chocolate'],
    ['butter', 'flour'],
  ),
  blackForest: dish(
    `
      forêt-noire, bûche de Noël, bûche, gâteau roulé, biscuit roulé, roulé à la confiture
    `,
    `
      Black Forest cake, Black Forest gateau, yule log, Swiss roll, jelly roll, roulade
    `,
    ['egg', 'flour'],
    ['cream', 'chocolate', 'butter'],
  ),
  dacquoise: dish(
    'dacquoise',
    'dacquoise',
    ['egg', 'groundAlmond'],
    ['butter', 'chocolate', 'flour'],
  ),
  joconde: dish('joconde', 'joconde', ['egg', 'groundAlmond'], ['butter', 'chocolate', 'flour']),
  opera: dish(
    'gâteau opéra, biscuit joconde, opéra, succès praliné, gâteau succès',
    'opera cake',
    ['egg', 'groundAlmond'],
    ['butter', 'chocolate', 'flour'],
  ),
  linzertorte: dish(
    'linzertorte',
    'linzertorte',
    ['egg', 'flour', 'butter'],
    ['almond', 'hazelnut', 'chocolate'],
  ),
  sacher: dish(
    'sachertorte, gâteau Sacher, reine de Saba',
    'Sachertorte, Sacher torte, Linzer torte, linzer',
    ['egg', 'flour', 'butter'],
    ['almond', 'hazelnut', 'chocolate'],
  ),
  baba: dish('baba', 'baba', ['flour', 'egg'], ['butter', 'milk', 'almond']),
  savarin: dish('savarin', 'savarin', ['flour', 'egg'], ['butter', 'milk', 'almond']),
  spongeCake: dish(
    `
      cake aux fruits, cake au citron, cake marbré, gâteau marbré, baba au rhum, gâteau basque,
      gâteau de Savoie, gâteau au yaourt, gâteau nantais, trois-quarts
    `,
    `
      Victoria sponge, bundt cake, marble cake, Madeira cake, fruitcake, fruit cake,
      Christmas cake, simnel cake, upside-down cake, coffee cake, coffeecake, rum baba, chiffon cake, genoise,
      birthday cake
    `,
    ['flour', 'egg'],
    ['butter', 'milk', 'almond'],
  ),
  carrotCake: dish(
    'carrot cake, gâteau aux carottes, gâteau de carottes',
    'carrot cake',
    ['flour', 'egg'],
    ['walnut', 'creamCheese', 'butter'],
  ),
  layerCake: dish('layer cake', 'layer cake', ['flour', 'egg'], ['butter', 'milk', 'creamCheese']),
  whoopiePie: dish(
    'whoopie pie',
    'whoopie pie',
    ['flour', 'egg'],
    ['butter', 'milk', 'creamCheese'],
  ),
  cakePop: dish('cake pop', 'cake pop', ['flour', 'egg'], ['butter', 'milk', 'creamCheese']),
  lamington: dish('lamington', 'lamington', ['flour', 'egg'], ['butter', 'milk', 'creamCheese']),
  redVelvet: dish(
    'red velvet, naked cake',
    'red velvet cake, funfetti cake',
    ['flour', 'egg'],
    ['butter', 'milk', 'creamCheese'],
  ),
  muffin: dish(
    'muffin, muffin aux myrtilles',
    'muffin, blueberry muffin, bran muffin',
    ['flour', 'egg'],
    ['milk', 'butter'],
  ),
  bananaBread: dish(
    'banana bread, pain à la banane, cake à la banane',
    `
      banana bread, zucchini bread, pumpkin bread, quick bread, Irish soda bread, soda bread
    `,
    ['flour'],
    ['egg', 'butter', 'walnut', 'milk'],
  ),
  financier: dish(
    'financier, visitandine, friand aux amandes',
    'financier',
    ['groundAlmond', 'eggWhite', 'butter'],
    ['flour'],
  ),
  cannele: dish('cannelé', 'cannelé', ['flour', 'egg'], ['butter', 'milk']),
  canele: dish(
    'canelé, kouglof sucré, nonnette, galette charentaise, broyé du Poitou',
    'canelé, madeleine',
    ['flour', 'egg'],
    ['butter', 'milk'],
  ),
  panforte: dish('panforte', 'panforte', ['flour'], ['almond', 'butter', 'egg', 'milk']),
  bienenstich: dish('bienenstich', 'bienenstich', ['flour'], ['almond', 'butter', 'egg', 'milk']),
  stollen: dish(
    "stollen, christstollen, pan d'épices",
    'stollen',
    ['flour'],
    ['almond', 'butter', 'egg', 'milk'],
  ),
  charlotteRusse: dish(
    'charlotte russe',
    'charlotte russe',
    ['ladyfinger', 'cream'],
    ['egg', 'custard'],
  ),
  zuppaInglese: dish('zuppa inglese', 'zuppa inglese', ['ladyfinger', 'cream'], ['egg', 'custard']),
  trifle: dish(
    `
      trifle, charlotte aux fraises, diplomate, charlotte aux poires, charlotte aux framboises,
      charlotte au chocolat, charlotte aux fruits rouges
    `,
    'trifle',
    ['ladyfinger', 'cream'],
    ['egg', 'custard'],
  ),
  tiramisu: dish(
    'tiramisu, tiramisù',
    'tiramisu, tiramisù',
    ['mascarpone', 'egg', 'ladyfinger'],
    ['marsala', 'amaretto'],
  ),
  etonMess: dish('eton mess', 'Eton mess', ['egg'], ['cream', 'milk']),
  pavlova: dish(
    'pavlova, vacherin glacé, île flottante, œufs à la neige, mont-blanc',
    'pavlova, floating island, baked Alaska, mont blanc dessert',
    ['egg'],
    ['cream', 'milk'],
  ),
  macaroon: dish(
    'rocher coco, congolais, rocher à la noix de coco',
    'coconut macaroon',
    ['eggWhite'],
    ['almond'],
  ),
  galetteDesRois: dish(
    `
      galette des rois, pithiviers, croissant aux amandes, amandine, tarte amandine,
      tarte bourdaloue, bourdaloue, biscuit dacquoise, dacquoise aux amandes, pain de Gênes,
      gâteau russe, opéra au café
    `,
    `
      galette des rois, Bakewell tart, Bakewell, almond croissant, frangipane tart, pithivier,
      torta caprese, florentines!
    `,
    ['groundAlmond', 'egg', 'butter', 'flour'],
  ),
};
