import type { NamesOf } from '../notation.js';

export const milkAndCream: NamesOf<'milkAndCream'> = {
  milk: `
    lait, lait entier, lait demi-écrémé, lait écrémé, lait de vache, lait frais, lait cru,
    lait tiède, lait UHT, lait partiellement écrémé, lait chaud, lait froid, lait sans lactose,
    lait infantile, lait maternisé, lait de croissance, lait de jument, lait de chamelle,
    lait de bufflonne, lait aromatisé, lait vanillé, lait fraise`,
  goatMilk: 'lait de chèvre',
  sheepMilk: 'lait de brebis',
  buttermilk: `
    babeurre, lait de beurre, lait ribot, lait fermenté, leben, lait battu, lait fermenté battu,
    chaas`,
  powderedMilk: `
    lait en poudre, poudre de lait, lait en poudre écrémé, khoya, mawa, lait écrémé en poudre,
    lait entier en poudre`,
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
  doubleCream: `
    crème double, crème de Gruyère, crème crue, crème d'Isigny, kaymak, crème de Bresse,
    clotted cream, crème caillée, crème double de Gruyère`,
  cremeFraiche: `
    crème fraîche, crème fraîche épaisse, crème épaisse, crème fraîche d'Isigny,
    crème fraîche entière, crème fraîche légère`,
  sourCream: `
    crème sure, crème aigre, crème acidulée, crème sûre, smetana, smitane, crema mexicaine, schmand`,
  halfAndHalf: 'crème moitié-moitié',
  whippedCream: 'crème fouettée, chantilly, crème chantilly, Cool Whip, garniture fouettée',
  yogurt: `
    yaourt, yogourt, yaourt nature, yogourt nature, yoghourt, yoghurt, yogurt, yaourt brassé,
    yaourt bulgare, yaourt de brebis, yaourt de chèvre, dahi, yaourt au lait entier, lait caillé,
    raïb, yaourt de vache, jogurt, ayran, doogh, yaourt à boire, laban, lben`,
  greekYogurt: `
    yaourt grec, yogourt grec, yaourt à la grecque, yogourt grec nature, yogourt de type grec,
    labneh, labné, lebneh`,
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
    beurre ramolli, beurre frais, beurre fermier, beure, beurre d'escargot, beurre d'escargots,
    beurre maître d'hôtel, beurre cru, beurre extra-fin, beurre allégé, beurre tartinable,
    beurre de baratte, beurre persillé, beurre composé, beurre manié, beurre blanc,
    copeaux de beurre, dés de beurre, beurre fin, matière grasse laitière,
    beurre à l'ail, beurre aux herbes`,
  saltedButter: 'beurre salé, beurre demi-sel',
  clarifiedButter: `
    beurre clarifié, ghee, ghi, beurre noisette, smen, samneh, beurre noir, beurre clarifié ghee,
    butter ghee`,
  margarine: 'margarine',
  whey: `
    petit-lait, lactosérum, poudre de petit-lait, lactose, lactosérum en poudre,
    protéine(s) de lactosérum, sérum de lait, whey protéine`,
  coffeeWhitener: 'colorant à café, succédané de crème',
  custard: `
    crème anglaise, crème pâtissière, flan, crème aux œufs, crème renversée, crème dessert,
    crème catalane`,
  iceCream: 'glace, crème glacée, glace à la vanille, glace vanille, crème glacée à la vanille',
  sorbet: 'sorbet, sorbet citron, sorbet framboise',
  coconutMilk: `
    lait de coco, lait de noix de coco, lait de coco en poudre, lait de coco concentré,
    lait concentré de coco, lait de coco condensé, lait condensé de coco, lait coco, boisson coco,
    boisson à la noix de coco`,
  coconutCream: `
    crème de coco, crème de noix de coco, beurre de coco, beurre de noix de coco, crème coco,
    chantilly de coco, chantilly au lait de coco, crème fouettée de coco,
    crème fouettée au lait de coco`,
  soyMilk: `
    lait de soja, boisson de soja, boisson au soja, lait de soya, boisson de soya, boisson soja,
    boisson soya, lait soja, lait végétal de soja`,
  soyCream: `
    crème de soja, crème soja, crème de soya, crème soya, crème liquide de soja, soja cuisine,
    crème fouettée de soja`,
  soyYogurt: `
    yaourt de soja, yaourt au soja, yogourt de soya, yaourt soja, yogourt de soja, yogourt au soya,
    yogourt soya`,
  almondMilk: `
    lait d'amande, lait d'amande(s), boisson d'amande(s), boisson aux amandes, boisson amande,
    boisson à l'amande, boisson végétale aux amandes, lait végétal d'amande(s)`,
  oatMilk: `
    lait d'avoine, boisson d'avoine, boisson avoine, boisson à l'avoine,
    boisson végétale à l'avoine, lait végétal d'avoine`,
  riceMilk: 'lait de riz, boisson au riz, boisson de riz, boisson riz, boisson végétale de riz',
  hazelnutMilk: `
    lait de noisette, lait de noisette(s), boisson noisette, boisson à la noisette,
    boisson aux noisettes`,
  cashewMilk: `
    lait de cajou, lait de noix de cajou, boisson de cajou, crème de cajou, crème de noix de cajou`,
  oatCream: "crème d'avoine, crème avoine, avoine cuisine",
  coconutYogurt: `
    yaourt de coco, yaourt au lait de coco, yaourt coco, yaourt à la noix de coco, yogourt de coco,
    yogourt de noix de coco, yogourt à la noix de coco`,
  plantMilk: `
    lait végétal, boisson végétale, lait végétal nature, boisson végétale nature, lait de chanvre,
    boisson au chanvre, lait de pois, boisson aux pois, lait d'épeautre, boisson d'épeautre,
    lait de quinoa, lait de millet, lait de sarrasin, lait d'orge, lait végane, lait vegan,
    lait sans produits laitiers`,
  veganButter: `
    beurre végétal, margarine végétale, beurre végane, beurre vegan, margarine végane,
    margarine vegan, beurre végétalien`,
  nutMilk: `
    lait de noix, boisson aux noix, lait de macadamia, lait de noix de macadamia, lait de pistache,
    lait de noix de pécan, lait de noix du Brésil`,
  plantCream: `
    crème végétale, crème végétale à cuisiner, crème liquide végétale, crème végane, crème vegan,
    crème végétalienne, crème de cuisson végétale, crème fraîche végétale, crème fraîche végane,
    crème fraîche vegan, crème liquide vegan, crème épaisse végétale, crème sure végétale,
    crème sure végane, chantilly végétale, chantilly vegan, crème fouettée végétale,
    crème fouettée végane, crème chantilly végétale, crème à fouetter végétale`,
  plantYogurt: `
    yaourt végétal, yaourt végétal nature, yogourt végétal, yaourt vegan, yaourt végane,
    yogourt végane, yaourt grec végétal, skyr végétal, yaourt d'amande(s), yaourt à l'amande,
    yaourt au lait d'amande(s), yaourt d'avoine, yaourt à l'avoine, yaourt de cajou, yaourt de riz`,
  veganIceCream: `
    glace vegan, glace végane, glace végétale, crème glacée végane, crème glacée vegan,
    crème glacée végétale`,
  casein: `
    caséine, caséinate, protéine(s) de lait, caséinate de sodium, caséinate de calcium, caséinates,
    caséine de lait, protéine(s) lactée(s)`,
  peanutMilk: "lait de cacahuète, lait de cacahuètes, lait d'arachide(s)",
};
