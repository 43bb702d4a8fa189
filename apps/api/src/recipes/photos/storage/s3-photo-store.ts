import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { PhotoFile } from '../processing/resized-photo.js';
import { fileName, PhotoStore, type StoredPhoto } from './photo-store.js';
import type { S3Location } from './s3-location.js';

/** Milliseconds to connect, and for a whole request. */
const TIMEOUTS = { connectionTimeout: 2_000, requestTimeout: 8_000, throwOnRequestTimeout: true };

/** Keeps photos in a bucket. */
export class S3PhotoStore extends PhotoStore {
  private readonly client: S3Client;

  constructor(private readonly location: S3Location) {
    super();
    const { endpoint, region, credentials } = location;
    this.client = new S3Client({
      endpoint,
      region,
      ...(credentials === undefined ? {} : { credentials }),
      forcePathStyle: true,
      maxAttempts: 2,
      // Servers other than Amazon's may not know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: TIMEOUTS,
    });
  }

  override async write(id: string, files: readonly PhotoFile[]): Promise<void> {
    for (const { width, bytes } of files) {
      const object = { ...this.objectOf(id, width), Body: bytes, ContentType: 'image/webp' };
      await this.client.send(new PutObjectCommand(object));
    }
  }

  override async read(id: string, width: number): Promise<Uint8Array | null> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand(this.objectOf(id, width)));
      return (await Body?.transformToByteArray()) ?? null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  override async delete(photos: readonly StoredPhoto[]): Promise<void> {
    const objects = photos.flatMap(({ id, widths }) =>
      widths.map((width) => ({ Key: this.objectOf(id, width).Key })),
    );
    const deletion = { Bucket: this.location.bucket, Delete: { Objects: objects, Quiet: true } };
    const { Errors = [] } = await this.client.send(new DeleteObjectsCommand(deletion));
    const [failed] = Errors;
    if (failed) throw new Error(`An object was not deleted: ${failed.Code ?? 'unknown'}.`);
  }

  private objectOf(id: string, width: number): { readonly Bucket: string; readonly Key: string } {
    const { bucket, prefix } = this.location;
    return { Bucket: bucket, Key: prefix + fileName(id, width) };
  }
}
