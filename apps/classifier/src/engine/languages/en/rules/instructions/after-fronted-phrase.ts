import type { InstructionRule } from '../../../../rules/rule.js';

/** After a fronted phrase without a comma, or after a heading without a colon. */
export const AFTER_FRONTED_PHRASE_EN: readonly InstructionRule[] = [
  {
    id: 'base-of-bowl-over-pan',
    when: 'FIRST&PREPOSITION !FIRST&!INSTRUCTION* UTENSIL <=set> over|on|inside|atop',
    result: null,
    example: 'In a bowl set over a pan of water melt the chocolate.',
  },
  {
    id: 'base-after-determiner',
    when: 'DETERMINER|PREPOSITION|PRONOUN <BARE>',
    result: null,
    example: 'At a simmer, add the cream.',
  },
  {
    id: 'base-after-fronted-phrase',
    when: 'FIRST&FRONTED !FIRST&!INSTRUCTION* [ {filler} <BARE&!HOMOGRAPH&!NON_ENTITY>',
    result: 'plain',
    example: 'In a large bowl combine the flour and salt.',
  },
  {
    id: 'base-homograph-after-fronted-phrase',
    when: 'FIRST&FRONTED !FIRST&!INSTRUCTION* [ {filler} <BARE&HOMOGRAPH&!NON_ENTITY> {object}',
    result: 'plain',
    example: 'In a small saucepan heat the cream.',
  },
  {
    id: 'base-after-fronted-phrase-with-food',
    when: 'FIRST&FRONTED !FIRST&!INSTRUCTION* !ADJECTIVE [ {filler} <BARE&HOMOGRAPH&!MENTION> FOOD',
    result: 'plain',
    example: 'For the gravy heat oil in a pot.',
  },
  {
    id: 'base-after-heading-and-phrase',
    when: ': FRONTED !SIGN&!FRONTED&!INSTRUCTION* [ {filler} <BARE&!NON_ENTITY> {object}',
    result: 'plain',
    example: 'Make the filling: In a large bowl whisk the ricotta.',
  },
  {
    id: 'base-after-joined-phrase',
    when: 'CONJUNCTION|meanwhile PREPOSITION&!PURPOSE&!OF WORD&!PREPOSITION&!CONJUNCTION&!INSTRUCTION* [ {filler} <BARE> OBJECT',
    result: 'plain',
    example: 'Dice the onions and in a bowl crumble the feta.',
  },
  {
    id: 'base-after-gerund',
    when: 'GERUND&INSTRUCTION [ {filler} <BARE> OBJECT',
    result: 'plain',
    example: 'Before serving scatter the seeds over the top.',
  },
  {
    id: 'base-after-time',
    when: 'MEASURE|morning|evening|meantime|bit|while [ {filler} <BARE> {object}',
    result: 'plain',
    example: 'The next day drain the beans.',
  },
  {
    id: 'base-after-stated-time',
    when: 'FIRST&after NUMBER+ MEASURE [ {filler} <BARE>',
    result: 'plain',
    example: 'After 30 minutes cover with foil.',
  },
  {
    id: 'base-after-fronted-clause',
    when: 'FIRST&when|FIRST&once|FIRST&if|FIRST&while|FIRST&as !FIRST&!INSTRUCTION* [ {filler} <BARE&!SPONTANEOUS> {object}',
    result: 'plain',
    example: 'Once the onions are soft add the garlic.',
  },
  {
    id: 'base-add-after-fronted-clause',
    when: '( END|CLOSING when|once|if !SIGN&!when&!once&!if&!INSTRUCTION* / morning|evening|MEASURE ) [ {filler} <=add> FOOD|ADJECTIVE',
    result: 'plain',
    example: 'If the dough is dry add water.',
  },
  {
    id: 'base-after-short-condition',
    when: 'if|when|where|as needed|necessary|desired|required|possible|preferred [ {filler} <BARE&!FOOD>',
    result: 'plain',
    example: 'Stir and if needed pour in the stock.',
  },
  {
    id: 'base-after-short-state',
    when: 'FIRST&when|FIRST&once ADJECTIVE_VERB&!INSTRUCTION [ {filler} <BARE>',
    result: 'plain',
    example: 'Once cool sprinkle with the sugar.',
  },
  {
    id: 'base-after-while-gerund',
    when: 'while !SIGN&!while&!INSTRUCTION* GERUND [ {filler} <BARE> OBJECT',
    result: 'plain',
    example: 'So while the rice is cooking crack two eggs.',
  },
  {
    id: 'base-after-do-is',
    when: '=do is [ {filler} <BARE>',
    result: 'plain',
    example: 'The first thing we do is melt the butter.',
  },
  {
    id: 'base-off-heat',
    when: 'off the? heat ,? [ {filler} <BARE>',
    result: 'plain',
    example: 'Reduce the stock, off the heat add butter.',
  },
  {
    id: 'base-bring-without-joint',
    when: 'FOOD [ <=bring> to',
    result: 'plain',
    example: 'Add the stock bring to the boil and simmer.',
  },
  {
    id: 'base-let-without-joint',
    when: 'INSTRUCTION !SIGN&!INSTRUCTION* FOOD [ <=let> it|them',
    result: 'plain',
    example: 'Add the cream let it simmer for 5 minutes.',
  },
  {
    id: 'base-mix-without-joint',
    when: 'INSTRUCTION !SIGN&!INSTRUCTION* FOOD [ <=mix|=stir> well',
    result: 'plain',
    example: 'Add the milk mix well.',
  },
  {
    id: 'base-after-so',
    when: 'so [ {filler} <BARE> OBJECT|PREPOSITION',
    result: 'plain',
    example: 'Brown rice takes longer, so cook it for an hour.',
  },
  {
    id: 'base-after-heading',
    when: '!DETERMINER&!PREPOSITION [ <BARE&CAPITAL> VERB_PARTICLE? OBJECT&!CAPITAL',
    result: 'plain',
    example: 'Icing Beat the butter.',
  },
];
