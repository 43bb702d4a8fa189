import { AppError } from '#platform/errors/app-error.js';
import { createValidationPipe } from '../../http/validation/validation.pipe.js';
import { OidcPersonDto } from './oidc.dto.js';
import type { OidcClaims } from './oidc.client.js';

const MAX_NAME = 80;

const pipe = createValidationPipe();

/**
 * The person that the provider describes, by the rules of a sign-up. An email that the provider has
 * not verified may be that of another person.
 *
 * @throws VALIDATION_ERROR without a verified email
 */
export async function personOf(claims: OidcClaims): Promise<OidcPersonDto> {
  const { email, emailVerified } = claims;
  if (typeof email !== 'string' || emailVerified !== true) {
    throw new AppError(
      'VALIDATION_ERROR',
      'The OpenID provider has not verified an email of yours.',
    );
  }
  const person = { email, ...namesOf(claims, email) };
  return (await pipe.transform(person, {
    type: 'body',
    metatype: OidcPersonDto,
  })) as OidcPersonDto;
}

/** Given and family name, else the whole name, else what precedes the `@` of the email. */
function namesOf({ givenName, familyName, name }: OidcClaims, email: string) {
  const given = textOf(givenName);
  if (given !== '') return { firstName: given, lastName: textOf(familyName) };
  return { firstName: textOf(name) || textOf(email.split('@', 1)[0]), lastName: '' };
}

function textOf(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  return Array.from(claim.trim()).slice(0, MAX_NAME).join('');
}
