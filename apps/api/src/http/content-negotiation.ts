import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { LOCALES, type Locale } from '#domain/locale.js';

/**
 * The media type that `Accept` prefers. Returns the first of `types` when none is acceptable:
 * RFC 9110 (12.5.1) allows that in place of 406.
 */
export function preferredType<Type extends string>(
  { headers }: FastifyRequest,
  types: readonly [Type, ...Type[]],
): Type {
  const preferred = new Negotiator({ headers }).mediaType(types);
  return types.find((type) => type === preferred) ?? types[0];
}

/** The language that `Accept-Language` prefers; French when none is acceptable. */
export function preferredLocale({ headers }: FastifyRequest): Locale {
  const preferred = new Negotiator({ headers }).language(LOCALES);
  return LOCALES.find((locale) => locale === preferred) ?? 'fr';
}

/** The first of `encodings` that `Accept-Encoding` allows. */
export function acceptedEncoding<Encoding extends string>(
  { headers }: FastifyRequest,
  encodings: readonly Encoding[],
): Encoding | undefined {
  const accepted = new Negotiator({ headers }).encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding));
}
