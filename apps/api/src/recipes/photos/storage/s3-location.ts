import { ConfigError, type Environment, readUrl } from '#platform/config/environment.js';

/** A bucket of an S3 server. */
export interface S3Location {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Start of the names of all objects: empty, or with a slash at its end. */
  readonly prefix: string;
  /** Undefined: the SDK looks for them, for example in `AWS_ACCESS_KEY_ID`. */
  readonly credentials:
    { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

const NAME = 'PHOTOS_S3_URL';

/** Reads `https://<key>:<secret>@<host>/<bucket>/<prefix>?region=<region>`; undefined when it is unset. */
export function readS3Location(env: Environment): S3Location | undefined {
  const value = readUrl(env, NAME, ['http', 'https']);
  if (value === undefined) return undefined;
  const { origin, pathname, username, password, searchParams } = new URL(value);
  const [bucket = '', ...folders] = pathname.split('/').filter((part) => part !== '');
  if (bucket === '') throw new ConfigError(`${NAME} must name a bucket: https://<host>/<bucket>.`);
  return {
    endpoint: origin,
    region: searchParams.get('region') ?? 'us-east-1',
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    credentials:
      username === ''
        ? undefined
        : {
            accessKeyId: decodeURIComponent(username),
            secretAccessKey: decodeURIComponent(password),
          },
  };
}
