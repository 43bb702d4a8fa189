import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import { type IngredientKey, INGREDIENTS } from '#domain/catalogue/ingredients.js';
import type { Document } from '../document/document.js';
import type { Role } from '../document/instruction.js';
import type { Measure } from '../document/measure.js';
import type { Entry } from '../words/entry.js';
import { VERB_FORMS, WORD_CLASSES } from '../words/word-class.js';
import { isOnlyParticiple, type Word, type TokenKind } from '../words/word.js';

/** Whether a token has a property. */
export type TokenTest = (doc: Document, i: number) => boolean;

/** Whether every token of a word has a property. */
export type WordTest = (word: Word) => boolean;

/** Whether the tokens of a name with these meanings have a property. */
export type EntryTest = (entry: Entry) => boolean;

const isKind =
  (kind: TokenKind): WordTest =>
  (word) =>
    word.kind === kind;
const isMeasured =
  (test: (measure: Measure) => boolean): TokenTest =>
  ({ measure }, i) =>
    measure !== undefined && measure.from <= i && i < measure.to && test(measure);
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

/** The properties of words that patterns can name, besides word classes and verb forms. */
const OTHER_WORD_TESTS: Readonly<Record<string, WordTest>> = {
  WORD: isKind('word'),
  DIGITS: isKind('number'),
  SIGN: isKind('sign'),
  EDGE: isKind('edge'),
  ANY: ({ kind }) => kind !== 'edge',
  PARTICIPLE_ONLY: isOnlyParticiple,
  VERB: ({ verb }) => verb !== undefined,
  AUXILIARY: ({ verb }) => verb?.auxiliary === true,
  SPONTANEOUS: ({ verb }) => verb?.spontaneous === true,
  HOMOGRAPH: ({ verb }) => verb?.homograph === true,
};

/** The properties of words that patterns can name. */
export const WORD_TESTS: Readonly<Record<string, WordTest>> = {
  ...Object.fromEntries(
    WORD_CLASSES.map((name): [string, WordTest] => [name, ({ classes }) => classes.has(name)]),
  ),
  ...Object.fromEntries(
    VERB_FORMS.map((name): [string, WordTest] => [name, ({ forms }) => forms.has(name)]),
  ),
  ...OTHER_WORD_TESTS,
};

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
  OPENING: (doc, i) => doc.is(i, '('),
  CLOSING: (doc, i) => doc.is(i, ')'),
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
