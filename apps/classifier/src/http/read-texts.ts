import { MAX_TEXTS } from '#domain/detection/contract.js';
import { LOCALES, type Locale } from '#domain/locale.js';
import { AppError } from '#platform/errors/app-error.js';

/** Characters, that is code points, in one text. */
const MAX_LENGTH = 5000;

/** A character that takes two code units. */
const SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

interface Texts {
  readonly locale: Locale;
  readonly texts: readonly string[];
}

/**
 * Reads a body of a locale and a list of texts under the given name. Throws a 400/4000 that names
 * every offending path.
 */
export function readTexts(body: unknown, name: 'texts' | 'lines'): Texts {
  const { locale, [name]: texts } = fieldsOf(body);
  const problems: string[] = [];
  if (!isLocale(locale)) problems.push(`locale must be one of ${LOCALES.join(', ')}`);
  if (!Array.isArray(texts)) problems.push(`${name} must be an array`);
  else if (texts.length > MAX_TEXTS)
    problems.push(`${name} must hold at most ${String(MAX_TEXTS)}`);
  else problems.push(...texts.flatMap((text, i) => problemOf(text, `${name}[${String(i)}]`)));
  if (problems.length > 0) throw new AppError('VALIDATION_ERROR', problems.join('; '));
  return { locale: locale as Locale, texts: texts as string[] };
}

function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
    return body as Record<string, unknown>;
  }
  throw new AppError('VALIDATION_ERROR', 'body must be an object');
}

function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

function problemOf(text: unknown, path: string): string[] {
  if (typeof text !== 'string') return [`${path} must be a string`];
  return isTooLong(text) ? [`${path} must be at most ${String(MAX_LENGTH)} characters`] : [];
}

function isTooLong(text: string): boolean {
  const pairs = text.length > MAX_LENGTH ? (text.match(SURROGATE_PAIR)?.length ?? 0) : 0;
  return text.length - pairs > MAX_LENGTH;
}
