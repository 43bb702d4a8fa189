import type { MentionRule } from '../../../../rules/mention-rule.js';

/** Foods that only describe the result, the size or the state of something. */
export const DESCRIPTIONS_FR: readonly MentionRule[] = [
  {
    id: 'food-in-complement',
    when: 'en&COMPLEMENT ADJECTIVE|ADVERB* <INGREDIENT&COMPLEMENT>',
    result: null,
    isSure: true,
    example: 'Réduire en purée.',
  },
  {
    id: 'compared-size',
    when: 'COMPARED d un|une ADJECTIVE* <FOOD>',
    result: null,
    isSure: true,
    example: 'Former des boules de la taille d’une noix.',
  },
  {
    id: 'compared-state',
    when: 'forme|consistance|texture de|d <FOOD>',
    result: null,
    isSure: true,
    example: 'Aplatir la pâte en forme de crêpe.',
  },
  {
    id: 'absent-in-food',
    when: 'pauvre|pauvres|allégé|allégée|allégés en <INGREDIENT>',
    result: null,
    isSure: true,
    example: 'Verser le bouillon pauvre en sel.',
  },
  {
    id: 'program-of-appliance',
    when: 'programme|mode|fonction|touche <FOOD>',
    result: null,
    example: 'Lancer le programme pâte.',
  },
  {
    id: 'pink-meat',
    names: ['rosé', 'rosés'],
    when: 'ADVERB|VERB|soit|soient|est|reste|restent|meilleur <ANY>',
    result: null,
    isSure: true,
    example: 'Cuire jusqu’à ce que le porc soit légèrement rosé.',
  },
  {
    id: 'melting-food',
    names: ['fondant', 'fondants'],
    when: 'ADVERB|soit|soient|est|sont|bien|reste|restent|rester|restera|resteront|devienne|deviennent|être <ANY>',
    result: null,
    isSure: true,
    example: 'Cuire jusqu’à ce que les poireaux soient bien fondants.',
  },
  {
    id: 'compared-food',
    when: 'comme un|une|du|des ADJECTIVE* <FOOD>',
    result: null,
    isSure: true,
    example: 'Étaler la pâte fine comme une crêpe.',
  },
  {
    id: 'colour',
    when: 'couleur|teinte <FOOD>',
    result: null,
    isSure: true,
    example: 'Laisser dorer jusqu’à une couleur caramel.',
  },
  {
    id: 'description-after-name',
    when: 'MENTION&!UNIT ADVERB* <PARTICIPLE_ONLY&!LONG_MENTION|ADJECTIVE&!LONG_MENTION>',
    result: null,
    isSure: true,
    example: 'Servir la viande rôtie.',
  },
];
