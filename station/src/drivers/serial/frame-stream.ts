/** Tells a protocol's frames from noise. */
export type FrameShape = {
  /** Length of the frame that starts here: 0 if none does, undefined if we need more bytes to tell. */
  lengthOf(bytes: Uint8Array): number | undefined;
  /** Checks the markers and the checksum. */
  isSound(frame: Uint8Array): boolean;
};

/**
 * Cuts frames out of a serial line's bytes, however reads have split them. Of bytes that start no valid frame only the
 * first is skipped as noise, because the next one may start a frame.
 */
export class FrameStream {
  readonly #shape: FrameShape;
  #bytes: Uint8Array = new Uint8Array();

  constructor(shape: FrameShape) {
    this.#shape = shape;
  }

  push(bytes: Uint8Array): Uint8Array[] {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
    return this.#cut('more may come');
  }

  /** Call when nothing more comes: the apparent start of a long frame was noise and may hide a real one. */
  giveUp(): Uint8Array[] {
    return this.#cut('nothing more comes');
  }

  clear(): void {
    this.#bytes = new Uint8Array();
  }

  #cut(outlook: 'more may come' | 'nothing more comes'): Uint8Array[] {
    const frames: Uint8Array[] = [];
    let rest = this.#bytes;
    while (rest.length > 0) {
      const length = this.#shape.lengthOf(rest);
      const isIncomplete = length === undefined || length > rest.length;
      if (isIncomplete && outlook === 'more may come') break;
      const isFrame = !isIncomplete && length > 0 && this.#shape.isSound(rest.subarray(0, length));
      if (isFrame) frames.push(rest.subarray(0, length));
      rest = rest.subarray(isFrame ? length : 1);
    }
    this.#bytes = rest;
    return frames;
  }
}
