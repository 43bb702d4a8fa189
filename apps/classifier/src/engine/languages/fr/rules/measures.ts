import type { MeasureRule } from '../../../rules/rule.js';

/** Times that are no durations. */
const NO_DURATIONS: readonly MeasureRule[] = [
  {
    id: 'duration-interval',
    when: '( tous|toutes les / chaque / espacés|espacées de ) <DURATION>',
    result: false,
    example: 'Arrosez le rôti toutes les 15 minutes.',
  },
  {
    id: 'duration-interval-of-minutes',
    when: 'aux <DURATION>',
    result: false,
    example: 'Remuer aux 5 minutes.',
  },
  {
    id: 'duration-age',
    when: 'FOOD OF <DURATION> jour|jours|semaine|semaines|mois',
    result: false,
    example: 'Émietter un pain de deux jours.',
  },
  {
    id: 'duration-age-of-cheese',
    when: '@cheeses <DURATION> mois',
    result: false,
    example: 'Râper du comté 18 mois.',
  },
  {
    id: 'duration-from-age',
    when: '( dès / à partir de ) <DURATION> mois|ans',
    result: false,
    example: 'Dès 6 mois, ajouter les épinards.',
  },
  {
    id: 'duration-before-end',
    when: '<DURATION> DURATION* avant la|l|le fin|terme|arrêt',
    result: false,
    example: 'Ajoutez le persil 5 minutes avant la fin.',
  },
  {
    id: 'duration-before-event',
    when: 'MOMENTARY !INSTRUCTION&WORD* <DURATION> DURATION* avant|auparavant',
    result: false,
    example: 'Sortir la viande 30 minutes avant de la cuire.',
  },
  {
    id: 'duration-fronted-before',
    when: '<FIRST&DURATION> DURATION* avant',
    result: false,
    example: 'Dix minutes avant de servir, ajoutez la crème.',
  },
  {
    id: 'duration-passed',
    when: '<FIRST&DURATION> DURATION* ( plus tard / après ) ,',
    result: true,
    example: 'Dix minutes plus tard, ajouter les tomates.',
  },
  {
    id: 'duration-later',
    when: '<DURATION> DURATION* ( plus tard|tôt / d|à l? avance|intervalle / de moins|plus que|qu / après|auparavant ,|END )',
    result: false,
    example: 'Ajoutez le sucre 5 min plus tard.',
  },
  {
    id: 'duration-last-part',
    when: 'dernière|dernières <DURATION>',
    result: false,
    example: 'Découvrir pour les dernières 30 minutes de cuisson.',
  },
  {
    id: 'duration-ordinal',
    when: '<une> seconde&DURATION WORD&!PREPOSITION&!CONJUNCTION&!ADVERB&!PURPOSE&!SUBORDINATOR',
    result: false,
    example: 'Mélanger une seconde fois.',
  },
];

/** Degrees that are no temperatures. */
const NO_TEMPERATURES: readonly MeasureRule[] = [
  {
    id: 'temperature-alcohol',
    when: 'SPIRIT à <DEGREES>',
    result: false,
    example: 'Flambez avec un rhum à 40°.',
  },
  {
    id: 'temperature-angle',
    when: 'angle|couteau|lame|biais|biseau à|de|d <DEGREES>',
    result: false,
    example: "Émincez l'échalote en tenant le couteau à 45°.",
  },
  {
    id: 'temperature-turn',
    when: 'TURN !TURN&!à&WORD* <DEGREES>',
    result: false,
    example: 'Tournez le plat de 180 degrés.',
  },
  {
    id: 'temperature-difference',
    when: 'CHANGE !CHANGE&WORD* de <TEMPERATURE>',
    result: false,
    example: 'Augmenter la température de 10 °C.',
  },
  {
    id: 'temperature-oven-number',
    when: '( four à? / =enfourner|=préchauffer|=cuire|=rôtir !INSTRUCTION&WORD|NUMBER* à ) <BARE_NUMBER> BARE_NUMBER* !WORD|PREPOSITION|CONJUNCTION|ADVERB|PURPOSE',
    result: true,
    example: 'Préchauffer le four à 180.',
  },
  {
    id: 'temperature-number',
    when: '<BARE_NUMBER>',
    result: false,
    example: 'Ajoutez 200 g de farine.',
  },
];

/** Decides which durations and temperatures of a French text are findings. */
export const MEASURE_RULES_FR: readonly MeasureRule[] = [
  ...NO_DURATIONS,
  { id: 'duration', when: '<DURATION>', result: true, example: 'Cuire 10 minutes.' },
  ...NO_TEMPERATURES,
  { id: 'temperature', when: '<TEMPERATURE>', result: true, example: 'Enfourner à 180 °C.' },
];
