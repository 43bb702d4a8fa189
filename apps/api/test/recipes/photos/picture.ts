import sharp from 'sharp';

/** A picture of one colour. `exif` adds a place, the name of a camera and a quarter turn. */
export function picture(width: number, height: number, { exif = false } = {}) {
  const image = sharp({ create: { width, height, channels: 3, background: '#e08020' } });
  return exif
    ? image.withMetadata({ orientation: 6 }).withExifMerge({
        IFD0: { Make: 'Camera-of-Camille' },
        IFD3: { GPSLatitude: '48/1 51/1 24/1' },
      })
    : image;
}
