import type { Decision, DecisionStep, Finding, TextDetection } from '#domain/detection/contract.js';

/** Adds the decisions in text order, and the rule of each finding, to a detection. */
export function explain(detection: TextDetection, decisions: readonly Decision[]): TextDetection {
  const ruleOf = (fallback: string, ...steps: readonly DecisionStep[]) => {
    const rules = steps.map((step) => rulesByEnd(decisions, step));
    return (finding: Finding) =>
      rules.map((each) => ruleIn(finding, each)).find((rule) => rule !== undefined) ?? fallback;
  };
  const techniqueRule = ruleOf('verb', 'instruction', 'technique');
  const mentionRule = ruleOf('name', 'mention');
  const measureRule = ruleOf('measure', 'measure');
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

function withRules<Found extends Finding>(
  findings: readonly Found[],
  ruleOf: (finding: Finding) => string,
): Found[] {
  return findings.map((finding) => ({ ...finding, rule: ruleOf(finding) }));
}

/**
 * The rules of a step that accepted something, by the last offset of what they accepted. What a
 * rule says about a verb can include words before the verb.
 */
function rulesByEnd(
  decisions: readonly Decision[],
  step: DecisionStep,
): ReadonlyMap<number, string> {
  const accepted = decisions.filter((each) => each.step === step && each.result !== null);
  return new Map(accepted.map(({ end, rule }) => [end - 1, rule]));
}

/** The last rule inside a finding: that of the verb after its auxiliary. */
function ruleIn({ start, end }: Finding, rules: ReadonlyMap<number, string>): string | undefined {
  for (let offset = end - 1; offset >= start; offset--) {
    const rule = rules.get(offset);
    if (rule !== undefined) return rule;
  }
  return undefined;
}
