import type { TechniqueWordings } from '../../../language/language.js';

/** Setting aside, finishing and serving. */
export const FINISHING_TECHNIQUES_EN: TechniqueWordings = {
  setAside: [
    'set|put|lay|leave|place|keep … aside|to one side|to the side',
    'reserve',
    'save',
    'hold|keep … back',
    'keep ~ tablespoon|tablespoons|ladle|ladles|cup|cups|ml|for later|for garnish|for the garnish|for serving',
  ],
  emulsify: ['emulsify'],
  crumble: ['crumble'],
  shred: ['shred', 'pull … apart|into flakes|into shreds', 'pull ~ forks', 'flake'],
  hollow: ['hollow', 'hollow … out', 'core', 'scoop … out'],
  score: [
    'score',
    'slit',
    'slash',
    'make … slits|a * slit|incisions|cuts|slashes',
    'cut … slits|a * slit|slashes|a * cross',
  ],
  cutOut: [
    'cut|stamp … out',
    'cut ~ cookie cutter|cookie cutters|biscuit cutter|biscuit cutters|round cutter',
  ],
  temper: ['temper'],
  press: [
    'press',
    'flatten',
    'pack',
    'tamp',
    'punch … down',
    'squash ~ down|flat',
    'pat ~ pan|tin|dish|plate|mold|mould|baking pan|cake pan',
  ],
  rub: [
    'rub',
    'massage',
    'give … rub|massage',
    'cut ~ into the flour|into flour|into the dry ingredients|into dry ingredients',
    'cut ~ in the butter|in the cold butter|in the shortening|in the margarine',
  ],
  moisten: ['moisten', 'dampen', 'wet'],
  cream: ['cream'],
  unmold: ['unmold', 'unmould', 'invert', 'turn … out'],
  turn: ['turn', 'turn … over', 'turn ~ upside down', 'flip', 'flip … over', 'give … turn|flip'],
  garnish: ['garnish', 'decorate', 'top ~ with'],
  serve: ['serve', 'plate', 'dish … up|out'],
};
