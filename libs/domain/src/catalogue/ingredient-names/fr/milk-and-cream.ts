import type { NamesOf } from '../notation.js';

export const milkAndCream: NamesOf<'milkAndCream'> = {
  milk: `
    lait, lait entier, lait demi-écrémé, lait écrémé, lait de vache, lait frais, lait cru,
    lait tiède, lait UHT, lait partiellement écrémé`,
  goatMilk: 'lait de chèvre',
  sheepMilk: 'lait de brebis',
  buttermilk: 'babeurre, lait de beurre, lait ribot, lait fermenté, leben',
  powderedMilk: 'lait en poudre, poudre de lait, lait en poudre écrémé',
  evaporatedMilk: 'lait évaporé, lait concentré non sucré, lait Carnation',
  condensedMilk: `
    lait concentré sucré, lait condensé, lait condensé sucré, lait concentré, lait Eagle Brand`,
  dulceDeLeche: 'confiture de lait, dulce de leche',
  cream: `
    crème, crème liquide, crème fleurette, fleurette, crème fraîche liquide, crème entière,
    crème entière liquide, crème à fouetter, crème à cuisson, crème de table, crème légère,
    crème liquide entière, crème de cuisson, crème champêtre, crème à cuire,
    crème liquide légère, crème à café, crème double liquide, crème UHT, demi-crème,
    crème allégée`,
  doubleCream: 'crème double, crème de Gruyère',
  cremeFraiche: `
    crème fraîche, crème fraîche épaisse, crème épaisse, crème fraîche d'Isigny,
    crème fraîche entière, crème fraîche légère`,
  sourCream: 'crème sure, crème aigre, crème acidulée, crème sûre',
  halfAndHalf: 'crème moitié-moitié',
  whippedCream: 'crème fouettée, chantilly, crème chantilly, Cool Whip, garniture fouettée',
  yogurt: `
    yaourt, yogourt, yaourt nature, yogourt nature, yoghourt, yoghurt, yogurt, yaourt brassé,
    yaourt bulgare, yaourt de brebis, yaourt de chèvre`,
  greekYogurt: `
    yaourt grec, yogourt grec, yaourt à la grecque, yogourt grec nature, yogourt de type grec`,
  flavoredYogurt: `
    yaourt aux fruits, yaourt à la vanille, yogourt à la vanille, yaourt vanille,
    yogourt aux fruits`,
  skyr: 'skyr',
  kefir: 'kéfir, kéfir de lait',
  fromageBlanc: 'fromage blanc, faisselle, séré',
  quark: 'quark',
  petitSuisse: 'petit-suisse, petit suisse',
  butter: `
    beurre, beurre doux, beurre non salé, beurre mou, beurre pommade, beurre fondu, beurre froid,
    beurre ramolli, beurre frais, beurre fermier, beure`,
  saltedButter: 'beurre salé, beurre demi-sel',
  clarifiedButter: 'beurre clarifié, ghee, ghi, beurre noisette',
  margarine: 'margarine',
  whey: 'petit-lait, lactosérum, poudre de petit-lait',
  coffeeWhitener: 'colorant à café, succédané de crème',
  custard: `
    crème anglaise, crème pâtissière, flan, crème aux œufs, crème renversée, crème dessert`,
  iceCream: 'glace, crème glacée, glace à la vanille, glace vanille, crème glacée à la vanille',
  sorbet: 'sorbet, sorbet citron, sorbet framboise',
  coconutMilk: 'lait de coco, lait de noix de coco',
  coconutCream: 'crème de coco, crème de noix de coco, beurre de coco, beurre de noix de coco',
  soyMilk: 'lait de soja, boisson de soja, boisson au soja, lait de soya, boisson de soya',
  soyCream: 'crème de soja, crème soja, crème végétale, crème de soya',
  soyYogurt: 'yaourt de soja, yaourt au soja, yogourt de soya, yaourt végétal',
  almondMilk: "lait d'amande, lait d'amande(s), boisson d'amande(s), boisson aux amandes",
  oatMilk: "lait d'avoine, boisson d'avoine",
  riceMilk: 'lait de riz, boisson au riz, boisson de riz',
  hazelnutMilk: 'lait de noisette, lait de noisette(s), boisson noisette',
  cashewMilk: 'lait de cajou',
  oatCream: "crème d'avoine",
  coconutYogurt: 'yaourt de coco, yaourt au lait de coco',
  plantMilk: 'lait végétal, boisson végétale',
  veganButter: 'beurre végétal, margarine végétale, beurre végane',
};
