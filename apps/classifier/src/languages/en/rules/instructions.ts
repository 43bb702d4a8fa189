import type { InstructionRule } from '../../../engine/rules/instruction-rule.js';

/** Forbidden actions. */
const NEGATED: readonly InstructionRule[] = [
  {
    id: 'base-negated',
    when: '{negation} [ {filler} <BARE>',
    result: 'forbidden',
    example: 'Do not stir.',
  },
  {
    id: 'base-needless',
    when: '{negation} need [ to {filler} <BARE>',
    result: 'forbidden',
    example: 'There is no need to stir.',
  },
  {
    id: 'base-negated-purpose',
    when: '{negation} [ to {filler} <BARE>',
    result: 'forbidden',
    example: 'Be careful not to stir.',
  },
  {
    id: 'base-continues-negated',
    when: 'FORBIDDEN_INSTRUCTION WORD&!CONJUNCTION&!INSTRUCTION* or [ {filler} <BARE>',
    result: 'forbidden',
    example: 'Do not drain or rinse the beans.',
  },
  {
    id: 'base-negated-instrument',
    when: '{negation} =use WORD&!PURPOSE&!=use* [ to {filler} <BARE>',
    result: 'forbidden',
    example: 'Do not use a metal spoon to stir.',
  },
];

/** After "to": purposes, and what food does. */
const AFTER_TO: readonly InstructionRule[] = [
  {
    id: 'base-in-heading',
    when: 'FIRST&to {filler} <BARE> WORD&!INSTRUCTION* :',
    result: null,
    example: 'To make the balls: mix the oats and honey.',
  },
  {
    id: 'base-prepared-for',
    when: ', [ ready to {filler} <BARE> {object}',
    result: 'purpose',
    example: 'Dust the board with flour, ready to roll out the dough.',
  },
  {
    id: 'base-after-beginning',
    when: 'BEGINNING to {filler} <BARE>',
    result: null,
    example: 'Cook until the onions begin to brown.',
  },
  {
    id: 'base-expected',
    when: 'expect {subject} to <BARE&SPONTANEOUS>',
    result: null,
    example: 'Expect the dough to rise.',
  },
  {
    id: 'base-awaited',
    when: 'for {subject} to <BARE&SPONTANEOUS>',
    result: null,
    example: 'Wait for the sugar to dissolve.',
  },
  {
    id: 'base-waited-for',
    when: '=wait ADVERB* for {subject} to {filler} <BARE>',
    result: null,
    example: 'Wait for bubbles to form.',
  },
  {
    id: 'base-lasting',
    when: '=take !SIGN&!PURPOSE&!=take* to {filler} <BARE&SPONTANEOUS>',
    result: null,
    example: 'The onions will take 20 minutes to brown.',
  },
  {
    id: 'base-oven-setting',
    when: 'oven|setting|grill to <=broil>',
    result: null,
    example: 'Preheat the oven to broil.',
  },
  {
    id: 'base-result',
    when: 'to {filler} <=form>',
    result: null,
    example: 'Whisk the starch with water to form a paste.',
  },
  {
    id: 'base-as-noun-after-to',
    when: 'to {filler} <BARE&NAME> !OBJECT',
    result: null,
    example: 'Add the eggs to flour and mix.',
  },
  {
    id: 'base-purpose',
    when: '[ to {filler} <BARE>',
    result: 'purpose',
    example: 'Toss the pasta to coat.',
  },
];

/** After a subject: the cook, or food that changes by itself. */
const AFTER_SUBJECT: readonly InstructionRule[] = [
  {
    id: 'base-of-test',
    when: 'when|whenever|if|once COOK {filler} <BARE>',
    result: null,
    example: 'Knead until it springs back when you press it.',
  },
  {
    id: 'base-while-cook',
    when: '[ while COOK {filler} <BARE>',
    result: 'accompanying',
    example: 'Melt the butter while you whisk the eggs.',
  },
  {
    id: 'base-of-cook',
    when: 'COOK MODAL_VERB? [ {filler} <BARE>',
    result: 'plain',
    example: 'We crack the eggs.',
  },
  {
    id: 'base-of-food',
    when: 'WORD&!CONJUNCTION {filler} MODAL_VERB {filler} <BARE>',
    result: null,
    example: 'The sauce will coat the spoon.',
  },
];

