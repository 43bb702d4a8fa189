import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { Jobs } from '../../../src/jobs/jobs.service.js';
import { PhotoStore } from '../../../src/recipes/photos/storage/photo-store.js';
import { Fixtures } from '../../support/fixtures.js';
import { type Member, type Person, signUpAdministrator } from '../../support/people.js';
import { refusal } from '../../support/refusal.js';
import { picture } from './picture.js';
import { startTestApp, useTestApp } from '../../support/test-app.js';
import type { TestClient } from '../../support/test-client.js';

const HEIC = path.join(__dirname, 'orange-and-blue.heic');

describe('photos of recipes', () => {
  const app = useTestApp({ QUOTA_PHOTO_MIB: '1' });
  let fixtures: Fixtures;
  let author: Member;
  let recipeId: number;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    author = await signUpAdministrator(app);
    ({ id: recipeId } = await fixtures.write(author.client, { visibility: 'HOUSE' }));
  });

  async function put(jpeg?: Buffer): Promise<any> {
    const { status, body } = await author.client.putPhoto(
      recipeId,
      jpeg ?? (await picture(40, 30).jpeg().toBuffer()),
    );
    expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
    return body;
  }
  const bytesOf = async (client: TestClient, url: string) =>
    Buffer.from((await client.get<string>(url)).body, 'latin1');
  /** The ids of the photos that have files. */
  const stored = () => readdir(path.join(app.dataDir, 'photos'));
  const idOf = ({ url }: { url: string }) => url.split('/')[2] ?? '';
  const deleteUnused = () => app.app.get(Jobs).wake('photos');

  it('are stored upright in three widths, without metadata', async () => {
    const sent = await picture(3200, 2400, { exif: true }).jpeg().toBuffer();
    expect(sent.includes('Camera-of-Camille')).toBe(true);
    const { photo } = await put(sent);
    expect(photo).toEqual({
      url: expect.stringMatching(/^\/photos\/[0-9a-f-]{36}\/1200$/),
      width: 1200,
      height: 1600,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,[\w+/]{40,300}=*$/),
      widths: [300, 600, 1200],
    });
    for (const width of photo.widths) {
      const bytes = await bytesOf(author.client, photo.url.replace(/\d+$/, String(width)));
      expect(bytes.includes('Camera-of-Camille')).toBe(false);
      const { format, exif, height } = await sharp(bytes).metadata();
      expect({ format, exif, height }).toEqual({
        format: 'webp',
        exif: undefined,
        height: (width * 4) / 3,
      });
    }
  });

  it('stand in the detail, in lists and in plans', async () => {
    expect((await author.client.get(`/recipes/${String(recipeId)}`)).body.photo).toBeNull();
    const { photo } = await put();
    const item = { recipeId, date: '2026-07-06', slot: 'LUNCH', portions: 2 };
    const seen = [
      (await author.client.get(`/recipes/${String(recipeId)}`)).body,
      (await author.client.get('/recipes?tab=perso')).body[0],
      (await author.client.post('/planning/items', item)).body.recipe,
    ];
    expect(seen.map((recipe) => recipe.photo)).toEqual([photo, photo, photo]);
  });

  it('do not stand in the plan of a house that may no longer read the recipe', async () => {
    const { photo } = await put();
    const other = await signUpAdministrator(app);
    const path = `/recipes/${String(recipeId)}`;
    await author.client.succeed('PUT', path, fixtures.recipe({ visibility: 'PUBLIC' }));
    const item = { recipeId, date: '2026-07-06', slot: 'LUNCH', portions: 2 };
    const planned = await other.client.post('/planning/items', item);
    expect(planned.body.recipe.photo).toEqual(photo);
    await author.client.succeed('PUT', path, fixtures.recipe({ visibility: 'PERSONAL' }));
    const { days } = (await other.client.get('/planning?date=2026-07-06')).body;
    const items = days.flatMap(({ slots }: any) => slots.flatMap(({ items: found }: any) => found));
    expect(items).toMatchObject([{ recipe: { frozen: true, photo: null } }]);
  });

  it('may be kept for ever by the browser of the viewer only', async () => {
    const { photo } = await put();
    const { status, headers } = await author.client.get(photo.url);
    expect({ status, caching: headers.get('cache-control') }).toEqual({
      status: 200,
      caching: 'private, max-age=31536000, immutable',
    });
  });

  it.each(['png', 'webp', 'avif'] as const)('may be sent as %s', async (format) => {
    const sent = await picture(8, 4)[format]().toBuffer();
    const { status, body } = await author.client.putPhoto(recipeId, sent, `image/${format}`);
    expect({ status, widths: body.photo.widths }).toEqual({ status: 200, widths: [2, 4, 8] });
  });

  it('may be sent as HEIC', async () => {
    const { body } = await author.client.putPhoto(recipeId, await readFile(HEIC), 'image/heic');
    expect(body.photo).toMatchObject({ width: 64, height: 48 });
    const { data } = await sharp(await bytesOf(author.client, body.photo.url))
      .resize(2, 1, { kernel: 'nearest' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [isBlue, isOrange] = [(data[2] ?? 0) > 100, (data[3] ?? 0) > 150];
    expect([isBlue, isOrange]).toEqual([true, true]);
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['no body', () => Buffer.alloc(0)],
    ['a text', () => Buffer.from('Pas une image')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', () => picture(8, 4).gif().toBuffer()],
    [
      'a picture that ends early',
      async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 900),
    ],
  ])('are refused with 400/4000 for %s', async (_name, create) => {
    const response = await author.client.putPhoto(recipeId, await create());
    expect(response).toMatchObject(refusal(400, 4000));
    expect((await author.client.get(`/recipes/${String(recipeId)}`)).body.photo).toBeNull();
  });

  it.each(['text/plain', 'image/gif', 'image/svg+xml', 'application/octet-stream'])(
    'are refused with 415/4150 for a body of type %s',
    async (type) => {
      const sent = await picture(8, 4).png().toBuffer();
      expect(await author.client.putPhoto(recipeId, sent, type)).toMatchObject(refusal(415, 4150));
    },
  );

  it('are refused with 415/4150 for a JSON body, and on other routes for a picture', async () => {
    const url = `/recipes/${String(recipeId)}`;
    expect(await author.client.put(`${url}/photo`, {})).toMatchObject(refusal(415, 4150));
    const type = { 'content-type': 'image/jpeg' };
    const sent = await author.client.send('PUT', url, Buffer.from('x'), type);
    expect(sent).toMatchObject(refusal(415, 4150));
  });

  it('are refused with 413/4130 above 10 MiB', async () => {
    const sent = Buffer.alloc(10 * 1024 * 1024 + 1);
    expect(await author.client.putPhoto(recipeId, sent)).toMatchObject(refusal(413, 4130));
  });

  it('have another address after each change', async () => {
    const first = (await put()).photo.url;
    const second = (await put()).photo.url;
    expect(second).not.toBe(first);
    expect(await author.client.get(first)).toMatchObject(refusal(404, 4059));
    expect((await author.client.get(second)).status).toBe(200);
  });

  it('are removed with 204, also when there is none', async () => {
    const { photo } = await put();
    const url = `/recipes/${String(recipeId)}/photo`;
    expect((await author.client.delete(url)).status).toBe(204);
    expect((await author.client.delete(url)).status).toBe(204);
    expect((await author.client.get(`/recipes/${String(recipeId)}`)).body.photo).toBeNull();
    expect(await author.client.get(photo.url)).toMatchObject(refusal(404, 4059));
  });

  it.each([
    ['an unknown photo', () => `/photos/${randomUUID()}/40`],
    ['an id of another form', () => '/photos/1/40'],
    ['a width that is not stored', (url: string) => url.replace(/\d+$/, '39')],
    ['a width that is no number', (url: string) => url.replace(/\d+$/, '40.webp')],
  ])('are not found with 404/4059 for %s', async (_name, urlOf) => {
    const { photo } = await put();
    expect(await author.client.get(urlOf(photo.url))).toMatchObject(refusal(404, 4059));
  });

  it('tell the house about a change', async () => {
    const before = (await author.client.get(`/recipes/${String(recipeId)}`)).body.updatedAt;
    const { updatedAt } = await put();
    expect(updatedAt > before).toBe(true);
    const [event] = await app.sql<{ ids: number[] }>(
      `select ids from house_event where house_id = $1 and kind = 'recipe' order by id desc limit 1`,
      [author.houseId],
    );
    expect(event?.ids).toEqual([recipeId]);
  });

  it('are refused with 409/4025 above the photos of a person, and leave the former photo', async () => {
    const { photo } = await put();
    await app.sql('update photo set bytes = $1', [2 ** 20]);
    const other = await fixtures.write(author.client);
    const sent = await picture(8, 4).jpeg().toBuffer();
    expect(await author.client.putPhoto(other.id, sent)).toMatchObject(refusal(409, 4025));
    expect((await author.client.get(photo.url)).status).toBe(200);
    await put(); // in place of the one that fills the quota
  });

  describe('leave no file', () => {
    it.each<[string, (person: Person) => Promise<unknown>]>([
      ['replaced', () => put()],
      ['removed', ({ client }) => client.succeed('DELETE', `/recipes/${String(recipeId)}/photo`)],
      [
        'deleted with their recipe',
        ({ client }) => client.succeed('DELETE', `/recipes/${String(recipeId)}?forever=true`),
      ],
      [
        'deleted with their account',
        ({ client, password }) => client.succeed('DELETE', '/auth/me', { password }),
      ],
    ])('when they are %s', async (_name, remove) => {
      const { photo } = await put();
      expect(await stored()).toContain(idOf(photo));
      await remove(author);
      await app.app.get(Jobs).wake('deletion');
      await deleteUnused();
      expect(await stored()).not.toContain(idOf(photo));
      const rows = await app.sql('select id from photo where id = $1', [idOf(photo)]);
      expect(rows).toEqual([]);
    });

    it('when the process ends before a recipe has them', async () => {
      const { photo } = await put();
      await app.sql('update recipe set photo_id = null where id = $1', [recipeId]);
      await app.sql(`update photo set delete_after = now() + interval '1 hour' where id = $1`, [
        idOf(photo),
      ]);
      await deleteUnused();
      expect(await stored()).toContain(idOf(photo));
      await app.sql('update photo set delete_after = now() where id = $1', [idOf(photo)]);
      await deleteUnused();
      expect(await stored()).not.toContain(idOf(photo));
    });
  });

  it('stay while another recipe shares them', async () => {
    const { photo } = await put();
    const copy = await author.client.succeed('POST', `/recipes/${String(recipeId)}/copy`);
    await author.client.succeed('DELETE', `/recipes/${String(recipeId)}`);
    await deleteUnused();
    expect((await author.client.get(`/recipes/${String(copy.id)}`)).body.photo).toEqual(photo);
    expect((await author.client.get(photo.url)).status).toBe(200);
    await author.client.succeed('DELETE', `/recipes/${String(copy.id)}?forever=true`);
    await author.client.succeed('DELETE', `/recipes/${String(recipeId)}?forever=true`);
    await deleteUnused();
    expect(await stored()).not.toContain(idOf(photo));
  });

  it('are not found with 404/4059 when their file is lost', async () => {
    const { photo } = await put();
    await rm(path.join(app.dataDir, 'photos', idOf(photo)), { recursive: true });
    expect(await author.client.get(photo.url)).toMatchObject(refusal(404, 4059));
  });

  it('cannot be read by other users of the machine', async () => {
    const { photo } = await put();
    const folder = path.join(app.dataDir, 'photos', idOf(photo));
    const [file = ''] = await readdir(folder);
    const modes = [await stat(folder), await stat(path.join(folder, file))];
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);
  });

  it('leave no file when the disk is full before the last one', async () => {
    const store = app.app.get(PhotoStore);
    const write = store.write.bind(store);
    const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
    const spy = jest.spyOn(store, 'write').mockImplementation(async (id, files) => {
      await write(id, files.slice(0, 1));
      throw full;
    });
    const before = await stored();
    const sent = await picture(40, 30).jpeg().toBuffer();
    const url = `/recipes/${String(recipeId)}/photo`;
    const response = await author.client.sendOnce('PUT', url, sent, {
      'content-type': 'image/jpeg',
    });
    spy.mockRestore();
    expect(response).toMatchObject(refusal(503, 5030));
    expect(await stored()).toEqual(before);
    await deleteUnused();
  });

  it('are refused with 503/5030 when their folder cannot be written', async () => {
    const other = await startTestApp();
    await writeFile(path.join(other.dataDir, 'photos'), 'a file in place of the folder');
    const { client } = await signUpAdministrator(other);
    const recipe = await (await Fixtures.load(other)).write(client);
    const sent = await picture(8, 4).jpeg().toBuffer();
    const url = `/recipes/${String(recipe.id)}/photo`;
    const response = await client.sendOnce('PUT', url, sent, { 'content-type': 'image/jpeg' });
    expect(response).toMatchObject(refusal(503, 5030));
    expect((await client.get(`/recipes/${String(recipe.id)}`)).body.photo).toBeNull();
    await other.close();
  });
});
