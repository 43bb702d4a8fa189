import { unit } from '#domain/catalogue/unit-names/table.js';
import type { Language } from '../../../src/engine/language/language.js';
import { conjugateGerman } from './conjugate.js';
import { MEASURES_DE } from './measures.js';
import {
  AUXILIARY_RULES_DE,
  EXCLUSION_RULES_DE,
  INSTRUCTION_RULES_DE,
  MENTION_RULES_DE,
  NAMES_DE,
  REFERENCE_RULES_DE,
  SUBORDINATE_RULES_DE,
} from './rules.js';

const ingredient = (key: 'onion' | 'carrot' | 'flour' | 'milk' | 'butter', ...forms: string[]) => ({
  key,
  label: forms[0] ?? '',
  forms,
  alternatives: [],
});

/**
 * A small third language. It proves that a language needs no change of the engine: separable verbs,
 * capital nouns, and infinitives at the end of the clause are data.
 */
export const GERMAN: Language = {
  grammar: {
    classes: [
      ['DETERMINER', 'der die das den dem des ein eine einen einem einer'],
      ['PRONOUN', 'sie ihn es Sie'],
      ['LOCATIVE', 'in im'],
      ['EXCEPTION', 'außer'],
      ['PREPOSITION', 'in im mit auf aus bei zu zum für'],
      ['CONJUNCTION', 'und oder dann'],
      ['RANGE', 'bis'],
      ['NEGATION', 'nicht nie ohne'],
      ['ADVERB', 'fein gut kurz langsam'],
      ['SUBORDINATOR', 'bis wenn dass'],
      ['ADJECTIVE', 'große großen kleine kleinen rote roten'],
      ['PURPOSE', 'um'],
      ['MEASURE', 'Minute Minuten Stunde Stunden cm Grad'],
      ['ABBREVIATION', 'EL TL Min Std'],
    ],
    endings: [],
    exceptions: [],
    thousandsSeparator: '.',
    numbers: { ein: 1, eine: 1, einen: 1, zwei: 2, drei: 3 },
    misspellings: {},
    ampersand: 'und',
    sizes: ['kleine', 'große', 'feine'],
  },
  spelling: {
    deliberateAccents: 'äöü',
    endings: ['e', 'n', 't'],
    commonWords: [],
    capitalsMarkNames: false,
  },
  verbs: {
    withoutTechnique: ['geben', 'warten', 'zugeben'],
    auxiliaries: [],
    introducing: ['zugeben'],
    placing: ['geben'],
    removing: [],
    using: [],
    withParticle: [],
    spontaneous: [],
    homographs: [],
  },
  conjugate: conjugateGerman,
  plural: (name) => ({ Topf: 'Töpfe', Schüssel: 'Schüsseln', Pfanne: 'Pfannen' })[name] ?? name,
  techniques: {
    peel: ['schälen'],
    chop: ['hacken', 'kleinschneiden', 'schneiden … klein'],
    dice: ['würfeln', 'schneiden … in * Würfel'],
    cut: ['schneiden'],
    stir: ['rühren'],
    fold: ['unterrühren', 'rühren … unter'],
    cook: ['kochen'],
    panFry: ['braten'],
  },
  noTechniques: [],
  utensils: { saucepan: ['Topf'], bowl: ['Schüssel'], fryingPan: ['Pfanne'] },
  ingredients: [
    ingredient('onion', 'Zwiebel', 'Zwiebeln'),
    ingredient('carrot', 'Karotte', 'Karotten', 'Möhre', 'Möhren'),
    ingredient('flour', 'Mehl'),
    ingredient('milk', 'Milch'),
    ingredient('butter', 'Butter'),
  ],
  measures: MEASURES_DE,
  units: [unit('gram', 'g, Gramm'), unit('tablespoon', 'EL, Esslöffel')],
  amountWords: {
    containers: ['Dose', 'Dosen'],
    pieces: [],
    vague: ['Prise'],
    plus: ['plus'],
    minus: [],
    upTo: [],
    beforeOne: [],
    approximate: ['etwa'],
    each: [],
    sizes: [],
    capitals: {},
    numbered: ['Schritt'],
  },
  nonEntities: [],
  names: NAMES_DE,
  instructionRules: INSTRUCTION_RULES_DE,
  auxiliaryRules: AUXILIARY_RULES_DE,
  exclusionRules: EXCLUSION_RULES_DE,
  referenceRules: REFERENCE_RULES_DE,
  subordinateRules: SUBORDINATE_RULES_DE,
  mentionRules: MENTION_RULES_DE,
};
