import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import type { TestClient, TestResponse } from '../../support/test-client.js';
import { until } from '../../support/until.js';

const BOUNDARY = 'invented-boundary';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** The beginning of a form with one file. */
export function startOfForm({ field = 'file', name = 'export' } = {}): string {
  return (
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n` +
    'content-type: application/octet-stream\r\n\r\n'
  );
}

/** The body of a form with one file. */
export function formOf(bytes: Uint8Array, names: { field?: string; name?: string } = {}): Buffer {
  return Buffer.concat([
    Buffer.from(startOfForm(names)),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

export function sendForm(
  client: TestClient,
  form: Uint8Array,
  path = '/archives',
): Promise<TestResponse<any>> {
  return client.send('POST', path, form, { 'content-type': TYPE });
}

/** Begins an upload of an archive of a megabyte, of which only the start is sent. */
export function beginForm(url: string, cookie: string | undefined, start: string): Socket {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /archives HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie ?? ''}\r\n` +
      `content-type: ${TYPE}\r\ncontent-length: 1000000\r\n\r\n${start}`,
  );
  return socket;
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

/** Imports drafts of an archive, given by its path. Returns their ids and those of the recipes. */
export async function importDrafts(client: TestClient, archivePath: string, body: object) {
  return (await client.succeed('POST', `${archivePath}/import`, body)).imported;
}

/** The names of the files in a folder, which may not exist yet. */
export const filesIn = (folder: string) => readdir(folder).catch((): string[] => []);
