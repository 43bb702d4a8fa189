import type { InstructionRule } from '../../../../rules/rule.js';

/** Infinitives: instructions, purposes, descriptions of what food does, and nouns. */
export const INFINITIVES_FR: readonly InstructionRule[] = [
  {
    id: 'infinitive-program',
    when: 'mode|programme|fonction|touche SIGN? <INFINITIVE>',
    result: null,
    example: 'Lancer le mode dorer.',
  },
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
    when: '( se|s / t|m|vous en ) <INFINITIVE>',
    result: null,
    example: 'Une croûte va se former.',
  },
  {
    id: 'infinitive-after-begun-by-cook',
    when: '( !WORD / tu|on|je|j ) [ {adverbs} commence|commences|finis|finit à|par {filler} <INFINITIVE>',
    result: 'plain',
    example: 'Commence à mélanger.',
  },
  {
    id: 'infinitive-after-reminder',
    when: '!WORD [ {adverbs} pense|pensons|songe|veille à {filler} <INFINITIVE>',
    result: 'plain',
    example: 'Pense à remuer.',
  },
  {
    id: 'infinitive-after-predicate',
    when: '( !on BEGINNING / fasse ) {filler} <INFINITIVE>',
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
    id: 'infinitive-of-food-that-continues',
    when:
      'MENTION|il|ils|elle|elles|va|vont ADVERB* ' +
      'continue|continuent|continuera|continueront|continuer|finira|finiront|finir {negated} OF|à ' +
      '{filler} <INFINITIVE&SPONTANEOUS>',
    result: null,
    example: 'La viande continue de cuire.',
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
    when: '[ sans jamais|PRONOUN* AVOIDANCE que? {negated} OF {filler} <INFINITIVE>',
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
    id: 'infinitive-after-lead-time',
    when: '( FIRST&NUMBER / MOMENTARY !INSTRUCTION&WORD* NUMBER ) MEASURE avant de <=servir>',
    result: null,
    example: 'Sortir le fromage 10 minutes avant de servir.',
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
    when: 'INFINITIVE|IMPERATIVE|GERUND|MODAL|INSTRUCTION|=hésiter {negated} [ à {filler} <INFINITIVE>',
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
    id: 'infinitive-after-enough',
    when: 'assez|suffisamment WORD&!OF&!CONTRACTED pour {filler} <INFINITIVE>',
    result: null,
    example: 'Cuire la crème, assez épaisse pour masquer la cuillère.',
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
