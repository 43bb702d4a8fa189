import { isPopoteError } from '@popote/client';
import { hasLabels, labels } from './labels.js';
import { words } from './words.js';

/** The field that an error without details is about. */
const FIELDS: Readonly<Record<string, string>> = {
  EMAIL_ALREADY_IN_USE: 'email',
  INVITATION_NOT_FOUND: 'invitationCode',
};

/** The sentence about an error for the person. */
export function sentenceOf(error: unknown): string {
  if (!isPopoteError(error)) return words.errors.noConnection;
  const sentence = sentenceOfCode(String(error.code));
  return error.status < 500 || error.requestId === null
    ? sentence
    : `${sentence} (${error.requestId})`;
}

/** The sentence about an error with a code. */
export const sentenceOfCode = (code: string): string =>
  (hasLabels.value ? labels.errors[code] : undefined) ?? words.errors.unexpected;

/**
 * The sentences for the fields of a form that the service refuses, by name. The service names a part
 * of the body: `ingredients[2].quantity` belongs to a field of this name, else to `ingredients`.
 */
export function fieldErrors(error: unknown, names: readonly string[]): ReadonlyMap<string, string> {
  const sentences = new Map<string, string>();
  if (!isPopoteError(error)) return sentences;
  const own = FIELDS[error.errorName ?? ''];
  if (own !== undefined && names.includes(own)) sentences.set(own, sentenceOf(error));
  for (const { path, rule } of error.details) {
    const name = [path, path.split(/[.[]/, 1)[0] ?? ''].find((each) => names.includes(each));
    if (name !== undefined) sentences.set(name, words.errors.rules[rule] ?? words.errors.rule);
  }
  return sentences;
}
