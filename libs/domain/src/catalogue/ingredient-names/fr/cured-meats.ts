import type { NamesOf } from '../notation.js';

export const curedMeats: NamesOf<'curedMeats'> = {
  ham: `
    jambon, jambon blanc, jambon cuit, jambon de Paris, jambon blanc découenné, dés de jambon,
    allumettes de jambon, jambon Forêt-Noire, talon de jambon, jambon à l'os, jambon en dés,
    jambonneau, jambon Forêt Noire, jambon toupie, épaule de jambon, dé de jambon, jambon picnic,
    jambon supérieur, noix de jambon, steak de jambon`,
  curedHam: `
    jambon cru, jambon sec, jambon fumé, prosciutto, jambon de Bayonne, jambon de Parme,
    jambon serrano, speck, jambon de pays, jambon ibérique, coppa, jambon de montagne,
    jambon d'Ardenne, jambon de Savoie, proscuitto, pancetta di Parma, prosciuto, lonzo`,
  bacon: `
    bacon, lard fumé, poitrine fumée, lard maigre, bacon cuit, bacon fumé, bacon émietté,
    miettes de bacon, lard, lard maigre fumé, lard de poitrine, lard paysan, bacon précuit,
    poitrine de porc fumée`,
  lardons: `
    lardon, lardons fumés, lardons nature, petit salé, lardon fumé, dés de lard, dés de bacon,
    poitrine salée, lard salé, lard salé entrelardé, lard demi-sel, allumette de bacon`,
  pancetta: 'pancetta, guanciale',
  peamealBacon: 'bacon de dos, bacon canadien',
  turkeyBacon: 'bacon de dinde, lardons de volaille, lardons de dinde, allumettes de volaille',
  turkeyHam: 'jambon de dinde, blanc de dinde tranché, jambon de poulet, jambon de volaille',
  sausage: `
    saucisse, saucisse de Toulouse, chipolata, saucisse fraîche, saucisse italienne,
    chair de saucisse, saucisse de porc, saucisse fumée, saucisse de Montbéliard,
    saucisse de Morteau, diot, crépinette, knack, knacki, andouillette, saucisse bratwurst,
    saucisse à cocktail, bratwurst, saucisse allemande, saucisse de foie, saucisse polonaise,
    kielbasa, saucisse cocktail, saucisse italienne douce, saucisse italienne forte,
    saucisse de Morteaux, saucisson de Morteau`,
  sausageMeat: `
    chaire à saucisse,
    chair à saucisse, chair à saucisse(s), chair à farce, farce de veau, farce fine,
    chair à saucisses`,
  hotDog: `
    saucisse de Strasbourg, saucisse de Francfort, saucisse à hot-dog, hot-dog, saucisse hot-dog,
    saucisse de Vienne, cervelas, saucisse à hot(-)dog(s), saucisses de Strasbourg`,
  merguez: 'merguez',
  chorizo: 'chorizo, chorizo doux, chorizo fort, chorizo espagnol, soubressade',
  salami: `
    salami, saucisson, saucisson sec, rosette, saucisson à l'ail, salami de Gênes, figatelli,
    fuet, saucisson brioché`,
  pepperoni: 'pepperoni, peperoni',
  mortadella: 'mortadelle, mortadella, saucisson de Bologne, bologne',
  bloodSausage: `
    boudin noir, boudin, boudin créole, boudin antillais, sang, sang de porc, boudin basque,
    morcilla, galabart`,
  whiteSausage: 'boudin blanc',
  bresaola: 'bresaola, viande des Grisons, brési',
  pastrami: 'pastrami, viande fumée, smoked meat',
  cornedBeef: 'bœuf salé, corned-beef, corned beef, bœuf en conserve',
  pate: `
    pâté, pâté de campagne, terrine, pâté de foie, mousse de canard, cretons, mousse de foie,
    terrine de campagne, pâté de foie de volaille, fromage de tête, tête fromagée,
    mousse de foie de volaille`,
  rillettes: "rillette, rillettes de porc, rillettes de canard, rillettes d'oie, grattons",
  nduja: 'nduja',
  spam: 'spam, viande en conserve, Kam',
  coldCuts: 'charcuterie, assiette de charcuterie',
  charSiu: 'char siu, porc char siu, porc laqué, porc caramélisé',
  jerky: 'bœuf séché, viande séchée, biltong, jerky, beef jerky, pemmican',
};
