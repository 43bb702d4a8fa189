import { dimension, type LineLanguage, wordSet } from '../../language/line-language.js';

/** What ingredient lines need to know about English. */
export const INGREDIENT_LINES_EN: LineLanguage = {
  headLast: true,
  cleaning: [
    // "onion(s)".
    [/(?<=\p{L})\((?:s|es)\)/giu, ''],
    [dimension('(?:degrees?|inch(?:es)?)(?:[- ](?:thick|long|wide))?'), ''],
    // A capital letter for the number: "I big pinch".
    [
      /^I(?= (?:\p{Ll}+ )?(?:cup|pinch|tea|table|tsp|tbsp|oz|ounce|lb|pound|can|clove)(?:s|spoons?)?\b)/u,
      '1',
    ],
    // "butter the size of an egg", "a walnut-sized knob of butter"
    [/(?:\babout )?\bthe size of (?:half )?(?:an?|\d+) (?:(?:small|large) )?\p{L}+/giu, ''],
    [/\b\p{L}+-sized?\b/giu, ''],
    [/\b(?:a )?(?:couple|pair)(?: of)?\b/gi, '2'],
    [/['’]s (?=(?:juice|zest)\b)/giu, ''],
    [/\b5[\s-]spice powder\b/gi, 'five spice'],
    [/\b1\/2 (?:and|&) 1\/2\b/gi, 'half&half'],
    // "low-fat", "no-salt-added" and "sugar-free" name an ingredient that is absent.
    [
      /\b(?:low|lower|reduced|less|no|non)[\s-]*(?:fat|sodium|salt|sugar|calorie|cholesterol)(?:[\s-]added)?\b/gi,
      '',
    ],
    [/\b(?:fat|sodium|salt|sugar|cholesterol)[\s-]free\b/gi, ''],
    // "flour (gluten-free if needed)", "tamari for gluten-free": the line is about the usual food.
    [
      /\b(?:(?:certified|use) )?(?:vegan|(?:gluten|wheat|dairy|lactose|milk|nut|egg|soy)[\s-]free),? (?:if|when|as (?:needed|required|desired))\b[^(),;]*/gi,
      '',
    ],
    [
      /\b(?:if|for|to|when) (?:(?:a|the|it|this|you|you're|are|want|need|make|making|keep|keeping|version|option|recipe|dish) ){0,4}(?:vegan|(?:gluten|wheat|dairy|lactose|milk|nut|egg|soy)[\s-]free)\b(?! \w)/gi,
      '',
    ],
  ],
  words: {
    or: wordSet('or and & plus +'),
    choice: wordSet('or /'),
    into: wordSet('in into'),
    total: wordSet('total altogether all'),
    alternative: wordSet('or / and &'),
    secondary: wordSet('for with in such to from like as into on at per including if but'),
    holds: wordSet('for in into with'),
    plantBased:
      /\b(?:vegan|vegetarian|meatless|eggless|(?:plant[\s-]based)|(?:dairy|meat|egg)[\s-]free)\b/i,
    more: wordSet('more extra additional'),
    totalled: wordSet('stick sticks'),
    dishes: wordSet(
      `ganache mousse crumble cobbler cheesecake quiche quiches pie pies tart tarts soup salad
        casserole muffin muffins parfait soufflé trifle tiramisu fritter fritters risotto gratin streusel
        sandwich sandwiches filling glaze crust stuffing dip kit substitute
        substitutes`,
    ),
  },
};
