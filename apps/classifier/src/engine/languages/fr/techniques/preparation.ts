import type { TechniqueWordings } from '../../../language/language.js';

/** Cleaning, cutting and crushing. */
export const PREPARATION_TECHNIQUES_FR: TechniqueWordings = {
  wash: ['laver', 'nettoyer'],
  rinse: ['rincer', "passer … sous l'eau|à l'eau froide|à l'eau claire"],
  soak: [
    'tremper',
    'faire tremper',
    'réhydrater',
    'dessaler',
    'ramollir ~ gélatine|feuilles de gélatine',
    'gonfler ~ graines|boulgour|quinoa|semoule|couscous|riz|flocons|tapioca|vermicelles|gélatine|raisins|pruneaux|abricots|figues|fruits secs|champignons|lentilles|pois chiches|haricots',
  ],
  peel: [
    'éplucher',
    'peler',
    'écaler',
    'décortiquer',
    'monder',
    'émonder',
    'écosser',
    'dérober',
    'ôter|retirer|enlever … la peau',
  ],
  pit: [
    'dénoyauter',
    'énoyauter',
    'épépiner',
    'retirer|enlever|ôter … pépins|les noyaux|le noyau|leurs noyaux|leur noyau',
  ],
  trim: [
    ...['parer', 'dégraisser', 'équeuter', 'ébarber', 'effiler', 'dénerver'],
    'retirer|enlever|ôter … le gras|le surplus de gras|l’excès de gras|l’excédent de gras',
  ],
  cut: ['couper', 'découper', 'tailler', 'détailler', 'recouper', 'tronçonner', 'débiter'],
  chop: ['hacher', 'ciseler', 'concasser ~ tomate|tomates'],
  slice: [
    'émincer',
    'trancher',
    'escaloper',
    'faire … des rondelles|de * rondelles|des tranches|de * tranches|des lamelles|de * lamelles',
    'couper|découper|tailler|détailler … en * tranches|en * tranche|en * rondelles|en * lamelles|en * lamelle|en demi-rondelles|en * escalopes|en * médaillons',
  ],
  dice: [
    'faire … des * dés|de * dés|des * cubes|de * cubes',
    'couper|découper|tailler|détailler|hacher|trancher|émincer … en * dés|en * des|en * cubes|en * cube|en * dé|en brunoise|en mirepoix|en macédoine',
  ],
  julienne: [
    'couper|découper|tailler|détailler|trancher|émincer|râper … en * julienne|en * bâtonnets|en * bâtons|en * allumettes',
  ],
  grate: ['râper', 'passer … à la râpe'],
  zest: ['zester', 'râper|prélever|retirer … le zeste|les zestes|un zeste'],
  squeeze: [
    'presser ~ citron|citrons|orange|oranges|lime|limes|pamplemousse|agrumes|le jus|son jus|leur jus',
    'exprimer|extraire … jus',
    'presser ~ mains|épinards|courgettes|linge|torchon|étamine',
  ],
  crush: [
    'écraser',
    'concasser',
    'piler',
    'pilonner',
    'presser ~ presse-ail|ail|gousse|gousses',
    'réduire … en miettes|en chapelure',
    'passer … au presse-ail',
  ],
  grind: [
    'moudre',
    'pulvériser ~ au blender|au mixeur|au robot|au moulin|finement|en poudre',
    'broyer',
    'réduire … en poudre|en farine',
  ],
  mash: [
    'passer|écraser … au presse-purée|au moulin à légumes',
    'réduire|écraser|passer|piler|mixer|mettre … en * purée',
    'piler ~ pommes de terre|patates|légumes',
    'faire … une purée|en purée',
  ],
};
