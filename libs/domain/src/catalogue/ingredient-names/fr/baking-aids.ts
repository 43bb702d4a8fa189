import type { NamesOf } from '../notation.js';

export const bakingAids: NamesOf<'bakingAids'> = {
  yeast: `
    levure, levure de boulanger, levure fraîche, levure sèche, levure instantanée,
    levure active sèche, levure sèche active, levure à pain, levure boulangère,
    levure à levée rapide, levure sèche de boulanger, levure sèche instantanée,
    levure fraîche de boulanger, levure de boulangerie, levure rapide, levure déshydratée,
    levure active, SAF-Instant`,
  brewersYeast: 'levure de bière',
  nutritionalYeast: 'levure nutritionnelle, levure maltée, levure alimentaire',
  bakingPowder: `
    levure chimique, poudre à pâte, poudre à lever, levure alsacienne, poudre levante,
    backing powder, poudre à pâte Magic, levure pâtissière, baking powder`,
  bakingSoda: `
    bicarbonate de soude, bicarbonate, bicarbonate de sodium, bicarbonate alimentaire,
    soda à pâte, petite vache, bicarbonate de soude alimentaire, soda`,
  creamOfTartar: 'crème de tartre, tartre, crème de tartare',
  citricAcid: 'acide citrique, acide ascorbique, vitamine C, acide tartrique, Fruit-Fresh',
  gelatin: `
    gélatine, feuille de gélatine, gélatine en poudre, gélatine en feuille(s), gélatine neutre,
    gélatine sans saveur, gélatine non aromatisée, gélatine Knox, gelée instantanée,
    gélatine en sachet, gélatine de porc, gélatine de bœuf, feuilles de gélatine,
    gélatine alimentaire`,
  agarAgar: 'agar-agar, agar agar',
  xanthanGum: `
    gomme xanthane, gomme de xanthane, gomme de guar, gomme guar, xanthane, gomme de caroube`,
  foodColoring: `
    colorant alimentaire, colorant, colorant rouge, colorant vert, colorant alimentaire rouge,
    colorant alimentaire vert, colorant bleu, colorant jaune, colorant alimentaire jaune,
    colorant en gel`,
  rennet: 'présure, présure liquide',
  lecithin: `
    lécithine, lécithine de soja, lécithine de tournesol ou soja, lécithines, lécithine de soya,
    émulsifiant de soja`,
  baconBits: 'miettes de bacon végétal, bacon bits',
  matchaPowder: 'matcha, thé matcha, poudre de matcha, thé vert matcha',
  instantCoffee: `
    café soluble, café instantané, café lyophilisé, poudre de café, café soluble en poudre,
    café instantané en poudre, Nescafé, café en poudre, poudre d'espresso, cristaux de café`,
  mashedPotatoes: `
    purée de pomme de terre, purée de pomme(s) de terre, purée Mousline,
    flocons de pomme(s) de terre, purée en flocons, flocons de purée,
    purée de pommes de terre instantanée, pommes de terre en flocons, écrasé de pommes de terre,
    purée`,
  cheeseCulture: 'ferment lactique, ferment à yaourt, culture lactique',
  collagen: `
    collagène, collagène en poudre, poudre de collagène, peptides de collagène, collagène marin`,
  shellac: 'gomme-laque, shellac',
  carmine: 'carmin, cochenille, carmin de cochenille, acide carminique',
  sulphite: `
    sulfite, métabisulfite, métabisulfite de potassium, métabisulfite de sodium, bisulfite,
    anhydride sulfureux, dioxyde de soufre`,
  beeswax: "cire d'abeille, cire d'abeilles",
};
