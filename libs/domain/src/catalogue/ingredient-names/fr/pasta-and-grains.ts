import type { NamesOf } from '../notation.js';

export const pastaAndGrains: NamesOf<'pastaAndGrains'> = {
  pasta: `
    pâtes, pâtes alimentaires, pâtes courtes, pâte alimentaire, pâtes sèches, pâtes cuites,
    petites pâtes, pâtes longues, coquillette, pâtes complètes, pâtes de blé entier,
    nouilles aux œufs courtes, pâtes à soupe, crozets de Savoie, crozet au sarrasin, trofie,
    casarecce, cavatelli, mafaldine, torsettes, torti, nouille alsacienne, strozzapreti,
    pâtes fraîches sans œufs, pâtes au blé complet, coquillettes au blé complet, radiatori, risetti,
    campanelle, malloreddus, pici, calamarata`,
  freshPasta: 'pâtes fraîches, pâtes aux œufs, pâtes fraîches aux œufs',
  spaghetti: "spaghetti, spaghettini, capellini, bucatini, spaghettis, cheveux d'ange, capellinis",
  linguine: 'linguine, linguini, linguines, linguinis',
  fettuccine: 'fettuccine, fettuccini, fettucine, fettuccinis, fettucini',
  tagliatelle: 'tagliatelle, tagliatelles, tagliatelles aux œufs, pappardelle, pappardelles',
  penne: 'penne, penne rigate, mezze penne, pennes',
  rigatoni: 'rigatoni, rigatonis, paccheri',
  fusilli: 'fusilli, torsades, rotini, tortillons, gemelli, fusillis, cavatappi',
  macaroni: 'macaroni, macaronis, coudes, macaroni coupé, macaroni en coudes, macaroni coupés',
  farfalle: 'farfalle, papillons, farfalles, boucles',
  conchiglie: `
    conchiglie, coquilles, grosses coquilles, coquilles de pâtes, conchiglioni,
    coquille de pâte(s), orecchiette, coquille géante, orecchiettes, lumaconi`,
  cannelloni: 'cannelloni, manicotti, cannellonis, coquille de manicotti, tube de cannelloni',
  lasagna: `
    lasagne, feuille de lasagne(s), lasagnes, plaque de lasagne(s), pâtes à lasagne(s),
    pâte à lasagne(s), lasagnes précuites, nouilles à lasagne, nouilles à lasagnes,
    lasagne fraîche`,
  orzo: "orzo, risoni, langues d'oiseau, langue d'oiseau, pâtes en forme de riz",
  vermicelli: 'vermicelle, vermicelles',
  ditalini: 'ditalini, ditali, tubetti, tubettini, pâtes alphabet',
  ravioli: `
    ravioli, raviolis, ravioles, ravioles du Dauphiné, agnolotti, ravioli au fromage, raviole,
    ravioles de Royan, ravioles aux herbes, ravioli aux épinards, raviolis frais,
    ravioles au comté, pansotti, mezzelune, raviole de Royan, raviole du Royans`,
  tortellini: 'tortellini, tortelloni, cappelletti, tortellinis',
  gnocchi: 'gnocchi, gnocchis, gnocchis à poêler, gnocchi de pomme(s) de terre',
  spaetzle: 'spätzle, knepfle, spätzles, crozet',
  pierogi: 'pierogi, pérogie',
  noodles: `
    nouille, nouilles aux œufs, nouilles chinoises, nouilles asiatiques, nouilles de blé,
    nouilles aux œufs larges, nouille aux œufs, nouilles à chow mein, nouilles chow mein,
    nouilles cuites, nouille chinoise, lo mein`,
  ramen: 'ramen, nouilles ramen, nouilles instantanées, nouilles ramen instantanées',
  udon: 'udon, nouilles udon, nouilles somen, somen',
  soba: 'soba, nouilles soba, nouilles de sarrasin',
  riceNoodles: `
    nouilles de riz, vermicelles de riz, vermicelle de riz, pâtes de riz, nouille de riz,
    bâtonnets de riz, nouilles pad thaï`,
  glassNoodles: `
    vermicelles de soja, nouilles transparentes, nouilles cellophane,
    vermicelles de haricot mungo, vermicelle de soja, nouilles de verre, nouilles konjac,
    shirataki, nouilles de patate douce, konjac, nouilles de konjac`,
  glutenFreePasta: `
    pâtes sans gluten, pâtes de maïs, pâtes de lentilles, spaghetti sans gluten,
    spaghettis sans gluten, macaroni sans gluten, macaronis sans gluten, penne sans gluten,
    fusilli sans gluten, nouilles sans gluten, pâtes à lasagne sans gluten,
    feuille de lasagne sans gluten, pâtes alimentaires sans gluten, pâtes de pois chiches,
    pâtes de quinoa, pâtes de sarrasin`,
  rice: `
    riz, riz blanc, riz long, riz long grain, riz à grain(s) long(s), riz cuit, riz blanc cuit,
    riz à grains longs, riz étuvé, riz minute, riz Uncle Ben's, riz précuit, riz instantané`,
  basmatiRice: 'riz basmati, basmati',
  jasmineRice: 'riz jasmin, riz thaï, riz parfumé, riz thaïlandais, riz au jasmin',
  arborioRice: 'riz arborio, riz à risotto, riz rond, riz carnaroli, riz à grains ronds, arborio',
  sushiRice: `
    riz à sushi, riz à sushi(s), riz japonais, riz vinaigré, riz calrose, riz à grains courts`,
  stickyRice: 'riz gluant, riz glutineux',
  brownRice: 'riz complet, riz brun, riz semi-complet, riz brun cuit, riz entier',
  wildRice: 'riz sauvage, mélange de riz sauvage',
  redRice: 'riz rouge, riz noir, riz vénéré',
  paellaRice: 'riz à paella, riz bomba',
  couscous: `
    couscous, semoule à couscous, graine de couscous, semoule de couscous, couscous moyen,
    couscous perlé, couscous israélien, fregola, fregola sarda, ptitim, moghrabieh,
    perles de couscous`,
  bulgur: 'boulgour, boulghour, bulgur, boulgour fin, bulghur, burghul, tabbouleh boulgour',
  wheat: `
    blé, blé précuit, ebly, blé tendre, grains de blé, blé entier, freekeh, blé concassé, blé dur,
    froment, grain(s) de blé, pilpil, pilpil de blé, frik, frikeh, khorasan, blé khorasan,
    protéine(s) de blé, blé vert, germes de blé dur, blé complet, blés`,
  spelt: `
    épeautre, petit épeautre, grand épeautre, farro, engrain, kamut, amidonnier, épeautre perlé`,
  barley: `
    orge, orge perlé, orge mondé, orge perlée, orge mondée, orge à soupe, orge maltée,
    flocons d'orge, tsampa`,
  oats: `
    avoine, flocon d'avoine, gruau, gruau à cuisson rapide, porridge, gros flocons d'avoine,
    gruau d'avoine, flocons d'avoine à cuisson rapide, avoine à l'ancienne, petits flocons d'avoine,
    flocons d'avoine, avoine complète, grains d'avoine, porridge d'avoine`,
  oatBran: "son d'avoine, son avoine",
  wheatBran: 'son de blé',
  wheatGerm: 'germe de blé',
  rye: 'seigle, grain de seigle, flocons de seigle, grain(s) de seigle, malt de seigle',
  quinoa: 'quinoa, quinoa blanc, quinoa rouge, quinoa cuit',
  millet: 'millet, sorgho, teff, fonio, flocons de millet',
  buckwheat: 'sarrasin, kasha, graine de sarrasin, blé noir, sarrasin décortiqué',
  amaranth: 'amarante',
  polenta: `
    polenta, semoule de maïs, polenta précuite, semoule de maïs fine, polenta instantanée`,
  grits: 'gruau de maïs',
  semolina: `
    semoule, semoule de blé, semoule fine, semoule de blé dur, semoule moyenne, semoule de blé fine,
    crème de blé, farina, semoule de froment, semoule extra-fine`,
  tapioca: `
    tapioca, perle de tapioca, perle du Japon, tapioca minute, tapioca à cuisson rapide, sagou`,
  cereal: `
    céréales, céréale, céréales de son, All-Bran, Corn Pops, Special K, Cheerios, Shreddies,
    mélange de céréales, céréales du petit déjeuner, Chex, céréales de riz soufflé au chocolat`,
  cornflakes: `
    corn flakes, cornflakes, pétale de maïs, flocons de maïs, céréales de maïs, korn flakes`,
  puffedRice: `
    riz soufflé, Rice Krispies, céréales de riz, Rice Crispies, céréales de riz croustillant,
    céréale de riz soufflé`,
  granola: 'granola, muesli, céréales granola',
  popcorn: 'maïs soufflé, pop-corn, maïs à éclater, popcorn, maïs à popcorn',
  ricePaper: 'feuille de riz, galette de riz, feuille de papier de riz, papier de riz',
  riceCake: 'tteok, gâteau de riz',
  macAndCheese: 'macaroni au fromage, Kraft Dinner, dîner Kraft',
  stuffingMix: 'mélange à farce, farce Stove Top, Stove Top',
  meatRavioli: 'raviolis à la viande, raviolis au bœuf',
  glutenFreeOats: `
    avoine sans gluten, flocons d'avoine sans gluten, gruau sans gluten, gruau d'avoine sans gluten,
    avoine certifiée sans gluten`,
  triticale: 'triticale, flocons de triticale',
  squidInkPasta: `
    pâtes à l'encre de seiche, spaghettis à l'encre de seiche, spaghetti à l'encre de seiche,
    tagliatelles à l'encre de seiche, linguine à l'encre de seiche, pâtes noires`,
  dumpling: `
    gyoza, ravioli chinois, ravioli japonais, ravioli vapeur, raviole chinoise, jiaozi, siu mai,
    ha kao, bouchée vapeur, dim sum`,
};
