import type { InstructionRule } from '../../../engine/rules/instruction-rule.js';

/** Infinitives: instructions, purposes, descriptions of what food does, and nouns. */
const INFINITIVES: readonly InstructionRule[] = [
  {
    id: 'infinitive-at-start',
    when: '!WORD [ {filler} <INFINITIVE>',
    result: 'plain',
    example: 'Bien mélanger.',
  },
  {
    id: 'infinitive-restricted',
    when: '[ ne|n {filler} <INFINITIVE> que|qu',
    result: 'plain',
    example: 'Ne cuire que les poireaux.',
  },
  {
    id: 'infinitive-negated',
    when: 'NEGATION [ {filler} <INFINITIVE>',
    result: 'forbidden',
    example: 'Cuire sans remuer.',
  },
  {
    id: 'infinitive-reflexive',
    when: 'se|s <INFINITIVE>',
    result: null,
    example: 'Une croûte va se former.',
  },
  {
    id: 'infinitive-after-predicate',
    when: '!on BEGINNING {filler} <INFINITIVE>',
    result: null,
    example: 'Les oignons doivent fondre.',
  },
  {
    id: 'infinitive-of-able-food',
    when: 'INGREDIENT peut|peuvent {filler} <INFINITIVE>',
    result: null,
    example: 'La viande peut mariner une nuit.',
  },
  {
    id: 'infinitive-of-able-subject',
    when: '!on peut|peuvent {filler} <INFINITIVE&SPONTANEOUS>',
    result: null,
    example: 'Ils peuvent cuire une heure.',
  },
  {
    id: 'infinitive-after-ending',
    when: '!on BEGINNING ( {negated} OF / par ) {filler} <INFINITIVE>',
    result: null,
    example: 'Les oignons finissent par fondre.',
  },
  {
    id: 'infinitive-in-heading',
    when: 'FIRST&PURPOSE {filler} <INFINITIVE> OBJECT !SIGN* :',
    result: null,
    example: 'Pour former les boulettes : mouiller les mains.',
  },
  {
    id: 'infinitive-continues-description',
    when: 'INFINITIVE&!INSTRUCTION&!MENTION CONJUNCTION {filler} <INFINITIVE&SPONTANEOUS> !OBJECT',
    result: null,
    example: 'Les oignons doivent fondre et dorer.',
  },
  {
    id: 'infinitive-after-completed-auxiliary',
    when: '!END PARTICIPLE_ONLY&AUXILIARY {filler} <INFINITIVE>',
    result: null,
    example: 'Après avoir laissé refroidir, servir.',
  },
  {
    id: 'infinitive-after-never-stop',
    when: '[ sans AVOIDANCE que? {negated} OF {filler} <INFINITIVE>',
    result: 'accompanying',
    example: 'Cuire sans cesser de remuer.',
  },
  {
    id: 'infinitive-avoided',
    when: '[ ANY? AVOIDANCE que? {negated} OF {filler} <INFINITIVE>',
    result: 'forbidden',
    example: 'Éviter de remuer.',
  },
  {
    id: 'infinitive-not-required',
    when: '[ ( demande|nécessite NEGATION / NEGATION la peine ) OF {filler} <INFINITIVE>',
    result: 'forbidden',
    example: 'Cette pâte ne demande pas de pétrir.',
  },
  {
    id: 'infinitive-after-before-of',
    when: '[ avant que? {negated} OF {filler} <INFINITIVE>',
    result: 'before',
    example: 'Laisser reposer avant de servir.',
  },
  {
    id: 'infinitive-after-purpose-of',
    when: '[ PURPOSE que? {negated} OF {filler} <INFINITIVE>',
    result: 'purpose',
    example: 'Remuer afin de dissoudre le sucre.',
  },
  {
    id: 'infinitive-after-verb-of',
    when: 'VERB que? {negated} [ OF {filler} <INFINITIVE>',
    result: 'plain',
    example: 'Continuer de remuer.',
  },
  {
    id: 'infinitive-after-moment',
    when: '[ PREPOSITION|DETERMINER? moment que? {negated} OF {filler} <INFINITIVE>',
    result: 'before',
    example: 'Saler au moment de servir.',
  },
  {
    id: 'infinitive-after-noun-of',
    when: '[ PREPOSITION|DETERMINER? ANY? que? {negated} OF {filler} <INFINITIVE>',
    result: 'purpose',
    example: 'Remuer, en prenant soin de dissoudre le sucre.',
  },
  {
    id: 'infinitive-after-purpose-to',
    when: '[ ANY PURPOSE {negated} à {filler} <INFINITIVE>',
    result: 'purpose',
    example: 'Remuer de manière à enrober les pâtes.',
  },
  {
    id: 'infinitive-after-beginning',
    when: 'BEGINNING {negated} à {filler} <INFINITIVE>',
    result: null,
    example: 'Quand le beurre commence à fondre, remuer.',
  },
  {
    id: 'infinitive-after-verb-to',
    when: 'INFINITIVE|IMPERATIVE|GERUND|MODAL|INSTRUCTION {negated} [ à {filler} <INFINITIVE>',
    result: 'plain',
    example: 'Continuer à remuer.',
  },
  {
    id: 'infinitive-after-only-to',
    when: 'que|qu [ à {filler} <INFINITIVE>',
    result: 'plain',
    example: 'Il ne reste plus qu’à mélanger.',
  },
  {
    id: 'infinitive-after-verb-to-again',
    when: 'à {filler} INFINITIVE&INSTRUCTION !SIGN&!INSTRUCTION* CONJUNCTION [ à {filler} <INFINITIVE>',
    result: 'plain',
    example: 'Penser à sortir le beurre et à préchauffer le four.',
  },
  {
    id: 'infinitive-after-noun-to',
    when: 'à {filler} <INFINITIVE>',
    result: null,
    example: 'Le plat est prêt à servir.',
  },
  {
    id: 'infinitive-after-before',
    when: '[ avant {filler} <INFINITIVE>',
    result: 'before',
    example: 'Laisser refroidir avant démouler.',
  },
  {
    id: 'infinitive-after-purpose',
    when: '[ PURPOSE {filler} <INFINITIVE>',
    result: 'purpose',
    example: 'Remuer pour enrober les pâtes.',
  },
  {
    id: 'infinitive-after-conjunction-or-modal',
    when: 'CONJUNCTION|MODAL|par [ {filler} <INFINITIVE>',
    result: 'plain',
    example: 'Il faut remuer.',
  },
  {
    id: 'infinitive-as-noun',
    when: 'DETERMINER&!PRONOUN|SUBORDINATOR|PREPOSITION {filler} <INFINITIVE>',
    result: null,
    example: 'Servir au goûter.',
  },
  {
    id: 'infinitive',
    when: '[ {filler} <INFINITIVE>',
    result: 'plain',
    example: 'Dans un bol mélanger les œufs.',
  },
];

