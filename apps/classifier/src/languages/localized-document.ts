import type { Decision } from '#domain/detection/contract.js';
import type { CompiledLanguage } from './compile/compiled-language.js';
import { Document } from '../document/document.js';
import type { Token } from '../document/token.js';
import type { RuleList } from '../rules/rule-list.js';

/**
 * A document with its language. Rules take a document without it: they are part of the language.
 */
export class LocalizedDocument extends Document {
  /** The lists with a rule that can match at a token, as bits. */
  private readonly lists: number;

  constructor(
    readonly language: CompiledLanguage,
    text: string,
    tokens: readonly Token[],
    decisions: Decision[] | null = null,
  ) {
    super(text, tokens, decisions);
    let lists = 0;
    for (const { word } of tokens) lists |= language.facts.listsAbout(word);
    this.lists = lists;
  }

  /** Whether a rule of a list can match in the text. */
  concerns(rules: RuleList<unknown>): boolean {
    return (this.lists & rules.bit) !== 0;
  }
}
