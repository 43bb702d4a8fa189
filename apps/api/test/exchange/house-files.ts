import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Member } from '../support/people.js';
import type { TestClient, TestResponse } from '../support/test-client.js';
import { until } from '../support/until.js';

export const EXPORT = '/house/current/export';
export const IMPORT = '/house/current/import';

/** A zip with these files. */
export async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** The house export of a member. */
export async function exportHouse(
  { url }: { readonly url: string },
  { client }: Member,
): Promise<Buffer> {
  const response = await fetch(url + EXPORT, { headers: { cookie: client.cookie ?? '' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  const name = 'attachment; filename="popote-house.zip"';
  expect(response.headers.get('content-disposition')).toBe(name);
  return Buffer.from(await response.arrayBuffer());
}

/**
 * Sends a file as the form of an import. Sends it again while the photos of the person's last import are
 * made.
 */
export async function send(
  client: TestClient,
  file: Uint8Array,
  { path = IMPORT, field = 'file' } = {},
) {
  const boundary = randomUUID();
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="house.zip"\r\ncontent-type: application/zip\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  let response!: TestResponse<any>;
  await until(async () => {
    response = await client.send<any>('POST', path, body, headers);
    return response.status !== 429;
  });
  return response;
}
