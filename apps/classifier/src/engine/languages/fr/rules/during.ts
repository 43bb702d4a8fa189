import type { DuringRule } from '../../../rules/rule.js';

/** What happens while the technique before it runs, besides gerunds. */
export const DURING_RULES_FR: readonly DuringRule[] = [
  {
    id: 'during-continued-technique',
    when: '=poursuivre|=continuer !SIGN&!INSTRUCTION* ,? en <ACCOMPANYING_INSTRUCTION>',
    result: true,
    example: 'Faire cuire les oignons. Poursuivre 5 minutes en remuant.',
  },
  {
    id: 'during-again',
    when:
      '<INSTRUCTION> !SIGN&!INSTRUCTION&!temps&!régulièrement&!souvent&!fréquemment&!toutes&!tous* ' +
      '( temps en temps / temps à autre / régulièrement|souvent|fréquemment / toutes|tous les NUMBER|MEASURE )',
    result: true,
    example: 'Mijoter une heure et remuer de temps en temps.',
  },
  {
    id: 'during-cooking-after-verb',
    when:
      '<INSTRUCTION> !SIGN&!INSTRUCTION&!cours&!pendant&!durant&!mi* ' +
      '( cours de cuisson / pendant|durant la cuisson / mi -? cuisson )',
    result: true,
    example: 'Rôtir le poulet et l’arroser en cours de cuisson.',
  },
  {
    id: 'during-cooking-before-verb',
    when: '( en cours de cuisson / pendant|durant la cuisson / à mi -? cuisson ) ,? {filler} <INSTRUCTION>',
    result: true,
    example: 'Enfourner 40 minutes. À mi-cuisson, ajouter les carottes.',
  },
  {
    id: 'during-after-time',
    when: 'après|de NUMBER+ MEASURE ,? {filler} <=couvrir|=arroser|=retourner|=remuer|=badigeonner>',
    result: true,
    example: 'Enfourner une heure. Après 30 minutes, couvrir.',
  },
];
