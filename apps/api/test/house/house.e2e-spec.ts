import { randomUUID } from 'node:crypto';
import { signUpAdministrator, signUpMember, signUpPerson } from '../support/people.js';
import { refusal } from '../support/refusal.js';
import { useSharedApp } from '../support/shared-app.js';

describe('house', () => {
  const app = useSharedApp();

  it('POST /house creates a house whose administrator is the caller', async () => {
    const { client, id, firstName, lastName } = await signUpPerson(app);
    const created = await client.post('/house', { name: '  La Roseraie ' });
    expect(created).toMatchObject({
      status: 201,
      body: {
        id: expect.any(Number),
        name: 'La Roseraie',
        administratorId: id,
        invitationCode: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
        members: [
          {
            id,
            firstName,
            lastName,
            joinedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          },
        ],
        dependants: [],
      },
    });
    expect(await client.get('/house/current')).toMatchObject({ status: 200, body: created.body });
    expect((await client.get('/auth/me')).body.houseId).toBe(created.body.id);
  });

  it.each([[{ name: ' ' }], [{ name: 'x'.repeat(81) }], [{ name: 'a\0b' }], [{}], [undefined]])(
    'POST /house returns 400/4000 for %j',
    async (body) => {
      const { client } = await signUpPerson(app);
      expect(await client.post('/house', body)).toMatchObject(refusal(400, 4000));
    },
  );

  it('POST /house/join accepts the code in any case, with any separators', async () => {
    const administrator = await signUpAdministrator(app);
    const member = await signUpPerson(app);
    const invitationCode = administrator.invitationCode.toLowerCase().replaceAll('-', ' ');
    const joined = await member.client.post('/house/join', { invitationCode });
    expect(joined).toMatchObject({ status: 200, body: { id: administrator.houseId } });
    expect(joined.body.members.map(({ id }: { id: number }) => id)).toEqual([
      administrator.id,
      member.id,
    ]);
  });

  it('POST /house/join returns 404/4052 for an unknown code, 409/4020 for a member of a house', async () => {
    const { client, invitationCode } = await signUpAdministrator(app);
    const { client: member } = await signUpPerson(app);
    expect(await member.post('/house/join', { invitationCode: 'unknown-code' })).toMatchObject(
      refusal(404, 4052),
    );
    expect(await client.post('/house/join', { invitationCode })).toMatchObject(refusal(409, 4020));
    expect(await client.post('/house/join', { invitationCode: 'unknown' })).toMatchObject(
      refusal(409, 4020),
    );
    expect(await client.post('/house', { name: 'Another' })).toMatchObject(refusal(409, 4020));
  });

  it('PATCH /house/current renames the house for any member', async () => {
    const administrator = await signUpAdministrator(app);
    const { client } = await signUpMember(app, administrator);
    expect(await client.patch('/house/current', { name: 'Les Lilas' })).toMatchObject({
      status: 200,
      body: { id: administrator.houseId, name: 'Les Lilas', administratorId: administrator.id },
    });
  });

  it.each([
    ['an empty body', {}],
    ['unknown fields', { nom: 'A' }],
  ])('PATCH /house/current refuses %s, before it looks for the house', async (_, body) => {
    const { client } = await signUpPerson(app);
    expect(await client.patch('/house/current', body)).toMatchObject(refusal(400, 4000));
  });

  it('POST /house/leave makes the longest-standing member administrator', async () => {
    const administrator = await signUpAdministrator(app);
    const second = await signUpMember(app, administrator);
    const third = await signUpMember(app, administrator);
    expect((await administrator.client.post('/house/leave')).status).toBe(204);
    expect((await administrator.client.get('/auth/me')).body.houseId).toBeNull();
    expect((await third.client.get('/house/current')).body).toMatchObject({
      administratorId: second.id,
      members: [{ id: second.id }, { id: third.id }],
    });
  });

  it('POST /house/leave of a member keeps the administrator', async () => {
    const administrator = await signUpAdministrator(app);
    const { client } = await signUpMember(app, administrator);
    expect((await client.post('/house/leave')).status).toBe(204);
    expect((await administrator.client.get('/house/current')).body).toMatchObject({
      administratorId: administrator.id,
      members: [{ id: administrator.id }],
    });
  });

  it('POST /house/leave of the last member keeps the house for those who were members', async () => {
    const administrator = await signUpAdministrator(app);
    const member = await signUpMember(app, administrator);
    const { invitationCode } = administrator;
    const line = { id: randomUUID(), kind: 'ADD', text: 'pain' };
    const list = '/planning/shopping-list';
    await member.client.succeed('POST', `${list}/operations`, {
      date: '2026-07-06',
      operations: [line],
    });
    await administrator.client.succeed('PATCH', '/house/current', { name: 'Les Lilas' });
    await administrator.client.succeed('POST', '/house/leave');
    await member.client.succeed('POST', '/house/leave');
    const stranger = await signUpPerson(app);
    const unknown = refusal(404, 4052);
    expect(await stranger.client.post('/house/join', { invitationCode })).toMatchObject(unknown);
    const account = { email: 'dominique@example.org', firstName: 'Dominique', lastName: 'Roy' };
    const signUp = { ...account, password: 'trois petits navets', invitationCode };
    expect(await app.client().post('/auth/signup', signUp)).toMatchObject(unknown);

    const { body } = await administrator.client.post('/house/join', { invitationCode });
    expect(body).toMatchObject({
      id: administrator.houseId,
      name: 'Les Lilas',
      administratorId: administrator.id,
      members: [{ id: administrator.id }],
    });
    const { ownLines } = await administrator.client.succeed('GET', `${list}?date=2026-07-06`);
    expect(ownLines).toMatchObject([{ text: 'pain' }]);
    expect(await stranger.client.post('/house/join', { invitationCode })).toMatchObject({
      status: 200,
    });
  });

  it('POST /house/join of several former members at once makes one the administrator', async () => {
    const administrator = await signUpAdministrator(app);
    const people = [administrator, await signUpMember(app, administrator)];
    for (const { client } of people) await client.succeed('POST', '/house/leave');
    const joined = await Promise.all(
      people.map(({ client }) => client.post('/house/join', administrator)),
    );
    expect(joined.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(joined.map(({ body }) => body.administratorId)).size).toBe(1);
  });

  it('DELETE /house/current deletes the house for the administrator only', async () => {
    const administrator = await signUpAdministrator(app);
    const { client } = await signUpMember(app, administrator);
    expect(await client.delete('/house/current')).toMatchObject(refusal(403, 4031));
    expect((await administrator.client.delete('/house/current')).status).toBe(204);
    expect(await client.get('/house/current')).toMatchObject(refusal(404, 4041));
    expect((await client.post('/house', { name: 'Anew' })).status).toBe(201);
  });

  it('DELETE /house/members/:memberId replaces the invitation code, also for the removed member', async () => {
    const administrator = await signUpAdministrator(app);
    const member = await signUpMember(app, administrator);
    const { invitationCode } = administrator;
    await administrator.client.delete(`/house/members/${String(member.id)}`);
    const rejoined = await member.client.post('/house/join', { invitationCode });
    expect(rejoined).toMatchObject(refusal(404, 4052));
    const { body } = await administrator.client.get('/house/current');
    expect(await member.client.post('/house/join', body)).toMatchObject({ status: 200 });
  });

  it('DELETE /house/members/:memberId removes a member at the next request', async () => {
    const administrator = await signUpAdministrator(app);
    const member = await signUpMember(app, administrator);
    const remove = (id: unknown) => administrator.client.delete(`/house/members/${String(id)}`);
    expect(await member.client.delete(`/house/members/${String(administrator.id)}`)).toMatchObject(
      refusal(403, 4031),
    );
    expect(await remove(administrator.id)).toMatchObject(refusal(409, 4021));
    expect(await remove(2_000_000_000)).toMatchObject(refusal(404, 4051));
    expect(await remove('me')).toMatchObject(refusal(400, 4000));
    expect((await remove(member.id)).status).toBe(204);
    expect(await member.client.get('/house/current')).toMatchObject(refusal(404, 4041));
    expect(await remove(member.id)).toMatchObject(refusal(404, 4051));
  });

  it('POST /house/current/invitation replaces the code and invalidates the old one', async () => {
    const administrator = await signUpAdministrator(app);
    const member = await signUpMember(app, administrator);
    expect(await member.client.post('/house/current/invitation')).toMatchObject(refusal(403, 4031));
    const { status, body } = await administrator.client.post('/house/current/invitation');
    expect(status).toBe(200);
    expect(body.invitationCode).not.toBe(administrator.invitationCode);
    const { client } = await signUpPerson(app);
    expect(
      await client.post('/house/join', { invitationCode: administrator.invitationCode }),
    ).toMatchObject(refusal(404, 4052));
    expect((await client.post('/house/join', body)).status).toBe(200);
  });

  it('PATCH /house/current/administrator puts a member first, for administrators only', async () => {
    const administrator = await signUpAdministrator(app);
    const member = await signUpMember(app, administrator);
    const transfer = (client = administrator.client) =>
      client.patch('/house/current/administrator', { memberId: member.id });
    expect(await transfer(member.client)).toMatchObject(refusal(403, 4031));
    expect(await transfer()).toMatchObject({
      status: 200,
      body: { administratorId: member.id, administratorIds: [member.id, administrator.id] },
    });
  });

  it('PATCH /house/current/sources replaces the set of enabled sources', async () => {
    const { client } = await signUpAdministrator(app);
    const { body: all } = await client.get('/reference/sources');
    const enable = (sourceIds: unknown) => client.patch('/house/current/sources', { sourceIds });
    expect(await client.get('/house/current/sources')).toMatchObject({ status: 200, body: [] });
    const [first, second] = all;
    expect((await enable([second.id, first.id, first.id])).body).toEqual([first, second]);
    expect((await enable([second.id])).body).toEqual([second]);
    expect(await enable([first.id, 2_000_000_000])).toMatchObject(refusal(404, 4049));
    expect(await enable(String(first.id))).toMatchObject(refusal(400, 4000));
    expect((await client.get('/house/current/sources')).body).toEqual([second]);
    expect((await enable([])).body).toEqual([]);
  });
});
