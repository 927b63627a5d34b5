import type { Wire } from './wire.ts';

export type ModelReader = {
  /** Tags per round; the last entry repeats. */
  rounds: string[][];
  isDead?: boolean;
  errorCode?: number;
  /** This many readings are counted at the end but lost on the way. */
  swallowsFirst?: number;
  neverEnds?: boolean;
};

/** Models tag readers on one line from their documentation, written without looking at the driver's code. */
export class ModelTagReaders {
  /** Every valid request, as hex. */
  readonly heard: string[] = [];
  readonly readers = new Map<number, ModelReader>();
  noiseBeforeFrames: number[] = [];
  echoes = false;
  /** Requests that came while a reader was sending. */
  collisions = 0;
  rounds = 0;
  readonly #wire: Wire;
  #isSpeaking = false;
  #received: number[] = [];

  constructor(wire: Wire, readers: Record<number, ModelReader>) {
    this.#wire = wire;
    for (const [address, reader] of Object.entries(readers)) this.readers.set(Number(address), reader);
    wire.onBytes((bytes) => this.#receive(bytes));
  }

  #receive(bytes: Uint8Array): void {
    this.#received.push(...bytes);
    while (this.#received.length >= 2 && this.#received.length >= (this.#received[1] ?? 0) + 2) {
      const length = (this.#received[1] ?? 0) + 2;
      const total = this.#received.slice(0, length).reduce((sum, byte) => sum + byte, 0);
      const isSound = this.#received[0] === 0xa0 && total % 256 === 0;
      const request = this.#received.splice(0, isSound ? length : 1);
      if (isSound) this.#obey(request);
    }
  }

  #obey(request: number[]): void {
    this.heard.push(Buffer.from(request).toString('hex'));
    if (this.#isSpeaking) this.collisions += 1;
    if (this.echoes) this.#wire.send(request);
    const [, , called = 0, command = 0] = request;
    for (const [address, reader] of this.readers) {
      if ((called !== address && called !== 255) || reader.isDead) continue;
      if (command === 0x72) this.#speak([this.#frame(address, 0x72, [3, 7])]);
      if (command === 0x89) this.#speak(this.#inventoryOf(address, reader));
    }
  }

  #inventoryOf(address: number, reader: ModelReader): number[][] {
    if (reader.errorCode !== undefined) return [this.#frame(address, 0x89, [reader.errorCode])];
    this.rounds += 1;
    const tags = (reader.rounds.length > 1 ? reader.rounds.shift() : reader.rounds[0]) ?? [];
    const readings = tags.map((epc) => {
      const bytes = [...Buffer.from(epc, 'hex')];
      return this.#frame(address, 0x89, [0x68, (bytes.length / 2) * 8, 0x00, ...bytes, 0x52]);
    });
    const end = this.#frame(address, 0x89, [0, 0, 30, 0, 0, 0, readings.length]);
    const swallowed = reader.swallowsFirst ?? 0;
    reader.swallowsFirst = 0;
    return reader.neverEnds ? readings : [...readings.slice(swallowed), end];
  }

  #frame(address: number, command: number, data: number[]): number[] {
    const body = [0xa0, data.length + 3, address, command, ...data];
    const total = body.reduce((sum, byte) => sum + byte, 0);
    return [...this.noiseBeforeFrames, ...body, (256 - (total % 256)) % 256];
  }

  /** Frame by frame, as the readings come. Done before the last frame, which tells the driver to go on. */
  #speak([frame, ...others]: number[][]): void {
    this.#isSpeaking = others.length > 0;
    this.#wire.send(frame ?? []);
    if (others.length > 0) setImmediate(() => this.#speak(others));
  }
}
