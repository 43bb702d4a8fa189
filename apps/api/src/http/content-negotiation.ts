import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { LOCALES, type Locale } from '#domain/locale.js';

/**
 * The media type that the caller likes best (`Accept`); the first one when it likes none, since
 * an answer in another form than asked for says more than none at all (RFC 9110, 12.5.1).
 */
export function preferredType<Type extends string>(
  { headers }: FastifyRequest,
  types: readonly [Type, ...Type[]],
): Type {
  const preferred = new Negotiator({ headers }).mediaType(types);
  return types.find((type) => type === preferred) ?? types[0];
}

/** The language that the caller likes best (`Accept-Language`), French when it likes none. */
export function preferredLocale({ headers }: FastifyRequest): Locale {
  const preferred = new Negotiator({ headers }).language(LOCALES);
  return LOCALES.find((locale) => locale === preferred) ?? 'fr';
}
