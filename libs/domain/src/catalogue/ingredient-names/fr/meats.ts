import type { NamesOf } from '../notation.js';

export const meats: NamesOf<'meats'> = {
  meat: `
    viande, viande rouge, viande froide, viande à fondue, viande à fondue chinoise, viande cuite,
    viandes, jarret, collier de viande, os à bouillon, abats, grillade, brochette de viande,
    viande de boucherie, viande à rôtir, viande en sauce, viande marinée, viande grillée, kebab,
    viande de kebab, extrait de viande, chevon, viande blanche, pulled meat, viande de brousse,
    tende de tranche, tranche grasse, grive, castor, viande de phoque, boyau, boyau naturel,
    collier, grillon, insecte, ragoût de pattes, pieds paquets, pieds et paquets`,
  groundMeat: `
    viande hachée, viande hachée mélangée, trio de viandes hachées, keema, hachis, viande de hachis,
    farce de viande, chair à pâté, viande hachée crue, hachis de viande`,
  beef: `
    bœuf, viande de bœuf, boeuf, bœuf à ragoût, bœuf en cubes, cube de bœuf à ragoût,
    bœuf à braiser, bœuf à fondue, lanières de bœuf, bourguignon, bœuf bourguignon,
    bœuf à bourguignon, bœuf à tartare, boeuf cuit`,
  groundBeef: `
    bœuf haché, viande hachée de bœuf, steak haché, viande de bœuf hachée, haché de bœuf,
    bœuf haché maigre, bœuf haché mi-maigre, bœuf haché extra-maigre, galette de bœuf,
    haché pur bœuf, steak haché de bœuf, filet américain, américain préparé, tartare de bœuf,
    steak à la tartare, bœuf tartare, cannibale`,
  beefSteak: `
    steak, bifteck, bavette, entrecôte, rumsteck, faux-filet, onglet, tournedos, steak de bœuf,
    contre-filet, flanc de bœuf, côte de bœuf, pavé de bœuf, hampe, bifteck de flanc,
    bifteck de surlonge, surlonge, surlonge de bœuf, filet mignon de bœuf, pavé de rumsteck,
    bifteck de ronde, bavette de bœuf, steak minute, faux filet, biftek, bavette d'aloyau,
    noix d'entrecôte, steak tartare, noix de bœuf`,
  beefTenderloin: 'filet de bœuf, chateaubriand, rôti de filet',
  roastBeef: `
    rosbif, rôti de bœuf, rôti de ronde, rôti de côtes, rôti de bœuf français, rôti de surlonge`,
  beefChuck: `
    paleron, macreuse, palette de bœuf, rôti de palette, gîte, basses côtes, jumeau,
    haut de palette, rôti de palette de bœuf, gîte à la noix, épaule de bœuf, basse-côte`,
  beefBrisket: 'poitrine de bœuf, pointe de poitrine, pointe de poitrine de bœuf, brisket',
  beefShortRibs: `
    plat de côtes, bout de côte, plat de côte, bouts de côtes de bœuf, côtes de bœuf courtes,
    bouts de côtes, côtes levées de bœuf`,
  beefShank: `
    jarret de bœuf, os à moelle, moelle, queue de bœuf, os de bœuf, gîte-gîte, os à soupe`,
  beefCheek: `
    joue de bœuf, joue de porc, joue, noix de joue, noix de joue de porc, noix de joue de bœuf`,
  veal: `
    veau, viande de veau, blanquette de veau, blanquette, sauté de veau, tendron de veau,
    épaule de veau, rôti de veau, cube de veau, tendron`,
  vealCutlet: `
    escalope de veau, côte de veau, côtelette de veau, noix de veau, paupiette de veau, paupiette,
    noix pâtissière, noix de veau pâtissière, steak de veau, sous-noix de veau, noisette de veau`,
  groundVeal: 'veau haché, steak haché de veau, viande de veau hachée',
  vealShank: 'jarret de veau, osso buco, osso bucco, os de veau',
  pork: `
    porc, viande de porc, sauté de porc, cube de porc, porc en cubes, cochon, lanières de porc,
    porcelet, émincé de porc, noix de porc, steak de porc`,
  groundPork: `
    porc haché, hachis de porc, viande de porc hachée, porc haché maigre, steak haché de porc`,
  porkTenderloin: `
    filet mignon de porc, filet de porc, filet mignon, mignon de porc, noisette de porc`,
  porkLoin: `
    longe de porc, rôti de porc, carré de porc, échine de porc, échine, rôti de longe de porc,
    longe, palette de porc à la diable`,
  porkChop: `
    côtelette de porc, côte de porc, escalope de porc, côtelette, côte de porc échine,
    grillade de porc, chops, côtes de porc échine`,
  porkShoulder: `
    épaule de porc, palette de porc, rouelle de porc, effiloché de porc, porc effiloché,
    rôti d'épaule de porc, jarret de porc, rouelle, jambonneau frais, soc de porc`,
  porkRibs: `
    travers de porc, côte levée, côtes levées, côtes levées de porc, ribs, côtes levées de dos,
    travers, côtes de dos, plat de côtes de porc, spare ribs, spareribs, travers de porc laqué,
    côtes levées barbecue`,
  porkBelly: `
    poitrine de porc, flanc de porc, lard frais, poitrine fraîche, ventre de porc, rillons, rillon,
    rillauds, lardon frais, ventrèche fraîche, lard maigre frais`,
  porkTrotter: `
    pied de porc, pied de cochon, oreille de porc, couenne, couenne de porc, pieds de porc,
    tête de porc, patte de cochon, groin de porc, museau, museau de porc, queue de porc,
    pieds panés, pieds et oreilles`,
  lamb: `
    agneau, viande d'agneau, mouton, sauté d'agneau, collier d'agneau, navarin d'agneau,
    selle d'agneau, collier de mouton, steak d'agneau, noix d'agneau, gosht, agnelle,
    côtelettes d'agnelet, tajine d'agneau, viande de mouton, hogget, épigramme`,
  lambShoulder: "épaule d'agneau",
  lambLeg: "gigot d'agneau, gigot",
  lambChop: "côtelette d'agneau, carré d'agneau, côte d'agneau, noisette d'agneau",
  lambShank: "souris d'agneau, jarret d'agneau",
  groundLamb: "agneau haché, steak haché d'agneau",
  goat: 'chevreau, cabri, viande de chèvre',
  rabbit: 'lapin, râble de lapin, cuisse de lapin, lièvre, civet de lièvre',
  venison: `
    cerf, chevreuil, biche, orignal, viande de gibier, viande de cerf, viande d'orignal,
    viande de chevreuil, caribou, daim, noisette de chevreuil, noisette de biche, noix de chevreuil,
    renne, steak de cerf, steak de chevreuil, steak de biche, steak de renne`,
  wildBoar: 'sanglier, marcassin, civet de sanglier, rôti de sanglier',
  game: 'gibier, steak de kangourou, kangourou',
  bison: 'bison, bison haché, steak de bison',
  horseMeat: 'viande de cheval, cheval, steak de cheval',
  liver: "foie, foie de veau, foie d'agneau, foie de bœuf, foie de porc",
  kidney: 'rognon, rognon de veau, rognon de porc',
  tongue: 'langue de bœuf, langue, langue de porc',
  sweetbread: "ris de veau, ris d'agneau, noix de ris de veau, pomme de ris de veau",
  tripe: `
    tripe, gras-double, panse, tripes, tripoux, tripou, tripes à la mode de Caen, bonnet de bœuf,
    caillette, andouille de Guéméné`,
  heart: 'cœur de veau, cœur de canard, cœur de poulet',
  boneBroth: "bouillon d'os",
  meatballs: 'boulette de viande, boulettes, boulettes de viande surgelées, boulette de bœuf',
  seitan: 'seitan, gluten de blé, steak végétal, steak vegan, steak végane, steak de seitan',
  veggieMince: `
    haché végétal, sans-viande haché, sans viande, protéines de soja texturées, PVT,
    protéine végétale texturée, protéine(s) texturée(s), protéines de soja, poulet végétal, saucisse végétale,
    saucisse vegan, jambon vegan, lardons vegan, lardons véganes, poulet vegan, poulet végane,
    boulettes vegan, viande vegan, viande végane, haché vegan, haché de soja,
    protéine de soja texturée, saucisse végane, saucisse de soja, saucisse de tofu`,
  veggieBurger: `
    galette végétarienne, steak de soja, burger végétarien, galette de légumes, steak haché végétal,
    galette végétale, galette de soja, steak de lentilles, steak de haricots rouges,
    steak de légumes`,
  meatSubstitute: `
    substitut de viande, simili-viande, poulet végétarien, saucisse végétarienne, escalope végétale,
    jambon végétal, jambon végétarien, lardons végétaux, lardons végétariens, merguez végétarienne,
    merguez végétale, nugget végétal, nuggets végétaux, nuggets végétariens, boulette végétarienne,
    boulettes végétales, boulette végétale, viande végétale, viande végétarienne,
    viande hachée végétale, viande hachée végétarienne, émincé végétal, poulet végétarien pané`,
  aspic: 'aspic, gelée de viande, gelée au madère, gelée au porto, fond de gelée',
};
