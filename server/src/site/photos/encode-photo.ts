import { Refusal } from '@laine/contract/refusals.ts';
import type { Sharp } from 'sharp';
import { type Asker, openFairQueue } from '../../ground/budgets/open-fair-queue.ts';

export type EncodedPhoto = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

/** Enough to see a crack, and about 150 KB. */
const MAX_SIDE_PIXELS = 1600;
const QUALITY = 76;
/**
 * The maximum of phone cameras; a few bytes can declare billions of pixels. Only JPEGs can be downscaled cheaply while
 * reading; for other formats 79 million pixels took 1.8 seconds, and no camera writes them.
 */
const MAX_JPEG_PIXELS = 65_000_000;
const MAX_OTHER_PIXELS = 25_000_000;
const MAX_SECONDS = 20;

/** One picture at a time, on one thread: a rental must never wait for photos. */
const inQueue = openFairQueue({ places: 1, mostOfOne: 4, mostWaiting: 12 });

/**
 * A small copy of an uploaded picture: upright, without place, date and camera, whatever else was in the file left
 * behind. What the bytes are is read from themselves. `asker` is whom the work counts for.
 */
export async function encodePhoto(bytes: Uint8Array, asker: Asker): Promise<EncodedPhoto> {
  const kind = kindOf(bytes);
  if (!kind) throw new Refusal('picture-type');
  return inQueue(asker, () => encode(bytes, kind === 'jpeg' ? MAX_JPEG_PIXELS : MAX_OTHER_PIXELS));
}

async function encode(bytes: Uint8Array, maxPixels: number): Promise<EncodedPhoto> {
  const picture = await openPicture(bytes, maxPixels);
  try {
    const { data, info } = await picture
      // Turned as the camera was held: the copy has no note about that any more.
      .autoOrient()
      .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw new Refusal('picture-unreadable');
  }
}

/** Loaded with the first picture: it takes longer than all of the start. */
async function openPicture(bytes: Uint8Array, limitInputPixels: number): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(bytes, { limitInputPixels, failOn: 'error', sequentialRead: true });
}

/** JPEG, PNG and WebP by their first bytes. Everything else, such as SVG, is never given to a decoder. */
function kindOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | undefined {
  const head = Buffer.from(bytes.subarray(0, 12));
  const isJpeg = head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  const isPng = head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const isWebp = head.subarray(0, 4).toString('latin1') === 'RIFF' && head.subarray(8).toString('latin1') === 'WEBP';
  if (isJpeg) return 'jpeg';
  if (isPng) return 'png';
  return isWebp ? 'webp' : undefined;
}
