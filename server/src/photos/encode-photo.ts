import { Refusal } from '@laine/contract/refusals.ts';
import type { Sharp } from 'sharp';

export type EncodedPhoto = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

/** Enough to see a crack, and about 150 KB. */
const MAX_SIDE_PIXELS = 1600;
const QUALITY = 76;
/** More than any phone's camera; a few bytes can name a picture of thousands of millions. */
const MAX_INPUT_PIXELS = 80_000_000;
/** How many may wait for their turn; whoever comes then is asked to try again. */
const MAX_WAITING = 6;
const RETRY_AFTER_SECONDS = 5;
const MAX_SECONDS = 20;

/** One picture at a time and one thread for it: a rental must never wait for somebody's photos. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * A small copy of an uploaded picture: upright, without place, date and camera, whatever else was in the file left behind.
 * What the bytes are is read from themselves.
 */
export async function encodePhoto(bytes: Uint8Array): Promise<EncodedPhoto> {
  if (!startsLikePicture(bytes)) throw new Refusal('picture-type');
  if (waiting >= MAX_WAITING) throw new Refusal('too-many-requests', {}, RETRY_AFTER_SECONDS);
  waiting += 1;
  const turn = last.then(() => encode(bytes));
  last = turn.catch(() => {});
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}

async function encode(bytes: Uint8Array): Promise<EncodedPhoto> {
  const picture = await openPicture(bytes);
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
async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error', sequentialRead: true });
}

/** JPEG, PNG and WebP by their first bytes. Everything else, such as SVG, is never given to a decoder. */
function startsLikePicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12));
  const isJpeg = head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  const isPng = head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const isWebp = head.subarray(0, 4).toString('latin1') === 'RIFF' && head.subarray(8).toString('latin1') === 'WEBP';
  return isJpeg || isPng || isWebp;
}
