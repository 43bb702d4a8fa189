import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import {
  CONJUNCTION,
  DETERMINER,
  EXCEPTION,
  NEGATION,
  SUBORDINATOR,
} from '../languages/grammar.js';
import { PHRASE_HEAD } from '../languages/verb-forms.js';
import { classOf, formOf, type Language, verbOf } from './model/language.js';
import type { Mention } from './model/entry.js';
import {
  FORBIDDEN,
  EXCLUDED,
  MAX_COORDINATED_VERBS,
  NO_INSTRUCTION,
  type Instruction,
  instructionAt,
} from './model/instruction.js';
import type { InstructionClassifier, Document } from './instructions/instruction-classifier.js';
import { ROOT } from './text/trie.js';
import { endsSentence } from './model/sentence.js';
import type { Tokens } from './text/tokens.js';

/** Coordinated verbs have fewer tokens than this between them: ", and". */
const MAX_CONJUNCTION_TOKENS = 3;

/** Maximum distance in tokens from a verb to its complement. */
const MAX_COMPLEMENT_DISTANCE = 24;

/**
 * Finds the verbs that tell the cook to do something, and the technique of each: from the verb
 * alone, from its auxiliary ("faire revenir") or from its complement ("porter … à ébullition").
 */
export function findInstructions(
  language: Language,
  classifier: InstructionClassifier,
  tokens: Tokens,
  mentions: readonly Mention[],
): readonly Instruction[] {
  const instructions = findVerbs(classifier, { language, tokens, mentions, instructions: [] });
  let next = tokens.length;
  for (let i = instructions.length - 1; i >= 0; i--) {
    const instruction = instructions[i];
    if (instruction === undefined || instruction.role === FORBIDDEN) continue;
    // Coordinated verbs are close together: this check is cheap and excludes most other verbs.
    const mayShareObject =
      next - instruction.to < MAX_CONJUNCTION_TOKENS && instruction.technique === null;
    const last = mayShareObject ? lastCoordinated(language, tokens, instructions, i) : i;
    const limit = last === i ? next : objectEnd(tokens, mentions, instructions, last);
    instructions[i] = applyComplement(language, tokens, mentions, instruction, next, limit);
    next = instruction.clauseStart;
  }
  return instructions;
}

function findVerbs(classifier: InstructionClassifier, doc: Document): Instruction[] {
  const { language, tokens, mentions, instructions } = doc;
  let auxiliary: Instruction | null = null;
  for (let at = 0; at < tokens.length; at++) {
    if (auxiliary !== null && (tokens.is(at, ':') || endsSentence(language, tokens, at)))
      auxiliary = null;
    const form = formOf(language, tokens, at);
    if (isExclusion(language, tokens, at)) instructions.push(instructionAt(at, { role: EXCLUDED }));
    if (form === 0 || isInsideMention(mentions, at)) continue;
    const phrase = (form & PHRASE_HEAD) === 0 ? undefined : language.setPhrases.longest(tokens, at);
    if (phrase !== undefined) {
      const { technique, weight } = phrase.value;
      const to = phrase.end;
      instructions.push(instructionAt(at, { to, technique, weight }));
      at = phrase.end - 1;
      continue;
    }
    const instruction: Instruction | null = readVerb(classifier, doc, at, auxiliary);
    if (instruction === null) continue;
    if (instruction.from !== instruction.head && instructions.at(-1) === auxiliary)
      instructions.pop();
    auxiliary =
      instruction.from === instruction.head && instruction.verb?.auxiliary ? instruction : null;
    instructions.push(instruction);
  }
  return instructions;
}

/** Index of the last verb that shares the object: "line" in "Butter, flour and line a tin". */
function lastCoordinated(
  language: Language,
  tokens: Tokens,
  instructions: readonly Instruction[],
  first: number,
): number {
  let last = first;
  while (
    last - first < MAX_COORDINATED_VERBS &&
    isCoordinated(
      language,
      tokens,
      instructions[last]?.to ?? 0,
      instructions[last + 1]?.clauseStart ?? 0,
    )
  )
    last++;
  return last;
}

