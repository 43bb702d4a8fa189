import type { TechniqueWordings } from '../../language/language.js';

/** Setting aside, finishing and serving. */
export const FINISHING_TECHNIQUES_EN: TechniqueWordings = {
  setAside: [
    'set|put|lay|leave|place … aside|to one side|to the side',
    'reserve',
    'save',
    'hold … back',
  ],
  emulsify: ['emulsify'],
  crumble: ['crumble'],
  shred: ['shred', 'pull … apart', 'flake'],
  hollow: ['hollow', 'hollow … out', 'core', 'scoop … out'],
  score: ['score', 'slit', 'slash', 'make … slits|a slit|incisions|cuts'],
  cutOut: [
    'cut … out',
    'cut ~ with a cookie cutter|with cookie cutter|with cookie cutters|with a biscuit cutter',
  ],
  temper: ['temper'],
  press: ['press', 'flatten', 'pack', 'tamp'],
  rub: ['rub', 'massage', 'give … rub|massage'],
  moisten: ['moisten', 'dampen'],
  cream: ['cream'],
  unmold: ['unmold', 'unmould', 'invert', 'turn … out'],
  turn: ['turn', 'turn … over', 'turn ~ upside down', 'flip', 'flip … over', 'give … turn|flip'],
  garnish: ['garnish', 'decorate', 'top ~ with'],
  serve: ['serve', 'plate'],
};
