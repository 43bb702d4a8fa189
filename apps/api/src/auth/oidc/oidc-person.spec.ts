import { personOf } from './oidc-person.js';

const claims = {
  issuer: 'https://login.example.org',
  subject: '1',
  email: 'Camille@Bücher.example',
  emailVerified: true,
  givenName: undefined,
  familyName: undefined,
  name: undefined,
};

describe('personOf', () => {
  it.each([
    [{ givenName: ' Camille ', familyName: 'Roy', name: 'C. R.' }, 'Camille', 'Roy'],
    [{ givenName: 'Camille', familyName: 7 }, 'Camille', ''],
    [{ familyName: 'Roy', name: 'Camille Roy' }, 'Camille Roy', ''],
    [{ name: ' ' }, 'Camille', ''],
    [{ givenName: '🥕'.repeat(100) }, '🥕'.repeat(80), ''],
  ])('names a person by %j', async (names, firstName, lastName) => {
    expect(await personOf({ ...claims, ...names })).toEqual({
      firstName,
      lastName,
      email: 'camille@xn--bcher-kva.example',
    });
  });

  it.each([
    { emailVerified: false },
    { emailVerified: 'true' },
    { emailVerified: undefined },
    { email: undefined },
    { email: 'camille' },
    { email: ['camille@example.org'] },
    { givenName: 'a\0b' },
  ])('refuses %j', async (changed) => {
    await expect(personOf({ ...claims, ...changed })).rejects.toMatchObject({ status: 400 });
  });
});
