import { dish } from './dish.js';

export const meatAndPoultry = {
  ribs: dish('côtes grillées', 'ribs, chops', ['meat']),
  haggis: dish('haggis', 'haggis', ['lamb', 'oats']),
  kofte: dish('köfte, kifta', 'köfte, kifta', ['groundMeat'], ['breadcrumbs', 'egg']),
  kefta: dish('kofta, kefta, ćevapi', 'kefta, cevapi', ['groundMeat'], ['breadcrumbs', 'egg']),
  polpette: dish('polpette', 'polpette', ['groundMeat', 'breadcrumbs'], ['egg', 'milk']),
  meatloaf: dish(
    'pain de viande, boulettes suédoises, boulettes à la suédoise',
    'meat loaf, Swedish meatballs, rissole, faggot',
    ['groundMeat', 'breadcrumbs'],
    ['egg', 'milk'],
  ),
  wienerSchnitzel: dish(
    'wiener schnitzel',
    'wiener schnitzel',
    ['flour', 'egg', 'breadcrumbs'],
    ['butter', 'milk', 'veal'],
  ),
  tonkatsu: dish(
    'tonkatsu',
    'tonkatsu',
    ['flour', 'egg', 'breadcrumbs', 'pork'],
    ['butter', 'milk'],
  ),
  schnitzel: dish(
    `
      schnitzel, escalope panée, escalope milanaise, escalope à la milanaise, escalope viennoise
    `,
    `
      schnitzel, milanesa, chicken katsu, katsu curry, chicken-fried steak, chicken Kiev,
      chicken Parmesan
    `,
    ['flour', 'egg', 'breadcrumbs'],
    ['butter', 'milk', 'meat'],
  ),
  cordonBleu: dish(
    'escalope cordon bleu',
    'cordon bleu, chicken cordon bleu',
    ['breadcrumbs', 'cheese', 'ham', 'meat'],
    ['egg', 'flour'],
  ),
  karaage: dish(
    'karaage',
    'karaage',
    ['chicken', 'flour'],
    ['egg', 'buttermilk', 'soySauce', 'butter'],
  ),
  friedChicken: dish(
    'poulet frit, poulet pané, ailes de poulet panées, tenders',
    'fried chicken, chicken goujon, Buffalo wings',
    ['chicken', 'flour'],
    ['egg', 'buttermilk', 'soySauce', 'butter'],
  ),
  fricadelle: dish(
    'fricadelle, frikadelle, fricandelle',
    'fricadelle, frikadelle',
    ['groundMeat'],
    ['breadcrumbs', 'egg', 'milk', 'soybean'],
  ),
  korma: dish('korma', 'korma', ['chicken', 'cream'], ['butter', 'yogurt', 'cashew']),
  butterChicken: dish(
    'butter chicken, poulet au beurre, poulet korma, agneau korma',
    'butter chicken, murgh makhani, chicken korma',
    ['chicken', 'cream'],
    ['butter', 'yogurt', 'cashew'],
  ),
  tikkaMasala: dish(
    'tikka masala, poulet tikka masala, poulet tikka, poulet tandoori',
    'tikka masala, chicken tikka masala, chicken tikka, tandoori chicken, kadhi',
    ['yogurt'],
    ['chicken', 'cream', 'clarifiedButter', 'mustard'],
  ),
  vindaloo: dish(
    'vindaloo',
    'vindaloo',
    ['spices'],
    ['fishSauce', 'peanut', 'clarifiedButter', 'yogurt', 'driedShrimp', 'mustard'],
  ),
  madras: dish(
    'madras',
    'madras',
    ['spices'],
    ['fishSauce', 'peanut', 'clarifiedButter', 'yogurt', 'driedShrimp', 'mustard'],
  ),
  massaman: dish(
    'massaman',
    'massaman',
    ['spices'],
    ['fishSauce', 'peanut', 'clarifiedButter', 'yogurt', 'driedShrimp', 'mustard', 'beef'],
  ),
  panang: dish(
    'panang',
    'panang',
    ['spices'],
    ['fishSauce', 'peanut', 'clarifiedButter', 'yogurt', 'driedShrimp', 'mustard'],
  ),
  rendang: dish(
    'rendang',
    'rendang',
    ['spices'],
    ['fishSauce', 'peanut', 'clarifiedButter', 'yogurt', 'driedShrimp', 'mustard', 'beef'],
  ),
  curry: dish(
    'curry de poulet, curry vert',
    'jalfrezi, green curry, red curry, Thai curry',
    ['spices'],
    ['fishSauce', 'peanut', 'clarifiedButter', 'yogurt', 'driedShrimp', 'mustard'],
  ),
  saagPaneer: dish('saag paneer', 'saag paneer', ['paneer'], ['cream', 'clarifiedButter']),
  mattarPaneer: dish('mattar paneer', 'mattar paneer', ['paneer'], ['cream', 'clarifiedButter']),
  paneerTikka: dish('paneer tikka', 'paneer tikka', ['paneer'], ['cream', 'clarifiedButter']),
  palakPaneer: dish('palak paneer', 'palak paneer', ['paneer'], ['cream', 'clarifiedButter']),
  satay: dish(
    'satay, saté, brochettes saté, poulet satay',
    'satay, sate, chicken satay',
    ['peanut'],
    ['soySauce', 'driedShrimp', 'fishSauce'],
  ),
  gadoGado: dish('gado-gado', 'gado-gado', ['peanut', 'egg'], ['soySauce', 'driedShrimp', 'tofu']),
  kungPao: dish(
    'poulet kung pao, kung pao, poulet impérial',
    'kung pao, kung pao chicken, gong bao, dan dan, bang bang chicken',
    ['peanut', 'soySauce'],
    ['chicken'],
  ),
  yakitori: dish(
    'yakitori',
    'yakitori',
    ['soySauce'],
    ['meat', 'sesameSeed', 'egg', 'flour', 'hoisinSauce'],
  ),
  bulgogi: dish(
    'bulgogi',
    'bulgogi, bulgoki',
    ['soySauce'],
    ['meat', 'sesameSeed', 'egg', 'flour', 'hoisinSauce'],
  ),
  sukiyaki: dish(
    'sukiyaki',
    'sukiyaki',
    ['soySauce'],
    ['meat', 'sesameSeed', 'egg', 'flour', 'hoisinSauce'],
  ),
  teppanyaki: dish(
    'teppanyaki',
    'teppanyaki',
    ['soySauce'],
    ['meat', 'sesameSeed', 'egg', 'flour', 'hoisinSauce'],
  ),
  sweetSourPork: dish(
    `
      porc à la sauce aigre-douce, porc aigre-doux, canard laqué, canard à la pékinoise,
      poulet teriyaki, poulet général Tao
    `,
    `
      sweet and sour pork, Peking duck, chicken teriyaki, General Tso's chicken, orange chicken,
      Mongolian beef, galbi
    `,
    ['soySauce'],
    ['meat', 'sesameSeed', 'egg', 'flour', 'hoisinSauce'],
  ),
  mapoTofu: dish('mapo tofu, ma po tofu', 'mapo tofu', ['tofu'], ['soySauce', 'pork']),
  shabuShabu: dish(
    'fondue chinoise, shabu-shabu',
    'hot pot, shabu-shabu',
    ['meat'],
    ['soySauce', 'fish', 'egg'],
  ),
  vitelloTonnato: dish(
    'vitello tonnato',
    'vitello tonnato',
    ['veal'],
    ['butter', 'flour', 'wine', 'tuna', 'anchovy', 'capers', 'mayonnaise', 'celery'],
  ),
  piccata: dish(
    'piccata',
    'piccata',
    ['veal'],
    ['butter', 'flour', 'wine', 'tuna', 'anchovy', 'capers', 'mayonnaise', 'celery'],
  ),
  saltimbocca: dish(
    'saltimbocca, osso bucco à la milanaise',
    'saltimbocca, chicken piccata, chicken Marsala, marsala chicken',
    ['veal'],
    ['butter', 'flour', 'wine', 'tuna', 'anchovy', 'capers', 'mayonnaise', 'celery'],
  ),
  wellington: dish(
    'bœuf Wellington, filet en croûte',
    'beef Wellington, salmon en croûte',
    ['flour', 'butter'],
    ['egg', 'pate', 'beef'],
  ),
  shepherdsPie: dish(
    'hachis parmentier, parmentier, parmentier de canard, pâté chinois',
    "shepherd's pie, cottage pie, hachis Parmentier",
    ['meat'],
    ['milk', 'butter', 'cheese', 'celery'],
  ),
  chouFarci: dish(
    'chou farci, tomates farcies, légumes farcis, golubtsi',
    'stuffed cabbage, stuffed peppers, cabbage roll',
    ['groundMeat'],
    ['breadcrumbs', 'egg', 'milk', 'celery'],
  ),
  choucroute: dish(
    'choucroute garnie, choucroute royale, choucroute alsacienne',
    'choucroute garnie',
    ['sauerkraut', 'sausage', 'pork'],
    ['wine'],
  ),
  pattyShell: dish(
    'bouchées à la reine au ris de veau, pâté impérial',
    'patty shell',
    ['flour'],
    ['butter', 'cream', 'egg'],
  ),
  ballotine: dish('ballotine', 'ballotine', ['egg'], ['meat', 'fish', 'cream', 'nuts']),
  galantine: dish(
    `
      terrine de poisson, terrine de légumes, galantine, ballottine, parfait de foie, pâté de tête
    `,
    'galantine, liver parfait, chicken liver parfait, meat terrine, fish terrine',
    ['egg'],
    ['meat', 'fish', 'cream', 'nuts'],
  ),
  rabbitMustard: dish(
    'lapin à la moutarde, poulet à la moutarde, rognons à la moutarde',
    'rabbit in mustard sauce, chicken Dijon, chicken dijonnaise',
    ['mustard'],
    ['cream', 'butter', 'wine'],
  ),
  welshRarebit: dish(
    'welsh, welsh rarebit',
    'Welsh rarebit, rarebit',
    ['cheese', 'bread', 'beer'],
    ['mustard'],
  ),
  chickenAlaKing: dish(
    'poulet à la king, vol-au-vent financière, fricassée',
    'chicken à la king, chicken Divan, fricassee, chicken and dumplings',
    ['butter', 'flour'],
    ['cream', 'milk', 'egg', 'celery'],
  ),
  stirFry: dish(
    'wok de légumes, sauté chinois',
    'stir-fry, chop suey',
    ['vegetables'],
    ['soySauce', 'oysterSauce', 'sesameOil', 'peanut', 'celery'],
  ),
};
