import type { ReferenceRule, SubordinateRule } from '../../../rules/rule.js';
import type { Rule } from '../../../rules/rule.js';

/** Words that exclude what follows. */
export const EXCLUSION_RULES_EN: readonly Rule<true>[] = [
  { id: 'except', when: '<EXCEPTION>', result: true, example: 'Mix all except the parsley.' },
  {
    id: 'but-not',
    when: 'CONJUNCTION <NEGATION> DETERMINER&!VERB',
    result: true,
    example: 'Add the sugar but not the flour.',
  },
  {
    id: 'no-item',
    when: ', <no> MENTION+ SIGN|EDGE',
    result: true,
    example: 'Coat the fish in flour, no egg.',
  },
  {
    id: 'without-item',
    when: '<without> DETERMINER? MENTION+ SIGN|EDGE',
    result: true,
    example: 'Simmer the soup without the lid.',
  },
  {
    id: 'without-adding',
    when: '<without> adding|using',
    result: true,
    example: 'Fry the bacon without adding any salt.',
  },
  {
    id: 'missing',
    when: '<missing>',
    result: true,
    example: 'Add lemon juice to compensate for the missing salt.',
  },
  {
    id: 'no-need',
    when: '<no> need for',
    result: true,
    example: 'Grate the cheese, no need for a bowl.',
  },
  {
    id: 'not-bothered-with',
    when: 'don t <bother> with',
    result: true,
    example: 'Mash the beans (don’t bother with the blender).',
  },
  {
    id: 'instead-of',
    when: '<instead> of',
    result: true,
    example: 'Add almonds instead of walnuts.',
  },
  {
    id: 'rather-than',
    when: '<rather> than DETERMINER|MENTION',
    result: true,
    example: 'Serve with rice rather than potatoes.',
  },
];

/** What the pronouns and other substitutes of an object refer to. */
export const REFERENCE_RULES_EN: readonly ReferenceRule[] = [
  {
    id: 'everything-after-verb',
    when: '<VERB> ADVERB* ( everything / the whole|lot !OF&!WORD|PREPOSITION )',
    result: 'everything',
    example: 'Drain the lentils, then blend everything.',
  },
  {
    id: 'all-after-verb',
    when: '<VERB> ( it|them all !over / all in|into|together )',
    result: 'everything',
    example: 'Add the onions and braise it all.',
  },
  {
    id: 'place-after-object',
    when: '<VERB> !SIGN&!in&!into&!right&!straight&!INSTRUCTION* ( in|into it / right|straight in !WORD )',
    result: 'place',
    example: 'Heat a wok and fry the prawns in it.',
  },
  {
    id: 'place-before-verb',
    when: 'in it ,? <VERB>',
    result: 'place',
    example: 'Take a bowl. In it, mix the eggs.',
  },
  {
    id: 'covered-after-object',
    when: '<VERB> !SIGN&!over&!INSTRUCTION* over it|them !WORD|CONJUNCTION|PREPOSITION',
    result: 'object',
    example: 'Lay the fish on a plank and squeeze a lemon over it.',
  },
  {
    id: 'latest-after-verb',
    when: '<VERB> the latter',
    result: 'latest',
    example: 'Mix the milk and the eggs and whisk the latter.',
  },
  {
    id: 'pronoun-after-verb',
    when: '<VERB> ( them|it / the same !WORD|PREPOSITION / this|these|that|those !WORD|PREPOSITION|PARTICLE|ADVERB|CONJUNCTION|VERB&!MENTION|all )',
    result: 'object',
    example: 'Peel the carrots and slice them.',
  },
  {
    id: 'both-after-verb',
    when: '<VERB> both PREPOSITION|PARTICLE|ADVERB',
    result: 'everything',
    example: 'Chop the garlic, mince the parsley and heat both in the oil.',
  },
  {
    id: 'each-after-verb',
    when: '<VERB> ( each one / each PREPOSITION|PARTICLE|ADVERB )',
    result: 'object',
    example: 'Divide the dough and shape each one into a ball.',
  },
  {
    id: 'part-after-verb',
    when: '<VERB> a? ADJECTIVE? half|third|quarter|some|most|all|few|bunch|lot of them|it',
    result: 'object',
    example: 'Rinse the peas and mash half of them.',
  },
  {
    id: 'other-pronoun-after-verb',
    when: '<VERB> PRONOUN&!DETERMINER',
    result: 'other',
    example: 'Check you have enough milk.',
  },
];

