import type { PatternNames } from '../../../engine/rules/rule.js';

/** Names that the French patterns use. */
export const NAMES_FR: PatternNames = {
  parts: {
    /** Adverbs and pronouns of a verb: "ne les", "d'abord bien". */
    filler: '( d abord / PRONOUN|ADVERB&!CONJUNCTION )*',
    adverbs: 'ADVERB&!CONJUNCTION&!DETERMINER*',
    /** Negation and adverbs between a governing word and "de" or "à". */
    negated: 'pas|ADVERB*',
    brackets: '( OPENING !CLOSING* CLOSING )?',
  },
  properties: {
    /** Actions that do not last: a time before an event says when. */
    MOMENTARY: '=sortir|=retirer|=ajouter|=allumer|=saler|=incorporer',
    CHANGE:
      'augmenter|augmentez|augmentant|monter|montez|baisser|baissez|baissant|réduire|réduisez|diminuer|diminuez',
    TURN: '=tourner|=retourner|pivoter|pivotez|pivote',
    /** Drinks whose degrees are those of their alcohol. */
    SPIRIT: 'alcool|rhum|vodka|kirsch|cognac|armagnac|calvados|whisky|gin|pastis|liqueur',
    /** Starts an object after a verb: "coupez-les", "coupez les carottes". */
    OBJECT: 'JOINED&PRONOUN|DETERMINER&!OF',
    OBJECT_PRONOUN: 'le&!JOINED|la&!JOINED|les&!JOINED|l&!JOINED',
    /** Separates an infinitive from the auxiliary before it. */
    SEPARATOR: 'PREPOSITION|OF|CONJUNCTION|SUBORDINATOR|PURPOSE',
  },
};
