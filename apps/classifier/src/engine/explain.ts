import type { Decision, Finding, TextDetection } from '#domain/detection/contract.js';
import type { Document } from './document.js';
import type { Instruction, TechniqueInstruction } from './model/instruction.js';

/** Records how each instruction got its technique, and which techniques were left out. */
export function recordTechniques(doc: Document, kept: readonly TechniqueInstruction[]): void {
  const isKept = new Set<Instruction>(kept);
  const keptTechniques = new Set(kept.map(({ technique }) => technique));
  for (const instruction of doc.instructions) {
    const { from, to, role, technique } = instruction;
    if (role === 'excluded') continue;
    doc.record('technique', from, to, wordingOf(instruction), technique);
    if (technique === null || isKept.has(instruction)) continue;
    const rule = keptTechniques.has(technique) ? 'repeated-technique' : 'overlapping-technique';
    doc.record('overlap', from, to, rule, null);
  }
}

/** The kind of wording that determined the technique of an instruction. */
function wordingOf({ verb, role, head, from, to, complement, technique }: Instruction): string {
  if (role === 'forbidden') return 'forbidden-action';
  if (verb === null) return 'set-phrase';
  if (technique === null) return 'verb-without-technique';
  if (complement < to) return 'verb-with-complement';
  if (from < head) return 'verb-with-auxiliary';
  return technique === verb.alone ? 'verb-alone' : 'verb-in-context';
}

/** Adds the decisions in text order, and the rule of each finding, to a detection. */
export function explain(detection: TextDetection, decisions: readonly Decision[]): TextDetection {
  const ofTechnique = rulesByOffset(decisions, ['technique', 'instruction']);
  const ofMention = rulesByOffset(decisions, ['mention']);
  const mentionRule = (finding: Finding) => ruleIn(finding, ofMention) ?? 'name';
  return {
    ...detection,
    entities: detection.entities.map((entity) => ({
      ...entity,
      rule:
        (entity.kind === 'technique' ? ruleIn(entity, ofTechnique) : undefined) ??
        mentionRule(entity),
    })),
    ingredients: detection.ingredients.map((each) => ({ ...each, rule: mentionRule(each) })),
    durations: detection.durations.map((each) => ({ ...each, rule: 'duration' })),
    temperatures: detection.temperatures.map((each) => ({ ...each, rule: 'temperature' })),
    decisions: [...decisions].sort((a, b) => a.start - b.start),
  };
}

/** Rules that accepted something, by its offset. The rule of a later step replaces an earlier one. */
function rulesByOffset(
  decisions: readonly Decision[],
  steps: readonly Decision['step'][],
): ReadonlyMap<number, string> {
  const rules = new Map<number, string>();
  for (const step of steps) {
    for (const decision of decisions) {
      if (decision.step === step && decision.result !== null)
        rules.set(decision.start, decision.rule);
    }
  }
  return rules;
}

/** The last rule inside a finding: that of the verb after its auxiliary. */
function ruleIn({ start, end }: Finding, rules: ReadonlyMap<number, string>): string | undefined {
  for (let offset = end - 1; offset >= start; offset--) {
    const rule = rules.get(offset);
    if (rule !== undefined) return rule;
  }
  return undefined;
}
