import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { DishNames } from '#domain/catalogue/dishes.js';
import type { IngredientNames } from '#domain/catalogue/ingredient-names.js';
import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { MeasureWords, UnitNames } from '#domain/catalogue/unit-names/table.js';
import type { UnitKey } from '#domain/catalogue/units.js';
import type { UtensilKey } from '#domain/catalogue/utensils.js';
import type {
  AbsenceRule,
  AuxiliaryRule,
  DuringRule,
  ImpliedFoodRule,
  InstructionRule,
  PatternNames,
  ReferenceRule,
  Rule,
  SubordinateRule,
} from '../rules/rule.js';
import type { MeasureData } from './measure-words.js';
import type { MentionRule } from '../rules/mention-rule.js';
import type { Spelling } from '../words/misspellings.js';
import type { VerbForm, WordClass } from '../words/word-class.js';

/** Everything that the engine knows about a language. A language is a folder with this data. */
export interface Language {
  readonly grammar: Grammar;
  readonly spelling: Spelling;
  readonly verbs: VerbLists;
  /** Verbs that tell of a food without its name, also as participles: "beurrer", "floured". */
  readonly foodVerbs: Readonly<Record<string, IngredientKey>>;
  /** All forms of a verb that are instructions in recipes or describe food. */
  readonly conjugate: (infinitive: string) => readonly ConjugatedForm[];
  /** The plural of a name. */
  readonly plural: (name: string) => string;
  /**
   * The wordings of each technique, in these notations:
   *
   * - `mijoter`, `simmer`: a verb in all forms that can be an instruction;
   * - `faire revenir`, `let stand`: the verb means the technique only after an auxiliary, also
   *   with a complement: `faire réduire ~ à feu`;
   * - `porter|amener … à ébullition|à l'ébullition`: verbs, any words, then a complement that
   *   belongs to the technique's span;
   * - `presser ~ citron|orange`: words that determine the verb's meaning, outside the span;
   * - `en * dés`: `*` matches nothing or an adjective of size;
   * - `= mise au four`: a fixed phrase that is an instruction by itself.
   */
  readonly techniques: TechniqueWordings;
  /** Wordings that look like a technique and are not one, in the same notations. */
  readonly noTechniques: readonly string[];
  readonly utensils: UtensilNames;
  readonly ingredients: readonly IngredientNames[];
  readonly dishes: readonly Pick<DishNames, 'key' | 'forms'>[];
  readonly everyday: EverydayWords;
  /** Words and rules of durations and temperatures. */
  readonly measures: MeasureData;
  readonly units: readonly UnitNames[];
  readonly amountWords: AmountWords;
  /** Phrases that contain the name of an ingredient or a utensil and mean neither. */
  readonly nonEntities: readonly string[];
  /** Names that the patterns of the rules use. */
  readonly names: PatternNames;
  readonly instructionRules: readonly InstructionRule[];
  readonly auxiliaryRules: readonly AuxiliaryRule[];
  /** Words that say that a food is absent: "sans", "free". */
  readonly absenceRules: readonly AbsenceRule[];
  /** Actions that only one food can mean. */
  readonly impliedFoodRules: readonly ImpliedFoodRule[];
  /** Words that exclude what follows: "sauf", "instead of". */
  readonly exclusionRules: readonly Rule<true>[];
  readonly duringRules: readonly DuringRule[];
  readonly referenceRules: readonly ReferenceRule[];
  readonly subordinateRules: readonly SubordinateRule[];
  readonly mentionRules: readonly MentionRule[];
}

/** Words that are no food, besides those that the engine knows for other reasons. */
export interface EverydayWords {
  /** Words in lower case. Words with one more or one other letter are no misspellings of a food. */
  readonly words: readonly string[];
  /** Endings that no name of a food has. */
  readonly endings: RegExp;
  /** What stands around names: "by Kate", "Ann Cork", "soup (such as Campbell)", "Alma's Corn" at the start. */
  readonly aroundNames: Readonly<Record<'before' | 'first' | 'beforeBrand' | 'after', RegExp>>;
}

