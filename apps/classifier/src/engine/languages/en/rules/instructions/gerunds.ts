import type { InstructionRule } from '../../../../rules/rule.js';

/** The -ing form. */
export const GERUNDS_EN: readonly InstructionRule[] = [
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
    id: 'gerund-seasoning',
    when: ', [ <GERUND&=season> ADVERB|with|each|as|the',
    result: 'accompanying',
    example: 'Layer the potatoes, seasoning as you go.',
  },
  {
    id: 'gerund-in-name',
    when: '<GERUND&NAME>',
    result: null,
    example: 'Place on a baking sheet.',
  },
  {
    id: 'gerund-after-lead-time',
    when: '( FIRST&NUMBER / MOMENTARY !INSTRUCTION&!for&WORD* NUMBER ) MEASURE before <GERUND&=serve>',
    result: null,
    example: 'Take the cheese out 10 minutes before serving.',
  },
  {
    id: 'gerund-before',
    when: '[ before {filler} <GERUND>',
    result: 'before',
    example: 'Rest before serving.',
  },
  {
    id: 'gerund-of-food',
    when: 'it|they ll|will|should? ASPECTUAL [ {filler} <GERUND>',
    result: null,
    example: 'Remove the eggs early: they will keep cooking.',
  },
  {
    id: 'gerund-of-state',
    when: 'been {filler} <GERUND>',
    result: null,
    example: 'The dough has been chilling overnight.',
  },
  {
    id: 'gerund-aspectual',
    when: '( ASPECTUAL / =go on ) [ {filler} <GERUND>',
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
    id: 'gerund-at-start-with-adverb',
    when: 'END [ {filler} <GERUND> ADVERB+ ,',
    result: 'accompanying',
    example: 'Stirring constantly, add the milk.',
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
    id: 'gerund-aspectual-again',
    when: 'ASPECTUAL GERUND&INSTRUCTION CONJUNCTION [ {filler} <GERUND>',
    result: 'plain',
    example: 'Continue stirring and heating.',
  },
  {
    id: 'gerund-in-list',
    when: 'CONJUNCTION {filler} <GERUND>',
    result: null,
    example: 'Chopping and slicing take time.',
  },
  {
    id: 'gerund-reserving',
    when: '!PREPOSITION&!DETERMINER&!PURPOSE&!after [ {filler} <GERUND&=reserve|GERUND&=add>',
    result: 'accompanying',
    example: 'Drain the pasta reserving some of the water.',
  },
  {
    id: 'gerund-as-noun',
    when: 'DETERMINER|PREPOSITION {filler} <GERUND>',
    result: null,
    example: 'Stop the stirring.',
  },
  {
    id: 'gerund-with-adverb',
    when: '[ {filler} <GERUND> ADVERB|until',
    result: 'accompanying',
    example: 'Cook the rice stirring often.',
  },
];
