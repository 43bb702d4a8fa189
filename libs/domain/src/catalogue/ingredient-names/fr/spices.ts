import type { NamesOf } from '../notation.js';

export const spices: NamesOf<'spices'> = {
  salt: 'sel, sel fin, sel de table, sel de cuisine, sel iodé, sel fin de mer',
  coarseSalt: `
    gros sel, sel kasher, sel casher, gros sel gris, gros sel de Guérande, sel gris,
    sel à marinade, gros sel de mer, sel cacher, sel à gros grains`,
  seaSalt: `
    sel de mer, fleur de sel, sel de Guérande, sel marin, sel rose, sel de l'Himalaya,
    sel rose de l'Himalaya, sel Maldon, fleurs de sel`,
  smokedSalt: 'sel fumé',
  celerySalt: 'sel de céleri, sel au céleri',
  garlicSalt: "sel d'ail, sel à l'ail",
  onionSalt: "sel d'oignon",
  seasoningSalt: `
    sel d'assaisonnement, sel assaisonné, sel épicé, sel assaisonnement, sel aux herbes, Herbamare,
    sel d'herbes, Vegeta, Végéta`,
  blackSalt: 'sel noir, kala namak',
  curingSalt: 'sel nitrité, sel rose de salaison, salpêtre',
  pepper: `
    poivre, poivre noir, poivre moulu, poivre du moulin, poivre noir moulu,
    poivre noir du moulin, grain de poivre, poivre en grain(s), poivre noir concassé, mignonnette,
    poivre concassé, poivre noir en grain(s), poivre frais moulu, poivre fraîchement moulu,
    poivre noir fraîchement moulu, poivre au moulin, grain de poivre noir, poivre cinq baies,
    poivre mignonnette, poivre long`,
  whitePepper: 'poivre blanc, poivre blanc moulu, poivre blanc en grain(s)',
  greenPeppercorn: 'poivre vert, poivre vert en grain(s), grain de poivre vert',
  pinkPeppercorn: 'baie rose, baies roses, poivre rose',
  sichuanPepper: `
    poivre de Sichuan, poivre du Sichuan, poivre du Timut, poivre de Timut, poivre de Séchuan`,
  lemonPepper: `
    poivre citronné, assaisonnement au poivre citronné, poivre au citron, poivre et citron`,
  cayenne: `
    piment de Cayenne, poivre de Cayenne, cayenne, poivre de cayenne moulu, Cayenne moulu`,
  espelettePepper: "piment d'Espelette, piment d'espelette en poudre",
  chiliFlakes: `
    flocon de piment, flocon de piment(s), piment en flocons, flocons de piment fort,
    flocons de piment rouge, piments broyés, flocons de chili, piment fort broyé,
    piments séchés broyés, flocons de piments rouges, piment concassé, flocons de piments forts,
    piment fort en flocons, piment rouge broyé, flocons de piment broyé, piments forts broyés,
    piment d'Alep, piments rouges broyés, chili broyé, chili en flocons, gochugaru,
    poivre d'Alep, flocons de piments rouges broyés, piment broyé, flakes de chili,
    flocon de chili`,
  chiliPowder: `
    poudre de chili, piment en poudre, chili en poudre, piment moulu, assaisonnement au chili,
    poudre de piment, épices à chili, assaisonnement chili, assaisonnement pour chili,
    poudre de chile, poudre de chipotle, piment ancho moulu, piment chipotle en poudre,
    piment de Chili, épices chili, poudre de chili ancho, mélange d'épices pour chili,
    chipotle moulu, piment fort en poudre, chili moulu, chili, poudre de chilli,
    piment rouge en poudre`,
  paprika: `
    paprika, paprika doux, paprika fort, paprika hongrois, paprika moulu, paprika en poudre,
    paprica`,
  smokedPaprika: 'paprika fumé, pimentón, piment fumé, paprika fumé doux, paprika fumé fort',
  garlicPowder: `
    ail en poudre, poudre d'ail, ail semoule, ail séché, ail moulu, ail granulé, ail déshydraté,
    poudre ail`,
  onionPowder: `
    poudre d'oignon, poudre d'oignon(s), oignon en poudre, poudre oignon, oignon semoule,
    oignon moulu`,
  driedOnion: `
    oignon séché, oignons déshydratés, flocons d'oignon, oignon déshydraté, flocon d'oignon(s)`,
  friedOnions: 'oignon frit, oignons frits',
  cumin: `
    cumin, cumin moulu, graine de cumin, cumin en poudre, cumin en grain(s), poudre de cumin,
    cumin en graines, cumin en graine, curcumin, cumin entier`,
  coriander: `
    graine de coriandre, coriandre en poudre, coriandre moulue, coriandre en grain(s),
    poudre de coriandre, coriandre en graines, coriandre moulu, grain de coriandre, ?coriandre`,
  turmeric: `
    curcuma, curcuma moulu, curcuma en poudre, curcuma frais, poudre de curcuma,
    safran des Indes`,
  curryPowder: `
    curry, curry en poudre, poudre de curry, cari, poudre de cari, cari en poudre, curry doux,
    curry de Madras, poudre de cari de Madras, épices à curry, curry fort, curry madras,
    épices à cari, cari de Madras, poudre de curcuma et de cari, cari doux, curry vert en poudre,
    carry, poudre de carry, carry en poudre`,
  garamMasala: 'garam masala, garam massala, massala, masala, chaat masala',
  tandooriSpice: `
    épices tandoori, tandoori, mélange d'épices tandoori, tandoori masala, épices à tandoori,
    tandoori en poudre, massalé, épices tikka`,
  rasElHanout: `
    ras el hanout, ras-el-hanout, épices à couscous, épices couscous, épices marocaines,
    épices à tajine, raz el hanout`,
  fourSpices: `
    quatre-épices, quatre épices, épices à pain d'épices, épices à pain d'épice,
    mélange quatre-épices`,
  fiveSpice: `
    cinq-épices, cinq épices, cinq épices chinoises, cinq épices chinois, poudre de cinq épices, mélange cinq épices,
    épices chinoises`,
  pumpkinPieSpice: `
    épices à citrouille, épices à tarte à la citrouille, épices pour tarte à la citrouille`,
  cinnamon: `
    cannelle, cannelle moulue, cannelle en poudre, canelle, poudre de cannelle,
    cannelle de Ceylan, canelle moulue`,
  cinnamonStick: `
    bâton de cannelle, cannelle en bâton(s), cannelle en bâtons, bâtonnet de cannelle,
    bâton cannelle, bâtons cannelle`,
  nutmeg: `
    muscade, noix de muscade, muscade moulue, muscade râpée, noix de muscade râpée,
    noix de muscade moulue`,
  mace: 'macis, fleur de muscade',
  cloves: `
    clou de girofle, girofle, clou de girofle moulu, girofle moulu, clous de girofle moulus,
    poudre de girofle, girofle en poudre, clou, clous de girofle entiers`,
  allspice: `
    piment de la Jamaïque, toute-épice, quatre épices de la Jamaïque, tout-épice,
    poivre de la Jamaïque, toute épice, toutes-épices, allspice, baies de piment de la Jamaïque,
    tout épice, tout-épices!, toute-épices!, toutes-épices!`,
  ginger: `
    gingembre, gingembre frais, racine de gingembre, gingembre râpé, gingembre frais râpé,
    rhizome de gingembre, gingembre haché, pâte de gingembre`,
  groundGinger: 'gingembre moulu, gingembre en poudre, poudre de gingembre, gingembre séché',
  pickledGinger: 'gingembre mariné, gari',
  gingerGarlicPaste:
    "pâte d'ail et de gingembre, pâte de gingembre et d'ail, pâte gingembre-ail, pâte d'ail, purée d'ail",
  cardamom: `
    cardamome, cardamome moulue, gousse de cardamome, graine de cardamome, cardamome en poudre,
    capsule de cardamome, cardamome verte`,
  galangal: 'galanga',
  saffron: `
    safran, filament de safran, pistil de safran, stigmate de safran, safran en poudre, spigol`,
  annatto: 'annatto, roucou, rocou, achiote',
  starAnise: `
    anis étoilé, badiane, étoile de badiane, étoile d'anis, badiane chinoise, anis étoilée`,
  anise: "anis, graine d'anis, anis vert, anis en grain(s)",
  fennelSeed: 'graine de fenouil, fenouil en graines, fenouil moulu',
  fenugreek: 'fenugrec, graine de fenugrec, fenugrec moulu, feuilles de fenugrec',
  caraway: 'carvi, graine de carvi, carvi moulu, cumin des prés',
  celerySeed: `
    graine de céleri, céleri en grain(s), graines de céleri, céleri en poudre, poudre de céleri`,
  mustardSeed: `
    graine de moutarde, grain de moutarde, moutarde en grains secs, graines de moutarde noire,
    graines de moutarde jaune, sénevé, graine(s) de moutarde brune, grains de moutarde`,
  mustardPowder: `
    moutarde en poudre, moutarde sèche, poudre de moutarde, moutarde moulue, moutarde Keen`,
  dillSeed: "graine d'aneth",
  sumac: 'sumac',
  zaatar: "zaatar, za'atar, zatar",
  dukkah: 'dukkah',
  asafoetida: 'asafoetida, ase fétide, hing',
  juniperBerry: 'baie de genièvre, genièvre, grain de genièvre',
  tonkaBean: 'fève tonka, tonka, fève de tonka',
  vanilla: 'vanille, vanille en poudre, poudre de vanille, vanille liquide',
  vanillaBean: `
    gousse de vanille, grain de vanille, vanille en gousse, bâton de vanille, graine de vanille`,
  vanillaExtract: `
    extrait de vanille, essence de vanille, arôme vanille, vanille liquide pure,
    arôme de vanille, extrait de vanille pure, extrait de vanille liquide,
    extrait de vanille pur, pâte de vanille, extrait de vanille blanche, vanille artificielle,
    extrait pur de vanille`,
  almondExtract: `
    extrait d'amande, extrait d'amande(s), essence d'amande(s), arôme amande amère,
    arôme d'amande(s), amande amère, essence d'amandes, extrait d'amande amère`,
  lemonExtract: `
    extrait de citron, essence de citron, arôme citron, huile essentielle de citron,
    extrait d'orange, essence d'orange, acide de citron, huile essentielle d'orange`,
  coffeeExtract: 'extrait de café, extrait liquide de café, arôme café, trablit',
  mintExtract: 'extrait de menthe, essence de menthe, extrait de menthe poivrée',
  extract: `
    extrait, extrait d'érable, essence d'érable, essence de rhum, extrait de rhum, arôme rhum,
    huile essentielle, extrait de noix de coco, essence de coco, arôme naturel, extrait de rose,
    essence d'érable artificielle, extrait aromatique`,
  orangeBlossomWater: `
    eau de fleur d'oranger, eau de fleur(s) d'oranger, fleur d'oranger, eau de fleur d'orangers`,
  roseWater: 'eau de rose, eau de roses',
  wasabi: 'wasabi, pâte de wasabi, wasabi en pâte, wasabi en poudre',
  tacoSeasoning: `
    assaisonnement à taco, assaisonnement à taco(s), épices à taco(s), mélange à tacos,
    épices à fajita(s), assaisonnement à fajitas, assaisonnement à chili,
    assaisonnement mexicain, épices mexicaines, assaisonnement Tex-Mex, épices tex-mex,
    mélange d'épices mexicaines, assaisonnement pour tacos, épices pour fajitas,
    assaisonnement taco, assaisonnement à burrito`,
  cajunSeasoning: `
    épices cajun, épices cajuns, assaisonnement cajun, mélange cajun, épices à la cajun, cajun,
    mélange d'épices cajun, épices créoles`,
  oldBay: 'Old Bay, assaisonnement Old Bay',
  steakSpice: `
    épices à steak, épices à steak de Montréal, épices BBQ, assaisonnement à steak,
    épices barbecue, épices à bifteck, épices de Montréal, assaisonnement à bifteck,
    épice à steak, épices à BBQ, épices pour steak, assaisonnement barbecue,
    épices à grillade(s), épices à barbecue`,
  poultrySeasoning: `
    épices à volaille, assaisonnement à volaille, assaisonnement pour volaille, épices à poulet,
    épices pour poulet, assaisonnement pour poulet`,
  greekSeasoning: 'épices grecques, épices à la grecque, assaisonnement grec',
  jerkSeasoning: `
    épices jerk, assaisonnement jerk, épices jamaïcaines, colombo, poudre à colombo,
    poudre de colombo, jerk jamaïcain, jerk`,
  berbere: 'berbéré',
  pizzaSeasoning: 'épices à pizza, herbes à pizza, assaisonnement à pizza',
  picklingSpice: `
    épices à marinade, épices à marinade(s), épices à ketchup, épices pour marinade,
    épices à saumure`,
  everythingBagelSeasoning: 'épices à bagel',
  ranchSeasoning: 'mélange à vinaigrette ranch, épices ranch, assaisonnement ranch',
  dressingMix: 'mélange à vinaigrette italienne, vinaigrette italienne en sachet',
  spices: `
    épice, épices, mélange d'épices, assaisonnement, épices au choix, assaisonnements,
    épices moulues, épices mélangées, vos épices préférées, assaisonnement au choix`,
  msg: `
    glutamate, glutamate monosodique, Aji-No-Moto, ajinomoto, monosodium, glutamate de sodium`,
  licoriceRoot: 'bâton de réglisse, racine de réglisse',
  driedChili: `
    piment séché, piment rouge séché, piment chili séché, chili séché, piment oiseau séché,
    piment ancho, piment guajillo, piment pasilla, piment thaï séché`,
  furikake: 'furikaké, furikake',
  gomasio: 'gomasio, sel de sésame, gomashio',
  shichimi: 'shichimi togarashi, togarashi, shichimi, sept épices japonaises',
};