export type TechniqueWordings = Readonly<Partial<Record<TechStepKey, readonly string[]>>>;

/**
 * The names of each utensil in the singular; plurals are derived. Words in brackets are required
 * context and not part of the name: `(sous le) gril`.
 */
export type UtensilNames = Readonly<Partial<Record<UtensilKey, readonly string[]>>>;

/** Verbs by what the engine has to know about them. */
export interface VerbLists {
  /** Verbs of instructions without a technique. They start a clause like any other verb. */
  readonly withoutTechnique: readonly string[];
  /** Auxiliaries: "faire revenir", "let rise". */
  readonly auxiliaries: readonly string[];
  /** Verbs that introduce an object: they never share the object of the previous verb. */
  readonly introducing: readonly string[];
  /**
   * Verbs that put food into a vessel: "mettre", "pour". A later verb without an object is about
   * the food in this vessel.
   */
  readonly placing: readonly string[];
  /** Verbs that take something away, or open it: the next verb is about what remains. */
  readonly removing: readonly string[];
  /** Verbs whose object is the tool for the next verb: "use a mandoline to slice the fennel". */
  readonly using: readonly string[];
  /** Verbs whose object may follow a particle: "stir in the flour". */
  readonly withParticle: readonly string[];
  /** What food does without the cook: "en refroidissant" is not an instruction. */
  readonly spontaneous: readonly string[];
  /** Verbs that are also nouns or adjectives. In a list they are verbs only with an object. */
  readonly homographs: readonly string[];
}

/** Words of amounts besides numbers and units. */
export interface AmountWords extends MeasureWords {
  /** Adds an amount to the one before it: "1 cup plus 2 tablespoons", "1 kilo et demi". */
  readonly plus: readonly string[];
  /** Takes an amount from the one before it: "1 cup less 1 tablespoon". */
  readonly minus: readonly string[];
  /** Precedes the upper end of a range: "100 g, voire 150 g". */
  readonly upTo: readonly string[];
  /** Joins a multiple of ten and one in a number: "vingt et un". */
  readonly beforeOne: readonly string[];
  /** Follows an amount that is not exact: "300 g environ". */
  readonly approximate: readonly string[];
  /** Precedes the size of a piece: "6 œufs calibre L". */
  readonly sizes: readonly string[];
  /** Units that only a capital letter tells apart: "T" is a tablespoon, "t" a teaspoon. */
  readonly capitals: Readonly<Record<string, UnitKey>>;
  /** Follows or precedes an amount that is one of each food: "1 tsp each cumin and coriander". */
  readonly each: readonly string[];
  /** Precedes the amount of the part before it: "la moitié du lait, soit 15 cl". */
  readonly equal: readonly string[];
  /** A part without a number: "the rest of the milk", "the remaining milk". */
  readonly partial: readonly string[];
  /** Precedes a number that is no amount: "step 3". */
  readonly numbered: readonly string[];
}

/** A spelling of a verb, and how it can be read. */
export type ConjugatedForm = readonly [spelling: string, form: VerbForm];

export interface Grammar {
  /** Words of each class. A word can be in several classes. */
  readonly classes: readonly (readonly [wordClass: WordClass, words: string])[];
  /** Classes of unknown words by their ending; the first match applies. */
  readonly endings: readonly {
    readonly ending: string;
    readonly minLength: number;
    readonly class?: WordClass;
    readonly form?: VerbForm;
  }[];
  /** Words that get no class from their ending, and words without a class that a rule uses. */
  readonly exceptions: readonly string[];
  /** Sign between groups of three digits, besides spaces: "1,500"; empty if there is none. */
  readonly thousandsSeparator: string;
  /** Values of number words. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Frequent misspellings and the words that they mean: "porter a ébullition". */
  readonly misspellings: Readonly<Record<string, string>>;
  /** The first of two words without a space between them: "cup" in "cupwhole milk". */
  readonly glued: RegExp;
  /** Word that replaces "&". */
  readonly ampersand: string;
  /** Adjectives of size, which replace `*` in a wording. */
  readonly sizes: readonly string[];
}
