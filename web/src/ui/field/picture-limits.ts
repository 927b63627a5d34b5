export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const MAX_PICTURE_BYTES = 8_000_000;

export type PictureTrouble = 'type' | 'size' | 'empty';

/** Checks a chosen file before it's sent; the server checks again. */
export function checkPicture(file: { type: string; size: number }, maxInBytes: number): PictureTrouble | undefined {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxInBytes ? 'size' : undefined;
}
