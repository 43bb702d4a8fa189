import type { Language } from '../src/engine/language/language.js';
import type { Rule } from '../src/engine/rules/rule.js';

/** All rules in the data of a language, in every list. */
export function rulesOf(language: Language): Rule<unknown>[] {
  return rulesIn(language);
}

function rulesIn(value: unknown): Rule<unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return isRule(value) ? [value] : Object.values(value).flatMap(rulesIn);
}

function isRule(row: object): row is Rule<unknown> {
  return 'id' in row && 'when' in row && 'example' in row;
}
