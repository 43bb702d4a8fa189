import type { NamesOf } from '../notation.js';

export const fish: NamesOf<'fish'> = {
  fish: `
    poisson, poisson blanc, filet de poisson, poisson à chair blanche, poisson entier,
    filet de poisson blanc, chair de poisson, poisson cru, poissons de roche, pavé de poisson,
    dos de poisson, esturgeon, lingue, mulet, alose, gardon, corégone, lavaret, ombrine, chinchard,
    orphie, marlin, sériole, bonite, hoki, touladi, maskinongé, silure, foie de morue,
    foie de lotte, steak de poisson, saumonette, roussette, filet de julienne, dos de julienne,
    pavé de julienne, filet de lingue, pibale, civelle, aiguillat, hoplostète, empereur rouge,
    grenadier de roche, filet de grenadier, sabre noir, filet de sabre, tacaud, églefin fumé, brème,
    tanche, ablette, féra, omble des fontaines, barbeau, girelle, saupe, rouget grondin, lompe,
    flet, cardine, céteau, béryx, thonine, palomète, coryphène, barracuda, tassergal, courbine,
    mostelle, émissole, squale, chien de mer, requin-hâ, poisson-sabre, poisson-perroquet, balaou,
    vivaneau rouge, poisson fumé, poisson séché, poisson salé, poisson mariné, poisson en conserve,
    poisson surgelé, miettes de poisson, arête de poisson, tête de poisson, laitance,
    protéine(s) de poisson, gélatine de poisson, poisson de roche, petits poissons,
    poisson-chat fumé, thiof, carangue, mérou badèche, cernier, escolier, légine, colinot,
    merluchon, anguillette, lamproie, sterlet, vairon, goujon, poutine niçoise, nonat, lançon,
    équille, siki, filet de siki, capitaine, filet de vive, vives!, doré jaune, pavé de lieu,
    denté commun, empereur, filet d'empereur, bichique, aiguille de mer, baliste, labre,
    filet de maigre, ombre commun, ombre de rivière, darne, chapon de mer, filet de grondin`,
  salmon: `
    saumon, filet de saumon, pavé de saumon, saumon frais, darne de saumon, saumon de l'Atlantique,
    saumon sauvage, dos de saumon, saumon rose, steak de saumon, saumon argenté, saumon keta,
    saumon royal, rillettes de saumon, tartare de saumon, tête de saumon`,
  smokedSalmon: `
    saumon fumé, chute de saumon fumé, gravlax, truite fumée, saumon mariné, saumon gravlax,
    gravad lax, chiffonnade de saumon, saumon fumé à chaud, truite de mer fumée`,
  cannedSalmon: 'saumon en conserve, saumon en boîte, boîte de saumon, conserve de saumon',
  salmonRoe: `
    œufs de saumon, œuf de poisson, œuf de lump, caviar, œuf de truite, tobiko, masago,
    œufs de cabillaud, œuf de hareng, œuf de capelan, œufs de poisson volant, ikura, œufs de lompe,
    œuf de lompe, œufs de poisson, œufs de mulet, caviar d'Aquitaine, tarama d'œufs,
    œufs de saumon fumé`,
  taramasalata: "tarama, taramasalata, tarama d'œufs de cabillaud",
  bottarga: 'poutargue, boutargue',
  trout: `
    truite, filet de truite, truite saumonée, omble, omble chevalier, truite de mer,
    omble de l'Arctique`,
  tuna: `
    thon, steak de thon, thon frais, thon rouge, thon albacore, pavé de thon, longe de thon,
    mi-cuit de thon, filet de thon, thon blanc frais, germon, listao, bonite à dos rayé, patudo,
    ventrèche de thon, thon germon, thon obèse`,
  cannedTuna: `
    thon en conserve, thon au naturel, thon en boîte, thon à l'huile, boîte de thon,
    miettes de thon, thon émietté, thon blanc, thon pâle, thon à l'huile d'olive, thon blanc entier,
    rillettes de thon, thon à la catalane, thon à la tomate, thon mayonnaise`,
  cod: `
    cabillaud, dos de cabillaud, filet de cabillaud, morue, morue fraîche, filet de morue,
    morue charbonnière, skrei, pavé de cabillaud, dos de morue, steak de cabillaud, morue noire,
    cabillaud fumé, joue de morue, joue de cabillaud, langue de morue`,
  saltCod: `
    morue salée, morue dessalée, brandade, brandade de morue, stockfisch, morue séchée, bacalhau,
    bacalao, stoquefiche, estofinade`,
  haddock: `
    haddock, aiglefin, églefin, haddock fumé, filet d'aiglefin, filet de haddock,
    haddock fumé entier`,
  pollock: `
    lieu noir, lieu jaune, lieus jaunes, lieus noirs, colin, filet de colin, colin d'Alaska, filet de lieu, dos de colin,
    dos de lieu noir, ?goberge, colineau, lieu de ligne, lieu d'Alaska, filet de lieu jaune,
    filet de lieu noir, dos de lieu`,
  hake: 'merlu, merluche, filet de merlu, merluza',
  whiting: 'merlan, filet de merlan',
  sole: `
    sole, filet de sole, limande, plie, carrelet, limande-sole, turbot, barbue, flétan,
    filet de flétan, filet de plie, pavé de flétan, filet de turbot`,
  halibut: "flétan du Groenland, flétan de l'Atlantique",
  seaBass: `
    bar, loup de mer, loup, filet de bar, bar de ligne, mérou, branzino, bar noir, bar de mer,
    filet de loup, loup entier, bar entier, bar moucheté`,
  seaBream: `
    daurade, dorade, filet de daurade, filet de dorade, pagre, pageot, dorade royale,
    daurade royale, vivaneau`,
  redMullet: 'rouget, filet de rouget, rouget-barbet, rascasse, grondin, sébaste, filet de sébaste',
  monkfish: 'lotte, queue de lotte, baudroie, joue de lotte, médaillon de lotte',
  johnDory: 'saint-pierre, saint pierre, filet de saint-pierre',
  mackerel: `
    maquereau, filet de maquereau, maquereau fumé, maquereaux au vin blanc, lisette, thazard,
    chinchard fumé, maquereau au vin blanc, filets de maquereau, rillettes de maquereau`,
  sardine: `
    sardine, sardine à l'huile, boîte de sardines, sardine fraîche, sardines en conserve,
    sardine grillée, sprat, sardinelle, sardines à la tomate, brisling`,
  anchovy: `
    anchois, filet d'anchois, anchois à l'huile, pâte d'anchois, anchois au sel, crème d'anchois,
    anchoïade, anchoyade, anchois frais, anchois mariné, anchois salé, anchoïs, anchois entier,
    pissalat`,
  herring: `
    hareng, filet de hareng, hareng fumé, hareng mariné, rollmops, kipper, hareng saur, buckling,
    bouffi, hareng doux, harengs doux fumés, craquelot, hareng Bismarck, matjes, maatjes,
    filets de hareng fumé`,
  swordfish: `
    espadon, steak d'espadon, requin, steak de requin, requin-taupe, maraîche, filet de requin`,
  mahiMahi: 'mahi-mahi, mahi mahi',
  tilapia: 'tilapia, filet de tilapia, panga, filet de panga, pangasius, basa',
  catfish: 'poisson-chat, barbotte, barbue de rivière',
  perch: `
    perche, filet de perche, sandre, filet de doré, brochet, perche du Nil, carpe,
    filet de sandre, achigan, filet de brochet`,
  eel: `
    anguille, anguille fumée, congre, anguille grillée, anguilles au vert, unagi, murène, kabayaki`,
  skate: 'raie, aile de raie, pocheteau, aile(s) de raie, raie bouclée',
  smelt: 'éperlan, friture de poissons, capelan',
  wolffish: "loup de l'Atlantique, loup Atlantique",
  fishSticks: `
    bâtonnet de poisson, poisson pané, bâtonnets de poisson pané, goujonnettes, accras de morue,
    accra de morue, acra de morue, acras de morue, boulette de poisson, croquette de poisson,
    croquette de morue, beignet de morue, burger de poisson, galette de poisson, colin pané,
    filet de poisson pané, fish and chips de poisson, poisson frit, cabillaud pané,
    beignet de poisson, nuggets de poisson, stick de poisson, cordon bleu de poisson`,
  surimi: `
    surimi, bâtonnet de surimi, bâtonnet de crabe, goberge à saveur de crabe, simili-crabe,
    simili crabe, miettes de surimi, bâtonnet de goberge, goberge, kamaboko, narutomaki,
    râpé de surimi, surimi en bâtonnets, miettes saveur crabe`,
  bonitoFlakes: 'bonite séchée, katsuobushi, flocons de bonite, copeaux de bonite',
  dashi: 'dashi, bouillon dashi, dashi en poudre, bouillon de bonite, bouillon japonais',
  fishStock: `
    fumet de poisson, bouillon de poisson, fond de poisson, court-bouillon, court bouillon,
    arôme de poisson, cube de poisson, bouillon au poisson, soupe de poisson, soupe de poissons`,
  quenelle: `
    quenelle de brochet, quenelle nature, quenelle lyonnaise, quenelle de poisson,
    quenelle de semoule, quenelle, quenelles de brochet, quenelles nature, quenelles de semoule`,
  anchovyButter: "beurre d'anchois, crème d'anchois au beurre",
  isinglass: 'colle de poisson, ichtyocolle',
};
