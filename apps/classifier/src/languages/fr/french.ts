import { ingredientNames } from '#domain/catalogue/ingredient-names.js';
import { pluralFr } from '#domain/catalogue/ingredient-names/plural.fr.js';
import { UNIT_TABLES } from '#domain/catalogue/unit-names.js';
import type { Language } from '../../engine/model/language.js';
import { AMBIGUOUS_UTENSILS } from '../ambiguous-utensils.js';
import { HOMONYMS } from '../homonyms.js';
import { conjugateFrench } from './conjugate.js';
import { GRAMMAR_FR } from './grammar.js';
import { NON_ENTITIES_FR } from './non-entities.js';
import { AUXILIARY_RULES_FR } from './rules/auxiliaries.js';
import { INSTRUCTION_RULES_FR } from './rules/instructions.js';
import { NAMES_FR } from './rules/names.js';
import { SPELLING_FR } from './spelling.js';
import { NO_TECHNIQUES_FR, TECHNIQUES_FR } from './techniques.js';
import { UTENSILS_FR } from './utensils.js';
import { VERBS_FR } from './verbs.js';

/** Everything that the engine knows about French. */
export const FRENCH: Language = {
  grammar: GRAMMAR_FR,
  spelling: SPELLING_FR,
  verbs: VERBS_FR,
  conjugate: conjugateFrench,
  plural: pluralFr,
  techniques: TECHNIQUES_FR,
  noTechniques: NO_TECHNIQUES_FR,
  utensils: UTENSILS_FR,
  ingredients: ingredientNames('fr'),
  units: UNIT_TABLES.fr,
  nonEntities: NON_ENTITIES_FR,
  ambiguousUtensils: AMBIGUOUS_UTENSILS.fr,
  homonyms: HOMONYMS.fr,
  names: NAMES_FR,
  instructionRules: INSTRUCTION_RULES_FR,
  auxiliaryRules: AUXILIARY_RULES_FR,
};
