import { HardwareFault } from '../../hardware.ts';
import type { Bus, Heard } from './bus.ts';
import type { Pace } from './pace.ts';
import { pause } from './pause.ts';
import { runInventory } from './run-inventory.ts';
import { MAX_READER_ADDRESS, readVersion, versionRequest } from './tag-reader-frames.ts';

/** After this many rounds in a row with nothing new, all tags count as seen. */
const QUIET_ROUNDS = 2;
/** After this many failed rounds in a row we give up on the reader. */
const FAILED_ROUNDS = 3;

/** The readers in the lockers, all on one line. A reader's address is its locker's number. */
export class BoxReaders {
  readonly #bus: Bus;
  readonly #pace: Pace;
  readonly #lockerNumbers: number[];

  constructor(bus: Bus, pace: Pace, lockerNumbers: number[]) {
    this.#bus = bus;
    this.#pace = pace;
    this.#lockerNumbers = lockerNumbers.filter((lockerNumber) => lockerNumber <= MAX_READER_ADDRESS);
  }

  /**
   * Rejects if the signal ends it before a single round was complete: an empty answer would mean an empty locker, and a
   * customer would have to pay for the board.
   */
  async scan(lockerNumber: number, signal: AbortSignal): Promise<string[]> {
    if (!this.#lockerNumbers.includes(lockerNumber)) throw this.#bus.fault(`There is no reader ${lockerNumber}`);
    const { promise: ended, resolve } = Promise.withResolvers<'ended'>();
    const onAbort = () => resolve('ended');
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
    try {
      return await this.#readAll(lockerNumber, ended);
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  /**
   * Checks each reader in turn, so that staff learn of a dead one before a customer stands in front of it. A vanished
   * port, too, only shows when something is written to it; until then `serialport` reads nothing from it in a loop that
   * keeps a whole core busy.
   */
  async keepChecking(signal: AbortSignal): Promise<void> {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const lockerNumber = this.#lockerNumbers[turn % this.#lockerNumbers.length];
      if (this.#bus.isUp && lockerNumber !== undefined) await this.#check(lockerNumber, signal);
      await pause(this.#pace.readerCheckPauseInMs, signal);
    }
  }

  async #readAll(lockerNumber: number, ended: Promise<'ended'>): Promise<string[]> {
    const seen = new Set<string>();
    let wasRead = false;
    let quietRounds = 0;
    let failedRounds = 0;
    while (quietRounds < QUIET_ROUNDS) {
      const known = seen.size;
      // We let a running round finish on the line: the reader would otherwise go on speaking into the next request.
      const round = await Promise.race([ended, this.#readOnce(lockerNumber, seen)]);
      if (round === 'ended') break;
      if (round instanceof HardwareFault) {
        failedRounds += 1;
        if (failedRounds >= FAILED_ROUNDS || !this.#bus.isUp) throw round;
        continue;
      }
      wasRead = true;
      failedRounds = 0;
      quietRounds = round.isWhole && seen.size === known ? quietRounds + 1 : 0;
    }
    if (!wasRead) throw this.#bus.fault(`${nameOf(lockerNumber)}: not read to the end in time`);
    return [...seen];
  }

  async #readOnce(lockerNumber: number, seen: Set<string>): Promise<{ isWhole: boolean } | HardwareFault> {
    const device = nameOf(lockerNumber);
    const reader = { device, address: lockerNumber, timeLimitInMs: this.#pace.inventoryLimitInMs };
    try {
      const round = await runInventory(this.#bus, reader, (epc) => seen.add(epc));
      this.#bus.watch.answered(device);
      return round;
    } catch (error) {
      return this.#noteMiss(device, error);
    }
  }

  async #check(lockerNumber: number, signal: AbortSignal): Promise<void> {
    const device = nameOf(lockerNumber);
    const hear = (frame: Uint8Array): Heard<true> =>
      readVersion(frame) === lockerNumber ? { answer: true } : 'nothing';
    const request = versionRequest(lockerNumber);
    try {
      await this.#bus.ask({ device, request, hear, timeLimitInMs: this.#pace.answerLimitInMs });
      this.#bus.watch.answered(device);
    } catch (error) {
      if (!signal.aborted) this.#noteMiss(device, error);
    }
  }

  #noteMiss(device: string, error: unknown): HardwareFault {
    if (!(error instanceof HardwareFault)) throw error;
    if (this.#bus.isUp) this.#bus.watch.missed(device, error.message);
    return error;
  }
}

const nameOf = (lockerNumber: number): string => `Reader of locker ${lockerNumber}`;
