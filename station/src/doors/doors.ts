import type { DoorMove, Hardware } from '../hardware.ts';

const MAX_PULSES = 3;
const OPENS_WITHIN_MS = 2_000;

/**
 * `opened`: the sensor confirmed it. `jammed`: the lock was released and the door stayed shut. `silent`: the locks
 * couldn't be reached at all, which says nothing about this door. `too-late`: the permission to open had expired.
 */
export type DoorAnswer = 'opened' | 'jammed' | 'silent' | 'too-late';

type DoorsOptions = {
  hardware: Hardware;
  opensWithinInMs?: number | undefined;
  /** Ends all waiting when the program stops. */
  stopping: AbortSignal;
  /** Called when a door moves without a command; every closing is such a move. */
  onMoved: (move: DoorMove) => void;
};

/** Releasing a lock proves nothing: a door counts as opened when its sensor says so. */
export class Doors {
  readonly #hardware: Hardware;
  readonly #opensWithinInMs: number;
  readonly #stopping: AbortSignal;
  readonly #awaited = new Map<number, () => void>();
  readonly stopListening: () => void;

  constructor({ hardware, opensWithinInMs = OPENS_WITHIN_MS, stopping, onMoved }: DoorsOptions) {
    this.#hardware = hardware;
    this.#opensWithinInMs = opensWithinInMs;
    this.#stopping = stopping;
    this.stopListening = hardware.onDoor((move) => {
      const awaited = move.isOpen ? this.#awaited.get(move.lockerNumber) : undefined;
      if (awaited) awaited();
      else onMoved(move);
    });
  }

  /** Call this in the locker's turn. `mayRelease` is asked right before every pulse, because a command expires. */
  async open(lockerNumber: number, mayRelease: () => boolean): Promise<DoorAnswer> {
    if (await this.#saysOpen(lockerNumber)) return 'opened';
    const opened = Promise.withResolvers<void>();
    this.#awaited.set(lockerNumber, opened.resolve);
    try {
      let wasReleased = false;
      for (let pulse = 0; pulse < MAX_PULSES; pulse++) {
        this.#stopping.throwIfAborted();
        if (!mayRelease()) return 'too-late';
        const isReleased = await this.#release(lockerNumber);
        wasReleased ||= isReleased;
        if ((await this.#isSoon(opened.promise)) || (await this.#saysOpen(lockerNumber))) return 'opened';
      }
      return wasReleased ? 'jammed' : 'silent';
    } finally {
      this.#awaited.delete(lockerNumber);
    }
  }

  async #release(lockerNumber: number): Promise<boolean> {
    try {
      await this.#hardware.unlock(lockerNumber);
      return true;
    } catch {
      return false;
    }
  }

  async #saysOpen(lockerNumber: number): Promise<boolean> {
    try {
      return await this.#hardware.isOpen(lockerNumber);
    } catch {
      return false;
    }
  }

  async #isSoon(opened: Promise<void>): Promise<boolean> {
    const late = Promise.withResolvers<false>();
    const timer = setTimeout(() => late.resolve(false), this.#opensWithinInMs);
    const stop = () => late.reject(this.#stopping.reason);
    this.#stopping.addEventListener('abort', stop);
    try {
      return await Promise.race([opened.then(() => true), late.promise]);
    } finally {
      clearTimeout(timer);
      this.#stopping.removeEventListener('abort', stop);
    }
  }
}