export const SUBORDINATE_RULES_EN: readonly SubordinateRule[] = [
  {
    id: 'if-desired',
    when: '<if> desired|needed|necessary|wanted|liked|possible|required',
    result: null,
    example: 'Sprinkle with walnuts if desired and honey.',
  },
  {
    id: 'once-as-adverb',
    when: 'WORD <once> !WORD|PREPOSITION|CONJUNCTION|again|halfway',
    result: null,
    example: 'Grill, turning once with tongs.',
  },
  {
    id: 'when',
    when: '<when|once|if|whenever|unless|provided>',
    result: 'condition',
    example: 'When the water boils, add the pasta.',
  },
  {
    id: 'as-soon-as',
    when: '<as> soon as',
    result: 'condition',
    example: 'As soon as the butter foams, add the flour.',
  },
  {
    id: 'after',
    when: '<after|before> it|they|DETERMINER&!a&!an&!another !MEASURE',
    result: 'condition',
    example: 'After the dough has doubled, add the raisins.',
  },
  {
    id: 'after-time',
    when: '<after> NUMBER+ MEASURE',
    result: 'condition',
    example: 'After 10 minutes, add the carrots.',
  },
  {
    id: 'so-that',
    when: '<so> that|the|it|they|you',
    result: 'condition',
    example: 'Rest the batter so that the flour swells.',
  },
  {
    id: 'time-passed',
    when: 'END <NUMBER> NUMBER? MEASURE later ,',
    result: 'condition',
    example: 'Ten minutes later, add the tomatoes.',
  },
  {
    id: 'the-moment',
    when: '<the> moment',
    result: 'condition',
    example: 'The moment the cheese melts, add the chives.',
  },
  {
    id: 'enough-to-cook',
    when: ', <enough> to =cook|=boil|=feed',
    result: 'condition',
    example: 'Add some water, enough to cook the rice.',
  },
  {
    id: 'because',
    when: '<because> DETERMINER|PRONOUN',
    result: 'condition',
    example: 'Drain the beans because the water has too much salt.',
  },
  {
    id: 'otherwise',
    when: '<otherwise> DETERMINER|PRONOUN',
    result: 'condition',
    example: 'Stir well, otherwise the milk will burn.',
  },
  {
    id: 'or-else',
    when: '<or> DETERMINER|PRONOUN !SIGN&!INSTRUCTION&!MODAL* MODAL_VERB|ll',
    result: 'condition',
    example: 'Brush it on at the end or the sugar will burn.',
  },
  {
    id: 'time-without-verb',
    when: '( END / INSTRUCTION !INSTRUCTION&!MEASURE* then ) <NUMBER> NUMBER|to|-* minute|minutes|min|mins|secs|sec|hour|hours|seconds PREPOSITION&!before|SIGN',
    result: 'condition',
    example: 'Bring the milk to the boil, then 10 minutes on a low heat.',
  },
  {
    id: 'remark',
    when: 'END [ WORD&!INSTRUCTION&!SUBORDINATOR+ <is|are|was|were|can|have|has> !SIGN&!INSTRUCTION&!so* ( ,? so / , but )',
    result: 'condition',
    example: 'My oven is slow, so bake for an hour.',
  },
  {
    id: 'while',
    when: '<while> DETERMINER',
    result: 'condition',
    example: 'While the rice is cooking, add the milk.',
  },
  {
    id: 'until-state',
    when: '<until|till> ADVERB* ADJECTIVE|PARTICIPLE_ONLY !WORD|CONJUNCTION|LOCATIVE',
    result: null,
    example: 'Cook until soft in a frying pan.',
  },
  {
    id: 'until',
    when: '<until|till>',
    result: 'test',
    example: 'Bake until a knife comes out clean.',
  },
];
