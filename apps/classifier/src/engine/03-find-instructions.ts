import * as Class from '../document/word-classes.js';
import * as Form from '../document/verb-forms.js';
import type { Document } from '../document/document.js';
import type { LocalizedDocument } from '../languages/localized-document.js';
import {
  MAX_COORDINATED_VERBS,
  type Instruction,
  type InstructionDraft,
  newInstruction,
  type Reference,
} from '../document/instruction.js';
import { endsSentence } from '../document/sentence.js';
import { Trait } from '../document/word.js';

/** Coordinated verbs have fewer tokens than this between them: ", and". */
const MAX_CONJUNCTION_TOKENS = 3;

/** Maximum distance in tokens from an auxiliary to its verb: "Let the pizza dough rise". */
const MAX_AUXILIARY_DISTANCE = 9;

/** Maximum distance in tokens from a verb to its complement. */
const MAX_COMPLEMENT_DISTANCE = 24;

/**
 * Finds the verbs that tell the cook to do something, and the technique of each: from the verb
 * alone, from its auxiliary ("faire revenir") or from its complement ("porter … à ébullition").
 */
export function findInstructions(doc: LocalizedDocument): void {
  const instructions = findVerbs(doc);
  let next = doc.length;
  for (let i = instructions.length - 1; i >= 0; i--) {
    const instruction = instructions[i];
    if (instruction === undefined || instruction.role === 'forbidden') continue;
    // Coordinated verbs are close together: this check is cheap and excludes most other verbs.
    const mayShareObject =
      next - instruction.to < MAX_CONJUNCTION_TOKENS && instruction.technique === null;
    const last = mayShareObject ? lastCoordinated(doc, i) : i;
    const limit = last === i ? next : objectEnd(doc, last);
    applyComplement(doc, instruction, next, limit);
    next = instruction.clauseStart;
  }
}

function findVerbs(doc: LocalizedDocument): readonly InstructionDraft[] {
  const instructions: InstructionDraft[] = [];
  doc.instructions = instructions;
  const { exclusionRules, setPhrases } = doc.language;
  const hasExclusions = exclusionRules.concerns(doc);
  let auxiliary: InstructionDraft | null = null;
  for (let at = 0; at < doc.length; at++) {
    if (auxiliary !== null && (doc.is(at, ':') || endsSentence(doc, at))) auxiliary = null;
    const form = doc.forms(at);
    const exclusion = hasExclusions ? exclusionRules.decide(doc, at) : undefined;
    if (exclusion !== undefined) {
      doc.record('clause', at, at + 1, exclusion.rule.id, 'excluded');
      const excluded = newInstruction(at);
      excluded.role = 'excluded';
      instructions.push(excluded);
    }
    if (form === 0 || isInsideMention(doc, at)) continue;
    const phrase = form & Form.PHRASE_HEAD ? setPhrases.longest(doc, at) : undefined;
    if (phrase !== undefined) {
      const fixed = newInstruction(at);
      fixed.to = fixed.complement = phrase.end;
      fixed.technique = phrase.value.technique;
      fixed.weight = phrase.value.weight;
      instructions.push(fixed);
      at = phrase.end - 1;
      continue;
    }
    const instruction: InstructionDraft | null = readVerb(doc, at, auxiliary);
    if (instruction === null) continue;
    if (
      instruction.from !== instruction.head &&
      instructions[instructions.length - 1] === auxiliary
    )
      instructions.pop();
    auxiliary =
      instruction.from === instruction.head && instruction.verb?.auxiliary ? instruction : null;
    instructions.push(instruction);
  }
  return instructions;
}

/** Index of the last verb that shares the object: "line" in "Butter, flour and line a tin". */
function lastCoordinated(doc: Document, first: number): number {
  const { instructions } = doc;
  let last = first;
  for (; last - first < MAX_COORDINATED_VERBS; last++) {
    const next = instructions[last + 1];
    if (!isCoordinated(doc, instructions[last]?.to ?? 0, next?.clauseStart ?? 0)) break;
  }
  return last;
}

/** Whether only commas and conjunctions stand between two tokens. */
function isCoordinated(doc: Document, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    if (!doc.is(i, ',') && !doc.hasClass(i, Class.CONJUNCTION)) return false;
  }
  return from < to;
}

/** End of the first mention after an instruction, which is its object. */
function objectEnd({ length, mentions, instructions }: Document, at: number): number {
  const from = instructions[at]?.to ?? 0;
  const end = instructions[at + 1]?.clauseStart ?? length;
  return Math.min(end, mentions.find((mention) => mention.from >= from)?.to ?? from);
}

