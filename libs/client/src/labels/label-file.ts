/** The names of a key, for people who choose it from a list or search for it. */
export interface Label {
  /** In the singular; a technique is a verb in the infinitive. */
  readonly name: string;
  /** Equal to `name` when the name has no plural. */
  readonly plural: string;
  /** Other names, in the singular and in lower case. */
  readonly synonyms: readonly string[];
}

/** The labels of a catalogue, by key. */
export type LabelTable = Readonly<Record<string, Label>>;

/** The contents of `@popote/client/labels/fr.json` and `en.json`. */
export interface LabelFile {
  readonly locale: string;
  readonly ingredients: LabelTable;
  readonly units: LabelTable;
  readonly techSteps: LabelTable;
  readonly utensils: LabelTable;
  readonly diets: LabelTable;
  readonly allergies: LabelTable;
  readonly categories: LabelTable;
  readonly subcategories: LabelTable;
  readonly sources: LabelTable;
  readonly slots: LabelTable;
  readonly courses: LabelTable;
  readonly visibilities: LabelTable;
  /** The reasons of conflicts in a suitability. */
  readonly conflictReasons: LabelTable;
  /** Why a dish was proposed. */
  readonly proposalReasons: LabelTable;
  /** A sentence about each error for the person who uses the app, by code. */
  readonly errors: Readonly<Record<string, string>>;
}
