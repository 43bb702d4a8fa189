import type { Grammar } from '../../language/language.js';

export const GRAMMAR_EN: Grammar = {
  classes: [
    [
      'DETERMINER',
      `the a an this that these those your my our their its each every some any all both half another
      remaining enough more several most`,
    ],
    ['DEFINITE', 'the this that these those your my our their its'],
    ['PRONOUN', 'it them they you'],
    ['OF', 'of'],
    [
      'PREPOSITION',
      `of in on over into onto with at for from by to under around through between about during off
      within against without inside atop out per like`,
    ],
    ['LOCATIVE', 'in into on onto to between among'],
    ['COVERED', 'over on onto'],
    ['PARTICLE', 'in over out off'],
    ['COMPANION', 'with'],
    ['CONJUNCTION', 'and then or but'],
    ['RANGE', 'to or'],
    ['DEGREE', 'little bit moment moments more longer while'],
    ['NEGATION', 'not don never without cannot no'],
    ['AVOIDANCE', 'avoid avoiding instead rather prevent stop'],
    [
      'ADVERB',
      `then well again together back also just immediately once twice often always very too quickly
      overnight only first next finally meanwhile now up down aside away even still almost more less slightly further
      either halfway midway partway lengthways lengthwise crossways crosswise widthways sideways apart
      in out straight occasionally frequently alternately undisturbed alot nonstop otherwise`,
    ],
    ['SUBORDINATOR', 'until till that which who if when as while because so where whether than'],
    [
      'ADJECTIVE',
      `large small medium big fresh whole extra jumbo heaping level rounded scant generous good cold hot
      warm dry ripe raw additional remaining more other new baby young thick thin ground red green
      yellow white black lean boneless skinless cooked uncooked lg med sm unsalted salted soft firm sweet fine coarse`,
    ],
    ['PURPOSE', 'to before'],
    ['BEGINNING', 'begins begin starts start beginning starting ready able enough needed how'],
    ['PREDICATE', 'is are was were has have can may will should must'],
    [
      'MODAL',
      'gonna wanna gotta can may will should must could would might shall please you’ll to let help',
    ],
    [
      'MEASURE',
      `minute minutes min mins hour hours h hr hrs second seconds sec day days inch inches in cm mm degree
      degrees f c times time servings serving speed percent watts week weeks wk wks month months`,
    ],
    ['EXCEPTION', 'except excluding omitting'],
    [
      'ABBREVIATION',
      `min mins hr hrs tbsp tbsps tbs tbl tsp tsps oz lb lbs pkg pkgs approx in sec deg ml cl dl kg
      gal gals abt pt pts qt qts fl lg med sm max etc`,
    ],
  ],
  endings: [{ ending: 'ly', minLength: 5, class: 'ADVERB' }],
  exceptions: 't need expect pre re continuing belly jelly family assembly bubbly'.split(' '),
  numbers: {
    a: 1,
    an: 1,
    another: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
    quarter: 0.25,
    quarters: 0.25,
    third: 1 / 3,
    thirds: 1 / 3,
    half: 0.5,
    dozen: 12,
  },
  thousandsSeparator: ',',
  misspellings: {
    processer: 'processor',
    kneed: 'knead',
    peal: 'peel',
    drian: 'drain',
    suger: 'sugar',
    overnite: 'overnight',
    til: 'till',
    w: 'with',
    em: 'them',
  },
  ampersand: 'and',
  sizes: 'small large thin thick bite-size bite-sized medium even equal fine deep shallow'.split(
    /\s+/,
  ),
};
