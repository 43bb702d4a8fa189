import type { NamesOf } from '../notation.js';

export const fruits: NamesOf<'fruits'> = {
  lemon: 'citron, citron jaune, citron bio, citron frais, quartier de citron',
  lemonZest: `
    zeste de citron, écorce de citron, zeste de citrons, zest de citron, zeste de citron jaune,
    zeste râpé de citron`,
  lime: 'lime, citron vert, citrons vert!, limette, limes, combava',
  limeZest: 'zeste de lime, zeste de citron vert',
  orange: "orange, orange sanguine, quartier d'orange(s), orange à jus, orange navel",
  orangeZest:
    "zeste d'orange, zeste d'orange(s), écorce d'orange, zeste d'oranges, pelure d'orange",
  candiedOrangePeel: "écorce d'orange confite, orange confite, écorces confites, orangette",
  mandarin: `
    mandarine, clémentine, tangerine, satsuma, quartiers de mandarine, mandarines en conserve`,
  grapefruit: 'pamplemousse, pamplemousse rose, pomélo',
  kumquat: 'kumquat',
  yuzu: 'yuzu, jus de yuzu',
  citron: 'cédrat, main de Bouddha',
  preservedLemon: 'citron confit, citron confit au sel, citrons confits au sel',
  apple: `
    pomme, pomme verte, pomme rouge, pomme Granny Smith, Granny Smith, pomme Golden,
    pomme McIntosh, pomme Gala, pomme à cuire, pomme Cortland, quartier de pomme(s),
    pomme reinette, reinette, compotée de pommes, pomme Honeycrisp, pomme Fuji`,
  crabApple: 'pommette',
  driedApple: 'pomme séchée, pommes déshydratées',
  applesauce: `
    compote de pomme, compote de pomme(s), compote, purée de pomme(s), sauce aux pommes,
    compote pomme`,
  pear: `
    poire, poire Conférence, poire Williams, poire Bartlett, poire Anjou, poires au sirop,
    poire Bosc, passe-crassane`,
  asianPear: 'poire asiatique, nashi',
  quince: 'coing',
  banana: 'banane, banane mûre, bananes bien mûres',
  plantain: 'banane plantain, bananes plantain!, plantain',
  strawberry: `
    fraise, fraise fraîche, fraises surgelées, gariguette, fraises des bois, mara des bois`,
  raspberry: 'framboise, framboises fraîches, framboises surgelées',
  blackberry: 'mûre, mûre sauvage',
  blueberry: 'myrtille, bleuet, bleuet sauvage, bleuets frais, bleuets congelés, brimbelle',
  cranberry: 'canneberge, canneberge fraîche, airelle, atoca, cranberry, canneberges entières',
  driedCranberry: 'canneberge séchée, cranberry séchée, cranberries séchées, canneberges sèches',
  blackcurrant: 'cassis, baie de cassis, grain de cassis',
  redCurrant: 'groseille, groseille rouge, groseille à grappe(s)',
  gooseberry: 'groseille à maquereau',
  physalis: 'physalis, cerise de terre, amour-en-cage, coqueret du Pérou',
  elderberry: 'baie de sureau, sureau',
  gojiBerry: 'baie de goji, goji',
  berries: `
    fruits rouges, petits fruits, mélange de fruits rouges, baie, fruits des bois,
    petits fruits mélangés, fruits rouges surgelés, fruit rouge`,
  cherry: `
    cerise, cerise noire, griotte, cerise fraîche, cerises dénoyautées, bigarreau, cérise`,
  maraschinoCherry: 'cerise au marasquin, cerise confite, bigarreau confit, cerises marasquin',
  driedCherry: 'cerise séchée',
  apricot: "abricot, abricot frais, oreillon d'abricot(s), abricots au sirop",
  driedApricot: 'abricot sec, abricot séché, abricots moelleux',
  peach: `
    pêche, pêche blanche, pêche jaune, pêches au sirop, pêches en conserve, pêche de vigne`,
  nectarine: 'nectarine, brugnon',
  plum: 'prune, quetsche, reine-claude, prune bleue',
  mirabelle: 'mirabelle',
  prune: "pruneau, pruneau d'Agen, pruneaux dénoyautés",
  grape: `
    raisin, raisin frais, raisin blanc, raisin noir, raisin rouge, raisin vert, grain de raisin,
    raisin de table, raisins sans pépins`,
  raisin: `
    raisin sec, raisins secs, raisins secs dorés, raisin de Corinthe, raisins de Corinthe,
    raisin de Smyrne, raisins de Smyrne, raisins blonds, raisins Sultana, raisins secs blonds,
    raisins dorés`,
  fig: 'figue, figue fraîche, figue violette',
  driedFig: 'figue séchée, figue sèche',
  date: `
    datte, datte Medjool, dattes dénoyautées, datte séchée, pâte de dattes, datte Deglet Nour`,
  mango: `
    mangue, mangue fraîche, mangue congelée, chair de mangue, purée de mangue, pulpe de mangue`,
  pineapple: `
    ananas, ananas frais, ananas en conserve, ananas broyé, morceaux d'ananas, rondelle d'ananas,
    ananas en morceaux, tranche d'ananas, ananas au sirop, ananas écrasé, boîte d'ananas`,
  kiwi: 'kiwi',
  papaya: 'papaye, papaye verte',
  passionFruit: 'fruit de la passion, grenadille, maracuja',
  litchi: 'litchi, letchi',
  guava: 'goyave, pâte de goyave',
  dragonFruit: 'fruit du dragon, pitaya',
  starFruit: 'carambole',
  jackfruit: 'jacquier, fruit du jacquier, jaque',
  durian: 'durian',
  persimmon: 'kaki, plaqueminier',
  pomegranate: 'grenade, grain de grenade, arille de grenade, graine de grenade',
  melon: 'melon, melon charentais, cantaloup, melon de Cavaillon, melon miel, melon vert',
  watermelon: "pastèque, melon d'eau",
  rhubarb: 'rhubarbe',
  avocado: "avocat, avocat mûr, chair d'avocat, avocat Hass",
  coconut: `
    noix de coco, noix de coco fraîche, chair de noix de coco, pulpe de coco, chair de coco,
    coco`,
  tamarind: 'tamarin, pâte de tamarin, pulpe de tamarin, concentré de tamarin',
  candiedFruit: `
    fruit confit, fruits confits, angélique confite, angélique, cédrat confit, ananas confit,
    gingembre confit`,
  driedFruit: 'fruit séché, bananes séchées, chips de banane, mangue séchée',
  fruit: `
    fruit, fruits frais, fruits de saison, salade de fruits, cocktail de fruits, fruits au sirop,
    macédoine de fruits, purée de fruits, fruit exotique`,
  acai: "açaï, baie d'açaï, purée d'açaï",
};
