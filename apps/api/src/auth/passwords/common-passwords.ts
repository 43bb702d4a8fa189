import { dictionary } from '@zxcvbn-ts/language-common';

/** Number of passwords that are rejected: the most frequent ones in leaks. */
const MAX_PASSWORDS = 10_000;

/** In lower case. */
const COMMON = new Set(dictionary['passwords-common'].slice(0, MAX_PASSWORDS));

/** Whether a password is one of the most common ones. The comparison ignores case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
