import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import { type IngredientKey, INGREDIENTS } from '#domain/catalogue/ingredients.js';
import type { Document } from '../document/document.js';
import { JOINED_CLUE } from '../document/tokens.js';
import type { Word, WordKind } from '../document/word.js';
import * as Form from '../document/verb-forms.js';
import * as Class from '../document/word-classes.js';
import type { Measure } from '../document/measure.js';
import type { Entry } from '../document/mention.js';
import type { Role } from '../document/instruction.js';
import { CLOSING_BRACKET, OPENING_BRACKET } from '../document/signs.js';

/** Whether a token has a property. */
export type TokenTest = (doc: Document, i: number) => boolean;

/** Whether every token of a word has a property. */
export type WordTest = (word: Word) => boolean;

/** Whether the tokens of a name with these meanings have a property. */
export type EntryTest = (entry: Entry) => boolean;

const isKind =
  (kind: WordKind): WordTest =>
  (word) =>
    word.kind === kind;
const isMeasured =
  (test: (measure: Measure) => boolean): TokenTest =>
  (doc, i) => {
    const { measure } = doc;
    return measure !== undefined && measure.from <= i && i < measure.to && test(measure);
  };
const hasRole =
  (role: Role): TokenTest =>
  (doc, i) =>
    doc.instructionAt(i)?.role === role;

const SUBCATEGORIES: ReadonlyMap<string, SubcategoryKey> = new Map(
  INGREDIENTS.map(({ key, subcategory }) => [key, subcategory]),
);

export const subcategoryOf = (ingredient: IngredientKey) => SUBCATEGORIES.get(ingredient);

/** The ingredients of each subcategory, and each ingredient by its own key. */
const INGREDIENTS_BY_KEY = new Map<string, Set<string | null>>();
for (const { key, subcategory } of INGREDIENTS) {
  for (const name of [key, subcategory]) {
    const named = INGREDIENTS_BY_KEY.get(name) ?? new Set();
    INGREDIENTS_BY_KEY.set(name, named.add(key));
  }
}

/** Tests for the ingredients of a subcategory, or for one ingredient, by its key. */
export function isIngredient(key: string): EntryTest {
  const known = INGREDIENTS_BY_KEY.get(key);
  if (known === undefined) throw new Error(`A pattern names an unknown ingredient "${key}".`);
  return ({ ingredient }) => known.has(ingredient);
}

const CLASS_TESTS = Object.entries(Class).map(([name, bit]): [string, WordTest] => [
  name,
  ({ classes }) => (classes & bit) !== 0,
]);

const isForm =
  (form: number): WordTest =>
  ({ forms }) =>
    (forms & form) !== 0;

/** The properties of words that patterns can name. */
export const WORD_TESTS: Readonly<Record<string, WordTest>> = {
  ...Object.fromEntries(CLASS_TESTS),
  INFINITIVE: isForm(Form.INFINITIVE),
  IMPERATIVE: isForm(Form.IMPERATIVE),
  BARE: isForm(Form.BARE_INSTRUCTION),
  GERUND: isForm(Form.GERUND),
  PRESENT: isForm(Form.PRESENT),
  PARTICIPLE: isForm(Form.PARTICIPLE),
  WORD: isKind('word'),
  DIGITS: isKind('number'),
  SIGN: isKind('sign'),
  EDGE: isKind('edge'),
  ANY: ({ kind }) => kind !== 'edge',
  /** A participle that is no other form of a verb. */
  PARTICIPLE_ONLY: ({ forms }) => forms === Form.PARTICIPLE,
  VERB: ({ verb }) => verb !== undefined,
  AUXILIARY: ({ verb }) => verb?.auxiliary === true,
  SPONTANEOUS: ({ verb }) => verb?.spontaneous === true,
  HOMOGRAPH: ({ verb }) => verb?.homograph === true,
};

