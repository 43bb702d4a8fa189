import { signUpAdministrator, signUpMember, signUpPerson } from './support/people.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('house', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const refusal = (status: number, code: number) => ({ status, body: { code } });

  it('is created by its first member, who administers it', async () => {
    const { client, id } = await signUpPerson(app);
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
            firstName: 'Camille',
            lastName: 'Roy',
            joinedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          },
        ],
      },
    });
    expect(await client.get('/house/current')).toMatchObject({ status: 200, body: created.body });
    expect((await client.get('/auth/me')).body.houseId).toBe(created.body.id);
  });

  it.each([[{ name: ' ' }], [{ name: 'x'.repeat(81) }], [{ name: 'a\0b' }], [{}], [undefined]])(
    'is not created with %j',
    async (body) => {
      const { client } = await signUpPerson(app);
      expect(await client.post('/house', body)).toMatchObject(refusal(400, 4000));
    },
  );

  it('is joined by its code, however that is typed', async () => {
    const host = await signUpAdministrator(app);
    const guest = await signUpPerson(app);
    const invitationCode = host.invitationCode.toLowerCase().replaceAll('-', ' ');
    const joined = await guest.client.post('/house/join', { invitationCode });
    expect(joined).toMatchObject({ status: 200, body: { id: host.houseId } });
    expect(joined.body.members.map(({ id }: { id: number }) => id)).toEqual([host.id, guest.id]);
  });

  it('is not joined with an unknown code, nor by somebody who has one', async () => {
    const { client, invitationCode } = await signUpAdministrator(app);
    const { client: guest } = await signUpPerson(app);
    expect(await guest.post('/house/join', { invitationCode: 'nobody-s-code' })).toMatchObject(
      refusal(404, 4052),
    );
    expect(await client.post('/house/join', { invitationCode })).toMatchObject(refusal(409, 4020));
    expect(await client.post('/house/join', { invitationCode: 'unknown' })).toMatchObject(
      refusal(409, 4020),
    );
    expect(await client.post('/house', { name: 'Another' })).toMatchObject(refusal(409, 4020));
  });

  it('needs to be there for everything under /house/current', async () => {
    const { client } = await signUpPerson(app);
    const answers = await Promise.all([
      client.get('/house/current'),
      client.patch('/house/current', { name: 'Les Lilas' }),
      client.delete('/house/current'),
      client.post('/house/current/invitation'),
      client.patch('/house/current/administrator', { memberId: 1 }),
      client.get('/house/current/sources'),
      client.patch('/house/current/sources', { sourceIds: [999] }),
      client.delete('/house/members/1'),
      client.post('/house/leave'),
    ]);
    for (const answer of answers) expect(answer).toMatchObject(refusal(404, 4041));
  });

  it('is renamed by any member', async () => {
    const host = await signUpAdministrator(app);
    const { client } = await signUpMember(app, host);
    expect(await client.patch('/house/current', { name: 'Les Lilas' })).toMatchObject({
      status: 200,
      body: { id: host.houseId, name: 'Les Lilas', administratorId: host.id },
    });
  });

  it('passes to the longest-standing member when its administrator leaves', async () => {
    const host = await signUpAdministrator(app);
    const second = await signUpMember(app, host);
    const third = await signUpMember(app, host);
    expect((await host.client.post('/house/leave')).status).toBe(204);
    expect((await host.client.get('/auth/me')).body.houseId).toBeNull();
    expect((await third.client.get('/house/current')).body).toMatchObject({
      administratorId: second.id,
      members: [{ id: second.id }, { id: third.id }],
    });
  });

  it('keeps its administrator when another member leaves', async () => {
    const host = await signUpAdministrator(app);
    const { client } = await signUpMember(app, host);
    expect((await client.post('/house/leave')).status).toBe(204);
    expect((await host.client.get('/house/current')).body).toMatchObject({
      administratorId: host.id,
      members: [{ id: host.id }],
    });
  });

  it('ends with its last member, and so does its code', async () => {
    const { client, invitationCode } = await signUpAdministrator(app);
    await client.post('/house/leave');
    expect(await client.post('/house/join', { invitationCode })).toMatchObject(refusal(404, 4052));
  });

  it('is deleted by its administrator; its members are then without one', async () => {
    const host = await signUpAdministrator(app);
    const { client } = await signUpMember(app, host);
    expect(await client.delete('/house/current')).toMatchObject(refusal(403, 4031));
    expect((await host.client.delete('/house/current')).status).toBe(204);
    expect(await client.get('/house/current')).toMatchObject(refusal(404, 4041));
    expect((await client.post('/house', { name: 'Anew' })).status).toBe(201);
  });

  it('loses a member whom the administrator removes, at the next request', async () => {
    const host = await signUpAdministrator(app);
    const guest = await signUpMember(app, host);
    const remove = (id: unknown) => host.client.delete(`/house/members/${String(id)}`);
    expect(await guest.client.delete(`/house/members/${String(host.id)}`)).toMatchObject(
      refusal(403, 4031),
    );
    expect(await remove(host.id)).toMatchObject(refusal(409, 4021));
    expect(await remove(2_000_000_000)).toMatchObject(refusal(404, 4051));
    expect(await remove('me')).toMatchObject(refusal(400, 4000));
    expect((await remove(guest.id)).status).toBe(204);
    expect(await guest.client.get('/house/current')).toMatchObject(refusal(404, 4041));
    expect(await remove(guest.id)).toMatchObject(refusal(404, 4051));
  });

  it('does not let an administrator reach into another house', async () => {
    const host = await signUpAdministrator(app);
    const stranger = await signUpMember(app, await signUpAdministrator(app));
    expect(await host.client.delete(`/house/members/${String(stranger.id)}`)).toMatchObject(
      refusal(404, 4051),
    );
    expect(
      await host.client.patch('/house/current/administrator', { memberId: stranger.id }),
    ).toMatchObject(refusal(404, 4051));
  });

  it('changes its code, and the old one is dead', async () => {
    const host = await signUpAdministrator(app);
    const guest = await signUpMember(app, host);
    expect(await guest.client.post('/house/current/invitation')).toMatchObject(refusal(403, 4031));
    const { status, body } = await host.client.post('/house/current/invitation');
    expect(status).toBe(200);
    expect(body.invitationCode).not.toBe(host.invitationCode);
    const { client } = await signUpPerson(app);
    expect(await client.post('/house/join', { invitationCode: host.invitationCode })).toMatchObject(
      refusal(404, 4052),
    );
    expect((await client.post('/house/join', body)).status).toBe(200);
  });

  it('is handed over by its administrator', async () => {
    const host = await signUpAdministrator(app);
    const guest = await signUpMember(app, host);
    const handOver = (client = host.client) =>
      client.patch('/house/current/administrator', { memberId: guest.id });
    expect(await handOver(guest.client)).toMatchObject(refusal(403, 4031));
    expect(await handOver()).toMatchObject({ status: 200, body: { administratorId: guest.id } });
    expect(await handOver()).toMatchObject(refusal(403, 4031));
  });

  it('sees no source until it enables some, and then exactly those', async () => {
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
