import type { TechStepKey } from '../../catalogue/tech-steps.js';

/** Where in a kitchen something is done, in the order a session goes to them. */
export const STATIONS = ['BOARD', 'HOB', 'OVEN'] as const;

export type Station = (typeof STATIONS)[number];

/** Work on raw food that waits well until it is needed. */
const AT_THE_BOARD = new Set<TechStepKey>([
  'wash',
  'rinse',
  'peel',
  'pit',
  'trim',
  'cut',
  'chop',
  'slice',
  'dice',
  'julienne',
  'grate',
  'zest',
  'squeeze',
  'crush',
  'grind',
  'shred',
  'hollow',
  'score',
  'cutOut',
]);
const IN_THE_OVEN = new Set<TechStepKey>(['preheat', 'bake', 'roast', 'gratinate']);

export function stationOf(technique: TechStepKey, usesOven: boolean): Station {
  if (usesOven || IN_THE_OVEN.has(technique)) return 'OVEN';
  return AT_THE_BOARD.has(technique) ? 'BOARD' : 'HOB';
}
