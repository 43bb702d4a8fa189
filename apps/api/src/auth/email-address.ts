import { domainToASCII } from 'node:url';
import { isEmail } from 'class-validator';

/** Characters that are not visible, such as the zero-width space. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * An email in one spelling: lower case, NFKC, without invisible characters and surrounding space, the
 * domain in ASCII. Every email that the service stores or looks up is in this spelling.
 */
export function normaliseEmail(text: string): string {
  const visible = text.replace(INVISIBLE, '').normalize('NFKC').toLowerCase();
  return withAsciiDomain(visible.normalize('NFKC').trim());
}

/** The email without what follows a plus: mail servers deliver both to the same person. */
export function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*(?=@[^@]*$)/, '');
}

/** Whether a value is an email address. `isEmail` throws on a lone surrogate. */
export function isEmailAddress(value: unknown): value is string {
  return typeof value === 'string' && !/\p{Surrogate}/u.test(value) && isEmail(value);
}

/** `bücher.example` and `bücher.example.` are `xn--bcher-kva.example`. An invalid domain stays, and is refused. */
function withAsciiDomain(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  return address.slice(0, start) + (domainToASCII(domain) || domain).replace(/\.$/, '');
}
