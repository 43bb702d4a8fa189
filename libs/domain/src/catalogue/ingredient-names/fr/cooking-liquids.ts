import type { NamesOf } from '../notation.js';

export const cookingLiquids: NamesOf<'cookingLiquids'> = {
  water: `
    eau, eau froide, eau chaude, eau tiède, eau bouillante, eau de source, eau minérale,
    eau fraîche, eau glacée, glaçon, glace pilée, eau potable, eau du robinet, eau distillée,
    eau filtrée, cube de glace, glace concassée, eau froide du robinet,
    eau à température ambiante`,
  cookingWater: 'eau de cuisson, eau de cuisson des pâtes, eau des pâtes, eau de trempage',
  sparklingWater: `
    eau gazeuse, eau pétillante, eau de Seltz, eau minérale gazeuse, soda nature, Perrier,
    eau gazéifiée, club soda`,
  tonicWater: 'tonic, eau tonique, Schweppes, soda tonique',
  coconutWater: 'eau de coco',
  broth: `
    bouillon, bouillon cube, cube de bouillon, bouillon de cuisson, tablette de bouillon,
    bouillon en poudre, bouillon chaud, bouillon déshydraté, fond brun, bouillon de viande,
    bouillon maison, bouillon en cube(s), fond blanc, bouillon KUB, kub or, concentré de bouillon,
    bouillon de cuisson du poulet, bouillon de pot-au-feu, jus de cuisson, Kub, cube Kub,
    cube Knorr, bouillon Knorr, cube de bouillon Knorr`,
  chickenBroth: `
    bouillon de poulet, bouillon de volaille, fond de volaille, cube de bouillon de volaille,
    bouillon de poule, bouillon volaille, cube de bouillon de poulet, consommé de poulet,
    concentré de bouillon de poulet, bouillon de poulet en poudre, base de bouillon de poulet,
    bouillon de dinde, base de poulet, concentré de poulet, poudre de bouillon de poulet,
    fond de poulet, cube de volaille, bouillon cube de volaille, bouillon cube de poulet,
    Bovril au poulet, bouillon de poulet réduit en sodium, bouillon de poulet maison,
    bouillon poulet, cube de bouillon volaille, cube de bouillon poulet, bouillon concentré de poulet, bouillon concentré au poulet`,
  beefBroth: `
    bouillon de bœuf, fond de bœuf, consommé de bœuf, cube de bouillon de bœuf,
    concentré de bouillon de bœuf, bouillon de bœuf en poudre, concentré de bœuf, base de bœuf,
    poudre de bouillon de bœuf, consommé, consommé de boeuf, bouillon de boeuf réduit en sodium,
    Bovril au bœuf, bouillon cube de bœuf, bouillon boeuf, cube de bouillon bœuf, bouillon concentré liquide au bœuf,
    bouillon concentré de bœuf, bouillon concentré au bœuf`,
  vealStock: `
    fond de veau, bouillon de veau, fond de veau déshydraté, fond brun de veau, jus de veau,
    fond de veau en poudre, bouillon d'agneau, fond d'agneau, fond de gibier, fond de canard,
    concentré de canard, fond de canard concentré`,
  porkBroth: 'bouillon de porc, bouillon de jambon',
  vegetableBroth: `
    bouillon de légume, bouillon de légume(s), bouillon légume(s), cube de bouillon légume(s), cube de bouillon de légumes,
    bouillon de légumes en poudre, fond de légumes, bouillon végétal, bouillon cube de légumes,
    bouillon de champignons, bouillon aux légumes, bouillon cube légumes`,
  brine: `
    saumure, jus de cornichon(s), jus de câpres, jus d'olives, jus de marinade,
    vinaigre de cornichons`,
  lemonJuice: `
    jus de citron, jus de citron(s), jus de citron jaune, jus de citron frais,
    jus de demi citron, jus de citron fraîchement pressé, jus de citrons, citron pressé,
    jus du citron`,
  limeJuice: `
    jus de lime, jus de citron vert, jus de limes, jus de citrons verts, cordial de lime,
    jus de lime frais`,
  citrusJuice: "jus d'agrumes, jus de pamplemousse, jus de yuzu et citron",
  orangeJuice: `
    jus d'orange, jus d'orange(s), jus d'oranges, jus d'orange concentré,
    concentré de jus d'orange, jus de clémentine(s), jus de mandarine, jus d'orange frais,
    jus d'orange pressé, jus d'orange concentré congelé, jus d'orange surgelé,
    jus de clémentines`,
  appleJuice:
    'jus de pomme, jus de pomme(s), jus de pommes, moût de pomme, jus de pommes concentré',
  pineappleJuice: "jus d'ananas",
  tomatoJuice: 'jus de tomate, jus de tomate(s), jus de légumes, jus de tomates, jus de légume',
  grapeJuice: 'jus de raisin, jus de raisin(s), jus de raisin blanc, moût de raisin, verjus',
  cranberryJuice: `
    jus de canneberge, jus de canneberge(s), jus de cranberry, cocktail de canneberges,
    jus d'airelles`,
  pomegranateJuice: 'jus de grenade, jus de cerise(s)',
  juice: `
    jus de fruit, jus de fruit(s), nectar, jus de poire, jus de mangue, jus de pêche,
    nectar d'abricot, jus de carotte(s), jus de fruits, jus de fruits exotiques, jus multifruits`,
  lemonade: 'limonade, citronnade, Sprite, soda au citron, limonade rose, limonade concentrée',
  cola: 'cola, Coca-Cola, coca, coke, Pepsi, Dr Pepper, racinette',
  gingerAle: 'ginger ale, soda au gingembre, bière de gingembre, Canada Dry, boisson gazeuse',
  drinkMix: 'boisson en poudre, Kool-Aid, boisson aux fruits, boisson énergisante, Red Bull',
  coffee: `
    café, café fort, café noir, expresso, espresso, café expresso, café espresso, café froid,
    café corsé, café filtre`,
  tea: `
    thé, thé noir, thé vert, thé Earl Grey, feuilles de thé, thé fort, thé au jasmin, thé chaï,
    tisane, camomille, rooibos`,
  chicory: 'chicorée à café, chicorée liquide, chicorée en poudre, Ricoré, chicorée soluble',
  wine: 'vin, vin de cuisson, vin doux, vin cuit, vin jaune, vin de Savoie, vin moelleux',
  whiteWine: `
    vin blanc, vin blanc sec, muscadet, riesling, chardonnay, vin blanc doux, vin blanc moelleux,
    sauternes, chablis, sauvignon, gewurztraminer, sylvaner, pouilly, vin blanc d'Alsace,
    vin blanc sec de cuisson, pinot gris, blanc de blancs, blanc de noirs, pinot blanc, edelzwicker,
    côte chalonnaise, verre de blanc, bouteille de blanc, blanc sec`,
  redWine: `
    vin rouge, vin rouge corsé, bourgogne, bordeaux, vin rouge sec, beaujolais, côtes-du-rhône,
    chianti, Cabernet Sauvignon, pinot noir, vin de Bourgogne, chinon, nuits-saint-georges,
    saint-joseph, côte-rôtie, rioja, verre de rouge, bouteille de rouge, rouge corsé`,
  roseWine: 'vin rosé',
  champagne: `
    champagne, crémant, prosecco, vin mousseux, vin pétillant, cava, clairette, crémant d'Alsace`,
  port: 'porto, porto rouge, porto blanc, vin de porto',
  madeira: 'madère, vin de Madère',
  marsala: 'marsala, vin de Marsala, vin marsala',
  sherry: 'xérès, sherry, jerez, vin de Xérès',
  vermouth: `
    vermouth, vermouth blanc, martini, martini blanc, noilly prat, vermouth rouge, Dubonnet,
    Lillet, pineau des Charentes, pineau, ratafia, muscat, banyuls, floc de Gascogne,
    vermouth sec, muscat de Rivesaltes, maury, rivesaltes`,
  riceWine: 'vin de riz, vin de Shaoxing, alcool de riz, vin de cuisson chinois, vin chinois',
  sake: 'saké, saké de cuisine',
  mirin: 'mirin, vin de riz doux',
  beer: `
    bière, bière blonde, bière brune, bière blanche, bière ambrée, Guinness, bière rousse,
    bière noire, lager, stout, bière stout, bière d'abbaye, kvas, kwas, cervoise,
    bière sans alcool, bière de blé, leffe`,
  hops: 'houblon',
  cider: 'cidre, cidre brut, cidre doux, poiré, cidre de pomme',
  rum: `
    rhum, rhum ambré, rhum blanc, rhum brun, rhum vieux, rhum épicé, Malibu, cachaça,
    Saint James, rhum Malibu`,
  cognac: `
    cognac, brandy, armagnac, eau-de-vie, eau de vie, fine champagne, marc de Champagne,
    marc de Bourgogne, schnaps, grappa, metaxa, eau-de-vie de poire, pisco`,
  calvados: 'calvados, pommeau, calva',
  kirsch: 'kirsch, eau-de-vie de cerise, slivovitz',
  whisky: `
    whisky, whiskey, bourbon, whisky canadien, scotch, Jack Daniel's, whisky irlandais,
    whisky écossais, Southern Comfort, Jack Daniels`,
  vodka: 'vodka, vodka à la vanille',
  gin: 'gin, gin sec, dry gin',
  tequila: 'tequila, mezcal, téquila',
  pastis: 'pastis, anisette, Ricard, Pernod, ouzo, arak, absinthe, sambuca',
  amaretto: `
    amaretto, liqueur d'amande(s), liqueur de noisette, Frangelico,
    Disaronno, liqueur de noix, nocino, vin de noix, liqueur de pistache`,
  orangeLiqueur: `
    Grand Marnier, Cointreau, triple sec, liqueur d'orange, curaçao, triple-sec,
    liqueur à l'orange, curaçao bleu, liqueur d'oranges, liqueur de mandarine`,
  coffeeLiqueur: `
    liqueur de café, Kahlúa, Tia Maria, liqueur de chocolat, liqueur de cacao, crème de cacao,
    liqueur café`,
  limoncello: 'limoncello, liqueur de citron',
  cremeDeCassis:
    'crème de cassis, liqueur de cassis, crème de mûre, liqueur de mûre, crème de pêche',
  liqueur: `
    liqueur, alcool, Chartreuse, Bénédictine, Jägermeister, liqueur de framboise(s),
    liqueur de fleur(s) de sureau, Saint-Germain, Campari, Aperol, marasquin, Suze, Picon,
    liqueur de poire, liqueur de melon, crème de menthe, spiritueux, liqueur de pêche, génépi,
    alcool à fruits, izarra, Galliano, liqueur de menthe, Chambord, apéritif`,
  bitters: 'angostura, amer, bitter, bitters',
  grenadine: `
    grenadine, sirop de grenadine, sirop de fraise, sirop de menthe, sirop de framboise,
    sirop de citron, sirop de cassis, sirop de fruits, sirop de fleur(s) de sureau,
    sirop de mûre, sirop de gingembre, sirop de violette, sirop de vanille, sirop de cerise(s),
    sirop de rose, sirop de pêche`,
  fruitLiquid: "sirop de conserve, sirop d'ananas, sirop de fruits au sirop, jus de conserve",
  eggnog: 'lait de poule',
  creamLiqueur: `
    liqueur à la crème irlandaise, Baileys, Bailey's, crème de whisky, crème irlandaise,
    Irish cream, liqueur à la crème`,
  eggLiqueur: "advocaat, liqueur aux œufs, liqueur d'œuf(s)",
  barleyTea: "thé d'orge, mugicha",
  mead: 'hydromel, vin de miel',
  bottledLemonJuice: `
    jus de citron en bouteille, concentré de jus de citron, jus de citron concentré, Pulco,
    jus de citron embouteillé`,
};
