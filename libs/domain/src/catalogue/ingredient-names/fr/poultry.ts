import type { NamesOf } from '../notation.js';

export const poultry: NamesOf<'poultry'> = {
  poultry: 'volaille, volaille cuite, viande de volaille',
  chicken: `
    poulet, poulet fermier, poulet entier, poulet cuit, viande de poulet, poule, coq, poularde,
    coquelet, poulet rôti, morceau de poulet, poulet grillé, chapon, restes de poulet, poule au pot,
    poulet à rôtir, lanières de poulet, poulet désossé, coucou de Malines, carcasse de poulet,
    os de poulet, steak de poulet, steak de volaille`,
  chickenBreast: `
    blanc de poulet, poitrine de poulet, filet de poulet, escalope de poulet, suprême de poulet,
    suprême de volaille, aiguillette de poulet, blanc de volaille, poitrine de poulet désossée,
    haut de poitrine de poulet, émincé de poulet, demi-poitrine de poulet,
    poitrine de poulet cuite, escalope de volaille, filet de poulets, filet de volaille,
    aiguillette de volaille`,
  chickenThigh: `
    cuisse de poulet, haut de cuisse de poulet, haut de cuisse(s) de poulet, haut de cuisse,
    cuisses de poulet désossées, contre-cuisse de poulet, pilon de poulet, pilon,
    cuisse de poule`,
  chickenWing: 'aile de poulet, ailes de poulet, aileron de poulet, manchon de poulet',
  groundChicken: 'poulet haché, volaille hachée, steak haché de poulet, steak haché de volaille',
  chickenLiver: 'foie de volaille, foie de poulet, foies de volaille',
  gizzard: 'gésier, gésier de volaille, gésiers confits, gésier de canard, abats de volaille',
  turkey: `
    dinde, dindon, dindonneau, viande de dinde, chapon de dinde, dinde cuite, cuisse de dinde,
    sauté de dinde, rôti de dinde, osso buco de dinde, chair de dinde`,
  turkeyBreast: `
    escalope de dinde, blanc de dinde, poitrine de dinde, filet de dinde, aiguillette de dinde,
    steak de dinde`,
  groundTurkey: 'dinde hachée, dindon haché, steak haché de dinde',
  duck: 'canard, canette, canette de Barbarie, canard entier, viande de canard, canard de Barbarie',
  duckBreast: `
    magret de canard, magret, filet de canard, aiguillette de canard, poitrine de canard,
    aiguillettes de canard, steak de canard`,
  duckLeg: 'cuisse de canard',
  duckConfit: `
    confit de canard, cuisse de canard confite, cuisse confite, cuisses de canard confites,
    manchon de canard, canard confit`,
  foieGras: 'foie gras, foie gras de canard, foie gras cru, foie gras mi-cuit, bloc de foie gras',
  goose: "oie, confit d'oie",
  guineaFowl: 'pintade, pintadeau',
  quail: 'caille',
  pigeon: 'pigeon, pigeonneau',
  pheasant: 'faisan',
  partridge: 'perdrix, perdreau',
  ostrich: "autruche, steak d'autruche",
  chickenNuggets:
    'nugget de poulet, nuggets, croquette de poulet, cordon bleu, croquettes de volaille',
  meatQuenelle: 'quenelle de volaille, quenelle de veau, quenelle de poulet',
};
