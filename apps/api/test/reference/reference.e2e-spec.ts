import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { signUpPerson } from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';

/** A response whose body is not decompressed. */
interface EncodedResponse {
  readonly status: number | undefined;
  readonly headers: Record<string, unknown>;
  readonly body: Buffer;
}

describe('reference catalogues', () => {
  const app = useSharedApp();

  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<EncodedResponse>((resolve, reject) => {
      request(app.url + path, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks),
          });
        });
      })
        .on('error', reject)
        .end();
    });

  it.each(['diets', 'allergies'])('%s are public', async (catalogue) => {
    const { status, body } = await app.client().get(`/reference/${catalogue}`);
    expect(status).toBe(200);
    expect(body).not.toHaveLength(0);
    for (const row of body) expect(row).toMatchObject({ id: expect.any(Number) });
  });

  it.each(['ingredients', 'units', 'tech-steps', 'utensils', 'sources'])(
    '%s require a session',
    async (catalogue) => {
      const { client } = await signUpPerson(app);
      const { status, body } = await client.get(`/reference/${catalogue}`);
      expect(status).toBe(200);
      expect(body[0]).toMatchObject({ id: expect.any(Number), key: expect.any(String) });
    },
  );

  it.each([
    ['public', '/reference/diets'],
    ['private', '/reference/ingredients'],
  ])('%s catalogues return 304 for a matching If-None-Match', async (_, path) => {
    const { client } = await signUpPerson(app);
    const cookie = client.cookie ?? '';
    const first = await get(path, { cookie });
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(path, { cookie, 'if-none-match': tag });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers['etag']).toBe(etag);
    }
    expect((await get(path, { cookie, 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each(['/reference/diets', '/reference/ingredients'])(
    '%s is compressed according to Accept-Encoding, with one ETag per encoding',
    async (path) => {
      const { client } = await signUpPerson(app);
      const cookie = client.cookie ?? '';
      const encoded = (encodings: string) => get(path, { cookie, 'accept-encoding': encodings });
      const plain = await get(path, { cookie });
      expect(plain.headers['content-encoding']).toBeUndefined();
      const [brotli, gzip] = [await encoded('gzip, br'), await encoded('gzip, br;q=0')];
      expect(brotli.headers).toMatchObject({ 'content-encoding': 'br' });
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
      expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip' });
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      for (const { headers } of [plain, brotli, gzip]) {
        expect(headers['vary']).toMatch(/accept-encoding/);
      }
      // A strong ETag identifies the bytes, which differ per encoding.
      const tags = [plain, brotli, gzip].map(({ headers }) => String(headers['etag']));
      expect(new Set(tags).size).toBe(3);
      for (const tag of tags) {
        expect((await get(path, { cookie, 'if-none-match': tag })).status).toBe(304);
      }
    },
  );
});
