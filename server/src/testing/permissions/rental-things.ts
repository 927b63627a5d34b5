import { exampleTariff } from '@laine/rules/example-terms.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { asJson } from '../../ground/db/tables/json.ts';
import { newId } from '../../ground/secrets.ts';
import { insertProblem } from '../../rental/problems/problem-store.ts';
import { insertQuestion } from '../../rental/returns/return-question-store.ts';
import { insertShare } from '../../rental/tickets/ticket-share-store.ts';
import { ticketToken } from '../../rental/tickets/ticket-token.ts';
import { setServiced } from '../../site/stations/lockers/item-store.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { examplePhoto } from '../example-photo.ts';
import type { PermissionStage } from './permission-stage.ts';

type SessionState = { firstOpenAt?: Temporal.Instant; closeAt?: Temporal.Instant };
type Times = { start: Temporal.Instant; end: Temporal.Instant };

/** Rentals of the customer at the station, and what is about them. */
export function rentalThings(stage: PermissionStage) {
  const { query, db, clock, station, accounts } = stage;
  const stationId = station.id;
  let made = 0;

  async function rental(times: Times, status: 'created' | 'started' | 'finished', state: SessionState = {}) {
    made += 1;
    const now = clock.now();
    const [bookingId, sessionId] = [newId(), newId()];
    const stamps = { createdAt: now, updatedAt: now };
    const lockerNumber = (made % 90) + 1;
    await db.transaction(async (tx) => {
      await tx
        .insertInto('bookings')
        .values({
          id: bookingId,
          stationId,
          accountId: accounts.customer.id,
          status: 'complete',
          ...times,
          count: 1,
          phone: '+37255550199',
          locale: 'en',
          tariff: asJson(exampleTariff),
          termsVersion: '1',
          termsAcceptedAt: now,
          paidAt: now,
          amountInCents: 2000,
          ...stamps,
        })
        .execute();
      const code = String(1000 + (made % 9000));
      await tx
        .insertInto('sessions')
        .values({
          id: sessionId,
          stationId,
          bookingId,
          lockerNumber,
          status,
          ...times,
          code,
          codeKnown: true,
          ...state,
          ...stamps,
        })
        .execute();
    });
    return { bookingId, sessionId, lockerNumber };
  }

  const ago = (minutes: number) => clock.now().subtract({ minutes });
  const from = (start: Temporal.Instant) => ({ start, end: start.add({ hours: 1 }) });
  const hourOf = (time: string) => {
    const { start, end } = station.slot(time, '23:00', 2);
    return { start: Temporal.Instant.from(start), end: Temporal.Instant.from(end) };
  };

  /** The day after tomorrow at noon. */
  const coming = () => rental(from(hourOf('12:00').start), 'created');
  /** Its code opens the door now. */
  const due = () => rental(from(ago(1)), 'created');
  const out = () => rental(from(ago(30)), 'started', { firstOpenAt: ago(29) });
  const back = () => rental(from(ago(120)), 'finished', { firstOpenAt: ago(119), closeAt: ago(70) });

  async function cancelled() {
    const { bookingId } = await coming();
    await query.updateTable('bookings').set({ status: 'expired' }).where('id', '=', bookingId).execute();
    return { bookingId };
  }

  /** Made by staff, for a guest. */
  async function guest() {
    const { bookingId, ...session } = await coming();
    await query.updateTable('sessions').set({ bookingId: null }).where('id', '=', session.sessionId).execute();
    await query.deleteFrom('bookings').where('id', '=', bookingId).execute();
    return session;
  }

  /** A shared ticket: somebody else has its link. */
  async function shared() {
    const { bookingId, sessionId } = await coming();
    const id = newId();
    await db.transaction((tx) => insertShare(tx, { id, sessionId }, clock.now()));
    return { bookingId, sessionId, token: ticketToken(stage.deps.ticketKey, id) };
  }

  async function questioned() {
    const { sessionId, bookingId, lockerNumber } = await out();
    const question = { sessionId, lockerNumber, why: 'tag-unseen', toldBy: 'station', assertedAt: ago(5) } as const;
    await db.transaction((tx) => insertQuestion(tx, question, clock.now()));
    return { sessionId, bookingId };
  }

  /** A missing renter, for whom the owner was called. */
  async function notBack() {
    const { bookingId } = await out();
    const alert = { kind: 'not-back', target: bookingId, stationId, data: {} } as const;
    await db.transaction((tx) => raiseAlert(tx, alert, clock.now()));
    const { id: alertId } = await query
      .selectFrom('alerts')
      .select('id')
      .where('target', '=', bookingId)
      .executeTakeFirstOrThrow();
    const callOutId = newId();
    const called = { id: callOutId, alertId, accountId: accounts.owner.id, kind: 'call-out', channel: 'sms' } as const;
    await query
      .insertInto('notices')
      .values({ ...called, occasion: alertId, state: 'sent', dueAt: clock.now(), createdAt: clock.now() })
      .execute();
    return { bookingId, alertId, callOutId };
  }

  /** Reported in the first minutes, so that something is offered. */
  async function problem() {
    const { bookingId, sessionId, lockerNumber } = await rental(from(ago(3)), 'started', { firstOpenAt: ago(2) });
    const report = { what: 'dirty', words: '', reportedFrom: 'web', happenedAt: ago(1), itemId: null } as const;
    const { id: problemId } = await db.transaction((tx) =>
      insertProblem(tx, { bookingId, sessionId, stationId, lockerNumber, ...report }, clock.now()),
    );
    return { bookingId, sessionId, problemId };
  }

  /** And waits for another board while the first is out. */
  async function waiting() {
    const { bookingId, sessionId, problemId } = await problem();
    const now = clock.now();
    const other = await rental(from(now), 'created', {});
    await query
      .updateTable('sessions')
      .set({ replaces: sessionId, code: null })
      .where('id', '=', other.sessionId)
      .execute();
    return { bookingId, problemId };
  }

  async function photo() {
    const { problemId } = await problem();
    const [id, bytes] = [newId(), await examplePhoto()];
    const row = { id, accountId: accounts.customer.id, bytes, width: 64, height: 48, problemId };
    await query
      .insertInto('photos')
      .values({ ...row, createdAt: clock.now() })
      .execute();
    return { photoId: id };
  }

  async function review() {
    const { bookingId } = await back();
    const id = newId();
    const words = { name: 'Anna', stars: 5, text: 'Calm water', locale: 'en' } as const;
    const row = { id, accountId: accounts.customer.id, bookingId, ...words, createdAt: clock.now() };
    await query.insertInto('reviews').values(row).execute();
    return { reviewId: id, bookingId };
  }

  async function closure() {
    const id = newId();
    const now = clock.now();
    const { start, end } = from(now.add({ hours: 24 * 20 }));
    const row = { id, stationId, lockerNumber: 1, start, end, reason: 'Repairs', createdAt: now, updatedAt: now };
    await query.insertInto('closures').values(row).execute();
    return { closureId: id };
  }

  async function broadcast() {
    const id = newId();
    const now = clock.now();
    const said = { kind: 'storm', words: asJson({}), until: now.add({ hours: 1 }), backInCents: 0 } as const;
    const row = { id, stationId, sentBy: accounts.owner.id, ...said, createdAt: now };
    await query.insertInto('broadcasts').values(row).execute();
    return { broadcastId: id };
  }

  async function item() {
    const id = newId();
    const now = clock.now();
    const thing = { name: 'Leash', rfid: id, canOpenDoor: false, status: 'found', metadata: asJson({}) } as const;
    const row = { id, stationId, lockerNumber: 1, ...thing, createdAt: now, updatedAt: now };
    await query.insertInto('items').values(row).execute();
    return { itemId: id };
  }

  /** A service by staff, some minutes ago. */
  const service = (id: string) => db.transaction((tx) => setServiced(tx, [id], clock.now()));

  async function task() {
    const id = newId();
    const now = clock.now();
    const row = { id, stationId, words: 'Oil the hinges', createdAt: now, updatedAt: now };
    await query.insertInto('tasks').values(row).execute();
    return { taskId: id };
  }

  /** So that each row begins with free lockers, nothing owed and nothing open. */
  async function endRentals() {
    const now = clock.now();
    await query
      .updateTable('sessions')
      .set({ status: 'cancelled' })
      .where('status', 'in', ['created', 'started'])
      .execute();
    await query.updateTable('bookings').set({ status: 'expired' }).where('status', '<>', 'expired').execute();
    await query.updateTable('alerts').set({ closedAt: now }).where('closedAt', 'is', null).execute();
    await query.updateTable('lockers').set({ status: 'free' }).where('status', '<>', 'free').execute();
  }

  return {
    coming,
    due,
    out,
    back,
    cancelled,
    guest,
    shared,
    questioned,
    notBack,
    problem,
    waiting,
    photo,
    review,
    closure,
    broadcast,
    item,
    service,
    task,
    endRentals,
    today: () => dateIn('Europe/Tallinn', clock.now()),
    /** Free for a session that staff make. */
    freeHour: () => ({ start: hourOf('15:00').start.toString(), end: hourOf('16:00').start.toString() }),
  };
}
