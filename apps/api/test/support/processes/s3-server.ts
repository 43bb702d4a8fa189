import { spawnSync } from 'node:child_process';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from './free-port.js';
import { startServer } from './server-process.js';

const COMMAND = 'moto_server';
const BUCKET = 'photos';
const CREDENTIALS = { accessKeyId: 'test', secretAccessKey: 'a/secret+of=tests' };

/** The server of the Python package `moto`. */
export function hasS3Server(): boolean {
  return spawnSync(COMMAND, ['--help']).status === 0;
}

/** An S3 server with an empty bucket. */
export interface S3Server {
  /** A value of `PHOTOS_S3_URL`. */
  readonly url: string;
  stop(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const port = await freePort();
  const server = await startServer(COMMAND, ['-H', '127.0.0.1', '-p', port], port);
  const host = `127.0.0.1:${port}`;
  const client = new S3Client({
    endpoint: `http://${host}`,
    region: 'us-east-1',
    credentials: CREDENTIALS,
    forcePathStyle: true,
  });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  const secret = encodeURIComponent(CREDENTIALS.secretAccessKey);
  return {
    url: `http://${CREDENTIALS.accessKeyId}:${secret}@${host}/${BUCKET}/popote`,
    stop: () => server.stop(),
  };
}