/** After a modal verb, and verbs that continue a description. */
const AFTER_MODAL: readonly InstructionRule[] = [
  {
    id: 'base-of-able-food',
    when: 'MODAL {filler} <BARE&SPONTANEOUS>',
    result: null,
    example: 'Cornstarch will help thicken the sauce.',
  },
  {
    id: 'base-after-modal',
    when: 'MODAL [ {filler} <BARE>',
    result: 'plain',
    example: 'Please rinse the rice.',
  },
  {
    id: 'base-continues-beginning',
    when: 'BEGINNING to ANY {filler} CONJUNCTION {filler} <BARE&SPONTANEOUS> !OBJECT',
    result: null,
    example: 'Cook until the onions begin to soften and brown.',
  },
  {
    id: 'base-continues-expected',
    when: 'expect {subject} to SPONTANEOUS {filler} CONJUNCTION {filler} <BARE&SPONTANEOUS> !OBJECT',
    result: null,
    example: 'Expect the dough to rise and brown.',
  },
  {
    id: 'base-continues-awaited',
    when: 'for {subject} to SPONTANEOUS {filler} CONJUNCTION {filler} <BARE&SPONTANEOUS> !OBJECT',
    result: null,
    example: 'Wait for the sugar to melt and brown.',
  },
  {
    id: 'base-continues-able-food',
    when: 'MODAL ANY&!INSTRUCTION {filler} CONJUNCTION {filler} <BARE&SPONTANEOUS> !OBJECT',
    result: null,
    example: 'The cheese should melt and brown.',
  },
  {
    id: 'base-possessive',
    when: '<BARE&!=let> s',
    result: null,
    example: "Cook's note: chill the dough.",
  },
  {
    id: 'base-mostly-noun',
    when: '<BARE&MOSTLY_NOUN> !OBJECT',
    result: null,
    example: 'Rice with beans.',
  },
  {
    id: 'base-as-state',
    when: 'BE {filler} WORD CONJUNCTION {filler} <BARE&ADJECTIVE_VERB> !WORD',
    result: null,
    example: 'Make sure the beans are clean and dry.',
  },
  {
    id: 'base-as-condition',
    when: 'when|while|if|once|until <BARE&HOMOGRAPH> ,',
    result: null,
    example: 'Once cool, cut the cake.',
  },
  { id: 'base-as-subject', when: '<BARE> PREDICATE', result: null, example: 'Flour is added.' },
];

/** At the start of a phrase: a verb, unless it is a noun. */
const AT_START: readonly InstructionRule[] = [
  {
    id: 'base-as-heading',
    when: '{start} <BARE&HOMOGRAPH> :',
    result: null,
    example: 'Glaze: mix the sugar and the milk.',
  },
  {
    id: 'base-in-phrase-at-start',
    when: '{start} {filler} <BARE&NON_ENTITY&!UNIT>',
    result: null,
    example: 'Cut side up, place the peaches.',
  },
  {
    id: 'base-in-name-at-start',
    when: '{start} {filler} <BARE&LONG_MENTION&!UNIT> !OBJECT',
    result: null,
    example: 'Cream cheese, sugar and eggs.',
  },
  {
    id: 'base-in-list-at-start',
    when: '{start} {filler} <BARE&FOOD&!UNIT> CONJUNCTION ADVERB* !BARE',
    result: null,
    example: 'Butter and sugar in a bowl.',
  },
  {
    id: 'base-in-list-of-homographs',
    when: '{start} {filler} <BARE&FOOD&!UNIT> CONJUNCTION ADVERB* BARE&FOOD !WORD|CONJUNCTION|PREDICATE|PREPOSITION',
    result: null,
    example: 'Salt and pepper to taste.',
  },
  {
    id: 'base-coordinated-at-start',
    when: '{start} [ {filler} <BARE> {shared}',
    result: 'plain',
    example: 'Butter, flour and line the tin.',
  },
  {
    id: 'base-as-noun-at-start',
    when: '{start} {filler} <BARE&NAME> !WORD&!DIGITS',
    result: null,
    example: 'Butter, for the tin.',
  },
  {
    id: 'base-at-start',
    when: '{start} [ {filler} <BARE>',
    result: 'plain',
    example: 'Mix the eggs.',
  },
];