/** Whether only commas and conjunctions stand between two tokens. */
function isCoordinated(language: Language, tokens: Tokens, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    if (!tokens.is(i, ',') && (classOf(language, tokens, i) & CONJUNCTION) === 0) return false;
  }
  return from < to;
}

/** End of the first mention after an instruction, which is its object. */
function objectEnd(
  tokens: Tokens,
  mentions: readonly Mention[],
  instructions: readonly Instruction[],
  at: number,
): number {
  const from = instructions[at]?.to ?? 0;
  const end = instructions[at + 1]?.clauseStart ?? tokens.length;
  return Math.min(end, mentions.find((mention) => mention.from >= from)?.to ?? from);
}

/** Whether an exclusion starts at a token: "sauf", "except", "mais pas le riz". */
function isExclusion(language: Language, tokens: Tokens, at: number): boolean {
  const bits = classOf(language, tokens, at);
  if ((bits & (EXCEPTION | NEGATION)) !== NEGATION) return (bits & EXCEPTION) !== 0;
  const contrasts = (classOf(language, tokens, at - 1) & CONJUNCTION) !== 0;
  const noun = (classOf(language, tokens, at + 1) & DETERMINER) !== 0;
  return contrasts && noun && formOf(language, tokens, at + 1) === 0;
}

/** Returns the instruction that the verb at a token gives, or null. */
function readVerb(
  classifier: InstructionClassifier,
  doc: Document,
  at: number,
  auxiliary: Instruction | null,
): Instruction | null {
  const { language, tokens } = doc;
  const verb = verbOf(language, tokens, at);
  if (verb === undefined) return null;
  if (auxiliary !== null && classifier.completes(doc, auxiliary, at)) {
    const forbidden = auxiliary.role === FORBIDDEN;
    const technique = forbidden ? null : (verb.withAuxiliary ?? verb.alone);
    const { role, clauseStart, from } = auxiliary;
    const weight = technique === null ? 0 : 2;
    return instructionAt(at, { verb, role, clauseStart, from, technique, weight });
  }
  const { role, clauseStart } = classifier.classify(doc, at);
  if (role === NO_INSTRUCTION) return null;
  const technique: TechStepKey | null = role === FORBIDDEN ? null : verb.alone;
  return instructionAt(at, {
    verb,
    role,
    clauseStart,
    technique,
    weight: technique === null ? 0 : 1,
  });
}

/**
 * Finds the complement that determines the technique of a verb, before the next instruction.
 * "flour" in "flour and line a tin" gets its technique from "tin", the object that both verbs
 * share.
 */
function applyComplement(
  language: Language,
  tokens: Tokens,
  mentions: readonly Mention[],
  instruction: Instruction,
  next: number,
  limit: number,
): Instruction {
  const { complements } = language;
  const branch = instruction.verb?.complements ?? ROOT;
  if (branch === ROOT) return instruction;
  const end = Math.min(limit, instruction.head + MAX_COMPLEMENT_DISTANCE);
  let best = instruction;
  for (let at = instruction.head + 1; at < end; at++) {
    if (endsSentence(language, tokens, at)) break;
    if ((classOf(language, tokens, at) & SUBORDINATOR) !== 0) break;
    const found = complements.longest(tokens, at, branch);
    if (found === undefined || found.end > end) continue;
    const { technique, included } = found.value;
    if (included && (found.end > next || isInsideMention(mentions, at))) continue;
    const weight = found.value.weight + (instruction.head - instruction.from > 0 ? 1 : 0);
    // "Battre les blancs d'œufs en neige": the span extends to the last word of the wording.
    const longer = best !== instruction && technique === best.technique && included;
    if (best !== instruction && weight <= best.weight && !longer) continue;
    const [complement, to] = included ? [at, found.end] : [instruction.to, instruction.to];
    best = { ...instruction, technique, weight, complement, to };
  }
  return best;
}

/** Whether a token is inside a name, and no instruction: "découper" in "planche à découper". */
function isInsideMention(mentions: readonly Mention[], at: number): boolean {
  for (const { entry, from, to } of mentions) {
    if (from >= at) return false;
    if (at < to) return entry.ingredient === null;
  }
  return false;
}
