import type { Decision } from '#domain/detection/contract.js';
import type { CompiledLanguage } from './compile/compiled-language.js';
import { Document } from '../document/document.js';
import type { TokenRows } from '../document/tokens.js';

/**
 * A document with its language. Rules take a document without it: they are part of the language.
 */
export class LocalizedDocument extends Document {
  constructor(
    readonly language: CompiledLanguage,
    text: string,
    tokens: TokenRows,
    decisions: Decision[] | null = null,
  ) {
    super(text, tokens, decisions);
  }
}
