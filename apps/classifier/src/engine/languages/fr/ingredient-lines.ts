import { dimension, type LineLanguage, wordSet } from '../../language/line-language.js';

/** What ingredient lines need to know about French. */
export const INGREDIENT_LINES_FR: LineLanguage = {
  headLast: false,
  cleaning: [
    // "pincée(s)", "oignon(s)".
    [/(?<=\p{L})\((?:s|x|es)\)/giu, ''],
    [dimension('degrés?|po|pouces?'), ''],
    // "beurre de la taille d'un œuf", "gingembre gros comme une noix"
    [
      /(?:\bde la )?\b(?:taille|grosseur) d(?:['’]une?|['’]|e) (?:(?:petite?|grosse?|belle) )?\p{L}+/giu,
      '',
    ],
    [/\bgros(?:se)?s? comme une? (?:(?:petite?|grosse?|belle) )?\p{L}+/giu, ''],
    // "2 c .à c."
    [/(?<=\bc) \.(?= ?à)/gi, ''],
    // "1 c/s", "1 cuillère (à café)", "farine T55"
    [/\bc\/([sc])\b/gi, 'c $1'],
    [/\((à (?:café|soupe|thé|dessert|[sc])\.?)\)/giu, ' $1'],
    [/\bT ?\d{2,3}\b/g, ''],
    // "farine (sans gluten si besoin)", "tamari pour une version sans gluten": the line is about the
    // usual food.
    [
      /(?<!\p{L})(?:v[ée]gane?|v[ée]g[ée]talien(?:ne)?|sans (?:gluten|lactose|lait|œufs?|oeufs?|noix|arachides?)),? (?:si|au besoin|en cas|de préférence)(?!\p{L})[^(),;]*/giu,
      '',
    ],
    [
      /(?<!\p{L})(?:si|pour|de préférence) (?:(?:une?|la|le|version|recette|option|variante|préparation|vous|voulez|souhaitez|êtes) ){0,4}(?:v[ée]gane?|v[ée]g[ée]talien(?:ne)?|sans (?:gluten|lactose|lait|œufs?|oeufs?|noix|arachides?))(?! ?\p{L})/giu,
      '',
    ],
  ],
  words: {
    or: wordSet('ou et & plus + ainsi'),
    choice: wordSet('ou /'),
    into: wordSet('en'),
    total: wordSet('soit total tout'),
    alternative: new Set(),
    secondary: wordSet(
      'pour avec dans en type genre style façon comme selon par à au aux facultatif',
    ),
    holds: wordSet('pour dans sur'),
    plantBased:
      /\b(?:v[ée]gane?s?|v[ée]g[ée]tale?s?|v[ée]g[ée]taux|v[ée]g[ée]talien(?:ne)?s?|v[ée]g[ée]tarien(?:ne)?s?)(?!\p{L})/iu,
    more: wordSet('supplémentaire supplémentaires'),
    totalled: new Set(),
    dishes: wordSet(
      `ganache ganaches mousse mousses dacquoise tarte tartes tartelette tartelettes quiche quiches
        crumble clafoutis cheesecake tiramisu soufflé velouté gratin entremets bavarois financier
        financiers muffin muffins beignet beignets feuilleté feuilletés flan streusel sablage duxelles
        farce ratatouille risotto croquette croquettes omelette sandwich sandwichs crémeux
        blanquette potage terrine pizza pizzas`,
    ),
  },
};
