const MAX_SIDE_PIXELS = 1600;
const QUALITY = 0.82;
/** Smaller files are quick enough as they are. */
const SMALL_IN_BYTES = 600_000;

/**
 * A smaller copy of a camera's picture: a tenth of the bytes to send from a beach, and its place stays on the phone.
 * What the browser cannot draw is sent as it is, and the server says what it thinks of it.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= SMALL_IN_BYTES) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, MAX_SIDE_PIXELS / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const copy = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return copy && copy.size < file.size ? copy : file;
  } catch {
    return file;
  }
}
