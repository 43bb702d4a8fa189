import type { PatternNames } from '../../../engine/rules/rule.js';

/** Names that the French patterns use. */
export const NAMES_FR: PatternNames = {
  parts: {
    /** Adverbs and pronouns of a verb: "ne les", "d'abord bien". */
    filler: '( d abord / PRONOUN|ADVERB&!CONJUNCTION )*',
    adverbs: 'ADVERB&!CONJUNCTION&!DETERMINER*',
    /** Negation and adverbs between a governing word and "de" or "à". */
    negated: 'pas|ADVERB*',
    /** A place or time without a comma: "dans un saladier", "hors du feu". */
    fronted: 'FIRST&PREPOSITION|hors !SIGN&!FIRST&!INSTRUCTION* LAST_NOUN ADJECTIVE*',
    /** Fixed phrases before a verb: "le lendemain", "sans attendre". */
    opening:
      '( FIRST&sans|FIRST&pour INFINITIVE / FIRST&à la fin / ' +
      'FIRST&le lendemain|soir|matin / FIRST&la veille )',
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
    /** An auxiliary that takes "à": "mettre les raisins à tremper". */
    PLACING_AUXILIARY: '=mettre&OPEN_AUXILIARY|=remettre&OPEN_AUXILIARY',
    /** The noun at the end of a phrase, which is not governed by the word before it. */
    LAST_NOUN: 'WORD&!DETERMINER&!PREPOSITION&!ADJECTIVE&!INSTRUCTION',
    /** Separates an infinitive from the auxiliary before it. */
    SEPARATOR: 'PREPOSITION|OF|CONJUNCTION|SUBORDINATOR|PURPOSE',
  },
};
