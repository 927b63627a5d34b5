/** What tells the frames of a protocol from noise. */
export type FrameShape = {
  /** The length of the frame that begins here: 0 when none does, undefined when too few bytes have come to tell. */
  lengthOf(bytes: Uint8Array): number | undefined;
  /** Whether the markers and the checksum of a frame of that length are right. */
  isSound(frame: Uint8Array): boolean;
};

/**
 * Cuts frames out of the bytes of a serial line, however reads have split them. A byte that begins no sound frame is
 * noise and skipped alone, because the next one may begin a frame.
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

  /** When nothing more comes, what looked like the beginning of a long frame was noise and may hide a real one. */
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
