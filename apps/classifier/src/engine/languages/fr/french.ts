import { dishNames } from '#domain/catalogue/dishes.js';
import { ingredientNames } from '#domain/catalogue/ingredient-names.js';
import { pluralFr } from '#domain/catalogue/ingredient-names/plural.fr.js';
import { UNIT_TABLES } from '#domain/catalogue/unit-names.js';
import type { Language } from '../../language/language.js';
import { AMOUNT_WORDS_FR } from './amount-words.js';
import { conjugateFrench } from './conjugate.js';
import { EVERYDAY_FR } from './everyday-words.js';
import { GRAMMAR_FR } from './grammar.js';
import { MEASURES_FR } from './measures.js';
import { NON_ENTITIES_FR } from './non-entities.js';
import { DURING_RULES_FR } from './rules/during.js';
import { ABSENCE_RULES_FR, IMPLIED_FOOD_RULES_FR } from './rules/foods.js';
import { AUXILIARY_RULES_FR } from './rules/auxiliaries.js';
import { EXCLUSION_RULES_FR, REFERENCE_RULES_FR, SUBORDINATE_RULES_FR } from './rules/clauses.js';
import { INSTRUCTION_RULES_FR } from './rules/instructions/instructions.js';
import { MENTION_RULES_FR } from './rules/mentions/mentions.js';
import { NAMES_FR } from './rules/names.js';
import { SPELLING_FR } from './spelling.js';
import { NO_TECHNIQUES_FR } from './techniques/no-techniques.js';
import { TECHNIQUES_FR } from './techniques/techniques.js';
import { UTENSILS_FR } from './utensils/utensils.js';
import { FOOD_VERBS_FR, VERBS_FR } from './verbs.js';

/** Everything that the engine knows about French. */
export const FRENCH: Language = {
  grammar: GRAMMAR_FR,
  spelling: SPELLING_FR,
  verbs: VERBS_FR,
  foodVerbs: FOOD_VERBS_FR,
  conjugate: conjugateFrench,
  plural: pluralFr,
  techniques: TECHNIQUES_FR,
  noTechniques: NO_TECHNIQUES_FR,
  utensils: UTENSILS_FR,
  ingredients: ingredientNames('fr'),
  dishes: dishNames('fr'),
  everyday: EVERYDAY_FR,
  measures: MEASURES_FR,
  units: UNIT_TABLES.fr.units,
  amountWords: AMOUNT_WORDS_FR,
  nonEntities: NON_ENTITIES_FR,
  names: NAMES_FR,
  instructionRules: INSTRUCTION_RULES_FR,
  auxiliaryRules: AUXILIARY_RULES_FR,
  impliedFoodRules: IMPLIED_FOOD_RULES_FR,
  absenceRules: ABSENCE_RULES_FR,
  exclusionRules: EXCLUSION_RULES_FR,
  duringRules: DURING_RULES_FR,
  referenceRules: REFERENCE_RULES_FR,
  subordinateRules: SUBORDINATE_RULES_FR,
  mentionRules: MENTION_RULES_FR,
};
