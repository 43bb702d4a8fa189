import type { Decision } from '#domain/detection/contract.js';
import { Document } from '../document/document.js';
import type { Token } from '../document/token.js';
import type { CompiledLanguage } from './compiled-language.js';

/**
 * A document with its language. Rules take a document without it: they are part of the language.
 */
export class LocalizedDocument extends Document {
  constructor(
    readonly language: CompiledLanguage,
    text: string,
    tokens: readonly Token[],
    decisions: Decision[] | null = null,
  ) {
    super(text, tokens, decisions);
  }
}
