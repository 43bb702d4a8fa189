import type { NamesOf } from '../notation.js';

export const fish: NamesOf<'fish'> = {
  fish: `
    poisson, poisson blanc, filet de poisson, poisson à chair blanche, poisson entier,
    filet de poisson blanc, chair de poisson, poisson cru, poissons de roche, pavé de poisson,
    dos de poisson, esturgeon, lingue, mulet, alose, gardon, corégone, lavaret, ombrine, chinchard,
    orphie, marlin, sériole, bonite, hoki, touladi, maskinongé, silure, foie de morue,
    foie de lotte, steak de poisson`,
  salmon: `
    saumon, filet de saumon, pavé de saumon, saumon frais, darne de saumon, saumon de l'Atlantique,
    saumon sauvage, dos de saumon, saumon rose, steak de saumon`,
  smokedSalmon: 'saumon fumé, chute de saumon fumé, gravlax, truite fumée, saumon mariné',
  cannedSalmon: 'saumon en conserve, saumon en boîte, boîte de saumon, conserve de saumon',
  salmonRoe: `
    œufs de saumon, œuf de poisson, œuf de lump, caviar, œuf de truite, tobiko, masago,
    œufs de cabillaud, œuf de hareng, œuf de capelan, œufs de poisson volant, ikura`,
  taramasalata: 'tarama',
  bottarga: 'poutargue, boutargue',
  trout: `
    truite, filet de truite, truite saumonée, omble, omble chevalier, truite de mer,
    omble de l'Arctique`,
  tuna: `
    thon, steak de thon, thon frais, thon rouge, thon albacore, pavé de thon, longe de thon,
    mi-cuit de thon, filet de thon, thon blanc frais`,
  cannedTuna: `
    thon en conserve, thon au naturel, thon en boîte, thon à l'huile, boîte de thon,
    miettes de thon, thon émietté, thon blanc, thon pâle, thon à l'huile d'olive,
    thon blanc entier`,
  cod: `
    cabillaud, dos de cabillaud, filet de cabillaud, morue, morue fraîche, filet de morue,
    morue charbonnière, skrei, pavé de cabillaud, dos de morue, steak de cabillaud`,
  saltCod: 'morue salée, morue dessalée, brandade, brandade de morue, stockfisch',
  haddock: "haddock, aiglefin, églefin, haddock fumé, filet d'aiglefin, filet de haddock",
  pollock: `
    lieu noir, lieu jaune, colin, filet de colin, colin d'Alaska, filet de lieu, dos de colin,
    dos de lieu noir, ?goberge`,
  hake: 'merlu, merluche, filet de merlu, merluza',
  whiting: 'merlan, filet de merlan',
  sole: `
    sole, filet de sole, limande, plie, carrelet, limande-sole, turbot, barbue, flétan,
    filet de flétan, filet de plie, pavé de flétan, filet de turbot`,
  halibut: "flétan du Groenland, flétan de l'Atlantique",
  seaBass: 'bar, loup de mer, loup, filet de bar, bar de ligne, mérou, branzino, bar noir',
  seaBream: `
    daurade, dorade, filet de daurade, filet de dorade, pagre, pageot, dorade royale,
    daurade royale, vivaneau`,
  redMullet: 'rouget, filet de rouget, rouget-barbet, rascasse, grondin, sébaste, filet de sébaste',
  monkfish: 'lotte, queue de lotte, baudroie, joue de lotte, médaillon de lotte',
  johnDory: 'saint-pierre, saint pierre, filet de saint-pierre',
  mackerel: `
    maquereau, filet de maquereau, maquereau fumé, maquereaux au vin blanc, lisette, thazard`,
  sardine: `
    sardine, sardine à l'huile, boîte de sardines, sardine fraîche, sardines en conserve,
    sardine grillée, sprat`,
  anchovy: `
    anchois, filet d'anchois, anchois à l'huile, pâte d'anchois, beurre d'anchois, anchois au sel,
    crème d'anchois, anchoïade, anchoyade`,
  herring: 'hareng, filet de hareng, hareng fumé, hareng mariné, rollmops, kipper, hareng saur',
  swordfish: "espadon, steak d'espadon, requin, steak de requin",
  mahiMahi: 'mahi-mahi, mahi mahi',
  tilapia: 'tilapia, filet de tilapia, panga, filet de panga, pangasius, basa',
  catfish: 'poisson-chat, barbotte, barbue de rivière',
  perch: `
    perche, filet de perche, sandre, filet de doré, brochet, perche du Nil, carpe,
    filet de sandre, achigan, filet de brochet`,
  eel: 'anguille, anguille fumée, congre',
  skate: 'raie, aile de raie',
  smelt: 'éperlan, friture de poissons, capelan',
  wolffish: "loup de l'Atlantique, loup Atlantique",
  fishSticks: `
    bâtonnet de poisson, poisson pané, bâtonnets de poisson pané, goujonnettes, accras de morue,
    accra de morue, acra de morue, acras de morue, boulette de poisson, croquette de poisson,
    croquette de morue, beignet de morue, burger de poisson, galette de poisson`,
  surimi: `
    surimi, bâtonnet de surimi, bâtonnet de crabe, goberge à saveur de crabe, simili-crabe,
    simili crabe, miettes de surimi, bâtonnet de goberge, goberge, kamaboko, narutomaki`,
  bonitoFlakes: 'bonite séchée, katsuobushi, flocons de bonite, copeaux de bonite',
  dashi: 'dashi, bouillon dashi, dashi en poudre',
  fishStock: `
    fumet de poisson, bouillon de poisson, fond de poisson, court-bouillon, court bouillon`,
  quenelle: `
    quenelle de brochet, quenelle nature, quenelle lyonnaise, quenelle de poisson,
    quenelle de semoule`,
};
