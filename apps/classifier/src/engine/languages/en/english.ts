import { dishNames } from '#domain/catalogue/dishes.js';
import { ingredientNames } from '#domain/catalogue/ingredient-names.js';
import { pluralEn } from '#domain/catalogue/ingredient-names/plural.en.js';
import { UNIT_TABLES } from '#domain/catalogue/unit-names.js';
import type { Language } from '../../language/language.js';
import { AMOUNT_WORDS_EN } from './amount-words.js';
import { conjugateEnglish } from './conjugate.js';
import { EVERYDAY_EN } from './everyday-words.js';
import { GRAMMAR_EN } from './grammar.js';
import { MEASURES_EN } from './measures.js';
import { NON_ENTITIES_EN } from './non-entities.js';
import { DURING_RULES_EN } from './rules/during.js';
import { ABSENCE_RULES_EN, IMPLIED_FOOD_RULES_EN } from './rules/foods.js';
import { AUXILIARY_RULES_EN } from './rules/auxiliaries.js';
import { EXCLUSION_RULES_EN, REFERENCE_RULES_EN, SUBORDINATE_RULES_EN } from './rules/clauses.js';
import { INSTRUCTION_RULES_EN } from './rules/instructions/instructions.js';
import { MENTION_RULES_EN } from './rules/mentions/mentions.js';
import { NAMES_EN } from './rules/names.js';
import { SPELLING_EN } from './spelling.js';
import { NO_TECHNIQUES_EN } from './techniques/no-techniques.js';
import { TECHNIQUES_EN } from './techniques/techniques.js';
import { UTENSILS_EN } from './utensils/utensils.js';
import { FOOD_VERBS_EN, VERBS_EN } from './verbs.js';

/** Everything that the engine knows about English. */
export const ENGLISH: Language = {
  grammar: GRAMMAR_EN,
  spelling: SPELLING_EN,
  verbs: VERBS_EN,
  foodVerbs: FOOD_VERBS_EN,
  conjugate: conjugateEnglish,
  plural: pluralEn,
  techniques: TECHNIQUES_EN,
  noTechniques: NO_TECHNIQUES_EN,
  utensils: UTENSILS_EN,
  ingredients: ingredientNames('en'),
  dishes: dishNames('en'),
  everyday: EVERYDAY_EN,
  measures: MEASURES_EN,
  units: UNIT_TABLES.en.units,
  amountWords: AMOUNT_WORDS_EN,
  nonEntities: NON_ENTITIES_EN,
  names: NAMES_EN,
  instructionRules: INSTRUCTION_RULES_EN,
  auxiliaryRules: AUXILIARY_RULES_EN,
  impliedFoodRules: IMPLIED_FOOD_RULES_EN,
  absenceRules: ABSENCE_RULES_EN,
  exclusionRules: EXCLUSION_RULES_EN,
  duringRules: DURING_RULES_EN,
  referenceRules: REFERENCE_RULES_EN,
  subordinateRules: SUBORDINATE_RULES_EN,
  mentionRules: MENTION_RULES_EN,
};
