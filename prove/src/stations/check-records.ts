import assert from 'node:assert/strict';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { LinkScene } from '@laine/server/testing/open-link-scene.ts';
import type { ProvenBeach } from './beach-scene.ts';
import type { Moment, Rental, Renters, Wish } from './renters.ts';

/** The longest that a message may travel on a busy machine. */
const TRAVEL_MS = 20_000;

/** Context shown in a failure message. */
const AROUND = { seconds: 10 };

/** Allowed deviation of a moment if the station's clock was set in between. */
export type Doubt = { earlyInMs: number; lateInMs: number };

type Payload = { type: string; sessionId?: string | null; commandId?: string | null };

/** The server has every event of a station once, in order, applied and not parked. */
export async function requireWholeJournal(scene: LinkScene, { place }: ProvenBeach): Promise<number> {
  const events = await scene.db.query
    .selectFrom('stationEvents')
    .selectAll()
    .where('stationId', '=', place.id)
    .orderBy('receivedAt')
    .orderBy('sequence')
    .execute();
  const trouble = events.filter(({ parked, appliedAt }) => parked !== null || appliedAt === null);
  assert.deepEqual(trouble, [], 'every event is applied and none is parked');
  for (const [bootId, ofBoot] of Map.groupBy(events, (event) => event.bootId)) {
    const numbers = ofBoot.map(({ sequence }) => sequence);
    const whole = numbers.map((_, index) => index + 1);
    assert.deepEqual(numbers.toSorted(byNumber), whole, `the journal of boot ${bootId} has no gap and nothing twice`);
  }
  const opened = events.map(({ payload }) => payload as Payload).filter(({ type }) => type === 'door-opened');
  const commandIds = opened.flatMap(({ commandId }) => commandId ?? []);
  assert.equal(new Set(commandIds).size, commandIds.length, 'no command has opened a door twice');
  return events.length;
}

/** The server's sessions match what happened at the lockers. */
export async function requireTrueSessions(
  scene: LinkScene,
  { place }: ProvenBeach,
  rentals: Rental[],
  doubt: Doubt = { earlyInMs: 0, lateInMs: 0 },
): Promise<void> {
  const rows = await scene.db.query.selectFrom('sessions').selectAll().where('stationId', '=', place.id).execute();
  const events = await scene.db.query
    .selectFrom('stationEvents')
    .select('payload')
    .where('stationId', '=', place.id)
    .execute();
  for (const rental of rentals) {
    const row = rows.find(({ id }) => id === rental.sessionId);
    requireTold(
      rental,
      events.map(({ payload }) => payload as Payload),
    );
    assert.equal(row?.status, 'finished', `session ${rental.sessionId}`);
    assert.ok(row.firstOpenAt && row.closeAt && !isBefore(row.closeAt, row.firstOpenAt), 'back after it was taken');
    assert.equal(row.lockerNumber, rental.lockerNumber);
    requireWithin(row.firstOpenAt, rental.collected, doubt, `start of ${rental.sessionId}`);
    requireWithin(row.closeAt, rental.returned, doubt, `end of ${rental.sessionId}`);
  }
}

/** The journal of one rental has each thing once, whatever was killed or cut in between. */
function requireTold(
  { sessionId, isUnseen = false, isTakenAgain = false, reports = 0 }: Rental,
  events: Payload[],
): void {
  const types = events.filter((event) => event.sessionId === sessionId).map(({ type }) => type);
  const count = (type: string) => types.filter((told) => told === type).length;
  const why = `session ${sessionId}: ${types.join(', ')}`;
  assert.equal(count('session-started'), 1, why);
  // If a board was back so briefly that no program saw it, it was never back.
  assert.ok(count('session-reopened') <= (isTakenAgain ? 1 : 0), why);
  assert.equal(count('session-finished'), count('session-reopened') + (isUnseen ? 0 : 1), why);
  // A program killed while it looks inside looks again after its restart.
  assert.equal(count('return-questioned') > 0, isUnseen, why);
  assert.ok(reports === 0 ? count('problem-reported') === 0 : count('problem-reported') > 0, why);
  assert.ok(count('problem-reported') <= reports, why);
}

