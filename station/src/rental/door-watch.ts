import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import type { DoorMove } from '../hardware.ts';
import type { Happened } from '../memory/journal.ts';
import type { Opening } from '../memory/openings.ts';
import { checkClosedLocker } from './check-closed-locker.ts';
import { lookInside } from './look-inside.ts';
import { readContents } from './read-contents.ts';
import { recordOpened } from './record.ts';
import type { RentalDeps } from './rental-deps.ts';

/** Handles every closing, however late it's noticed, and reports doors that opened without a command. */
export class DoorWatch {
  readonly #deps: RentalDeps;
  readonly #checks = new Map<number, AbortController>();

  constructor(deps: RentalDeps) {
    this.#deps = deps;
  }

  moved({ lockerNumber, isOpen }: DoorMove): void {
    if (!isOpen) return this.#closed(lockerNumber, this.#deps.memory.journal.now());
    this.#checks.get(lockerNumber)?.abort();
    const { memory, doors, publish } = this.#deps;
    // Waits for the locker's turn: an opening that is just being recorded must not look like one by hand.
    void this.#guard(
      oneAtATime(doors, lockerNumber, async () => {
        const opening = memory.openings.find(lockerNumber);
        // The door wasn't quite shut: it's open for the same reason as before.
        if (opening) publish({ what: 'opened', lockerNumber, sessionId: opening.sessionId, purpose: opening.purpose });
        else this.#openedByHand(lockerNumber);
      }),
    );
  }

  /** After a start or a fault of the locks, doors may have moved unseen. */
  async lookAtDoors(): Promise<void> {
    const { memory, doors } = this.#deps;
    const numbers = memory.lockers.list().map(({ number }) => number);
    await Promise.all(numbers.map((number) => this.#guard(oneAtATime(doors, number, () => this.#lookAt(number)))));
  }

  async #lookAt(lockerNumber: number): Promise<void> {
    const { memory, hardware } = this.#deps;
    const opening = memory.openings.find(lockerNumber);
    const isOpen = await hardware.isOpen(lockerNumber).catch(() => undefined);
    if (isOpen === undefined) return;
    if (isOpen && !opening) this.#openedByHand(lockerNumber);
    else if (isOpen && opening && !opening.isOpen)
      memory.transaction(() => recordOpened(memory, opening, opening.asked));
    else if (!isOpen && opening?.isOpen) this.#closed(lockerNumber, this.#whenItClosed(opening));
    else if (!isOpen && opening) await this.#resolveUnseen(opening);
  }

  /** Nobody saw the door close. Of all possible moments, its opening is the best one for the renter. */
  #whenItClosed(opening: Opening): Happened {
    const now = this.#deps.memory.journal.now();
    return opening.asked.bootId === now.bootId ? now : opening.asked;
  }

  /** The program died right after releasing the lock. Only the tags can tell whether somebody opened the door. */
  async #resolveUnseen(opening: Opening): Promise<void> {
    const { memory } = this.#deps;
    const { lockerNumber, purpose, asked, baseline } = opening;
    if (purpose !== 'collect') return this.#closed(lockerNumber, asked);
    const rfids = await lookInside(this.#deps, lockerNumber);
    const isTaken = readContents(memory.lockers.list(), lockerNumber, { baseline, rfids }).board === 'absent';
    memory.transaction(() => {
      if (isTaken) recordOpened(memory, opening, asked);
      else memory.openings.remove(lockerNumber);
    });
    if (isTaken) this.#closed(lockerNumber, asked);
  }

  #closed(lockerNumber: number, closed: Happened): void {
    const { memory, doors, stopping } = this.#deps;
    this.#checks.get(lockerNumber)?.abort();
    const check = new AbortController();
    this.#checks.set(lockerNumber, check);
    const signal = AbortSignal.any([check.signal, stopping]);
    const work = oneAtATime(doors, lockerNumber, async () => {
      const opening = memory.openings.find(lockerNumber);
      if (!opening || signal.aborted) return;
      await checkClosedLocker(this.#deps, opening, closed, signal);
    });
    void this.#guard(work);
  }

  #openedByHand(lockerNumber: number): void {
    const { memory } = this.#deps;
    const opening: Opening = {
      lockerNumber,
      sessionId: null,
      purpose: 'staff',
      by: 'hand',
      commandId: null,
      baseline: null,
      asked: memory.journal.now(),
      isOpen: true,
    };
    memory.transaction(() => recordOpened(memory, opening));
  }

  async #guard(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      const { log, stopping } = this.#deps;
      if (!stopping.aborted) log.error({ error: String(error) }, 'a door was not dealt with');
    }
  }
}
