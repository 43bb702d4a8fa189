import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { Reference, Role } from '../document/instruction.js';

/**
 * A row of language data that decides something. The first row of a list that matches wins.
 * `when` is a pattern; see `pattern.ts` for the notation.
 */
export interface Rule<Result> {
  /** Names the rule in explanations; unique in its language. */
  readonly id: string;
  readonly when: string;
  readonly result: Result;
  /** A text in which this rule decides. It runs as a test. */
  readonly example: string;
}

/** Names that the patterns of a language use. */
export interface PatternNames {
  /** `{filler}` in a pattern stands for the part `filler`. */
  readonly parts: Readonly<Record<string, string>>;
  /** Properties of one token, by their names in capitals. */
  readonly properties: Readonly<Record<string, string>>;
}

/** Decides the role of a verb form; null if it is no instruction. */
export type InstructionRule = Rule<Exclude<Role, 'excluded'> | null>;

/**
 * Decides whether a word says that a food is absent: the foods after it, or the one before it. Null: it
 * does not ("with or without").
 */
export type AbsenceRule = Rule<'after' | 'before' | null>;

/** Decides which food an action tells of without its name: "monter en neige" is about egg whites. */
export type ImpliedFoodRule = Rule<IngredientKey>;

/** Decides whether a verb form completes the open auxiliary before it. */
export type AuxiliaryRule = Rule<boolean>;

/** Decides whether a possible duration or temperature is one. The anchor is its first token. */
export type MeasureRule = Rule<boolean>;

/** Decides whether an instruction happens while the technique before it runs; by default those that accompany it. */
export type DuringRule = Rule<boolean>;

/**
 * Decides what a word refers to that stands for the object of a verb. The pattern is about the
 * first word of the verb.
 */
export type ReferenceRule = Rule<Reference>;

/**
 * Decides which words start a subordinate clause. Foods and utensils of a `condition` belong to no
 * verb ("when the onions are soft, add …"). A `test` names tools that the cook does not use for the
 * technique ("until a knife comes out clean"); an earlier action does as well ("après les avoir
 * plongées dans l'eau"). Null: the words start no clause ("until smooth").
 */
export type SubordinateRule = Rule<SubordinateKind | null>;

export type SubordinateKind = 'condition' | 'test';
