import type { TestClient, TestResponse } from '../support/test-client.js';
import { until } from '../support/until.js';

const BOUNDARY = 'invented-boundary';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** The body of a form with one file. */
export function formOf(bytes: Uint8Array, { field = 'file', name = 'export' } = {}): Buffer {
  return Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n` +
        'content-type: application/octet-stream\r\n\r\n',
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

export function sendForm(client: TestClient, form: Uint8Array): Promise<TestResponse<any>> {
  return client.send('POST', '/archives', form, { 'content-type': TYPE });
}

/** Uploads an archive and waits until it is read. Returns its path and its state. */
export async function uploadArchive(client: TestClient, bytes: Uint8Array, name = 'export') {
  const { status, body } = await sendForm(client, formOf(bytes, { name }));
  if (status !== 202) throw new Error(`${String(status)} ${JSON.stringify(body)}`);
  const path = `/archives/${String(body.id)}`;
  return { path, archive: await whenRead(client, path) };
}

export async function whenRead(client: TestClient, path: string): Promise<any> {
  let archive: any;
  await until(async () => {
    ({ body: archive } = await client.get(path));
    return archive.state !== 'READING';
  });
  return archive;
}