/** After a comma, a bracket or a conjunction: a verb, unless it is a noun in a list. */
const AFTER_JOINT: readonly InstructionRule[] = [
  {
    id: 'base-coordinated',
    when: 'INSTRUCTION|MEASURE|UTENSIL ,? {joint} [ {filler} <BARE> {shared}',
    result: 'plain',
    example: 'Heat the oven, butter and line a tin.',
  },
  {
    id: 'base-in-phrase',
    when: '{joint} {filler} <BARE&NON_ENTITY&!UNIT>',
    result: null,
    example: 'Place the peaches, cut side up.',
  },
  {
    id: 'base-with-object',
    when: '{joint} [ {filler} <BARE> OBJECT',
    result: 'plain',
    example: 'Peel and slice the carrots.',
  },
  {
    id: 'base-as-other-tool',
    when: 'UTENSIL or <BARE&UTENSIL> !OBJECT&!PREPOSITION',
    result: null,
    example: 'Warm the tortillas in the oven or microwave until soft.',
  },
  {
    id: 'base-in-utensil',
    when: '{joint} {filler} <BARE&CONTINUED&NAME&!FOOD>',
    result: null,
    example: 'Use a hand or stand mixer.',
  },
  {
    id: 'base-with-preposition',
    when: '{joint} [ {filler} <BARE&NAME&!FOOD> PREPOSITION',
    result: 'plain',
    example: 'Add the eggs and whisk with a fork.',
  },
  {
    id: 'base-before-utensil',
    when: '{joint} [ {filler} <BARE&NAME> UTENSIL_START',
    result: 'plain',
    example: 'Grease and flour cake tins.',
  },
  {
    id: 'base-next-with-tool',
    when: 'then [ {filler} <BARE&UTENSIL> !WORD',
    result: 'plain',
    example: 'Brush with oil, then grill.',
  },
  {
    id: 'base-as-food',
    when: '{joint} {filler} <BARE&FOOD&!UNIT&HOMOGRAPH>',
    result: null,
    example: 'Mix the flour, butter and sugar.',
  },
  {
    id: 'base-as-item',
    when: '{joint} {filler} <BARE&NAME> !WORD|CONJUNCTION|PREDICATE',
    result: null,
    example: 'Take a bowl and whisk.',
  },
  {
    id: 'base-as-adjective',
    when: '{joint} {filler} <BARE&!NAME&HOMOGRAPH&ADJECTIVE_VERB> WORD&!PREPOSITION&!ADVERB&!CONJUNCTION',
    result: null,
    example: 'Mix the wet and dry ingredients.',
  },
  {
    id: 'base-after-joint',
    when: '{joint} [ {filler} <BARE>',
    result: 'plain',
    example: 'Add the milk and simmer.',
  },
];

