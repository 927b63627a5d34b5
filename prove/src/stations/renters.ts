import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { LinkScene } from '@laine/server/testing/open-link-scene.ts';
import { testTag } from '@laine/server/testing/open-rental-scene.ts';
import type { ProvenBeach } from './beach-scene.ts';
import { eventually } from './eventually.ts';

const LENGTH = { hours: 1 };
/** If nobody reads a card at the reader, it's held there again. */
const CARD_READ_MS = 3_000;
const MAX_TRIES = 50;

/** Somebody wanted a door to open within this time. */
export type Wish = { from: Temporal.Instant; until: Temporal.Instant; answer?: string };

export type Rental = {
  sessionId: string;
  bookingId: string;
  code: string;
  end: Temporal.Instant;
  /** The truth at the lockers. */
  lockerNumber?: number;
  collected?: Moment;
  returned?: Moment;
  /** The board is back, but no reader sees it. */
  isUnseen?: boolean;
  /** Taken out once more together with the forgotten things. */
  isTakenAgain?: boolean;
  /** Number of reports at the screen; a renter without an answer repeats theirs. */
  reports?: number;
};

/** The door was requested, and then the hands were done with it. */
export type Moment = { askedAt: Temporal.Instant; closedAt: Temporal.Instant };

export type HowToReturn = 'code' | 'paddle';

/** People at one station, one at a time at its screen. They see doors, not programs, and retry failures. */
export class Renters {
  readonly wishes: Wish[] = [];
  readonly rentals: Rental[] = [];
  readonly #scene: LinkScene;
  readonly #beach: ProvenBeach;

  constructor(scene: LinkScene, beach: ProvenBeach) {
    this.#scene = scene;
    this.#beach = beach;
  }

  /** A paid hour that starts now, with its code known to the station. */
  async rent(): Promise<Rental> {
    const { place } = this.#beach;
    const start = this.#scene.clock.now();
    const slot = { stationId: place.id, start: start.toString(), end: start.add(LENGTH).toString() };
    const { session, bookingId } = await this.#scene.rent(place, { slot });
    const code = await this.#codeOf(session.id);
    const rental = { sessionId: session.id, bookingId, code, end: session.end };
    this.rentals.push(rental);
    await eventually('the station has heard of the code', () => this.#isHeard(bookingId));
    return rental;
  }

  async collect(rental: Rental): Promise<void> {
    const { metal } = this.#beach.station;
    const { askedAt, lockerNumber } = await this.#openDoor(() => this.#press(rental, 'open'));
    metal.take(lockerNumber);
    metal.closeDoor(lockerNumber);
    Object.assign(rental, { lockerNumber, collected: { askedAt, closedAt: this.#now() } });
    await this.#untilIdle();
  }

  /** For the phone left in the locker; `meanwhile` runs while the door is open. */
  async openAgain(rental: Rental, meanwhile?: () => Promise<void>): Promise<void> {
    const { metal } = this.#beach.station;
    const { lockerNumber } = await this.#openDoor(() => this.#press(rental, 'open'));
    assert.equal(lockerNumber, rental.lockerNumber, 'the code opens the locker of its own session');
    await meanwhile?.();
    metal.closeDoor(lockerNumber);
    await this.#untilIdle();
  }

  /** Right after the return, for forgotten things; the renter may take the board out once more. */
  async fetchForgotten(rental: Rental, { takesBoard }: { takesBoard: boolean }): Promise<void> {
    const { metal } = this.#beach.station;
    await this.openAgain(rental, async () => {
      if (takesBoard) metal.take(rental.lockerNumber ?? 0);
    });
    if (takesBoard) rental.isTakenAgain = true;
  }

  /** Repeats the report until the screen confirms it. */
  async report(rental: Rental): Promise<void> {
    const { station } = this.#beach;
    const { code } = rental;
    await eventually('a problem is reported', async () => {
      await station.start();
      rental.reports = (rental.reports ?? 0) + 1;
      const answer = await station.ask('report', { code, what: 'dirty' }).catch(() => undefined);
      return answer?.view === 'reported';
    });
  }

  async bringBack(rental: Rental, how: HowToReturn, { isUnseen = false } = {}): Promise<void> {
    const { metal } = this.#beach.station;
    const ask = how === 'code' ? () => this.#press(rental, 'return') : () => this.#holdPaddle(rental);
    const { askedAt, lockerNumber } = await this.#openDoor(ask);
    assert.equal(lockerNumber, rental.lockerNumber, 'the board goes back where it came from');
    if (isUnseen) metal.killTag(lockerNumber, 'board');
    rental.isUnseen = isUnseen;
    metal.put(lockerNumber);
    metal.closeDoor(lockerNumber);
    rental.returned = { askedAt, closedAt: this.#now() };
    await this.#untilIdle();
  }

  async #openDoor(ask: () => Promise<unknown>): Promise<{ askedAt: Temporal.Instant; lockerNumber: number }> {
    const { station } = this.#beach;
    const outcomes: string[] = [];
    let askedAt: Temporal.Instant | undefined;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await station.start();
      const from = this.#now();
      // The first attempt that may have been received counts.
      askedAt ??= from;
      const answer = JSON.stringify((await ask().catch(String)) ?? null);
      outcomes.push(answer);
      this.wishes.push({ from, until: this.#now(), answer });
      const lockerNumber = this.#findOpen();
      if (lockerNumber !== undefined) return { askedAt, lockerNumber };
      await wait(tries);
    }
    return assert.fail(`no door opened: ${outcomes.join(', ')}`);
  }

  #press({ code }: Rental, intent: 'open' | 'return') {
    return this.#beach.station.ask('press', { code, intent });
  }

  async #holdPaddle({ lockerNumber = 0 }: Rental): Promise<void> {
    const { metal } = this.#beach.station;
    metal.holdCard(testTag(this.#beach.place.id, lockerNumber, 'paddle'));
    const deadline = performance.now() + CARD_READ_MS;
    await eventually('the reader was read', () => this.#findOpen() !== undefined || performance.now() > deadline);
  }

  #findOpen(): number | undefined {
    const { station, staffLocker } = this.#beach;
    return station.metal.picture().find(({ number, isOpen }) => isOpen && number !== staffLocker)?.number;
  }

  /** The other server may still be handling the payment. */
  async #codeOf(sessionId: string): Promise<string> {
    let code: string | null = null;
    await eventually('the paid session has a code', async () => {
      code = (await this.#scene.sessionOf(sessionId)).code;
      return code !== null;
    });
    return code ?? '';
  }

  async #isHeard(bookingId: string): Promise<boolean> {
    const { paidAt } = await this.#scene.bookingOf(bookingId);
    const { lastSeenAt } = await this.#beach.place.row();
    return paidAt !== null && lastSeenAt !== null && Temporal.Instant.compare(paidAt, lastSeenAt) < 0;
  }

  /** Anybody who leaves the screen has seen its answer, unless it went dark. */
  async #untilIdle(): Promise<void> {
    await this.#beach.station.ask('untilIdle', {}).catch(() => undefined);
  }

  #now(): Temporal.Instant {
    return this.#scene.clock.now();
  }
}
