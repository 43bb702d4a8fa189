import { dictionary } from '@zxcvbn-ts/language-common';

/** How many of the passwords seen most often in leaks are refused. */
const REFUSED = 10_000;

/** In lower case, the most common first. */
const COMMON = new Set(dictionary['passwords-common'].slice(0, REFUSED));

/** Whether a password is among the first that anybody would try; case does not hide it. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
