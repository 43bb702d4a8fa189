import type { MeasureRule } from '../../../rules/rule.js';

/** Times that are no durations. */
const NO_DURATIONS: readonly MeasureRule[] = [
  {
    id: 'duration-interval',
    when: 'every other? <DURATION>',
    result: false,
    example: 'Baste the duck every 15 minutes.',
  },
  {
    id: 'duration-without-number',
    when: '<couple&DURATION>',
    result: false,
    example: 'Rest for a couple of minutes.',
  },
  {
    id: 'duration-of-bursts',
    when: '<DURATION> DURATION* -? bursts|intervals|increments|stints',
    result: false,
    example: 'Melt the chocolate in 30-second bursts.',
  },
  {
    id: 'duration-age',
    when: '<DURATION> DURATION* ( -? old|aged / - FOOD )',
    result: false,
    example: 'Tear up a 2-day-old loaf.',
  },
  {
    id: 'duration-from-age',
    when: 'FIRST&from <DURATION> months|years',
    result: false,
    example: 'From 6 months, add the spinach.',
  },
  {
    id: 'duration-age-of-food',
    when: '<DURATION> -? month FOOD',
    result: false,
    example: 'Grate a 24-month parmesan.',
  },
  {
    id: 'duration-before-end',
    when: '<DURATION> DURATION* before|from the|it end|finish|finished|is|end|comes',
    result: false,
    example: 'Add the cream 5 minutes before the end.',
  },
  {
    id: 'duration-before-event',
    when: 'MOMENTARY !INSTRUCTION&WORD&!for* <DURATION> DURATION* ( before|prior|beforehand / after you|adding )',
    result: false,
    example: 'Remove the butter 30 minutes before baking.',
  },
  {
    id: 'duration-fronted-before',
    when: '<FIRST&DURATION> DURATION* before|prior',
    result: false,
    example: 'Thirty minutes before eating, take the cheese out.',
  },
  {
    id: 'duration-passed',
    when: '<FIRST&DURATION> DURATION* later ,',
    result: true,
    example: 'Ten minutes later, add the tomatoes.',
  },
  {
    id: 'duration-later',
    when: '<DURATION> DURATION* ( later|earlier|ahead|ago|beforehand / in advance / to go / left / less|more than )',
    result: false,
    example: 'Add the sugar 5 minutes later.',
  },
  {
    id: 'duration-within',
    when: 'within <DURATION> DURATION* of',
    result: false,
    example: 'Within 10 minutes of boiling, skim the broth.',
  },
  {
    id: 'duration-last-part',
    when: 'last|final <DURATION>',
    result: false,
    example: 'Uncover the pot for the last 10 minutes of cooking.',
  },
  {
    id: 'duration-ordinal',
    when: '<a> second&DURATION WORD&!PREPOSITION&!CONJUNCTION&!ADVERB&!PURPOSE&!SUBORDINATOR',
    result: false,
    example: 'Use a second grater.',
  },
];

/** Degrees that are no temperatures. */
const NO_TEMPERATURES: readonly MeasureRule[] = [
  {
    id: 'temperature-angle',
    when: '<DEGREES> DEGREES* angle',
    result: false,
    example: 'Slice the bread at a 45-degree angle.',
  },
  {
    id: 'temperature-turn',
    when: 'TURN !TURN&!to&!at&WORD* <DEGREES>',
    result: false,
    example: 'Turn the baking sheet 180 degrees.',
  },
  {
    id: 'temperature-difference',
    when: 'by <TEMPERATURE>',
    result: false,
    example: 'Reduce the heat by 25 °C.',
  },
  {
    id: 'temperature-oven-number',
    when: '( oven to|at? / =preheat|=bake|=roast|=broil|=fry|air !INSTRUCTION&WORD|NUMBER* to|at ) <BARE_NUMBER> BARE_NUMBER* !WORD|PREPOSITION|CONJUNCTION|ADVERB|PURPOSE|SUBORDINATOR',
    result: true,
    example: 'Preheat the oven to 200.',
  },
  {
    id: 'temperature-number',
    when: '<BARE_NUMBER>',
    result: false,
    example: 'Add 200 g cream.',
  },
];

/** Decides which durations and temperatures of an English text are findings. */
export const MEASURE_RULES_EN: readonly MeasureRule[] = [
  ...NO_DURATIONS,
  { id: 'duration', when: '<DURATION>', result: true, example: 'Cook for 10 minutes.' },
  ...NO_TEMPERATURES,
  { id: 'temperature', when: '<TEMPERATURE>', result: true, example: 'Bake at 180 °C.' },
];
