/**
 * Digits and letters that are neither mistaken for each other nor easily misheard as such:
 * Crockford's base 32, without I, L, O and U.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a code, in groups as one reads them aloud: 12 of 5 bits make 60 bits. */
const LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

/** Random bytes that a code is made of: five bits of each are used. */
export const INVITATION_CODE_BYTES = LENGTH;

/** The code that `INVITATION_CODE_BYTES` unguessable bytes stand for, as `K7QX-3MPA-9TRD`. */
export function invitationCodeOf(bytes: Uint8Array): string {
  const characters = Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET.charAt(byte % 32));
  return characters.join('').replace(GROUP, '$&-');
}

/**
 * The code that somebody typed, as {@link invitationCodeOf} writes it: case, spaces and hyphens
 * do not count, and the letters left out are read as the digits they look like.
 */
export function normaliseInvitationCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[\s\p{Dash}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(GROUP, '$&-');
}
