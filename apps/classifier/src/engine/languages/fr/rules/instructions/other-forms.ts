import type { InstructionRule } from '../../../../rules/rule.js';

/** Forms of "tu", "nous" and "on", gerunds and misspelt infinitives. */
export const OTHER_FORMS_FR: readonly InstructionRule[] = [
  {
    id: 'present-after-subject',
    when: '( !SUBORDINATOR&!l / !SUBORDINATOR l ) [ tu|on|je|j {filler} <PRESENT>',
    result: 'plain',
    example: 'On mélange les œufs.',
  },
  {
    id: 'present-in-relative-clause',
    when: '( FOOD PARTICIPLE|ADJECTIVE|ADVERB* ,? / à dire ) que|qu l? [ tu|on|je|j {filler} <PRESENT>',
    result: 'plain',
    example: 'Prendre 3 abricots que je dénoyaute.',
  },
  {
    id: 'present-misspelt',
    when: 'END [ {adverbs} <PRESENT&-es> OBJECT',
    result: 'plain',
    example: 'Rajoutes la crème.',
  },
  {
    id: 'gerund',
    when: '[ tout? en PRONOUN&!en|ADVERB* <GERUND&!SPONTANEOUS>',
    result: 'accompanying',
    example: 'Cuire tout en remuant.',
  },
  {
    id: 'present-misspelt-again',
    when: 'INSTRUCTION !SIGN&!INSTRUCTION* CONJUNCTION [ {adverbs} <PRESENT&-es&!MENTION> OBJECT|ADVERB',
    result: 'plain',
    example: 'Rajoutes la crème et remues doucement.',
  },
  {
    id: 'bare-auxiliary',
    when: 'CONJUNCTION [ {adverbs} <BARE&AUXILIARY> {filler} INFINITIVE',
    result: 'plain',
    example: 'Sors les cookies quand ils sont mous et laisse refroidir.',
  },
  {
    id: 'bare-after-awaited',
    when: '=attendre que|qu !SIGN&!CONJUNCTION&!que&!qu* CONJUNCTION [ <BARE&!SPONTANEOUS&!=napper&!=couvrir> OBJECT',
    result: 'plain',
    example: 'Attends que le beurre mousse et retourne le poisson.',
  },
  {
    id: 'bare-of-food',
    when: 'ça|cela {adverbs} <BARE>',
    result: null,
    example: 'Chez moi ça gratine en 20 minutes.',
  },
  {
    id: 'bare-as-noun',
    when: '<mélange> OF WORD&!DETERMINER&!abord',
    result: null,
    example: 'Couper les pommes (mélange de variétés).',
  },
  {
    id: 'bare-as-adjective',
    when: 'WORD&!MENTION&!INSTRUCTION&!ADVERB CONJUNCTION <BARE&ADJECTIVE> !WORD',
    result: null,
    example: 'Fouetter jusqu’à obtenir une farce crémeuse et sèche.',
  },
  {
    id: 'bare-after-reflexive',
    when: 'se|s !SIGN&!INSTRUCTION CONJUNCTION {adverbs} <BARE>',
    result: null,
    example: 'La sauce se concentre et caramélise légèrement.',
  },
  {
    id: 'bare-in-subordinate-clause',
    when: '!DIGITS SUBORDINATOR !SIGN&!SUBORDINATOR* <BARE>',
    result: null,
    example: 'Quand la sauce épaissit et nappe la cuillère, la servir.',
  },
  {
    id: 'bare-pepper',
    when: '=saler ,|CONJUNCTION [ {adverbs} <BARE&=poivrer> !OF',
    result: 'plain',
    example: 'Sale, poivre et garde au frais.',
  },
  {
    id: 'bare-fold',
    when: '!DETERMINER&!OF&!ADJECTIVE&!DIGITS [ <BARE&=plier> en|DETERMINER|ADVERB',
    result: 'plain',
    example: 'Garnis les crêpes, plie en triangles.',
  },
  {
    id: 'bare-coordinated',
    when: '!WORD&!DIGITS|CONJUNCTION [ {adverbs} <BARE> ( , BARE )* CONJUNCTION BARE OBJECT',
    result: 'plain',
    example: 'Beurre et farine un moule.',
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
      '<BARE&!MENTION&!HOMOGRAPH&!-ons> !WORD|ADVERB&!trop&!assez&!très|PREPOSITION|CONJUNCTION|VERB',
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
    id: 'participle-misspelt-auxiliary',
    when: 'END|et|puis [ <PARTICIPLE&AUXILIARY> {filler} INFINITIVE',
    result: 'plain',
    example: 'Faite revenir les oignons.',
  },
  {
    id: 'participle-misspelt-after-pronoun',
    when: '[ OBJECT_PRONOUN&les <PARTICIPLE_ONLY&-é>',
    result: 'plain',
    example: 'Laver les carottes et les coupé.',
  },
  {
    id: 'participle-misspelt-again',
    when: 'PARTICIPLE_ONLY&INSTRUCTION !INSTRUCTION&!CONJUNCTION* CONJUNCTION [ <PARTICIPLE&-é> DETERMINER|ADVERB',
    result: 'plain',
    example: 'Mélangé les œufs puis salé bien.',
  },
];
