import { dish } from './dish.js';

export const creamsAndSweets = {
  cremeBrulee: dish('crème brûlée', 'crème brûlée', ['cream', 'egg'], ['milk']),
  lecheFlan: dish('leche flan', 'leche flan', ['egg', 'milk'], ['cream']),
  flanDeLeche: dish('flan de leche', 'flan de leche', ['egg', 'milk'], ['cream']),
  cremeCaramel: dish(
    'crème caramel, crème au caramel, flan au caramel, œufs au lait',
    'crème caramel, flan',
    ['egg', 'milk'],
    ['cream'],
  ),
  pannaCotta: dish('panna cotta, pannacotta', 'panna cotta, pannacotta', ['cream', 'gelatin']),
  petitPot: dish(
    `
      petit pot de crème, pot de crème, crème au chocolat, crème à la vanille, crème prise
    `,
    'pot de crème, custard pot, chocolate pot',
    ['cream'],
    ['milk', 'egg', 'chocolate'],
  ),
  bavarois: dish('bavarois', 'bavarois', ['egg'], ['cream', 'chocolate', 'gelatin', 'butter']),
  mousse: dish(
    `
      mousse au chocolat, mousse de fruits, mousse au citron, mousse aux fraises, bavaroise,
      marquise au chocolat, crémeux au chocolat, crémeux citron, crémeux au citron
    `,
    'chocolate mousse, fruit mousse, Bavarian cream, lemon mousse, strawberry mousse',
    ['egg'],
    ['cream', 'chocolate', 'gelatin', 'butter'],
  ),
  ganache: dish(
    'ganache, truffe au chocolat, truffes au chocolat, truffe chocolat',
    'ganache, chocolate truffle, chocolate ganache',
    ['chocolate', 'cream'],
    ['butter'],
  ),
  kheer: dish('kheer', 'kheer', ['milk'], ['egg', 'butter', 'cream', 'nuts']),
  arrozConLeche: dish(
    'arroz con leche',
    'arroz con leche',
    ['milk'],
    ['egg', 'butter', 'cream', 'nuts'],
  ),
  ricePudding: dish(
    'riz au lait, teurgoule, gâteau de semoule, semoule au lait, tapioca au lait',
    'rice pudding, semolina pudding, tapioca pudding, payasam',
    ['milk'],
    ['egg', 'butter', 'cream', 'nuts'],
  ),
  breadPudding: dish(
    'pudding au pain, pouding au pain, pudding, pain-pudding',
    'bread pudding, bread and butter pudding, summer pudding',
    ['bread'],
    ['milk', 'egg', 'butter'],
  ),
  christmasPudding: dish(
    'Christmas pudding',
    'Christmas pudding',
    ['flour'],
    ['egg', 'beefFat', 'butter', 'milk', 'almond'],
  ),
  stickyToffeePudding: dish(
    'sticky toffee pudding',
    'sticky toffee pudding',
    ['flour'],
    ['egg', 'beefFat', 'butter', 'milk', 'almond'],
  ),
  steamedPudding: dish(
    'plum pudding, pudding de Noël',
    "plum pudding, figgy pudding, sponge pudding, steamed pudding, Eve's pudding",
    ['flour'],
    ['egg', 'beefFat', 'butter', 'milk', 'almond'],
  ),
  blancmange: dish(
    'blanc-manger, mouhalabieh, mahalabia, sütlaç, crème Mont-Blanc',
    'blancmange, muhallebi, malabi, junket, posset, syllabub, lemon posset',
    ['milk'],
    ['cream', 'almond', 'gelatin'],
  ),
  bananaSplit: dish(
    'banana split',
    'banana split',
    ['cream'],
    ['egg', 'milk', 'nuts', 'chocolate'],
  ),
  semifreddo: dish(
    `
      semifreddo, parfait glacé, nougat glacé, soufflé glacé, bombe glacée, omelette norvégienne,
      café liégeois, chocolat liégeois, pêche Melba, poire belle Hélène, dame blanche, esquimau,
      cassate
    `,
    `
      semifreddo, ice cream sandwich, peach Melba, sundae, ice cream sundae, knickerbocker glory,
      cassata, spumoni, arctic roll
    `,
    ['cream'],
    ['egg', 'milk', 'nuts', 'chocolate'],
  ),
  zabaglione: dish(
    'sabayon, zabaione',
    'zabaglione, sabayon, zabaione',
    ['egg'],
    ['marsala', 'wine'],
  ),
  cremeMousseline: dish(
    `
      crème mousseline, crème diplomate, crème chiboust, crème pralinée, frangipane crème,
      glaçage au fromage
    `,
    'butter cream, butter icing, crème pâtissière, diplomat cream, crème pat',
    ['butter'],
    ['egg', 'milk', 'hazelnut', 'creamCheese'],
  ),
  divinity: dish('divinity', 'divinity, divinity candy', ['egg'], ['walnut', 'pecan']),
  fudge: dish(
    "fudge, sucre à la crème, caramel d'Isigny",
    'fudge, tablet candy, penuche, English toffee',
    ['milk', 'butter'],
    ['chocolate', 'walnut'],
  ),
  praline: dish(
    'feuilleté praliné, praline belge, croquant aux amandes',
    'praline bar, nut brittle, nut cluster, buckeye',
    ['nuts'],
    ['chocolate', 'butter', 'peanutButter'],
  ),
  turron: dish("halva aux pistaches, pâte d'amandes confite", 'turrón', ['nuts'], ['egg', 'honey']),
  loukoum: dish(
    'loukoum aux pistaches, loukoum',
    'Turkish delight, lokum',
    ['sugar'],
    ['pistachio', 'gelatin'],
  ),
  orgeat: dish("orgeat, sirop d'orgeat", 'orgeat, orgeat syrup, horchata de almendras', ['almond']),
  lassi: dish('lassi, lassi à la mangue, smoothie bowl au yaourt', 'lassi, mango lassi', [
    'yogurt',
  ]),
  latte: dish('latte', 'latte', ['milk'], ['chocolate']),
  cappuccino: dish('cappuccino', 'cappuccino', ['milk'], ['chocolate']),
  cafeAuLait: dish('café au lait', 'café au lait', ['milk'], ['chocolate']),
  milkshake: dish(
    'milk-shake, milkshake, chaï latte',
    `
      milkshake, milk shake, hot chocolate, hot cocoa, chai latte, malt shake, flat white,
      matcha latte, white coffee, Irish coffee, White Russian, root beer float, ice cream float,
      cocoa drink
    `,
    ['milk'],
    ['chocolate'],
  ),
  rompope: dish('rompope', 'rompope, coquito', ['milk', 'egg']),
  barfi: dish('barfi', 'barfi', ['milk'], ['clarifiedButter', 'nuts', 'flour']),
  burfi: dish('burfi', 'burfi', ['milk'], ['clarifiedButter', 'nuts', 'flour']),
  rasgulla: dish('rasgulla', 'rasgulla', ['milk'], ['clarifiedButter', 'nuts', 'flour']),
  rasMalai: dish('ras malai', 'ras malai', ['milk'], ['clarifiedButter', 'nuts', 'flour']),
  ladoo: dish('ladoo', 'ladoo', ['milk'], ['clarifiedButter', 'nuts', 'flour']),
  kulfi: dish('kulfi', 'kulfi', ['milk'], ['clarifiedButter', 'nuts', 'flour']),
  jalebi: dish('jalebi', 'jalebi', ['milk'], ['clarifiedButter', 'nuts', 'flour']),
  gulabJamun: dish(
    'gulab jamun',
    'gulab jamun, laddu, halwa carrot',
    ['milk'],
    ['clarifiedButter', 'nuts', 'flour'],
  ),
  jelloSalad: dish(
    'gelée de fruits, jelly de fruits, bavarois aux fruits',
    'jell-o salad, fruit jelly, jelly dessert',
    ['gelatin'],
    ['cream'],
  ),
  smoothieBowl: dish('smoothie bowl', 'smoothie bowl', ['oats'], ['milk', 'yogurt', 'nuts']),
  overnightOats: dish(
    'overnight oats, porridge aux fruits, bircher, muesli Bircher',
    'overnight oats, bircher muesli, baked oatmeal, yogurt parfait',
    ['oats'],
    ['milk', 'yogurt', 'nuts'],
  ),
  dorayaki: dish('dorayaki', 'dorayaki', ['sugar'], ['milk', 'egg', 'flour']),
  taiyaki: dish('taiyaki', 'taiyaki', ['sugar'], ['milk', 'egg', 'flour']),
  mochi: dish('mochi glacé, daifuku', 'mochi ice cream', ['sugar'], ['milk', 'egg', 'flour']),
};
