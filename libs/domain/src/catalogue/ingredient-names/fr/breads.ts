import type { NamesOf } from '../notation.js';

export const breads: NamesOf<'breads'> = {
  bread: `
    pain, pain blanc, pain de campagne, pain rassis, pain complet, baguette, mie de pain,
    pain de seigle, pain au levain, pain croûté, pain de blé entier, pain italien, pain sec,
    pain frais, pain grillé, pain aux céréales, pain baguette, baguette de pain, toast,
    pain au blé entier, rôtie, pain français, pain noir, petit pain, pain maison, pain poilâne,
    petit pain rond, pain à sandwich, pain brun`,
  sandwichBread: 'pain de mie, pain à toast, pain tranché, pain de mie complet',
  focaccia: 'focaccia, ciabatta, fougasse',
  cornbread: 'pain de maïs',
  pita: 'pita, pain pita, pain libanais, pain arabe',
  naan: 'naan, pain naan, chapati, pain indien',
  tortilla: `
    tortilla, tortilla de blé, wrap, galette de blé, tortilla de farine, fajita, grande tortilla,
    tortillas souples, bol(s) à tortilla, bol tortilla, galette tortilla, tortilla à burrito`,
  cornTortilla: `
    tortilla de maïs, taco, coquille à taco, coquille à tacos, coquilles de taco,
    coquille de tacos, tostada, coquilles à tacos, coque à tacos`,
  tortillaChips: `
    chips de maïs, nachos, Doritos, chips tortilla, croustille de maïs, croustilles tortilla,
    tortilla(s) chips, nacho, croustille de tortilla(s), Tostitos, croustilles de maïs,
    chips tortillas`,
  potatoChips: 'chips, croustille, chips nature, croustilles nature, pommes chips',
  burgerBun: `
    pain à burger, pain burger, pain à hamburger, pain hamburger, bun, pain à hot-dog,
    petit pain au lait, pain au lait, pain brioché, pain bun, muffin anglais, pain à hot dog,
    pain à hot(-)dogs`,
  bagel: 'bagel',
  brioche: 'brioche, brioche tranchée, challah, pain challah, panettone, kouglof',
  croissant: 'croissant, pain au chocolat',
  waffle: 'gaufre, gaufre de Liège',
  crepe: 'crêpe, crêpe de froment, pancake, blini',
  breadcrumbs: `
    chapelure, panure, chapelure fine, chapelure italienne, chapelure assaisonnée,
    chapelure nature, miettes de pain, chapelure de pain, panure assaisonnée,
    chapelure de pain blanc, chapelure à l'italienne, mie de pain fraîche, Shake'n Bake`,
  panko: `
    panko, chapelure panko, chapelure japonaise, chapelure style panko, chapelure type panko`,
  croutons: "croûton, croûtons à l'ail, croûtons",
  crackers: `
    craquelin, cracker, biscuit salé, biscuit soda, Ritz, biscuit Ritz, craquelins Ritz,
    biscuits apéritifs, Tuc, biscuit(s) soda, chapelure de craquelins, gressin, bretzel,
    biscuit(s) apéritif, Triscuit, matza, matsa, pain azyme, chapelure de pain azyme,
    biscuits de soda`,
  rusk: `
    biscotte, pain suédois, pain grillé suédois, cracotte, pain Wasa, zwieback, pain craquant`,
  cookie: `
    biscuit, biscuit sec, cookie, galette bretonne au beurre, palet breton, sablé, spéculoos,
    biscuit au chocolat, biscuits spéculoos, sablé breton, spéculos, biscuits à la vanille,
    biscuit Social thé, biscuit thé, biscuit au gingembre, biscuit thé social,
    granola biscuit, gaufrette, cigarette russe, langue de chat, biscuit Village, biscuits secs,
    biscuits émiettés, brownie, miette de biscuits, biscuits feuille d'érable, biscuit à l'avoine,
    chapelure de biscuits, petit(s) beurre(s), véritable(s) petit(s) beurre(s),
    biscuit(s) petit(s) beurre(s), Petit Lu, biscuit au beurre, biscuit à thé, biscuit sablé,
    biscuit de Savoie, crêpe dentelle, gavotte, feuillantine, feuilletine, pailleté feuilletine,
    biscuit pour bébé`,
  oreo: `
    Oreo, biscuit Oreo, biscuits Oréo, oréo, chapelure Oreo, chapelure d'Oreo, biscuits Oreo,
    miettes d'Oreo`,
  grahamCracker: `
    biscuit Graham, chapelure Graham, chapelure de biscuit(s) Graham, miettes de biscuits Graham,
    craquelin Graham, graham, gaufrette(s) Graham`,
  ladyfinger: `
    biscuit à la cuillère, biscuit cuillère, boudoir, doigt de dame, biscuits à la cuiller,
    biscuit(s) cuiller, biscuit rose de Reims, biscuits roses`,
  gingerbread: "pain d'épices, pain d'épice",
  cake: `
    génoise, quatre-quarts, gâteau éponge, madeleine, gâteau des anges, fond de génoise,
    biscuit génoise, gâteau blanc, gâteau`,
  meringue: 'meringue',
  iceCreamCone: 'cornet à glace, cornet de crème glacée, cornets',
  yorkshirePudding: 'pudding du Yorkshire',
  frenchFries: `
    frites, frites surgelées, pommes frites, frite, pommes de terre frites, potatoes,
    pommes rissolées, pommes de terre rissolées, frites au four, patates frites, pommes noisette,
    pommes noisettes, pomme noisette, pommes dauphine, pommes duchesse`,
  glutenFreeBread: `
    pain sans gluten, pain de mie sans gluten, baguette sans gluten, pain à burger sans gluten,
    pain à hamburger sans gluten`,
  glutenFreeBreadcrumbs: `
    chapelure sans gluten, panure sans gluten, chapelure panko sans gluten, panko sans gluten`,
  glutenFreeCookie: `
    biscuit sans gluten, cookie sans gluten, spéculoos sans gluten, biscuits secs sans gluten,
    biscuits Graham sans gluten`,
  glutenFreeCrackers: 'craquelin sans gluten, cracker sans gluten',
  peanutCookie: `
    biscuit au beurre de cacahuète, biscuit au beurre d'arachide, biscuit aux arachides,
    cookie au beurre de cacahuète`,
  prawnCrackers: `
    chips de crevettes, chips de crevette, beignet(s) de crevette(s) à frire, krupuk, krupuck`,
  almondCookie: `
    macaron, coque(s) de macaron(s), amaretti, biscuit amaretti, biscuit aux amandes,
    tuile aux amandes`,
  buckwheatCrepe: `
    galette de sarrasin, crêpe de sarrasin, galette bretonne, galette de blé noir, crêpe au sarrasin`,
};
