/** Word classes. They separate verbs from nouns, and objects from complements. */
export const WORD_CLASSES = [
  'DETERMINER',
  'PRONOUN',
  'PREPOSITION',
  'CONJUNCTION',
  /** Negates the verb after it: "sans", "ne", "not". */
  'NEGATION',
  'ADVERB',
  /** Starts a subordinate clause, which describes: "que", "si", "until". */
  'SUBORDINATOR',
  'ADJECTIVE',
  /** Links an amount to its ingredient: "de", "of". */
  'OF',
  /** Precedes a purpose, or a later or earlier action: "pour", "avant de", "après", "to". */
  'PURPOSE',
  /** Precedes a verb that describes the food and instructs nothing: "commence à", "ready to". */
  'BEGINNING',
  /** Precedes an action that the cook must not do: "éviter de". */
  'AVOIDANCE',
  /** Modal verbs: "pouvez", "should". */
  'MODAL',
  /** Nouns of time and size. A number before them is not a quantity. */
  'MEASURE',
  /** Abbreviations that end in a full stop: "min.", "env.". */
  'ABBREVIATION',
  /** Excludes what follows: "sauf", "except". */
  'EXCEPTION',
  /** Contractions of "de" and an article: "du", "des". */
  'CONTRACTED',
  /** Links the two numbers of a range: "2 à 3", "two or three". */
  'RANGE',
  /** Follows its subject: "is", "should". */
  'PREDICATE',
  /** A preposition of place: "dans", "into". A utensil after it holds the food. */
  'LOCATIVE',
  /** Precedes the food that another is put on: "sur", "over". */
  'COVERED',
  /** Belongs to the verb before it, which has an object of its own: "stir in the flour". */
  'PARTICLE',
  /** Joins a food to those that a verb puts somewhere: "verser le lait avec le sucre". */
  'COMPANION',
  /** Nouns of degree or vague time, which are no object: "un peu", "a bit", "a moment". */
  'DEGREE',
  /** Determiners of what is there already: "the", "cette". */
  'DEFINITE',
  /** Determiners and pronouns by gender and number, which a pronoun shares with its referent. */
  'MASCULINE',
  'FEMININE',
  'PLURAL',
] as const;

export type WordClass = (typeof WORD_CLASSES)[number];

/** Possible readings of a verb form. */
export const VERB_FORMS = [
  'INFINITIVE',
  /** Always an imperative: "mélangez". */
  'IMPERATIVE',
  /** An imperative at the start of a clause only: "mélange", "coat", "brown". */
  'BARE',
  /** Present participle: "remuant", "stirring". */
  'GERUND',
  /** Past participle: "émincé", "chopped". */
  'PARTICIPLE',
  /** An instruction after "tu" or "on" only: "verses", "bat". */
  'PRESENT',
  /** First word of a set phrase: "mise" in "mise au four". */
  'PHRASE_HEAD',
] as const;

export type VerbForm = (typeof VERB_FORMS)[number];

/** What a word does in an amount. `AmountWords` of a language says what each of them means. */
export type AmountRole =
  | 'CONTAINER'
  | 'PIECE'
  | 'VAGUE'
  | 'PLUS'
  | 'MINUS'
  | 'UP_TO'
  | 'APPROXIMATE'
  | 'SIZE'
  | 'EACH'
  | 'EQUAL'
  | 'PARTIAL'
  | 'NUMBERED'
  | 'BEFORE_ONE';
