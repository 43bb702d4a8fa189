import { dish } from './dish.js';

export const potatoesVegetablesAndCheese = {
  gratinDauphinois: dish(
    'gratin dauphinois, pommes dauphinoises',
    'gratin dauphinois, potatoes dauphinoise, dauphinoise',
    ['cream'],
    ['milk', 'cheese', 'egg'],
  ),
  tartiflette: dish(
    'tartiflette, reblochonnade',
    'tartiflette',
    ['cheese', 'lardons'],
    ['cream', 'wine'],
  ),
  gratin: dish(
    `
      gratin, gratin de légumes, gratin savoyard, gratin de chou-fleur, légumes gratinés
    `,
    `
      gratin, cauliflower cheese, potato bake, scalloped potatoes, broccoli cheese,
      potatoes au gratin
    `,
    ['potato'],
    ['cheese', 'cream', 'milk', 'flour', 'egg'],
  ),
  truffade: dish('truffade, aligot', 'truffade, aligot', ['potato', 'cheese'], ['cream', 'butter']),
  latke: dish('latke', 'latke', ['potato'], ['egg', 'flour', 'butter']),
  rosti: dish(
    `
      rösti, rösti de pommes de terre, galette de pommes de terre, pommes darphin, paillasson
    `,
    'rösti, potato pancake, potato rösti',
    ['potato'],
    ['egg', 'flour', 'butter'],
  ),
  potatoSalad: dish(
    `
      salade de pommes de terre, salade piémontaise, piémontaise, salade russe,
      macédoine à la mayonnaise
    `,
    'potato salad, Russian salad, Olivier salad',
    ['potato'],
    ['egg', 'mayonnaise', 'mustard', 'celery'],
  ),
  pastaSalad: dish(
    'salade de pâtes, salade de macaronis',
    'pasta salad, macaroni salad',
    ['pasta'],
    ['mayonnaise', 'mustard', 'cheese'],
  ),
  coleslaw: dish(
    'coleslaw, salade coleslaw, céleri rémoulade, céleri-rave rémoulade',
    'coleslaw, slaw, céleri rémoulade',
    ['mayonnaise'],
    ['mustard', 'celery'],
  ),
  celeriRemoulade: dish(
    'carottes rémoulade',
    'celeriac remoulade',
    ['mustard', 'celeryRoot'],
    ['egg'],
  ),
  caesarSalad: dish(
    'salade César, salade Caesar',
    'Caesar salad, Caesar',
    ['anchovy', 'parmesan', 'egg'],
    ['croutons', 'mustard', 'chicken'],
  ),
  nicoiseSalad: dish(
    'salade niçoise, niçoise',
    'Niçoise salad, salade niçoise',
    ['egg', 'anchovy'],
    ['tuna', 'mustard'],
  ),
  waldorf: dish('salade Waldorf', 'Waldorf salad', ['celery', 'walnut'], ['mayonnaise']),
  caprese: dish('caprese', 'caprese', ['cheese']),
  greekSalad: dish('salade grecque, salade caprese', 'Greek salad, caprese salad, horiatiki', [
    'cheese',
  ]),
  cobbSalad: dish(
    'salade Cobb, salade lyonnaise, salade landaise',
    "Cobb salad, chef salad, chef's salad",
    ['egg', 'bacon'],
    ['blueCheese', 'mustard'],
  ),
  fattoush: dish('fattouche, panzanella, salade fattouche', 'fattoush, panzanella', ['bread']),
  raita: dish('raïta, cacik, tzadziki', 'raita, cacik', ['yogurt']),
  moutabal: dish('moutabal', 'moutabal', ['eggplant', 'tahini'], ['yogurt']),
  babaGanoush: dish('baba ganousch', 'baba ghanoush, mutabal', ['eggplant', 'tahini'], ['yogurt']),
  muhammara: dish('muhammara, mouhamara', 'muhammara', ['walnut'], ['bread']),
  skordalia: dish('skordalia, tarator', 'skordalia, tarator', ['bread'], ['almond', 'walnut']),
  bagnaCauda: dish('bagna cauda', 'bagna cauda', ['anchovy'], ['butter']),
  obatzda: dish(
    'obatzda',
    'obatzda, ranch, thousand island',
    ['cheese'],
    ['butter', 'sourCream', 'mayonnaise'],
  ),
  liptauer: dish(
    'liptauer',
    'liptauer, artichoke dip, spinach artichoke dip, queso fundido',
    ['cheese'],
    ['butter', 'sourCream', 'mayonnaise'],
  ),
  fondue: dish(
    'fondue savoyarde, fondue au fromage, fondue suisse, raclette party',
    'fondue, cheese fondue',
    ['cheese', 'wine'],
    ['bread'],
  ),
  chilesRellenos: dish(
    'chili relleno, jalapeño popper',
    'chile relleno, jalapeño popper',
    ['cheese'],
    ['egg', 'flour'],
  ),
  melanzaneAllaParmigiana: dish(
    'melanzane alla parmigiana',
    'melanzane alla parmigiana',
    ['parmesan', 'mozzarella', 'eggplant'],
    ['egg', 'breadcrumbs', 'flour'],
  ),
  eggplantParm: dish(
    'parmigiana, aubergines à la parmesane',
    'eggplant Parmesan, parmigiana, aubergine parmigiana',
    ['parmesan', 'mozzarella', 'eggplant'],
    ['egg', 'breadcrumbs', 'flour'],
  ),
  croquette: dish(
    `
      croquette, cromesqui, accra, acra, croquettes de fromage, croquette de pommes de terre
    `,
    'croquette, croqueta, potato croquette',
    ['breadcrumbs'],
    ['egg', 'milk', 'flour', 'cheese', 'saltCod'],
  ),
  duchessPotatoes: dish(
    'pommes duchesse maison, pommes dauphine maison, pommes duchesse, pommes dauphine',
    'duchess potatoes, pommes duchesse',
    ['potato'],
    ['egg', 'butter', 'milk'],
  ),
  dalMakhani: dish('dal makhani, dhal makhani', 'dal makhani', ['lentil', 'butter'], ['cream']),
  colcannon: dish(
    'purée maison, purée mousseline, stoemp, colcannon',
    'colcannon, bubble and squeak, mashed sweet potato',
    ['potato'],
    ['butter', 'milk', 'cream'],
  ),
  creamedSpinach: dish(
    `
      épinards à la crème, champignons à la crème, poireaux à la crème, endives au jambon,
      chicons au gratin, escalope à la crème
    `,
    'creamed spinach, creamed mushrooms, creamed onions, creamed chipped beef, à la king',
    ['cream'],
    ['butter', 'flour'],
  ),
  creamyPolenta: dish(
    'polenta crémeuse, polenta au fromage',
    'creamy polenta, cheesy grits, cheese grits',
    ['polenta'],
    ['cheese', 'butter', 'milk'],
  ),
  vegetableGratin: dish(
    'ratatouille gratinée, tian au fromage',
    'vegetable bake',
    ['vegetables'],
    ['cheese'],
  ),
};
