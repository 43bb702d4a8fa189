/** Crockford's base 32: digits and letters without I, L, O and U, which are easily confused. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of random bytes for a code, one for each character; five bits of each are used. */
export const INVITATION_CODE_BYTES = 12;

/** Four characters that are followed by at least one more character. */
const GROUP = /.{4}(?=.)/g;

/** The code for `INVITATION_CODE_BYTES` random bytes, in the form `K7QX-3MPA-9TRD`. */
export function invitationCodeOf(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => ALPHABET.charAt(byte % 32));
  return characters.join('').replace(GROUP, '$&-');
}

/**
 * Normalises a typed code to the form of {@link invitationCodeOf}: ignores case, spaces and
 * hyphens, and replaces O by 0, I and L by 1.
 */
export function normaliseInvitationCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[\s\p{Dash}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(GROUP, '$&-');
}