/** Returns the instruction of the verb at a token, or null if the verb is no instruction. */
function readVerb(
  doc: LocalizedDocument,
  at: number,
  auxiliary: Instruction | null,
): InstructionDraft | null {
  const verb = doc.verb(at);
  if (verb === undefined) return null;
  doc.openAuxiliary = auxiliary?.head ?? -1;
  const instruction = newInstruction(at);
  instruction.verb = verb;
  if (auxiliary !== null && completesAuxiliary(doc, at, auxiliary)) {
    instruction.role = auxiliary.role;
    instruction.clauseStart = auxiliary.clauseStart;
    instruction.from = auxiliary.from;
    instruction.technique = verb.withAuxiliary ?? verb.alone;
    instruction.weight = 2;
    instruction.reference = auxiliary.reference ?? referenceAt(doc, at);
  } else {
    const decision = doc.language.instructionRules.decide(doc, at);
    if (decision === undefined) return null;
    const { rule, clauseStart } = decision;
    doc.record('instruction', clauseStart, at + 1, rule.id, rule.result);
    if (rule.result === null) return null;
    instruction.role = rule.result;
    instruction.clauseStart = clauseStart;
    instruction.technique = verb.alone;
    instruction.weight = 1;
    instruction.reference = referenceAt(doc, at);
  }
  if (instruction.role === 'forbidden') instruction.technique = null;
  if (instruction.technique === null) instruction.weight = 0;
  return instruction;
}

/** What a verb refers to by a pronoun; null if it has none. */
function referenceAt(doc: LocalizedDocument, verb: number): Reference | null {
  const rule = doc.language.referenceRules.decide(doc, verb)?.rule;
  if (rule === undefined) return null;
  doc.record('carryOver', verb, verb + 1, rule.id, rule.result);
  return rule.result;
}

/** Whether a verb belongs to the open auxiliary before it: "faire … revenir". */
function completesAuxiliary(doc: LocalizedDocument, at: number, auxiliary: Instruction): boolean {
  if (at - auxiliary.head > MAX_AUXILIARY_DISTANCE) return false;
  const rule = doc.language.auxiliaryRules.decide(doc, at)?.rule;
  if (rule === undefined) return false;
  doc.record('instruction', auxiliary.head, at + 1, rule.id, rule.result ? auxiliary.role : null);
  return rule.result;
}

/**
 * Finds the complement that determines the technique of a verb. The search ends at `limit`, and at
 * `next`, the start of the next clause, for a complement that the technique's span includes.
 * "flour" in "flour and line a tin" gets its technique from "tin", the object that both verbs share.
 */
function applyComplement(
  doc: Document,
  instruction: InstructionDraft,
  next: number,
  limit: number,
): void {
  const { verb, from, head, to: verbEnd } = instruction;
  const required = from < head ? verb?.auxiliaryComplements : undefined;
  if (verb?.complements === undefined && required === undefined) return;
  const end = Math.min(limit, head + MAX_COMPLEMENT_DISTANCE);
  let isFound = false;
  for (let at = from + 1; at < end; at++) {
    if (endsSentence(doc, at) || doc.hasClass(at, Class.SUBORDINATOR)) break;
    if ((doc.traits(at) & Trait.STARTS_COMPLEMENT) === 0) continue;
    const found = required?.longest(doc, at) ?? verb?.complements?.longest(doc, at);
    if (found === undefined || found.end > end) continue;
    const { technique, included } = found.value;
    // Between an auxiliary and its verb stands the object: "laisser les graines gonfler".
    if (included && at < head) continue;
    if (included && (found.end > next || isInsideMention(doc, at))) continue;
    const weight = found.value.weight + (from < head ? 1 : 0);
    // "Battre les blancs d'œufs en neige": the span extends to the last word of the wording.
    const isLonger = technique === instruction.technique && included;
    if (isFound && weight <= instruction.weight && !isLonger) continue;
    isFound = true;
    instruction.technique = technique;
    instruction.weight = weight;
    instruction.complement = included ? at : verbEnd;
    instruction.to = included ? found.end : verbEnd;
  }
}

/** Whether a token continues a mention that is no ingredient: "découper" in "planche à découper". */
function isInsideMention(doc: Document, at: number): boolean {
  const mention = doc.mentionAt(at);
  return mention !== undefined && mention.from < at && mention.entry.ingredient === null;
}
