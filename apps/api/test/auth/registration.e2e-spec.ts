import { randomUUID } from 'node:crypto';
import { signUpAdministrator } from '../support/people.js';
import { refusal } from '../support/refusal.js';
import { useSharedApp } from '../support/shared-app.js';
import { type SharedApp, useTestApp } from '../support/test-app.js';

function signUp(app: SharedApp, more: object = {}) {
  const person = { firstName: 'Zoé', lastName: 'Ōta', password: 'trois petits navets' };
  const email = `${randomUUID()}@example.org`;
  return app.client().post('/auth/signup', { ...person, email, ...more });
}

describe('sign-up with REGISTRATION=open', () => {
  const app = useSharedApp();

  it('joins the house of an invitation code', async () => {
    const { client, houseId, invitationCode } = await signUpAdministrator(app);
    const code = invitationCode.toLowerCase();
    const signedUp = await signUp(app, { invitationCode: code });
    expect(signedUp).toMatchObject({ status: 201, body: { houseId } });
    const { body: house } = await client.get('/house/current');
    expect(house.members).toContainEqual(expect.objectContaining({ id: signedUp.body.id }));
  });

  it('creates no account with a code that no house has', async () => {
    const email = `${randomUUID()}@example.org`;
    const wrong = await signUp(app, { email, invitationCode: 'AAAA-AAAA-AAAA' });
    expect(wrong).toMatchObject(refusal(404, 4052));
    expect(await signUp(app, { email })).toMatchObject({ status: 201, body: { houseId: null } });
  });
});

describe('sign-up with REGISTRATION=invitation', () => {
  const app = useTestApp({ REGISTRATION: 'invitation' });

  it('accepts the first person, then those with an invitation code', async () => {
    const { email, houseId, invitationCode } = await signUpAdministrator(app);
    expect(await signUp(app)).toMatchObject(refusal(403, 4034));
    const wrong = { invitationCode: 'AAAA-AAAA-AAAA' };
    expect(await signUp(app, wrong)).toMatchObject(refusal(403, 4034));
    // Without a code, nobody learns whether an email has an account.
    expect(await signUp(app, { email })).toMatchObject(refusal(403, 4034));
    const invited = await signUp(app, { invitationCode });
    expect(invited).toMatchObject({ status: 201, body: { houseId } });
  });
});

describe('sign-up with REGISTRATION=closed', () => {
  const app = useTestApp({ REGISTRATION: 'closed' });

  it('accepts the first person only, also with an invitation code', async () => {
    const { invitationCode } = await signUpAdministrator(app);
    expect(await signUp(app)).toMatchObject(refusal(403, 4034));
    expect(await signUp(app, { invitationCode })).toMatchObject(refusal(403, 4034));
  });
});
