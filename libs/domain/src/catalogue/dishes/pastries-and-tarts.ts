import { dish } from './dish.js';

export const pastriesAndTarts = {
  tarteTatin: dish('tarte Tatin', 'tarte Tatin', ['flour'], ['butter', 'egg', 'cream', 'milk']),
  crostata: dish('crostata', 'crostata', ['flour'], ['butter', 'egg', 'cream', 'milk']),
  fruitTart: dish(
    `
      tarte, tarte aux pommes, tarte aux fraises, tarte aux fruits, tarte fine aux pommes,
      tarte normande, tarte à la rhubarbe, fraisier, framboisier
    `,
    `
      fruit tart, tartlet, apple pie, cherry pie, blueberry pie, pumpkin pie, lattice pie, pie,
      galette pastry
    `,
    ['flour'],
    ['butter', 'egg', 'cream', 'milk'],
  ),
  pecanPie: dish(
    'tarte aux noix, tarte aux noix de pécan',
    'pecan pie, walnut tart',
    ['flour', 'egg', 'nuts'],
    ['butter'],
  ),
  lemonTart: dish(
    'tarte au citron, tarte citron meringuée, tarte au citron meringuée',
    'lemon tart, lemon meringue pie, key lime pie, lemon meringue tart',
    ['egg', 'flour'],
    ['butter', 'condensedMilk'],
  ),
  banoffeePie: dish(
    'banoffee pie',
    'banoffee pie',
    ['cream'],
    ['butter', 'flour', 'egg', 'chocolate', 'milk'],
  ),
  banoffee: dish(
    'banoffee',
    'banoffee',
    ['cream'],
    ['butter', 'flour', 'egg', 'chocolate', 'milk'],
  ),
  chocolateTart: dish(
    'tarte au chocolat, mississippi mud pie',
    'chocolate tart, mud pie, chocolate pie, silk pie, cream pie, coconut cream pie',
    ['cream'],
    ['butter', 'flour', 'egg', 'chocolate', 'milk'],
  ),
  pastelDeNata: dish(
    'pastel de nata',
    'pastel de nata',
    ['egg', 'flour'],
    ['milk', 'cream', 'butter'],
  ),
  pasteisDeNata: dish(
    'pasteis de nata, pastéis de nata',
    'pasteis de nata, pastéis de nata',
    ['egg', 'flour'],
    ['milk', 'cream', 'butter'],
  ),
  custardTart: dish(
    'flan pâtissier, flan parisien',
    'custard tart, egg tart, chess pie, treacle tart, lemon bar, gooseberry fool',
    ['egg', 'flour'],
    ['milk', 'cream', 'butter'],
  ),
  sugarTart: dish(
    "tarte au sucre, tarte au sirop d'érable, tarte à la farlouche, pouding chômeur",
    'sugar pie, butter tart, shoofly pie',
    ['flour'],
    ['cream', 'butter', 'egg'],
  ),
  parisBrest: dish(
    'paris-brest',
    'Paris-Brest',
    ['egg', 'flour', 'butter'],
    ['cream', 'milk', 'hazelnut'],
  ),
  croquembouche: dish(
    'croquembouche',
    'croquembouche',
    ['egg', 'flour', 'butter'],
    ['cream', 'milk', 'hazelnut'],
  ),
  eclair: dish(
    `
      éclair, éclair au chocolat, religieuse, saint-honoré, chou chantilly,
      pièce montée
    `,
    'éclair, eclair, cream puff, choux bun',
    ['egg', 'flour', 'butter'],
    ['cream', 'milk', 'hazelnut'],
  ),
  millefeuille: dish(
    'mille-feuille, millefeuille, napoléon',
    'mille-feuille, millefeuille, napoleon, vanilla slice',
    ['flour'],
    ['butter', 'egg', 'milk', 'cream'],
  ),
  danish: dish(
    `
      viennoiserie, pain aux raisins, pain suisse, oranais, kringle, cramique, gâche vendéenne,
      gâche, couque, pompe à huile, pompe aux grattons, grands-pères, navette, tourton, pet de sœur
    `,
    `
      Danish pastry, cinnamon bun, sticky bun, hot cross bun, Chelsea bun, bear claw, babka,
      monkey bread, pain au raisin, cheese twist, elephant ear
    `,
    ['flour'],
    ['butter', 'milk', 'egg', 'almond'],
  ),
  strudel: dish(
    'strudel, apfelstrudel, strudel aux pommes',
    'strudel, apple strudel, apfelstrudel',
    ['flour'],
    ['butter', 'breadcrumbs', 'walnut'],
  ),
  knafeh: dish('knafeh', 'knafeh', ['nuts', 'flour'], ['butter', 'honey', 'cheese']),
  baklava: dish(
    'baklava, baklawa, cornes de gazelle, corne de gazelle, makrout',
    "baklava, kadaif, kunafa, gazelle horn, ma'amoul",
    ['nuts', 'flour'],
    ['butter', 'honey', 'cheese'],
  ),
  cannoli: dish(
    'cannoli, cannolo siciliano, sfogliatella',
    'cannoli, sfogliatelle',
    ['ricotta', 'flour'],
    ['egg', 'pistachio'],
  ),
  streusel: dish('streusel', 'streusel', ['flour', 'butter'], ['oats', 'almond']),
  crumble: dish(
    'crumble, crumble aux pommes',
    'crumble, apple crumble, crisp topping, apple crisp, brown Betty',
    ['flour', 'butter'],
    ['oats', 'almond'],
  ),
  cobbler: dish('cobbler', 'cobbler, peach cobbler', ['flour'], ['butter', 'milk', 'egg']),
  shortbread: dish(
    'shortbread, sablé diamant, linzer, linzer cookie, canistrelli',
    `
      millionaire's shortbread, snickerdoodle, ginger snap, jammie dodger, biscotti, biscotto,
      cantucci
    `,
    ['flour'],
    ['butter', 'egg', 'almond'],
  ),
  crepesSuzette: dish(
    `
      crêpe Suzette, crêpes Suzette, crêpes flambées, crêpes fourrées, gâteau de crêpes,
      aumônière, pannequet
    `,
    'crêpe Suzette, crêpes Suzette, crêpe cake, blintz, cheese blintz',
    ['flour', 'egg', 'milk', 'butter'],
    ['ricotta'],
  ),
  rosesDesSables: dish(
    'roses des sables, rose des sables',
    `
      cornflake cake, rocky road, Rice Krispies treat, rice crispy treat, tiffin, fridge cake,
      s'more
    `,
    ['chocolate'],
    ['butter', 'cornflakes', 'marshmallow', 'cookie', 'nuts'],
  ),
  flapjack: dish('flapjack', 'flapjack', ['oats'], ['nuts', 'butter', 'peanutButter', 'honey']),
  cerealBar: dish(
    'barre de céréales, barre de granola, energy balls',
    'cereal bar, energy ball, energy bite, protein ball',
    ['oats'],
    ['nuts', 'butter', 'peanutButter', 'honey'],
  ),
};
