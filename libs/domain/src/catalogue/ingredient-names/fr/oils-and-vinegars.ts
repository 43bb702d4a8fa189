import type { NamesOf } from '../notation.js';

export const oilsAndVinegars: NamesOf<'oilsAndVinegars'> = {
  oil: `
    huile, huile au choix, huile neutre, huile de cuisson, huile à friture, huile de friture,
    huile pour friture, huile pour la friture, huile d'assaisonnement, huile à frire,
    bain d'huile, huile douce`,
  vegetableOil: 'huile végétale, Crisco liquide, huile végétale au choix',
  oliveOil: `
    huile d'olive, huile d'olive extra vierge, huile d'olive vierge, huile d'olives, huile olive,
    HOVE, huile d'olive extra-vierge, huile d'olive vierge extra, huiles d'olive`,
  sunflowerOil: 'huile de tournesol',
  canolaOil: 'huile de canola, huile de colza, colza',
  peanutOil: `
    huile d'arachide, huile d'arachide(s), huile de cacahuète, huile de cacahuète(s), huile arachide`,
  sesameOil: `
    huile de sésame, huile de sésame grillé, huile de sésame rôti, huile sésame,
    huile de sésame grillée, huile de gingelly`,
  walnutOil: 'huile de noix, huile de noix de Grenoble',
  hazelnutOil: 'huile de noisette, huile de noisette(s)',
  almondOil: "huile d'amande, huile d'amande(s)",
  grapeseedOil: `
    huile de pépin de raisin, huile de pépin(s) de raisin(s), huile de pépins de raisin,
    huile de raisin`,
  cornOil: 'huile de maïs',
  coconutOil: 'huile de coco, huile de noix de coco, huile de coprah, huile de coco fondue',
  avocadoOil: "huile d'avocat",
  safflowerOil: 'huile de carthame',
  flaxOil: 'huile de lin',
  riceBranOil: 'huile de son de riz',
  palmOil: 'huile de palme, graisse de palme',
  truffleOil: 'huile de truffe, huile à la truffe, huile parfumée à la truffe',
  chiliOil: `
    huile pimentée, huile piquante, huile de piment, huile au piment, huile de chili,
    huile de pili-pili`,
  garlicOil: "huile à l'ail, huile aromatisée, huile aux herbes, huile d'ail",
  cookingSpray: `
    enduit végétal, huile en vaporisateur, aérosol de cuisson, huile en spray, spray d'huile, Pam,
    enduit à cuisson, enduit anti-adhésif, enduit végétal en aérosol, huile en aérosol,
    enduit antiadhésif`,
  shortening: 'graisse végétale, shortening, végétaline, Crisco, shortening végétal',
  lard: 'saindoux, graisse de porc, panne de porc, lard gras, manteca',
  fat: 'graisse, matière grasse, gras de cuisson, corps gras',
  duckFat: "graisse de canard, graisse d'oie, gras de canard",
  beefFat: 'graisse de bœuf, suif, gras de bœuf, graisse de rognon, suif de bœuf',
  baconFat: 'gras de bacon, graisse de bacon, graisse de poulet, gras de poulet',
  bardeDeLard: 'barde de lard, crépine, crépine de porc',
  vinegar: `
    vinaigre, vinaigre de framboise(s), vinaigre aromatisé, vinaigre au choix,
    vinaigre de Banyuls, vinaigre à l'estragon, vinaigre de figue`,
  whiteVinegar: "vinaigre blanc, vinaigre d'alcool, vinaigre cristal",
  wineVinegar: 'vinaigre de vin, vinaigre de vin vieux',
  redWineVinegar: 'vinaigre de vin rouge, vinaigre rouge',
  whiteWineVinegar: 'vinaigre de vin blanc',
  ciderVinegar: 'vinaigre de cidre, vinaigre de cidre de pomme, vinaigre de pomme(s)',
  balsamicVinegar: `
    vinaigre balsamique, balsamique, vinaigre balsamique de Modène, vinaigre balsamique vieilli,
    vinaigre balsamic, vinaigre de Modène`,
  whiteBalsamicVinegar: `
    vinaigre balsamique blanc, balsamique blanc, vinaigre de balsamique blanc,
    condiment balsamique blanc`,
  riceVinegar: `
    vinaigre de riz, vinaigre de riz assaisonné, vinaigre de vin de riz, vinaigre japonais`,
  sherryVinegar: 'vinaigre de xérès, vinaigre de jerez, vinaigre de champagne',
  maltVinegar: 'vinaigre de malt',
  soybeanOil: 'huile de soja, huile de soya',
  nutOil: `
    huile de pistache, huile de noix de macadamia, huile de macadamia, huile de noix de pécan,
    huile de noix de cajou, huile de pacane(s)`,
  mustardOil: 'huile de moutarde',
  wheatGermOil: 'huile de germe de blé, huile de germes de blé',
  fishOil: 'huile de poisson, huile de foie de morue',
  blackVinegar: 'vinaigre noir, vinaigre de Chinkiang, vinaigre noir chinois, vinaigre Chinkiang',
};
