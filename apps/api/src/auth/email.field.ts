import { domainToASCII } from 'node:url';
import { applyDecorators } from '@nestjs/common';
import { isEmail, ValidateBy } from 'class-validator';
import { TransformText } from '../http/fields/field.js';
import { TextField } from '../http/fields/text.field.js';

const MAX_EMAIL_LENGTH = 254;

/** Characters that are not visible, such as the zero-width space. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * An email address, in one spelling: in lower case, in NFC, without invisible characters, and its
 * domain in ASCII.
 */
export function EmailField() {
  return applyDecorators(
    TextField({ min: 3, max: MAX_EMAIL_LENGTH, format: 'email', example: 'camille@example.org' }),
    TransformText((text) =>
      withAsciiDomain(text.replace(INVISIBLE, '').toLowerCase().normalize('NFC')),
    ),
    ValidateBy(
      { name: 'isEmail', validator: { validate: isAddress } },
      { message: 'must be an email address' },
    ),
  );
}

/** `bücher.example` is `xn--bcher-kva.example`. An invalid domain stays, and is refused. */
function withAsciiDomain(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  return address.slice(0, start) + (domainToASCII(domain) || domain);
}

/** `isEmail` throws on a lone surrogate. */
function isAddress(value: unknown): boolean {
  return typeof value === 'string' && !/\p{Surrogate}/u.test(value) && isEmail(value);
}