/** Everything about a word that these tests, word classes and verb forms depend on. */
export const propertiesOf = ({ kind, classes, forms, number, verb }: Word) => [
  kind,
  classes,
  forms,
  number !== undefined,
  verb !== undefined,
  verb?.auxiliary,
  verb?.spontaneous,
  verb?.homograph,
];

/** The properties of the tokens of a food, a utensil, a unit, or a phrase that is none of these. */
export const ENTRY_TESTS: Readonly<Record<string, EntryTest>> = {
  MENTION: () => true,
  FOOD: ({ ingredient, utensil }) => ingredient !== null && utensil === null,
  INGREDIENT: ({ ingredient }) => ingredient !== null,
  UTENSIL: ({ utensil }) => utensil !== null,
  NON_ENTITY: ({ ingredient, utensil }) => ingredient === null && utensil === null,
  UNIT: ({ unit }) => unit !== null,
};

/** The properties that a token has in its text, which patterns can name. */
export const TOKEN_TESTS: Readonly<Record<string, TokenTest>> = {
  NUMBER: (doc, i) => doc.value(i) !== undefined,
  /** A sign that ends the sentence, or the end of the text. */
  END: (doc, i) => doc.endsSentence(i),
  /** First token of a sentence. */
  FIRST: (doc, i) => doc.endsSentence(i - 1),
  OPENING: (doc, i) => doc.is(i, OPENING_BRACKET),
  CLOSING: (doc, i) => doc.is(i, CLOSING_BRACKET),
  CAPITAL: (doc, i) => doc.capital(i),
  /** Joined to the word before by a hyphen. */
  JOINED: (doc, i) => doc.isJoined(i),
  // What was found so far.
  /** Part of a mention of several words, and a token that is not its last. */
  LONG_MENTION: (doc, i) => {
    const mention = doc.mentionAt(i);
    return mention !== undefined && mention.to - mention.from > 1;
  },
  CONTINUED: (doc, i) => i + 1 < (doc.mentionAt(i)?.to ?? 0),
  UTENSIL_START: (doc, i) => {
    const mention = doc.mentionAt(i);
    return mention?.from === i && mention.entry.utensil !== null;
  },
  /** Part of the possible duration or temperature that a rule decides about. */
  DURATION: isMeasured(({ kind }) => kind === 'duration'),
  TEMPERATURE: isMeasured(({ kind }) => kind === 'temperature'),
  /** Part of a temperature that names no scale, and of one that names no degrees either. */
  DEGREES: isMeasured((each) => each.kind === 'temperature' && each.written === 'degrees'),
  BARE_NUMBER: isMeasured((each) => each.kind === 'temperature' && each.written === 'number'),
  /** The verb of an instruction, of any role or of one. */
  INSTRUCTION: (doc, i) => doc.instructionAt(i) !== undefined,
  FORBIDDEN_INSTRUCTION: hasRole('forbidden'),
  ACCOMPANYING_INSTRUCTION: hasRole('accompanying'),
  /** In the complement of an instruction, which its span includes: "purée" in "réduire en purée". */
  COMPLEMENT: (doc, i) => {
    const instruction = doc.instructionBefore(i);
    return instruction !== undefined && i >= instruction.complement && i < instruction.to;
  },
  /** The auxiliary that waits for its verb, and the token after it. */
  OPEN_AUXILIARY: (doc, i) => doc.openAuxiliary === i,
  AFTER_AUXILIARY: (doc, i) => doc.openAuxiliary === i - 1,
};

/** The clues of texts that have tokens with these properties. */
export const TOKEN_CLUES: Readonly<Partial<Record<string, number>>> = { JOINED: JOINED_CLUE };

/** The words whose tokens can have these properties; for the other properties, all words. */
export const KIND_TESTS: Readonly<Partial<Record<string, WordTest>>> = {
  NUMBER: ({ kind, number }) => kind === 'number' || number !== undefined,
  END: ({ kind }) => kind === 'sign' || kind === 'edge',
  OPENING: isKind('sign'),
  CLOSING: isKind('sign'),
  CAPITAL: isKind('word'),
  JOINED: isKind('word'),
};
