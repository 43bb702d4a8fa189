import type { Outcome } from '../evaluate.js';
import { overlapping } from '../score.js';

/** How often the findings that a rule decided are right. */
export interface RulePrecision {
  readonly rule: string;
  readonly findings: number;
  readonly right: number;
}

/** The rules that decided techniques, utensils and ingredients, the most frequent first. */
export function rulePrecision(outcomes: readonly Outcome[]): RulePrecision[] {
  const rules = new Map<string, RulePrecision>();
  for (const { expected, found } of outcomes) {
    for (const kind of ['techniques', 'utensils', 'ingredients'] as const) {
      for (const finding of found[kind]) {
        const rule = `${kind} ${finding.rule ?? ''}`;
        const { findings, right } = rules.get(rule) ?? { findings: 0, right: 0 };
        const isRight = expected[kind].some((label) => overlapping(label, finding));
        rules.set(rule, { rule, findings: findings + 1, right: right + (isRight ? 1 : 0) });
      }
    }
  }
  return [...rules.values()].sort(
    (a, b) => b.findings - a.findings || a.rule.localeCompare(b.rule, 'en'),
  );
}
