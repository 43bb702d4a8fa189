import fc from 'fast-check';
import {
  INVITATION_CODE_BYTES,
  invitationCodeOf,
  normaliseInvitationCode,
} from './invitation-code.js';

const codes = fc
  .uint8Array({ minLength: INVITATION_CODE_BYTES, maxLength: INVITATION_CODE_BYTES })
  .map(invitationCodeOf);

describe('invitation codes', () => {
  it('have three groups of four characters of the alphabet', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
      }),
    );
  });

  it('use five bits of each byte', () => {
    const bytes = new Uint8Array(INVITATION_CODE_BYTES);
    const seen = new Set(
      Array.from({ length: 32 }, (_, value) => invitationCodeOf(bytes.fill(value))),
    );
    expect(seen.size).toBe(32);
  });

  it('are accepted in lower case, with spaces and without hyphens', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(normaliseInvitationCode(code)).toBe(code);
        expect(normaliseInvitationCode(code.toLowerCase().replaceAll('-', ' '))).toBe(code);
        expect(normaliseInvitationCode(` ${code.replaceAll('-', '')} `)).toBe(code);
      }),
    );
  });

  it.each([
    ['oiL0-1111-2222', '0110-1111-2222'],
    ['ABCD–EFGH—JKMN', 'ABCD-EFGH-JKMN'],
    ['', ''],
  ])('reads %p as %p', (typed, code) => {
    expect(normaliseInvitationCode(typed)).toBe(code);
  });
});
