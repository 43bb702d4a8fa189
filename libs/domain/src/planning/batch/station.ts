import type { TechStepKey } from '../../catalogue/tech-steps.js';

/** The places in a kitchen, in the order of a batch session. */
export const STATIONS = ['BOARD', 'HOB', 'OVEN'] as const;

export type Station = (typeof STATIONS)[number];

/** Preparation of raw food, which can be done early. */
const BOARD_TECHNIQUES = new Set<TechStepKey>([
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
const OVEN_TECHNIQUES = new Set<TechStepKey>(['preheat', 'bake', 'roast', 'gratinate']);

/** The station of a technique. A step without a technique is done at the hob, like most steps. */
export function stationOf(technique: TechStepKey | null, usesOven: boolean): Station {
  if (usesOven) return 'OVEN';
  if (technique === null) return 'HOB';
  if (OVEN_TECHNIQUES.has(technique)) return 'OVEN';
  return BOARD_TECHNIQUES.has(technique) ? 'BOARD' : 'HOB';
}
