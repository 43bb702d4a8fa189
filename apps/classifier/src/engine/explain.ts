import type { Decision, DecisionStep, Finding, TextDetection } from '#domain/detection/contract.js';
import type { Document } from './document/document.js';
import type { Instruction } from './document/instruction.js';

/** Adds the decisions in text order, and the rule of each finding, to a detection. */
export function explain(doc: Document, detection: TextDetection): TextDetection {
  recordTechniques(doc);
  const decisions = doc.decisions ?? [];
  const techniqueRule = (finding: Finding) =>
    lastRule(decisions, 'instruction', finding) ??
    lastRule(decisions, 'technique', finding) ??
    'verb';
  const mentionRule = (finding: Finding) => lastRule(decisions, 'mention', finding) ?? 'name';
  const measureRule = (finding: Finding) => lastRule(decisions, 'measure', finding) ?? 'measure';
  return {
    ...detection,
    entities: detection.entities.map((entity) => ({
      ...entity,
      rule: entity.kind === 'technique' ? techniqueRule(entity) : mentionRule(entity),
    })),
    ingredients: withRules(detection.ingredients, mentionRule),
    durations: withRules(detection.durations, measureRule),
    temperatures: withRules(detection.temperatures, measureRule),
    decisions: decisions.toSorted((a, b) => a.start - b.start),
  };
}

/** Records how each instruction got its technique, and which techniques were left out. */
function recordTechniques(doc: Document): void {
  const isKept = new Set<Instruction>(doc.techniques);
  const keptTechniques = new Set(doc.techniques.map(({ technique }) => technique));
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

function withRules<Found extends Finding>(
  findings: readonly Found[],
  ruleOf: (finding: Finding) => string,
): Found[] {
  return findings.map((finding) => ({ ...finding, rule: ruleOf(finding) }));
}

/**
 * The last rule of a step that accepted something inside a finding: that of the verb after its
 * auxiliary. What a rule says about a verb can include words before the verb.
 */
function lastRule(
  decisions: readonly Decision[],
  step: DecisionStep,
  { start, end }: Finding,
): string | undefined {
  return decisions
    .filter((each) => each.step === step && each.result !== null)
    .filter((each) => start < each.end && each.end <= end)
    .sort((a, b) => a.end - b.end)
    .at(-1)?.rule;
}
