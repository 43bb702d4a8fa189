import type { Locale } from '#domain/locale.js';
import { compileLanguage } from '../compile/compile-language.js';
import type { CompiledLanguage } from '../compile/compiled-language.js';
import { ENGLISH } from './en/english.js';
import { FRENCH } from './fr/french.js';

export type Languages = Readonly<Record<Locale, CompiledLanguage>>;

/** Compiles both languages. French recipes also use English names of ingredients. */
export function compileLanguages(): Languages {
  const en = compileLanguage(ENGLISH);
  const fr = compileLanguage(FRENCH, en.ingredientForms);
  fr.others.push(en);
  en.others.push(fr);
  return { fr, en };
}
