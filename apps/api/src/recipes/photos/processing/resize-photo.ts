import sharp, { type Sharp } from 'sharp';
import { PHOTO_LIMITS, photoWidths } from '#domain/recipe/photo-limits.js';
import type { ResizedPhoto } from './resized-photo.js';

/** The placeholder: its width in pixels, and its quality. */
const PLACEHOLDER = { width: 16, quality: 40 };

const QUALITY = 80;

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);

sharp.cache(false);
sharp.concurrency(1);
// No loader of SVG, PDF or another format is reachable.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });

/**
 * Decodes a picture, turns it upright, and encodes it in several widths without its metadata.
 *
 * @throws Error when the bytes are no picture, or one with too many pixels
 */
export async function resizePhoto(picture: Uint8Array): Promise<ResizedPhoto> {
  const { side } = PHOTO_LIMITS;
  const decoded = await decode(picture);
  // Decoded once: each width is made of these pixels.
  const { data, info } = await decoded
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encode = (width: number, quality: number) =>
    sharp(data, { raw: info }).resize({ width }).webp({ quality }).toBuffer();
  const files = [];
  for (const width of photoWidths(info.width)) {
    files.push({ width, bytes: await encode(width, QUALITY) });
  }
  const placeholder = await encode(PLACEHOLDER.width, PLACEHOLDER.quality);
  return {
    width: info.width,
    height: info.height,
    placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
    files,
  };
}

/** MiB of the process, and bytes for each pixel of a picture that is decoded as a whole. */
const PROCESS_MIB = 80;
const PIXEL_BYTES = { heif: 19, other: 10 };

/** MiB that it takes at most to process a picture, which is not decoded for it. */
export async function memoryOf(picture: Uint8Array): Promise<number> {
  const { width, height, format } = await sharp(picture).metadata();
  const bytes = width * height * PIXEL_BYTES[format === 'heif' ? 'heif' : 'other'];
  return PROCESS_MIB + Math.ceil(bytes / 2 ** 20);
}

async function decode(picture: Uint8Array): Promise<Sharp> {
  const image = sharp(picture, {
    limitInputPixels: PHOTO_LIMITS.pixels,
    failOn: 'error',
    sequentialRead: true,
  });
  const { compression } = await image.metadata();
  return compression === 'hevc' ? decodeHevc(picture) : image;
}

/**
 * Decodes HEIC with libheif in WebAssembly: the binaries of sharp contain no decoder of HEVC. The
 * process of another picture does not load it.
 */
async function decodeHevc(picture: Uint8Array): Promise<Sharp> {
  const { default: decodeHeic } = await import('heic-decode');
  const [image] = await decodeHeic.all({ buffer: picture });
  if (image === undefined) throw new Error('The file contains no picture.');
  // The type of the package lacks the size.
  const { width, height } = image as typeof image & Record<'width' | 'height', number>;
  if (width * height > PHOTO_LIMITS.pixels) throw new Error('The picture has too many pixels.');
  const { data } = await image.decode();
  return sharp(data, { raw: { width, height, channels: 4 } });
}
