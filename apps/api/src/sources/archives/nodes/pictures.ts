import path from 'node:path/posix';
import { PHOTO_LIMITS } from '#domain/recipe/photo-limits.js';
import { isNode, type LinkedNode, property } from '../../reader/linked-data/linked-data.js';
import { ArchiveError } from '../files/archive-error.js';
import { type ArchiveFile, readFile } from '../files/archive-file.js';
import type { Picture } from './format.js';

const DATA_ADDRESS = /^data:[\w/+.;=-]*;base64,/i;

/** Where the picture of a recipe is. */
export interface PicturePlace {
  readonly picture: Picture | null;
  /** Its address, which is checked before it is fetched. */
  readonly imageUrl: string | null;
}

/** The picture in a file of the archive. */
export function pictureIn(file: ArchiveFile): Picture {
  return async () => {
    if (file.size > PHOTO_LIMITS.bytes) throw new ArchiveError('PICTURE_TOO_LARGE');
    return readFile(file, PHOTO_LIMITS.bytes);
  };
}

/** The picture in a text in base64. */
export function pictureOfBase64(text: string): Picture {
  return () => {
    if (text.length * 0.75 > PHOTO_LIMITS.bytes + 3) throw new ArchiveError('PICTURE_TOO_LARGE');
    return Buffer.from(text, 'base64');
  };
}

/**
 * The first picture that a node names: within the node as a data address, as a file of the archive
 * relative to the file of the node, or at an address.
 */
export function pictureOf(
  node: LinkedNode,
  nodePath: string,
  files: ReadonlyMap<string, ArchiveFile>,
): PicturePlace {
  const addresses = addressesIn(property(node, 'image')).concat(
    addressesIn(property(node, 'thumbnailUrl')),
  );
  for (const address of addresses) {
    const [start] = DATA_ADDRESS.exec(address.slice(0, 200)) ?? [];
    if (start !== undefined) {
      return { picture: pictureOfBase64(address.slice(start.length)), imageUrl: null };
    }
    const file = fileOf(address, nodePath, files);
    if (file !== undefined) return { picture: pictureIn(file), imageUrl: null };
  }
  const imageUrl = addresses.find((address) => /^https?:\/\//i.test(address)) ?? null;
  return { picture: null, imageUrl };
}

function addressesIn(value: unknown): string[] {
  return [value].flat(2).flatMap((item) => {
    const address = isNode(item) ? property(item, 'url', 'contentUrl', '@id') : item;
    return typeof address === 'string' && address !== '' ? [address] : [];
  });
}

/** A file that an address in another file names. */
export function fileOf(
  address: string,
  from: string,
  files: ReadonlyMap<string, ArchiveFile>,
): ArchiveFile | undefined {
  if (address.length > 1000 || /^[a-z]+:/i.test(address)) return undefined;
  const [name = ''] = address.split(/[?#]/, 1);
  const relative = path.join(path.dirname(from), name);
  return files.get(relative) ?? files.get(path.join(path.dirname(from), decoded(name)));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const PICTURE = /\.(?:jpe?g|png|webp|heic|avif)$/i;

/** Whether a file is a picture that a recipe can have. */
export const isPicture = ({ path: name }: ArchiveFile) => PICTURE.test(name);
