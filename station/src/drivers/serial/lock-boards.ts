import { HardwareFault, type DoorMove } from '../../hardware.ts';
import type { Bus, Heard } from './bus.ts';
import { LOCKS_PER_BOARD, MAX_BOARDS, readStatus, statusRequest, unlockRequest } from './lock-board-frames.ts';
import type { Pace } from './pace.ts';
import { pause } from './pause.ts';

/** The doors behind the lock controllers: board 0 has lockers 1 to 16, board 1 lockers 17 to 32, and so on. */
export class LockBoards {
  readonly #bus: Bus;
  readonly #pace: Pace;
  readonly #lockersOf: Map<number, number[]>;
  readonly #isOpen = new Map<number, boolean>();
  readonly #onDoor: (door: DoorMove) => void;

  constructor(bus: Bus, pace: Pace, lockerNumbers: number[], onDoor: (door: DoorMove) => void) {
    this.#bus = bus;
    this.#pace = pace;
    const reachable = lockerNumbers.filter((lockerNumber) => lockerNumber <= MAX_BOARDS * LOCKS_PER_BOARD);
    this.#lockersOf = Map.groupBy(reachable, (lockerNumber) => placeOf(lockerNumber).board);
    this.#onDoor = onDoor;
  }

  async unlock(lockerNumber: number): Promise<void> {
    const { board, lock } = this.#find(lockerNumber);
    await this.#bus.tell(unlockRequest(board, lock));
  }

  async isOpen(lockerNumber: number): Promise<boolean> {
    const { board, lock } = this.#find(lockerNumber);
    const isClosed = await this.#ask(board);
    return isClosed[lock] === false;
  }

  async keepLooking(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      for (const [board, lockerNumbers] of this.#lockersOf) {
        if (this.#bus.isUp) await this.#lookAt(board, lockerNumbers, signal);
      }
      await pause(this.#pace.doorPauseInMs, signal);
    }
  }

  async #lookAt(board: number, lockerNumbers: number[], signal: AbortSignal): Promise<void> {
    try {
      const moved = await this.#listMoved(board, lockerNumbers);
      this.#bus.watch.answered(nameOf(board));
      if (moved.length === 0) return;
      // The checksum is only one byte, so a door counts as moved when a second reading says the same.
      const isClosed = await this.#ask(board);
      for (const door of moved) if (door.isOpen !== isClosed[placeOf(door.lockerNumber).lock]) this.#note(door);
    } catch (error) {
      if (!(error instanceof HardwareFault)) throw error;
      if (this.#bus.isUp && !signal.aborted) this.#bus.watch.missed(nameOf(board), error.message);
    }
  }

  async #listMoved(board: number, lockerNumbers: number[]): Promise<DoorMove[]> {
    const isClosed = await this.#ask(board);
    return lockerNumbers
      .map((lockerNumber) => ({ lockerNumber, isOpen: isClosed[placeOf(lockerNumber).lock] === false }))
      .filter((door) => this.#isOpen.get(door.lockerNumber) !== door.isOpen);
  }

  #note(door: DoorMove): void {
    const isFirstLook = !this.#isOpen.has(door.lockerNumber);
    this.#isOpen.set(door.lockerNumber, door.isOpen);
    if (!isFirstLook) this.#onDoor(door);
  }

  #ask(board: number): Promise<boolean[]> {
    const hear = (frame: Uint8Array): Heard<boolean[]> => {
      const status = readStatus(frame);
      return status?.board === board ? { answer: status.isClosed } : 'nothing';
    };
    return this.#bus.ask({
      device: nameOf(board),
      request: statusRequest(board),
      hear,
      timeLimitInMs: this.#pace.answerLimitInMs,
    });
  }

  #find(lockerNumber: number): { board: number; lock: number } {
    const place = placeOf(lockerNumber);
    const isKnown = this.#lockersOf.get(place.board)?.includes(lockerNumber) ?? false;
    if (!isKnown) throw this.#bus.fault(`There is no door ${lockerNumber}`);
    return place;
  }
}

const placeOf = (lockerNumber: number) => ({
  board: Math.floor((lockerNumber - 1) / LOCKS_PER_BOARD),
  lock: (lockerNumber - 1) % LOCKS_PER_BOARD,
});

const nameOf = (board: number): string => `Lock controller ${board}`;
