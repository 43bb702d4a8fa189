import type { TechniqueWordings } from '../../../language/language.js';

/** Cleaning, cutting and crushing. */
export const PREPARATION_TECHNIQUES_EN: TechniqueWordings = {
  wash: ['wash', 'scrub', 'clean', 'give … wash'],
  rinse: [
    'rinse',
    'give … rinse',
    'run|hold|place|put … under cold water|under running water|under cold running water|under the tap',
  ],
  soak: [
    'soak',
    'rehydrate',
    'reconstitute',
    'let swell',
    'give … soak',
    'dip|dunk ~ water|milk',
    'bloom ~ gelatin|gelatine',
  ],
  peel: ['peel', 'skin', 'shell', 'pare', 'shuck', 'pod', 'husk'],
  pit: ['remove … the stones|the stone|the pits|the pit', 'pit', 'seed', 'deseed', 'stone'],
  trim: ['trim', 'debone', 'devein', 'hull', '= top and tail'],
  cut: ['cut', 'halve', 'quarter', 'snip', 'segment', 'butterfly'],
  chop: ['chop', 'mince'],
  slice: [
    'slice',
    'carve',
    'shave',
    'cut … into * slices|in * slices|into rounds|into * rounds|in rounds|into wedges|in wedges',
  ],
  dice: [
    'dice',
    'cube',
    'cut|chop … into cubes|into * cubes|in cubes|into dice|into * dice|cubes|dice',
  ],
  julienne: [
    'julienne',
    'cut … into julienne|into matchsticks|into thin strips|into julienne strips',
  ],
  grate: ['grate', 'shave ~ chocolate|parmesan|cheese'],
  zest: ['zest', 'grate|remove … the zest|zest'],
  squeeze: ['squeeze', 'juice', 'wring'],
  crush: ['crush', 'pound', 'smash', 'bash', 'bruise', 'muddle'],
  grind: ['grind', 'mill', 'pulverize', 'pulverise'],
  mash: ['mash', 'squash', 'rice', 'press|push|pass|put … through a ricer|through a potato ricer'],
};