/** After a fronted phrase without a comma, or after a heading without a colon. */
const AFTER_FRONTED_PHRASE: readonly InstructionRule[] = [
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
    id: 'base-after-joined-phrase',
    when: 'CONJUNCTION PREPOSITION&!PURPOSE&!OF WORD&!PREPOSITION&!CONJUNCTION&!INSTRUCTION* [ {filler} <BARE> OBJECT',
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
    when: 'MEASURE|morning|evening|meantime [ {filler} <BARE> {object}',
    result: 'plain',
    example: 'The next day drain the beans.',
  },
  {
    id: 'base-after-fronted-clause',
    when: 'FIRST&when|FIRST&once|FIRST&if|FIRST&while|FIRST&as !FIRST&!INSTRUCTION* [ {filler} <BARE&!SPONTANEOUS> {object}',
    result: 'plain',
    example: 'Once the onions are soft add the garlic.',
  },
  {
    id: 'base-after-short-condition',
    when: 'if|when|where|as needed|necessary|desired|required|possible|preferred [ {filler} <BARE&!FOOD>',
    result: 'plain',
    example: 'Stir and if needed pour in the stock.',
  },
  {
    id: 'base-after-so',
    when: 'so [ {filler} <BARE> OBJECT',
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

/** The -ing form. */
const GERUNDS: readonly InstructionRule[] = [
  {
    id: 'gerund-negated',
    when: '{negation} [ {filler} <GERUND>',
    result: 'forbidden',
    example: 'Cook without stirring.',
  },
  {
    id: 'gerund-continues-negated',
    when: 'FORBIDDEN_INSTRUCTION WORD&!CONJUNCTION&!INSTRUCTION* or [ {filler} <GERUND>',
    result: 'forbidden',
    example: 'Cook without stirring or covering.',
  },
  {
    id: 'gerund-in-heading',
    when: 'FIRST {filler} <GERUND> WORD&!INSTRUCTION* :',
    result: null,
    example: 'Making the filling: fry the onion.',
  },
  {
    id: 'gerund-in-name',
    when: '<GERUND&NAME>',
    result: null,
    example: 'Place on a baking sheet.',
  },
  {
    id: 'gerund-before',
    when: '[ before {filler} <GERUND>',
    result: 'before',
    example: 'Rest before serving.',
  },
  {
    id: 'gerund-aspectual',
    when: 'ASPECTUAL [ {filler} <GERUND>',
    result: 'plain',
    example: 'Keep whisking.',
  },
  {
    id: 'gerund-of-instrument',
    when: '=use WORD&!PREPOSITION&!=use* [ for {filler} <GERUND> OBJECT',
    result: 'purpose',
    example: 'Use a knife for slicing the bread.',
  },
  {
    id: 'gerund-while-with-object',
    when: '[ while|by {filler} <GERUND&SPONTANEOUS> OBJECT',
    result: 'accompanying',
    example: 'Cool the waffles while melting the chocolate.',
  },
  {
    id: 'gerund-spontaneous',
    when: '<GERUND&SPONTANEOUS>',
    result: null,
    example: 'Wait until the butter is melting.',
  },
  {
    id: 'gerund-simultaneous',
    when: '[ while|by {filler} <GERUND>',
    result: 'accompanying',
    example: 'Start by chopping the onion.',
  },
  {
    id: 'gerund-after-sign',
    when: ',|OPENING [ {filler} <GERUND>',
    result: 'accompanying',
    example: 'Cook the rice, stirring.',
  },
  {
    id: 'gerund-at-start',
    when: 'END [ {filler} <GERUND> OBJECT',
    result: 'accompanying',
    example: 'Stirring the sauce, add the milk.',
  },
  {
    id: 'gerund-as-subject',
    when: 'END {filler} <GERUND>',
    result: null,
    example: 'Stirring keeps the sauce smooth.',
  },
  {
    id: 'gerund-coordinated',
    when: 'ACCOMPANYING_INSTRUCTION !INSTRUCTION* CONJUNCTION [ {filler} <GERUND>',
    result: 'accompanying',
    example: 'Cook, stirring and scraping.',
  },
  {
    id: 'gerund-in-list',
    when: 'CONJUNCTION {filler} <GERUND>',
    result: null,
    example: 'Chopping and slicing take time.',
  },
  {
    id: 'gerund-as-noun',
    when: 'DETERMINER|PREPOSITION {filler} <GERUND>',
    result: null,
    example: 'Stop the stirring.',
  },
  {
    id: 'gerund-with-adverb',
    when: '[ {filler} <GERUND> ADVERB',
    result: 'accompanying',
    example: 'Cook the rice stirring often.',
  },
];

/**
 * Decides which English verbs are instructions, and their role. Many verbs are spelt like a noun or an
 * adjective, and verbs also describe what food does: the result of such a rule is null.
 */
export const INSTRUCTION_RULES_EN: readonly InstructionRule[] = [
  ...NEGATED,
  ...AFTER_TO,
  ...AFTER_SUBJECT,
  ...AFTER_MODAL,
  ...AT_START,
  ...AFTER_JOINT,
  ...AFTER_FRONTED_PHRASE,
  ...GERUNDS,
];
