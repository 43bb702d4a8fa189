import type { PatternNames } from '../../../rules/rule.js';

/** Names that the English patterns use. */
export const NAMES_EN: PatternNames = {
  parts: {
    /** Adverbs and prefixes of a verb: "gently", "pre-". */
    filler: 'ADVERB&!CONJUNCTION* pre|re?',
    negation: '( don t / not|without|NEGATION|AVOIDANCE )',
    brackets: '( OPENING !CLOSING&!OPENING* CLOSING )?',
    /** The start of a sentence or of a phrase, or the comma after a fronted phrase. */
    start: '( PHRASE_START / FIRST&OPENER&!INSTRUCTION !FIRST&!INSTRUCTION* , )',
    /** A comma or conjunction, which joins verbs or nouns. */
    joint: ',|CLOSING|CONJUNCTION',
    /** Other verbs, then an object that all of them share: "butter, flour and line the tin". */
    shared: '( , BARE )* ( ,? CONJUNCTION BARE )+ OBJECT',
    /** Object of a verb that is also a noun. */
    object: '( PARTICLE? OBJECT / ,? CONJUNCTION BARE OBJECT / in|on DETERMINER / for NUMBER )',
    /** Words between "for" or "expect" and "to": "wait for the sugar to dissolve". */
    subject: 'WORD&!PREPOSITION&!MEASURE&!expect*',
  },
  properties: {
    /** Foods that are the last noun of a compound: "tomato relish". */
    HEAD: '@pate|@relish|@chutney|@pesto|@butter|@broth|@bread|@oil|@jam|@rice|@juice|@meatballs|@tea|@frenchFries|@iceCream|@sorbet|@cake|@gravy|@cookie|@mayonnaise|@pasta|@noodles|@salt|@sugar|@pickle|@crackers|@shortcrustPastry|@sausage|@yogurt|@sauce|@salsa|@vinaigrette|@creamyDressing|@vinegar|@mustard|@syrup|@honey|@liqueur|@vodka|@rum|@frosting|@cheese|@ketchup|@marinade|@waffle|@crepe|@custard|@dip|@flour|@milk|@potatoChips|@ravioli|@popcorn|@beer|@brine|@extract|@dough|@jelloPowder',
    /** A food that can modify the noun after it. A staple before a noun is an item of a list. */
    MODIFIER:
      'FOOD&!INSTRUCTION&!@floursAndSugars&!@eggs&!@milk&!@cream&!@salt&!@pepper&!@oil&!@water',
    /** Dishes and parts without a name in the catalogue: "onion soup". */
    DISH: 'soup|soups|compote|raita|puree|purée|purees|mousse|stew|stews|risotto|chowder|bisque|salad|salads|pie|pies|crumble|tart|tarts|pudding|smoothie|smoothies|quiche|curry|curries|casserole|duxelles|glaze&!INSTRUCTION|sandwich|sandwiches|pizza|pizzas|omelette|muffins|muffin',
    /** The second dimension before a pan: "9 x 13", or a sign of inches. */
    INCHES: '"|”|″',
    TIMES: 'x|by|×',
    COMPARED: 'size|consistency|texture|thickness|color|colour|shape',
    /** Words that refer to a food named before. */
    THE: 'the|these|those|both|all|some|remaining|reserved',
    PHRASE_START: 'END|SIGN&!,&!CLOSING&!/&!%&!°',
    /** First word of a fronted phrase. */
    OPENER: 'PREPOSITION|SUBORDINATOR|ADVERB|PURPOSE',
    OBJECT: 'DETERMINER|PRONOUN|NUMBER',
    /** Part of a verb: "roll out", "fold in". */
    VERB_PARTICLE: 'in|out|up|down|together',
    /** First word of a fronted phrase that may lack its comma. */
    FRONTED: 'PREPOSITION&!INSTRUCTION|using',
    /** Subjects of sentences that tell the cook what to do. */
    COOK: 'you|we|i|ll|d',
    MODAL_VERB: 'can|may|will|should|must|could|would|might|shall',
    BE: 'be|is|are|was|were',
    /** Part of a food, a utensil or a phrase that is neither. */
    NAME: 'MENTION&!UNIT',
    /** Verbs before an -ing form that names the action. */
    ASPECTUAL:
      'continue|continuing|keep|start|starting|begin|finish|suggest|recommend|try|consider',
    /** Verbs that are nouns unless an object follows. */
    MOSTLY_NOUN: '=rice|=label|=cap|=change|=paint|=froth',
    /** Verbs whose object is a tool, after which another tool follows: "take a bowl and whisk". */
    TAKING: '=take|=use|=get|=clean|=wash|=rinse|=dry|=prepare|=open|=chill|=grease',
    /** Actions that do not last: a time before an event says when. */
    MOMENTARY:
      '=pour|=remove|=take|=bring|=add|=light|=salt|=season|=start|=sprinkle|=garnish|=scatter|=unmold|=uncover|=dress|=drizzle',
    TURN: '=turn|rotate|rotating|swivel',
    /** Verbs that are also adjectives. */
    ADJECTIVE_VERB:
      '=dry|=wet|=warm|=cool|=clean|=open|=level|=light|=smooth|=double|=brown|=set|=top|=dot|=salt',
  },
};