/** Nobody who was back in time was warned or charged, or owes anything. */
export async function requireNobodyLate({ db: { query } }: LinkScene, { place }: ProvenBeach): Promise<void> {
  const bookings = query.selectFrom('bookings').select('id').where('stationId', '=', place.id);
  for (const table of ['warnings', 'overtimes', 'debts'] as const) {
    const rows = await query.selectFrom(table).select('bookingId').where('bookingId', 'in', bookings).execute();
    assert.deepEqual(rows, [], `${table} of bookings that were back in time`);
  }
}

/** No door is open, no locker out of service, no session unfinished, and no alert was raised without cause. */
export async function requireQuietBeach(
  scene: LinkScene,
  { place, station, staffLocker }: ProvenBeach,
  expectedAlerts: string[] = [],
): Promise<void> {
  assert.equal(station.crash, undefined);
  const lockers = await scene.db.query
    .selectFrom('lockers')
    .select(['number', 'status', 'isOpen'])
    .where('stationId', '=', place.id)
    .orderBy('number')
    .execute();
  const expected = lockers.map(({ number }) => ({
    number,
    status: number === staffLocker ? 'disabled' : 'free',
    isOpen: false,
  }));
  assert.deepEqual(lockers, expected, 'every locker is closed and free again');
  const alerts = await place.alerts();
  // The silence and the danger were real; these alerts are closed by now.
  const wasTrue = new Set(['station-silent', 'not-back']);
  const lasting = alerts.filter(({ kind, closedAt }) => !wasTrue.has(kind) || closedAt === null);
  const unexpected = lasting.filter(({ kind }) => !expectedAlerts.includes(kind));
  assert.deepEqual(unexpected, [], 'nobody was called for nothing');
}

/** Every release of a lock was requested, in time, and each request released it once. */
export async function requireNoDoorLateOrTwice(scene: LinkScene, beach: ProvenBeach, renters: Renters): Promise<void> {
  const { place, station, staffLocker } = beach;
  const commands = await scene.db.query
    .selectFrom('commands')
    .select(['createdAt', 'expiresAt'])
    .where('stationId', '=', place.id)
    .execute();
  const byStaff = commands.map(({ createdAt, expiresAt }) => ({ from: createdAt, until: expiresAt }));
  const [ofStaff, ofRenters] = [true, false].map((isStaffs) =>
    station.pulses.filter(({ lockerNumber }) => (lockerNumber === staffLocker) === isStaffs).map(({ at }) => at),
  );
  requireOwnWish(ofStaff ?? [], byStaff);
  requireOwnWish(ofRenters ?? [], renters.wishes);
}

/** The request that ends first is served first: if any assignment works, this one does. */
function requireOwnWish(pulses: Temporal.Instant[], wishes: Wish[]): void {
  const left = wishes.toSorted((a, b) => Temporal.Instant.compare(a.until, b.until));
  for (const at of pulses) {
    const index = left.findIndex(({ from, until }) => isWithin(at, from, until));
    const around = wishes.filter(({ from, until }) => isWithin(at, from.subtract(AROUND), until.add(AROUND)));
    assert.notEqual(index, -1, `a lock was released at ${at.toString()}; it was asked for ${JSON.stringify(around)}`);
    left.splice(index, 1);
  }
}

function requireWithin(at: Temporal.Instant | null, moment: Moment | undefined, doubt: Doubt, what: string): void {
  assert.ok(at && moment, `${what} is known`);
  const from = moment.askedAt.subtract({ milliseconds: TRAVEL_MS + doubt.earlyInMs });
  const until = moment.closedAt.add({ milliseconds: TRAVEL_MS + doubt.lateInMs });
  assert.ok(isWithin(at, from, until), `${what} counts at ${at.toString()}, and was ${JSON.stringify(moment)}`);
}

const isWithin = (at: Temporal.Instant, from: Temporal.Instant, until: Temporal.Instant) =>
  Temporal.Instant.compare(from, at) <= 0 && Temporal.Instant.compare(at, until) <= 0;

const byNumber = (a: number, b: number) => a - b;