const IMPERATIVES: readonly InstructionRule[] = [
  {
    id: 'imperative-restricted',
    when: '[ NEGATION {filler} <IMPERATIVE> qu|que',
    result: 'plain',
    example: 'Ne salez qu’à la fin.',
  },
  {
    id: 'imperative-negated',
    when: '[ NEGATION {filler} <IMPERATIVE>',
    result: 'forbidden',
    example: 'Ne remuez pas.',
  },
  {
    id: 'imperative-in-subordinate-clause',
    when: '!DIGITS SUBORDINATOR {filler} <IMPERATIVE>',
    result: null,
    example: 'Préparez la sauce que vous mélangez aux pâtes.',
  },
  {
    id: 'imperative',
    when: '[ {filler} <IMPERATIVE>',
    result: 'plain',
    example: 'Mélangez bien.',
  },
];

const OTHER_FORMS: readonly InstructionRule[] = [
  {
    id: 'present-after-subject',
    when: '!SUBORDINATOR&!l [ tu|on {filler} <PRESENT>',
    result: 'plain',
    example: 'On mélange les œufs.',
  },
  {
    id: 'gerund',
    when: '[ tout? en PRONOUN&!en|ADVERB* <GERUND&!SPONTANEOUS>',
    result: 'accompanying',
    example: 'Cuire tout en remuant.',
  },
  {
    id: 'bare-in-subordinate-clause',
    when: '!DIGITS SUBORDINATOR !SIGN&!SUBORDINATOR* <BARE>',
    result: null,
    example: 'Quand la sauce épaissit et nappe la cuillère, la servir.',
  },
  {
    id: 'bare-with-object',
    when: '!WORD&!DIGITS|CONJUNCTION [ {adverbs} <BARE> OBJECT',
    result: 'plain',
    example: 'Mélange les œufs.',
  },
  {
    id: 'bare-we-form-with-adverb',
    when: '!WORD&!DIGITS|CONJUNCTION [ {adverbs} <BARE&!MENTION&-ons> ADVERB',
    result: 'plain',
    example: 'Mélangeons bien.',
  },
  {
    id: 'bare-with-complement',
    when:
      '!WORD&!DIGITS|CONJUNCTION [ {adverbs} ' +
      '<BARE&!MENTION&!HOMOGRAPH&!-ons> !WORD|ADVERB|PREPOSITION|CONJUNCTION|VERB',
    result: 'plain',
    example: 'Mélange bien.',
  },
  {
    id: 'bare-after-opening',
    when: '{opening} [ {adverbs} <BARE&!FOOD>',
    result: 'plain',
    example: 'Le lendemain égoutte les haricots.',
  },
  {
    id: 'bare-after-subject',
    when: '!PREPOSITION&!DETERMINER DETERMINER&!CONTRACTED ADJECTIVE* LAST_NOUN ADJECTIVE* {adverbs} <BARE>',
    result: null,
    example: 'Sur le feu la crème nappe la cuillère.',
  },
  {
    id: 'bare-after-fronted-phrase',
    when: '{fronted} [ {adverbs} <BARE&!FOOD> ADVERB* OBJECT|INFINITIVE|NUMBER|PREPOSITION&!OF',
    result: 'plain',
    example: 'Dans un bol mélange les œufs.',
  },
  {
    id: 'participle-misspelt',
    when: 'END|: [ <PARTICIPLE&-é> DETERMINER|ADVERB',
    result: 'plain',
    example: 'Mélangé les œufs.',
  },
  {
    id: 'participle-misspelt-again',
    when: 'PARTICIPLE_ONLY&INSTRUCTION !INSTRUCTION&!CONJUNCTION* CONJUNCTION [ <PARTICIPLE&-é> DETERMINER|ADVERB',
    result: 'plain',
    example: 'Mélangé les œufs puis salé bien.',
  },
];

/**
 * Decides which French verbs are instructions, and their role. Verbs also occur in descriptions and
 * as nouns: the result of such a rule is null.
 */
export const INSTRUCTION_RULES_FR: readonly InstructionRule[] = [
  ...INFINITIVES,
  ...IMPERATIVES,
  ...OTHER_FORMS,
];
