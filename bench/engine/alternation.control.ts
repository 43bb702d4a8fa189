import { frenchWords } from './engine.js';

/** Lower-cases a text and strips diacritics. Both the pattern and the text are folded. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Builds one regular expression from the French names and verb forms of the engine. It matches whole
 * words, the longest alternative first.
 */
export function createAlternation(): RegExp {
  const words = [...new Set(frenchWords().map(fold))].sort((a, b) => b.length - a.length);
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![a-z])(?:${escaped.join('|')})(?![a-z])`, 'g');
}
