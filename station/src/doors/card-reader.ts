import type { Hardware } from '../hardware.ts';

/** The reader beside the screen. A tag goes to whoever asked for the next one; otherwise it's a returned paddle. */
export class CardReader {
  readonly #waiting: ((rfid: string) => void)[] = [];
  readonly stopListening: () => void;

  constructor(hardware: Hardware, onPaddle: (rfid: string) => void) {
    this.stopListening = hardware.onCard((rfid) => {
      const waiting = this.#waiting.shift();
      if (waiting) waiting(rfid);
      else onPaddle(rfid);
    });
  }

  /** Undefined when `signal` ends the wait. */
  async nextCard(signal: AbortSignal): Promise<string | undefined> {
    if (signal.aborted) return undefined;
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    const giveUp = () => resolve(undefined);
    signal.addEventListener('abort', giveUp);
    this.#waiting.push(resolve);
    try {
      return await promise;
    } finally {
      signal.removeEventListener('abort', giveUp);
      const place = this.#waiting.indexOf(resolve);
      if (place >= 0) this.#waiting.splice(place, 1);
    }
  }
}
