import type { NamesOf } from '../notation.js';

export const sauces: NamesOf<'sauces'> = {
  mustard: `
    moutarde, moutarde de Dijon, moutarde forte, moutarde Dijon, moutarde jaune,
    moutarde américaine, moutarde douce, moutarde préparée, moutarde forte de Dijon,
    moutarde blanche, moutarde brune, moutarde à hot-dog, moutarde aromatisée, moutarde violette,
    savora, moutarde au vin blanc, moutarde de Brive, moutarde aux herbes, Maille, Amora,
    moutarde mi-forte, moutarde allemande, moutarde à l'estragon`,
  wholegrainMustard: `
    moutarde à l'ancienne, moutarde en grain(s), moutarde de Meaux, moutarde de Dijon à l'ancienne,
    moutarde de Dijon en grain(s), moutarde à grains entiers,
    moutarde de grains entiers`,
  mayonnaise: `
    mayonnaise, mayo, mayonnaise maison, mayonnaise légère, Miracle Whip, mayonnaise japonaise,
    mayonnaise du commerce, mayonnaise allégée, Hellmann's`,
  veganMayonnaise: 'mayonnaise végane, végénaise, mayonnaise végétale, mayonnaise vegan',
  aioli: 'aïoli',
  ketchup: 'ketchup, catsup, ketchup aux fruits, ketchup maison, sauce ketchup, ketchup Heinz',
  tomatoSauce: `
    sauce tomate, sauce aux tomates, sauce à spaghetti, sauce marinara, sauce arrabbiata,
    sauce napolitaine, sauce à pizza, sauce à pâtes, sauce tomate cuisinée,
    sauce tomate au basilic, sauce marinara maison, sauce tomates, sauce à pizza maison`,
  tomatoPaste: `
    concentré de tomate, concentré de tomate(s), pâte de tomate(s),
    double concentré de tomate(s), purée de tomate(s) concentrée, concentré de tomates,
    pâte de tomates, triple concentré de tomates`,
  tomatoPuree: `
    purée de tomate, purée de tomate(s), coulis (de )tomate(s), passata, purée de tomates,
    coulis de tomates, tomates en purée, passata de tomates`,
  bologneseSauce: 'sauce bolognaise, bolognaise, sauce à la viande, sauce à spaghetti à la viande',
  condensedSoup: `
    crème de champignons, crème de poulet, soupe en conserve, soupe à l'oignon en sachet,
    soupe à l'oignon, crème de céleri, crème de champignon(s) en conserve,
    crème de poulet en conserve, mélange à soupe à l'oignon, soupe aux tomates,
    soupe à l'oignon Lipton, crème de tomate(s), soupe poulet et nouilles, crème de brocoli,
    soupe en boîte, crème de soupe aux champignons, crème de soupe, soupe tomate,
    soupe aux légumes, soupe de légumes, soupe à la tomate`,
  soySauce: `
    sauce soja, sauce soya, sauce soja salée, sauce de soja, shoyu, sauce soja claire,
    sauce soja sucrée, sauce de soya, sauce au soja, sauce soja foncée,
    sauce soya réduite en sodium, sauce soya légère, sauce soja réduite en sel, Kikkoman,
    sauce soyo, kecap manis, sauce soya foncée, sauce soya faible en sodium, soya, ketjap manis,
    sauce soja japonaise, ganjang, sauce soja légère`,
  tamari: 'tamari, sauce tamari',
  fishSauce: `
    sauce de poisson, nuoc-mâm, nuoc mâm, sauce poisson, sauce nuoc-mâm, nam pla, nuoc nam,
    sauce nuoc mâm, sauce à poisson, sauce aux poissons, sauce pour nems, sauce nem, garum,
    colatura, nuoc mam, sauce nam pla, garum italien, patis, sauce de poissons, nuoc man`,
  oysterSauce: "sauce d'huître, sauce d'huître(s), sauce aux huîtres, sauce huître(s)",
  hoisinSauce: 'sauce hoisin, hoisin',
  teriyakiSauce: 'sauce teriyaki, teriyaki, sauce yakitori, marinade teriyaki, sauce sukiyaki',
  ponzu: 'ponzu, sauce ponzu',
  blackBeanSauce: `
    sauce aux haricots noirs, sauce haricot(s) noir(s), sauce de haricots noirs,
    sauce aux haricots jaunes, doubanjiang, douchi, tobanjan, haricots noirs fermentés, toban djan`,
  worcestershireSauce: `
    sauce Worcestershire, Worcestershire, sauce anglaise, sauce Worcester, worcestershire sauce,
    sauce worcesteshire, sauce Worchestershire, sauce Worcerstershire, sauce Lea Perrins`,
  tabasco: `
    Tabasco, sauce Tabasco, sauce piquante, sauce pimentée, sauce forte, sauce Frank's,
    sauce piquante Frank's RedHot, sauce piquante Tabasco, sauce Tobasco`,
  sriracha: 'sriracha, sauce sriracha, sauce siracha, siracha, sri racha',
  sambalOelek: `
    sambal oelek, sambal, purée de piment(s), pâte de piment(s), pâte de chili, sambal olek,
    sauce sambal oelek, sauce sambal`,
  gochujang: 'gochujang, pâte de piment coréenne, pâte de piments coréenne',
  chiliSauce: `
    sauce chili, sauce chili douce, sauce chili sucrée, sauce aux piments, sauce chili Heinz,
    sauce chili thaï, sauce chili thaïlandaise, sauce chili épicée, sauce chilli,
    sauce chili forte, sauce thaï sucrée, sauce chili à l'ail, sauce au piment`,
  harissa: 'harissa, pâte de harissa, harissa à la rose, arissa',
  chimichurri: 'chimichurri, chermoula',
  curryPaste: `
    pâte de curry, pâte de curry rouge, pâte de curry vert, pâte de cari, pâte de cari rouge,
    pâte de curry jaune, pâte de curry rouge thaï, pâte de curry rouge thaïlandaise,
    pâte de cari rouge thaïlandaise, pâte de cari vert, pâte de cari indienne,
    pâte de curry thaï, pâte de curry verte, pâte de cari rouge thaï, cari rouge,
    pâte de cari thaïlandaise, curry rouge, pâte de curry massaman, pâte de massaman,
    pâte de cari jaune, pâte de carry, pâte de carry rouge, pâte de carry vert,
    pâte de carry jaune`,
  tandooriPaste: `
    pâte de tandoori, pâte tandoori, pâte tikka, sauce tikka masala, pâte de tikka masala,
    sauce au beurre indienne`,
  miso: `
    miso, pâte miso, miso blanc, pâte de miso, miso rouge, miso brun, miso blond,
    pâte de miso blanc, doenjang, pâte de soja fermentée, shiro miso, aka miso, hatcho miso,
    miso d'orge, miso de riz`,
  pesto: `
    pesto, pesto de basilic, pesto vert, pesto au basilic, pesto genovese, pesto basilic, pistou,
    sauce pesto, pesto maison`,
  redPesto: `
    pesto rouge, pesto rosso, pesto de tomate(s) séchée(s), tapenade de tomates,
    pesto de tomates séchées, pesto aux tomates séchées`,
  tapenade: `
    tapenade, tapenade noire, tapenade d'olives, caviar d'aubergine(s) à la tapenade,
    tapenade verte, pâte d'olives`,
  guacamole: 'guacamole',
  salsa: `
    salsa, salsa verde, sauce salsa, pico de gallo, salsa maison, salsa douce, salsa moyenne,
    salsa aux tomates, sauce mexicaine`,
  tzatziki: 'tzatziki, sauce tzatziki',
  eggplantCaviar: "caviar d'aubergine, caviar d'aubergine(s), baba ganoush",
  bechamel: `
    béchamel, sauce béchamel, sauce blanche, sauce Mornay, sauce alfredo, sauce au fromage`,
  hollandaise: 'hollandaise, sauce hollandaise, béarnaise, sauce béarnaise',
  tartarSauce: `
    sauce tartare, rémoulade, sauce cocktail, sauce burger, sauce césar, sauce big mac,
    sauce à hamburger, sauce rémoulade, sauce gribiche, gribiche, sauce ravigote`,
  barbecueSauce: `
    sauce barbecue, sauce BBQ, sauce à barbecue, sauce barbecue fumée, sauce barbecue douce,
    sauce à côtes levées, sauce à bifteck barbecue, sauce pour côtes levées, sauce Bull's-eye`,
  steakSauce: 'sauce à steak, sauce HP, sauce à bifteck, sauce Diana, sauce steak, sauce brune',
  gravy: `
    sauce demi-glace, demi-glace, sauce brune en sachet, sauce à poutine, sauce pour poutine,
    sauce gravy, gravy, sauce brune en poudre, sauce poutine, sauce hot chicken,
    sauce demi glace, sauce à rôti, sauce au poivre, jus de viande, jus de rôti,
    sauce BBQ à poutine, sauce au jus`,
  vinaigrette: `
    vinaigrette, vinaigrette italienne, vinaigrette maison, vinaigrette balsamique,
    vinaigrette grecque, vinaigrette du commerce, vinaigrette française`,
  creamyDressing: `
    vinaigrette ranch, vinaigrette César, vinaigrette crémeuse, vinaigrette mille-îles,
    vinaigrette à salade de chou, sauce ranch, vinaigrette bleu, vinaigrette caesar,
    sauce salade, sauce à salade`,
  peanutSauce: `
    sauce satay, sauce aux arachides, sauce aux cacahuètes, sauce saté, sauce cacahuète,
    sauce arachide, sauce d'arachide(s)`,
  mintSauce: 'sauce à la menthe, gelée de menthe',
  cranberrySauce: `
    sauce aux canneberges, gelée d'airelles, confiture d'airelles, gelée de canneberges,
    atocas en gelée, sauce canneberge(s)`,
  chutney: `
    chutney, chutney de mangue, chutney à la mangue, chutney aux mangues, chutney de mangues,
    chutney aux fruits`,
  relish: 'relish, achard, piccalilli, relish sucrée, relish verte, relish de cornichons',
  horseradishSauce: `
    raifort préparé, sauce au raifort, crème de raifort, raifort dans le vinaigre,
    raifort mariné, sauce raifort, raifort en pot`,
  capers: 'câpre, câpres au sel, câpre au vinaigre, câpron, fleurs de câpres, câpres égouttées',
  pomegranateMolasses: 'mélasse de grenade, sirop de grenade épais',
  balsamicGlaze: `
    crème de balsamique, crème de vinaigre balsamique, réduction balsamique, glaçage balsamique,
    réduction de balsamique, glace de balsamique, crème balsamique, crème de vinaigre`,
  fruitCoulis: `
    coulis de framboise, coulis de framboise(s), coulis de fruits rouges, coulis de fraise(s),
    coulis, coulis de fruits, coulis de mangue, purée de framboise(s), sirop de fruits rouges`,
  lemonCurd: 'lemon curd, crème de citron, crème au citron, tartinade au citron',
  pieFilling: `
    garniture pour tarte, garniture aux cerises, garniture à tarte, garniture de cerises,
    garniture pour tarte aux cerises, garniture aux bleuets, garniture aux pommes,
    garniture aux fraises`,
  liquidSmoke: 'fumée liquide, arôme de fumée, fumée liquide hickory',
  liquidSeasoning: 'Maggi, arôme Maggi, Kitchen Bouquet, Knorr liquide, Marmite',
  seasoningCube: `
    cube Maggi, jus en poudre, aromat, Bovril en poudre, cube d'assaisonnement,
    poudre d'assaisonnement`,
  asianSauce: `
    sauce à sauté, sauce à sauter, sauce à pad thaï, sauce pad thaï, sauce asiatique,
    sauce général Tao, sauce tonkatsu, sauce okonomiyaki`,
  dip: "trempette, trempette à l'oignon",
  sandwichSpread: 'tartinade, sandwich spread, tartinade à sandwich',
  sauce: 'sauce, sauce maison, sauce au choix',
  marinade: 'marinade, marinade sèche, marinade maison, sauce à mariner, sauce à marinade',
  buffaloSauce: 'sauce buffalo, sauce à ailes de poulet',
  roseeSauce: 'sauce rosée, sauce à la vodka',
  sweetAndSourSauce: `
    sauce aigre-douce, sauce aigre douce, sauce aux prunes, sauce aux cerises, sauce VH,
    sauce sucrée épicée`,
  sesameDressing: 'vinaigrette asiatique, vinaigrette au sésame, vinaigrette japonaise',
  rouille: 'rouille, sauce rouille',
  enchiladaSauce: 'sauce enchilada, sauce à enchiladas',
  mincemeat: 'mincemeat',
  beefExtract: 'concentré de viande, Viandox, Bovril, concentré Bovril, bouillon Bovril',
  chiliCrisp: 'huile pimentée croustillante',
  glutenFreeSoySauce: `
    sauce soja sans gluten, sauce soya sans gluten, tamari sans gluten, sauce tamari sans gluten`,
  coconutAminos: 'aminos de coco, sauce aminos de coco, coco aminos',
  veganPesto: 'pesto vegan, pesto végane, pesto végétalien',
  vegetarianOysterSauce: `
    sauce huître végétarienne, sauce huître vegan, sauce d'huître(s) végétarienne,
    sauce aux huîtres végétarienne, sauce aux champignons façon huître`,
  xoSauce: 'sauce XO',
  thaiChiliPaste: 'nam prik pao, confiture de piment thaïe, pâte de piment thaïe',
  ssamjang: 'ssamjang',
  romesco: 'romesco, sauce romesco',
  mole: 'sauce mole, mole poblano, pâte de mole, mole mexicain',
  shellfishSauce: `
    sauce aux crevettes, sauce Nantua, sauce armoricaine, sauce américaine au homard,
    sauce au homard, sauce crevettes, sauce au crabe`,
  seaweedSalad: "goma wakame, salade d'algues, salade de wakame, chuka wakame",
  honeyMustard:
    'moutarde au miel, sauce miel moutarde, sauce moutarde au miel, sauce moutarde-miel',
};
