import { Jobs } from '../../../src/jobs/jobs.service.js';
import { S3PhotoStore } from '../../../src/recipes/photos/storage/s3-photo-store.js';
import { readS3Location } from '../../../src/recipes/photos/storage/s3-location.js';
import { Fixtures } from '../../support/fixtures.js';
import { signUpAdministrator } from '../../support/people.js';
import { picture } from './picture.js';
import { hasS3Server, type S3Server, startS3Server } from '../../support/processes/s3-server.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const SKIPPED = hasS3Server() ? '' : ' (skipped: moto_server is not on the PATH)';

(hasS3Server() ? describe : describe.skip)(`photos in a bucket${SKIPPED}`, () => {
  let server: S3Server;
  let app: TestApp;
  beforeAll(async () => {
    server = await startS3Server();
    app = await startTestApp({ PHOTOS_S3_URL: server.url });
  });
  afterAll(() => app.close());

  it('are stored, read and deleted; without the server, requests return 503/5030', async () => {
    const location = readS3Location({ PHOTOS_S3_URL: server.url });
    if (location === undefined) throw new Error('PHOTOS_S3_URL is not read.');
    const bucket = new S3PhotoStore(location);
    const { client } = await signUpAdministrator(app);
    const recipe = await (await Fixtures.load(app)).write(client);
    const jpeg = await picture(80, 60).jpeg().toBuffer();
    const { photo } = (await client.putPhoto(recipe.id, jpeg)).body;
    const { status, body } = await client.get<string>(photo.url);
    const id = photo.url.split('/')[2];
    expect({ status, body }).toEqual({
      status: 200,
      body: Buffer.from((await bucket.read(id, 80)) ?? []).toString('latin1'),
    });
    expect(await bucket.read(id, 81)).toBeNull();

    const other = (await client.putPhoto(recipe.id, jpeg)).body.photo;
    await app.app.get(Jobs).wake('photos');
    expect(await bucket.read(id, 80)).toBeNull();
    expect((await client.get(other.url)).status).toBe(200);

    await server.stop();
    expect(await client.sendOnce('GET', other.url)).toMatchObject({
      status: 503,
      body: { code: 5030 },
    });
  });
});
