import type { Wire } from './wire.ts';

/**
 * Models lock controllers from their documentation, written without looking at the driver's code. They answer requests,
 * hold the doors, and misbehave on command.
 */
export class ModelLockBoards {
  /** Every valid request, as hex. */
  readonly heard: string[] = [];
  readonly deadBoards = new Set<number>();
  /** Their locks release, but the doors stay shut. */
  readonly jammedLockers = new Set<number>();
  noiseBeforeAnswers: number[] = [];
  echoes = false;
  speaksByteByByte = false;
  wrongSumsLeft = 0;
  /** The next answer reports this locker's state wrongly, with a correct checksum. */
  nextLie: number | undefined;
  readonly #wire: Wire;
  readonly #openLockers = new Set<number>();
  #received: number[] = [];

  constructor(wire: Wire) {
    this.#wire = wire;
    wire.onBytes((bytes) => this.#receive(bytes));
  }

  open(lockerNumber: number): void {
    this.#openLockers.add(lockerNumber);
  }

  shut(lockerNumber: number): void {
    this.#openLockers.delete(lockerNumber);
  }

  #receive(bytes: Uint8Array): void {
    this.#received.push(...bytes);
    while (this.#received.length >= 5) {
      const [stx = 0, address = 0, command = 0, etx = 0, sum = 0] = this.#received;
      const isSound = stx === 2 && etx === 3 && (stx + address + command + etx) % 256 === sum;
      const request = this.#received.splice(0, isSound ? 5 : 1);
      if (isSound) this.#obey(request, Math.floor(address / 16), address % 16, command);
    }
  }

  #obey(request: number[], board: number, lock: number, command: number): void {
    this.heard.push(Buffer.from(request).toString('hex'));
    if (this.echoes) this.#wire.send(request);
    if (this.deadBoards.has(board)) return;
    const lockerNumber = board * 16 + lock + 1;
    if (command === 0x31 && !this.jammedLockers.has(lockerNumber)) this.open(lockerNumber);
    if (command === 0x30) this.#answer(board);
  }

  #answer(board: number): void {
    const bitOf = (index: number) => {
      const lockerNumber = board * 16 + index + 1;
      const isOpen = this.#openLockers.has(lockerNumber) !== (this.nextLie === lockerNumber);
      return isOpen ? 0 : 2 ** (index % 8);
    };
    const hooks = [0, 8].map((first) => [0, 1, 2, 3, 4, 5, 6, 7].reduce((sum, bit) => sum + bitOf(first + bit), 0));
    this.nextLie = undefined;
    const body = [0x02, board * 16, 0x35, ...hooks, 0x00, 0x00, 0x03];
    const sum = body.reduce((total, byte) => total + byte, this.wrongSumsLeft > 0 ? 1 : 0) % 256;
    this.wrongSumsLeft = Math.max(0, this.wrongSumsLeft - 1);
    this.#speak([...this.noiseBeforeAnswers, ...body, sum]);
  }

  #speak([first, ...others]: number[]): void {
    if (!this.speaksByteByByte) return this.#wire.send([first ?? 0, ...others]);
    this.#wire.send([first ?? 0]);
    if (others.length > 0) setImmediate(() => this.#speak(others));
  }
}
