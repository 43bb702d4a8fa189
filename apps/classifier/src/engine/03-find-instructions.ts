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
import type { NameMention } from './model/name.js';
import {
  FORBIDDEN,
  LEFT_OUT,
  MAX_ROW,
  NO_INSTRUCTION,
  type Instruction,
  orderAt,
} from './model/instruction.js';
import type { InstructionClassifier, Scene } from './instructions/instruction-classifier.js';
import { ROOT } from './text/trie.js';
import { endsSentence } from './model/sentence.js';
import type { Tokens } from './text/tokens.js';

/** Fewer tokens than this join two verbs: ", and". */
const MAX_JOINT = 3;

/** Tokens after a verb among which the words that complete it are looked for. */
const MAX_REACH = 24;

/**
 * Finds the verbs that tell the cook to do something, with the technique that each means: by
 * itself, after an auxiliary ("faire revenir") or with what follows ("porter … à ébullition").
 */
export function findInstructions(
  language: Language,
  judge: InstructionClassifier,
  tokens: Tokens,
  names: readonly NameMention[],
): readonly Instruction[] {
  const orders = findVerbs(judge, { language, tokens, names, orders: [] });
  let next = tokens.length;
  for (let i = orders.length - 1; i >= 0; i--) {
    const order = orders[i];
    if (order === undefined || order.manner === FORBIDDEN) continue;
    // Two verbs of a row have hardly a word between them, so most are told apart at once.
    const shares = next - order.to < MAX_JOINT && order.technique === null;
    const last = shares ? lastOfRow(language, tokens, orders, i) : i;
    const reach = last === i ? next : objectEnd(tokens, names, orders, last);
    orders[i] = complete(language, tokens, names, order, next, reach);
    next = order.opens;
  }
  return orders;
}

function findVerbs(judge: InstructionClassifier, scene: Scene): Instruction[] {
  const { language, tokens, names, orders } = scene;
  let auxiliary: Instruction | null = null;
  for (let at = 0; at < tokens.length; at++) {
    if (auxiliary !== null && (tokens.is(at, ':') || endsSentence(language, tokens, at)))
      auxiliary = null;
    const form = formOf(language, tokens, at);
    if (leavesOut(language, tokens, at)) orders.push(orderAt(at, { manner: LEFT_OUT }));
    if (form === 0 || isInside(names, at)) continue;
    const phrase = (form & PHRASE_HEAD) === 0 ? undefined : language.setPhrases.longest(tokens, at);
    if (phrase !== undefined) {
      const { technique, weight } = phrase.value;
      const to = phrase.end;
      orders.push(orderAt(at, { to, technique, weight }));
      at = phrase.end - 1;
      continue;
    }
    const order: Instruction | null = readVerb(judge, scene, at, auxiliary);
    if (order === null) continue;
    if (order.from !== order.head && orders.at(-1) === auxiliary) orders.pop();
    auxiliary = order.from === order.head && order.verb?.auxiliary ? order : null;
    orders.push(order);
  }
  return orders;
}

/** The last of the verbs that come bare before one object: "Butter, flour and line a tin". */
function lastOfRow(
  language: Language,
  tokens: Tokens,
  orders: readonly Instruction[],
  first: number,
): number {
  let last = first;
  while (
    last - first < MAX_ROW &&
    isJoined(language, tokens, orders[last]?.to ?? 0, orders[last + 1]?.opens ?? 0)
  )
    last++;
  return last;
}

/** Whether nothing but a comma and "and" stand between two tokens. */
function isJoined(language: Language, tokens: Tokens, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    if (!tokens.is(i, ',') && (classOf(language, tokens, i) & CONJUNCTION) === 0) return false;
  }
  return from < to;
}

/** Where the first thing that is named behind an order ends: what it is done to. */
function objectEnd(
  tokens: Tokens,
  names: readonly NameMention[],
  orders: readonly Instruction[],
  at: number,
): number {
  const from = orders[at]?.to ?? 0;
  const end = orders[at + 1]?.opens ?? tokens.length;
  return Math.min(end, names.find((name) => name.from >= from)?.to ?? from);
}

/** "sauf", "except", and a negation that no verb follows: "mais pas", "but not". */
function leavesOut(language: Language, tokens: Tokens, at: number): boolean {
  const bits = classOf(language, tokens, at);
  if ((bits & (EXCEPTION | NEGATION)) !== NEGATION) return (bits & EXCEPTION) !== 0;
  const contrasts = (classOf(language, tokens, at - 1) & CONJUNCTION) !== 0;
  const thing = (classOf(language, tokens, at + 1) & DETERMINER) !== 0;
  return contrasts && thing && formOf(language, tokens, at + 1) === 0;
}

/** The order that the verb at a token gives; null where it gives none. */
function readVerb(
  judge: InstructionClassifier,
  scene: Scene,
  at: number,
  auxiliary: Instruction | null,
): Instruction | null {
  const { language, tokens } = scene;
  const verb = verbOf(language, tokens, at);
  if (verb === undefined) return null;
  if (auxiliary !== null && judge.completes(scene, auxiliary, at)) {
    const forbidden = auxiliary.manner === FORBIDDEN;
    const technique = forbidden ? null : (verb.withAuxiliary ?? verb.alone);
    const { manner, opens, from } = auxiliary;
    const weight = technique === null ? 0 : 2;
    return orderAt(at, { verb, manner, opens, from, technique, weight });
  }
  const { manner, opens } = judge.judge(scene, at);
  if (manner === NO_INSTRUCTION) return null;
  const technique: TechStepKey | null = manner === FORBIDDEN ? null : verb.alone;
  return orderAt(at, { verb, manner, opens, technique, weight: technique === null ? 0 : 1 });
}

/**
 * Looks for the words that give a verb a meaning of its own, up to where the next order begins. A
 * verb that means nothing by itself is told by the object that it shares with those after it.
 */
function complete(
  language: Language,
  tokens: Tokens,
  names: readonly NameMention[],
  order: Instruction,
  next: number,
  reach: number,
): Instruction {
  const { complements } = language;
  const branch = order.verb?.complements ?? ROOT;
  if (branch === ROOT) return order;
  const end = Math.min(reach, order.head + MAX_REACH);
  let best = order;
  for (let at = order.head + 1; at < end; at++) {
    if (endsSentence(language, tokens, at)) break;
    if ((classOf(language, tokens, at) & SUBORDINATOR) !== 0) break;
    const found = complements.longest(tokens, at, branch);
    if (found === undefined || found.end > end) continue;
    const { technique, included } = found.value;
    if (included && (found.end > next || isInside(names, at))) continue;
    const weight = found.value.weight + (order.head - order.from > 0 ? 1 : 0);
    // "Battre les blancs d'œufs en neige": the wording goes on to its last word.
    const longer = best !== order && technique === best.technique && included;
    if (best !== order && weight <= best.weight && !longer) continue;
    const [complement, to] = included ? [at, found.end] : [order.to, order.to];
    best = { ...order, technique, weight, complement, to };
  }
  return best;
}

/** "découper" of "planche à découper" and "au four" of "plat allant au four" order nothing. */
function isInside(names: readonly NameMention[], at: number): boolean {
  for (const { name, from, to } of names) {
    if (from >= at) return false;
    if (at < to) return name.ingredient === null;
  }
  return false;
}
