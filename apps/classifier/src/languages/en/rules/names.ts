import type { PatternNames } from '../../../engine/rules/rule.js';

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
    /** Actions that do not last: a time before an event says when. */
    MOMENTARY: '=pour|=remove|=take|=bring|=add|=light|=salt|=season|=start',
    TURN: '=turn|rotate|rotating|swivel',
    /** Verbs that are also adjectives. */
    ADJECTIVE_VERB:
      '=dry|=warm|=cool|=clean|=open|=level|=light|=smooth|=double|=brown|=set|=top|=dot|=salt',
  },
};
