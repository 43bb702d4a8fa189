import type { NamesOf } from '../notation.js';

export const floursAndSugars: NamesOf<'floursAndSugars'> = {
  flour: `
    farine, farine de blé, farine tout usage, farine blanche, farine tout-usage,
    farine ordinaire, farine tout usage non blanchie, farine fluide, farine non blanchie,
    farine à pain, farine de froment, farine blanche non blanchie, farine tout usage blanchie,
    farine à tout usage`,
  selfRisingFlour: `
    farine à gâteau, farine à gâteau(x), farine avec levure incorporée, farine autolevante,
    farine auto-levante, farine à levure incorporée, farine levante, farine préparée`,
  cakeFlour: 'farine à pâtisserie, farine pâtissière, farine à gâteau et pâtisserie',
  wholeWheatFlour: `
    farine complète, farine de blé entier, farine intégrale, farine semi-complète,
    farine de blé complet, farine de blé complète, farine bise`,
  ryeFlour: 'farine de seigle, farine de triticale',
  speltFlour: `
    farine d'épeautre, farine épeautre, farine de petit épeautre, farine de kamut, farine de grand épeautre,
    farine d'engrain, farine d'amidonnier`,
  barleyFlour: "farine d'orge, farine de malt",
  oatFlour: "farine d'avoine",
  buckwheatFlour: 'farine de sarrasin, farine sarrasin, farine de blé noir',
  riceFlour: `
    farine de riz, farine riz, crème de riz, farine de riz gluant, semoule de riz, farine de riz complet,
    farine de riz complète, farine de riz brun`,
  cornFlour: `
    farine de maïs, farine maïs, semoule de maïs jaune, farine de maïs jaune, masa harina,
    farine de maïs fine`,
  cornstarch: `
    fécule de maïs, Maïzena, amidon de maïs, fécule, fleur de maïs, amidon, amidon de mais,
    fécule de mais`,
  potatoStarch: `
    fécule de pomme de terre, fécule de pomme(s) de terre, amidon de pomme(s) de terre,
    fécule de pommes de terre`,
  tapiocaStarch: `
    fécule de tapioca, fécule de manioc, farine de tapioca, farine tapioca, farine de manioc, amidon de tapioca`,
  arrowroot: "arrow-root, fécule d'arrow-root, marante, fécule de marante, poudre d'arrow-root",
  chestnutFlour: 'farine de châtaigne, farine châtaigne, farine de châtaigne(s)',
  chickpeaFlour: `
    farine de pois chiche, farine pois chiche, farine de pois chiche(s), besan, farine de lentilles, farine de pois,
    farine de pois cassés, farine de pois vert(s), farine de fève(s), farine de lentille corail,
    farine de lentilles corail`,
  soyFlour: 'farine de soja, farine de soya',
  lupinFlour: 'farine de lupin, farine de lupins, farine de lupin blanc',
  almondFlour: "farine d'amande, farine d'amande(s)",
  coconutFlour: 'farine de coco, farine de noix de coco',
  glutenFreeFlour: 'farine sans gluten, mélange de farines sans gluten, mix sans gluten',
  wheatGluten: 'gluten, gluten de blé pur',
  sugar: `
    sucre, sucre en poudre, sucre semoule, sucre blanc, sucre cristallisé, sucre granulé,
    sucre fin, sucre cristal, sucre blanc granulé, sucre extra-fin, sucre à fruits,
    sucre ultrafin, sucre super fin`,
  brownSugar: `
    cassonade, sucre roux, vergeoise, sucre brun, cassonade dorée, vergeoise brune,
    vergeoise blonde, sucre roux en poudre, cassonade pâle, cassonade foncée, cassonade brune,
    sucre de candi, cassonnade, sucre cassonade, cassonade blonde, casonade`,
  caneSugar: `
    sucre de canne, sucre complet, rapadura, sucre muscovado, muscovado, sucre turbinado,
    sucre demerara, demerara, sucanat, sucre de canne roux, sucre brut, panela`,
  powderedSugar: `
    sucre glace, sucre à glacer, sucre impalpable, sucre en poudre à glacer, sucre farine,
    sucre à glace`,
  vanillaSugar: 'sucre vanillé, sucre à la vanille, sucre vanille',
  pearlSugar: 'sucre perlé, sucre en grain(s), sucre casson',
  sugarCube: 'sucre en morceaux, morceau de sucre, sucre en morceau, cube de sucre',
  gellingSugar: 'sucre à confiture, sucre à confiture(s), sucre gélifiant',
  palmSugar: 'sucre de palme, sucre de coco, jaggery, sucre de fleur de coco, sucre de palmier',
  honey: `
    miel, miel liquide, miel d'acacia, miel de fleurs, miel toutes fleurs, miel de lavande,
    miel d'oranger, miel de trèfle, miel de châtaignier`,
  mapleSyrup: `
    sirop d'érable, sucre d'érable, sirop d'érable pur, flocons d'érable, tire d'érable,
    beurre d'érable, sirop érable, sirop de table, sirop de poteau`,
  agaveSyrup: "sirop d'agave, nectar d'agave",
  cornSyrup: `
    sirop de mais,
    sirop de maïs, sirop de glucose, glucose, glucose liquide, sirop de maïs clair,
    sirop de maïs blanc`,
  goldenSyrup: `
    sirop doré, sirop de sucre de canne, sirop de canne, sirop de sucre, sirop de sucre roux,
    sirop de Liège, sirop simple`,
  molasses: 'mélasse, mélasse noire, mélasse de fantaisie, mélasse fantaisie',
  riceSyrup: 'sirop de riz, sirop de riz brun',
  dateSyrup: 'sirop de datte, sirop de datte(s), mélasse de dattes',
  barleyMaltSyrup: `
    malt, sirop de malt, extrait de malt, malt d'orge, sirop de malt d'orge, poudre de malt`,
  syrup: 'sirop',
  sweetener: `
    édulcorant, stévia, stevia, aspartame, sucralose, Splenda, érythritol, xylitol,
    sucre de bouleau, sucralose granulé, édulcorant liquide`,
  fructose: 'fructose, dextrose, sirop de fructose',
  caramel: `
    caramel, caramel au beurre salé, sauce caramel, caramel mou, bonbons au caramel,
    caramels mous, caramel liquide, coulis de caramel, sauce au caramel, caramel beurre salé,
    carré de caramel`,
  marshmallow: `
    guimauve, chamallow, mini(-)guimauve, marshmallow, guimauve miniature, crème de guimauve,
    marshmallow fluff, tartinade de guimauve`,
  jam: `
    confiture, confiture de fraises, confiture d'abricots, gelée de groseilles,
    confiture de framboises, gelée de pomme(s), marmelade, marmelade d'orange(s),
    confiture d'abricot, gelée de groseille, gelée, confiture d'oranges, confiture de figue(s),
    confiture de mûres, confiture d'oignons, confit d'oignons, confiture de cassis, gelée de raisin,
    gelée de coing(s), tartinade de fruits, confiture de canneberges, confiture de pêches,
    confiture de fraise, confiture de framboise, confiture de myrtilles, gelée de piment(s),
    nappage blond, nappage neutre, beurre de pomme(s), beurre de citrouille, beurre de poire(s)`,
  chestnutCream: 'crème de marrons, purée de marrons, crème de marron',
  chocolate: `
    chocolat, chocolat pâtissier, chocolat à cuire, chocolat dessert, chocolat fondu,
    chocolat râpé, vermicelles de chocolat, vermicelle en chocolat, granulés de chocolat,
    chocolat à dessert, bar de chocolat, choco`,
  darkChocolate: `
    chocolat noir, chocolat amer, chocolat mi-sucré, chocolat mi-amer, chocolat noir pâtissier,
    chocolat de couverture, chocolat de couverture noir, couverture noire, chocolat noir dessert,
    chocolat semi-sucré`,
  bakersChocolate: `
    chocolat non sucré, chocolat amer non sucré, pâte de cacao, masse de cacao,
    éclats de fèves de cacao, grué de cacao`,
  milkChocolate: 'chocolat au lait, chocolat lait, chocolat au lait pâtissier',
  whiteChocolate: `
    chocolat blanc, pépites de chocolat blanc, brisures de chocolat blanc,
    chocolat blanc pâtissier, grains de chocolat blanc`,
  chocolateChips: `
    pépites de chocolat, brisures de chocolat, pépites de chocolat noir, grains de chocolat,
    capuchons de chocolat, chipits au chocolat, pastilles de chocolat,
    pépites de chocolat mi-sucré, pépites de chocolat au lait, pépite de chocolat, chipits,
    pépites de chocolat mi-amer, brisures de chocolat mi-sucré, brisures de chocolat noir,
    capuchons de chocolat mi-sucré, morceaux de chocolat, pépites chocolat, chipit de chocolat,
    mini chipit de chocolat`,
  candyChips: `
    chipits au caramel, pépites de caramel, brisures de caramel, pépites de caramel écossais,
    chipits au caramel écossais, chipits au beurre d'arachide, pépites au beurre d'arachide,
    pépites de beurre d'arachide, brisures au beurre d'arachide, brisures de caramel écossais,
    chipits butterscotch`,
  cocoaPowder: `
    cacao, cacao en poudre, poudre de cacao, cacao amer, cacao non sucré,
    cacao en poudre non sucré, cacao amère, cacao maigre, poudre de cacao non sucrée, Van Houten,
    poudre de cacao non sucré, cacao sans sucre, fèves de cacao`,
  hotChocolateMix: `
    chocolat en poudre, Nesquik, chocolat chaud, préparation pour chocolat chaud,
    poudre de chocolat, Poulain`,
  cocoaButter: 'beurre de cacao',
  chocolateSpread: `
    pâte à tartiner, Nutella, tartinade choco-noisette, tartinade aux noisettes,
    tartinade chocolat noisette`,
  chocolateSauce:
    'sauce au chocolat, sirop de chocolat, coulis de chocolat, sauce chocolat, sauce fudge',
  chocolateCandy: `
    barre chocolatée, Snickers, Toblerone, Smarties, Kit Kat, Maltesers, After Eight,
    tablette Mars, M et M, M et M's, M et M au chocolat, M et M's au chocolat, chocolat Mars,
    barre de chocolat Mars, Rolo, Reese's, barre Mars, Oh Henry, mini-œufs en chocolat,
    Kinder Bueno, bouchée au beurre d'arachide, bonbon Daim, bonbons Daim, éclats de Daim,
    brisures de Daim, barre Daim, Skor, barre Skor, Twix, Bounty, barre Lion,
    croquant aux arachides, œuf en chocolat, œufs en chocolat, œuf(s) de Pâques, lapin en chocolat,
    Caramilk, chocolat Caramilk, Aéro`,
  candy: `
    bonbon, jujube, bonbons gélifiés, fraises Tagada, canne de Noël, carambar, jelly beans, suçon,
    ourson en gélatine, ourson en gomme, bonbon gélifié, oursons, guimauve en gélatine,
    fraise tagada, crocodile gélifié, dragibus, bonbon gélatine`,
  nougat: `
    nougat, nougatine, praliné, pralin, pralines, pralines roses, turrón, touron, pâte de praliné,
    pâte de noisette(s), pâte de pistache(s), amande caramélisée, dragée, dragées aux amandes,
    calisson, crème de nougat, amandes pralinées, noisettes caramélisées, noisettes pralinées`,
  marzipan: "pâte d'amande, pâte d'amande(s), massepain, pâte d'amandes",
  fondant: 'fondant, fondant pâtissier, pâte à sucre, fondant blanc, glaçage royal',
  frosting: `
    glaçage, crémage, glaçage à la vanille, crémage à la vanille, crème au beurre,
    glaçage au chocolat, glaçage vanille, crémage au chocolat`,
  sprinkles: `
    vermicelles colorés, décorations en sucre, bonbons décoratifs, perles en sucre,
    billes de sucre, paillettes de sucre, perles argentées, vermicelles multicolores,
    décors en sucre`,
  pectin: 'pectine, Vitpris, Certo, pectine liquide, pectine de fruits, pectine en poudre',
  puddingMix: `
    préparation pour flan, pouding instantané, pouding à la vanille instantané, Ancel,
    mélange à pouding, flan en poudre, pouding vanille, pouding au chocolat instantané,
    crème pâtissière en poudre, poudre à crème, pouding instantané à la vanille,
    poudre à crème pâtissière, pouding au chocolat, pouding à la vanille, poudre à flan,
    mélange à pouding instantané`,
  jelloPowder: `
    Jell-O, gelée en poudre, poudre pour gelée, Jello, gélatine aromatisée,
    poudre pour gelée aux fraises, gelée aux fraises, poudre de gelée`,
  cakeMix: `
    mélange à gâteau, préparation pour gâteau, mélange à brownies, mélange à gâteau blanc,
    mélange à gâteau au chocolat, mélange à gâteau jaune, mélange à gâteau Duncan Hines,
    préparation à gâteau, mélange à gâteaux, boîte de gâteau, mélange pour gâteau,
    mélange à brownie, mélange à biscuits`,
  pancakeMix: `
    mélange à crêpes, préparation pour pancakes, Bisquick, mélange à pâte tout usage, Tea-Bisk,
    mélange à pâte, mélange à pancakes, mélange à gaufres`,
  maltedMilk: 'lait malté, poudre de lait malté, Ovomaltine',
  wheatStarch: 'amidon de blé, fécule de blé',
  milletFlour: 'farine de millet, farine de sorgho, farine de teff, farine de fonio',
  quinoaFlour: "farine de quinoa, farine d'amarante",
  peanutFlour: `
    farine d'arachide, farine d'arachides, farine de cacahuète(s), poudre de cacahuète(s),
    poudre d'arachide(s), beurre de cacahuète en poudre, beurre d'arachide en poudre,
    cacahuètes en poudre, cacahuètes moulues`,
  veganChocolate: `
    chocolat vegan, chocolat végane, chocolat végétalien, chocolat noir vegan, chocolat noir végane,
    pépites de chocolat vegan, pépites de chocolat végane(s), chocolat blanc vegan,
    chocolat au lait vegan`,
  nutChocolate: `
    chocolat praliné, chocolat aux noisettes, chocolat aux amandes, chocolat pralinoise,
    chocolat noisette, chocolat au lait aux noisettes, chocolat au lait et noisettes,
    rocher praliné, Ferrero Rocher`,
  nutSpread: `
    crème de pistache, crème de pistaches, crème de noisette, crème de noisettes,
    pâte à tartiner à la pistache, pâte à tartiner pistache, tartinade à la pistache`,
  cookieButter: `
    pâte à tartiner aux spéculoos, pâte à tartiner spéculoos, pâte de spéculoos, crème de spéculoos,
    tartinade de spéculoos, tartinade Biscoff`,
  frangipane: "frangipane, crème d'amande, crème d'amandes, crème frangipane, crème aux amandes",
  gianduja: 'gianduja, gianduia, pralinoise, chocolat gianduja',
  royalJelly: "gelée royale, propolis, pain d'abeille(s)",
};
