import sharp from 'sharp';

/** A few hundred bytes that every program takes for a picture. */
export async function examplePhoto(format: 'jpeg' | 'png' = 'jpeg'): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#0b7285' } });
  return new Uint8Array(await picture.toFormat(format).toBuffer());
}

/** As a phone takes it, held upright: large, lying on its side, with place and camera. */
export async function exampleCameraPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#cf4520' } });
  const exif = {
    IFD0: { Make: 'Phone', Model: 'Beach' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 28/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '24/1 50/1 0/1' },
  };
  return new Uint8Array(await picture.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer());
}
