import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

/** A customer's two boards at noon, and the owner of their station. */
async function rented() {
  const beach = await scene.station({ lockers: 4 });
  const owner = await scene.customer();
  const ownership = { stationId: beach.id, accountId: owner.account.id, createdAt: scene.clock.now() };
  await scene.db.query.insertInto('stationOwners').values(ownership).execute();
  const anna = await scene.customer();
  const { url } = await anna.checkout(beach.slot('12:00', '13:00'), { count: 2 });
  await scene.pay(url);
  await scene.jobs.drain();
  const { id: bookingId } = await anna.newest();
  const [first, second] = await scene.sessionsOf(bookingId);
  if (!first || !second) throw new Error('two boards');
  return { beach, browser: owner.browser, anna, bookingId, first, second };
}

const givenFor = async (bookingId: string) => {
  const rows = await scene.db.query.selectFrom('goodwills').selectAll().where('bookingId', '=', bookingId).execute();
  return rows.map(({ form, amountInCents, byOwner }) => ({ form, amountInCents, byOwner }));
};

test('hours that an owner gives by editing count as money against the same limits', async () => {
  const { beach, browser, bookingId, first } = await rented();
  const late = { sessionId: first.id, end: beach.slot('12:00', '19:00').end };
  await expect(browser.call(calls.editSession, late)).rejects.toMatchObject({ code: 'goodwill-limit' });
  expect(await givenFor(bookingId)).toEqual([]);
  expect(await browser.call(calls.previewSessionEdit, late)).toMatchObject({ refusal: expect.stringContaining('30') });

  const hour = { sessionId: first.id, end: beach.slot('12:00', '14:00').end };
  const preview = await browser.call(calls.previewSessionEdit, hour);
  expect(preview).toMatchObject({ refusal: null, worthInCents: 1500, leftInCents: 3000, isTold: true });
  expect(await givenFor(bookingId)).toEqual([]);
  expect(preview.isReasonNeeded).toBe(true);
  await expect(browser.call(calls.editSession, hour)).rejects.toMatchObject({ code: 'reason-needed', status: 400 });
  expect(await givenFor(bookingId)).toEqual([]);
  await browser.call(calls.editSession, { ...hour, reason: 'The door jammed' });
  expect(await givenFor(bookingId)).toEqual([{ form: 'time', amountInCents: 1500, byOwner: true }]);
  // All boards to three hours would be 1500 and 3000 more.
  const all = { sessionId: first.id, end: beach.slot('12:00', '15:00').end, allBoards: true };
  await expect(browser.call(calls.editSession, all)).rejects.toMatchObject({ code: 'goodwill-limit' });
});

test('one more board of a paid booking counts as money too, and its owner says why', async () => {
  const { beach, browser, bookingId } = await rented();
  const board = { ...beach.slot('12:00', '13:00'), bookingId };
  for (const silent of [board, { ...board, reason: ' ' }])
    await expect(browser.call(calls.newSession, silent)).rejects.toMatchObject({ code: 'reason-needed', status: 400 });
  expect(await givenFor(bookingId)).toEqual([]);
  expect(await scene.sessionsOf(bookingId)).toHaveLength(2);
  const reason = 'A broken fin';
  const long = { ...beach.slot('12:00', '15:00'), bookingId, reason };
  await expect(browser.call(calls.newSession, long)).rejects.toMatchObject({ code: 'goodwill-limit' });
  await browser.call(calls.newSession, { ...board, reason });
  expect(await givenFor(bookingId)).toEqual([{ form: 'time', amountInCents: 1500, byOwner: true }]);
  const made = scene.db.query.selectFrom('audit').select('data').where('target', '=', bookingId);
  const [row] = await made.where('action', '=', 'session-created').execute();
  expect(row?.data).toMatchObject({ reason, worthInCents: 1500 });
});

test('before saving one sees whom it concerns, and which lockers fit', async () => {
  const { beach, browser, first, second } = await rented();
  await beach.disableLocker(4);
  const end = beach.slot('12:00', '13:30').end;
  const preview = await browser.call(calls.previewSessionEdit, { sessionId: first.id, end });
  expect(preview.others).toMatchObject([{ id: second.id, lockerNumber: second.lockerNumber }]);
  const problems = new Map(preview.lockers.map(({ number, problem }) => [number, problem]));
  expect(problems.get(first.lockerNumber ?? 0)).toBeNull();
  expect(problems.get(second.lockerNumber ?? 0)).toBe('taken');
  expect(problems.get(4)).toBe('out-of-service');
  // Any locker may be the present one: then nothing changes, and nobody is told.
  const any = await browser.call(calls.previewSessionEdit, { sessionId: first.id, anyLocker: 'yes' });
  expect(any).toMatchObject({ refusal: null, isTold: false });
  await browser.call(calls.editSession, { sessionId: first.id, lockerNumber: null });
  const told = scene.db.query.selectFrom('notices').select('id').where('kind', '=', 'booking-changed');
  expect(await told.where('bookingId', '=', first.bookingId).execute()).toEqual([]);
  // A new session sees the same lockers; here the first board is in its way as well.
  const slot = { stationId: first.stationId, start: first.start.toString(), end };
  const { lockers } = await browser.call(calls.lockersForSession, slot);
  const taken = [first, second].map(({ lockerNumber }) => ({ number: lockerNumber, problem: 'taken' }));
  expect(lockers).toEqual(expect.arrayContaining([...taken, { number: 4, problem: 'out-of-service' }]));
  expect(lockers).toHaveLength(preview.lockers.length);
  await browser.call(calls.editSession, { sessionId: first.id, end, allBoards: true, reason: 'A wet vest' });
  const after = await scene.sessionsOf(first.bookingId ?? '');
  expect(after.map((session) => session.end.toString())).toEqual(
    [1, 2].map(() => Temporal.Instant.from(end).toString()),
  );
  for (const [wish, code] of [
    [{ lockerNumber: 99 }, 'no-such-locker'],
    [{ lockerNumber: 4 }, 'locker-out-of-service'],
    [{ end: beach.slot('11:00', '11:30').end }, 'end-before-start'],
  ] as const) {
    await expect(browser.call(calls.editSession, { sessionId: first.id, ...wish })).rejects.toMatchObject({ code });
  }
});

test('an owner gives out six boards a day without a booking, and changes a booking six times an hour', async () => {
  const { beach, browser, first } = await rented();
  const guest = (hour: number) => browser.call(calls.newSession, beach.slot(`${hour}:00`, `${hour}:30`));
  for (const hour of [14, 15, 16, 17, 18, 19]) await guest(hour);
  await expect(guest(20)).rejects.toMatchObject({ code: 'too-many-requests' });
  const month = { ...beach.slot('20:00', '21:00'), end: beach.slot('20:00', '20:00', 30).end };
  await expect(browser.call(calls.newSession, month)).rejects.toMatchObject({ code: 'malformed' });

  const end = (minute: number) => ({
    sessionId: first.id,
    end: beach.slot('12:00', `13:0${minute}`).end,
    reason: 'Late tide',
  });
  for (const minute of [1, 2, 3, 4, 5, 6]) await browser.call(calls.editSession, end(minute));
  await scene.advance({ minutes: 17 });
  const refusal = {
    code: 'too-many-requests',
    // The clock runs on during the request.
    retryAfterInSeconds: expect.closeTo(43 * 60, -1),
    message: 'Too many requests. Please try again in 43 minutes.',
  };
  await expect(browser.call(calls.editSession, end(7))).rejects.toMatchObject(refusal);
  expect(await browser.call(calls.previewSessionEdit, end(7))).toMatchObject({ refusal: refusal.message });
  await scene.advance({ minutes: 43 });
  await browser.call(calls.editSession, end(7));
});

test('time that is put back costs its owner nothing, and given once more costs no more than once', async () => {
  const { beach, browser, bookingId, first } = await rented();
  const end = (time: string) => ({
    sessionId: first.id,
    end: beach.slot('12:00', time).end,
    reason: 'A slip of the hand',
  });
  const edit = (time: string) => browser.call(calls.editSession, end(time));
  const left = async () => (await browser.call(calls.previewSessionEdit, end('13:00'))).leftInCents;
  await edit('14:00');
  expect(await left()).toBe(1500);
  await edit('13:00');
  // The renter hasn't heard of it, and may stay longer.
  expect(await left()).toBe(1500);
  await edit('14:00');
  expect(await left()).toBe(1500);
  await edit('13:00');
  await scene.jobs.drain();
  expect(await left()).toBe(3000);
  await edit('15:00');
  await scene.jobs.drain();
  expect(await left()).toBe(0);
  // A board added by staff is worth its own time once, however often that is changed.
  await edit('13:00');
  await scene.advance({ minutes: 61 });
  const board = { ...beach.slot('12:00', '13:00'), bookingId, reason: 'A broken fin' };
  const extra = await browser.call(calls.newSession, board);
  for (const time of ['12:10', '13:00']) await browser.call(calls.editSession, { ...end(time), sessionId: extra.id });
  expect(await left()).toBe(1500);
});

test('what was given before an hour that was added is kept with it, and stays a gift', async () => {
  const { beach, browser, anna, bookingId, first } = await rented();
  const end = (time: string) => ({ sessionId: first.id, end: beach.slot('12:00', time).end, reason: 'A wet vest' });
  await browser.call(calls.editSession, end('14:00'));
  await anna.browser.call(calls.extendBooking, { bookingId });
  const refusal = { code: 'time-is-paid', message: expect.stringContaining('180 minutes') };
  await expect(browser.call(calls.editSession, end('14:00'))).rejects.toMatchObject(refusal);
  // What is given later is put back as ever.
  await browser.call(calls.editSession, end('16:00'));
  await browser.call(calls.editSession, end('15:00'));
  await scene.jobs.drain();
  expect(await browser.call(calls.previewSessionEdit, end('16:00'))).toMatchObject({ leftInCents: 1500 });
});

test('what was on the water already is not put back', async () => {
  const { beach, browser, bookingId, first } = await rented();
  const end = (time: string) => ({ sessionId: first.id, end: beach.slot('12:00', time).end, reason: 'Late tide' });
  await browser.call(calls.editSession, end('15:00'));
  const start = Temporal.Instant.from(beach.slot('12:00', '13:00').start);
  const out = scene.db.query.updateTable('sessions').set({ status: 'started', firstOpenAt: start });
  await out.where('bookingId', '=', bookingId).execute();
  await scene.advance(scene.clock.now().until(start.add({ minutes: 90 })));
  await scene.stayIn();
  await expect(browser.call(calls.editSession, end('13:00'))).rejects.toMatchObject({ code: 'end-is-over' });
  await browser.call(calls.editSession, end('13:31'));
  await scene.jobs.drain();
  expect(await browser.call(calls.previewSessionEdit, end('14:00'))).toMatchObject({ leftInCents: 3000 - 31 * 25 });
});

test('owners take no time away that is paid for, and whose time an admin cuts has the money back', async () => {
  const { beach, browser, anna, bookingId, first } = await rented();
  const cut = { sessionId: first.id, end: beach.slot('12:00', '12:01').end, reason: 'A storm' };
  const refusal = { code: 'time-is-paid', status: 403, message: expect.stringContaining('60 minutes') };
  await expect(browser.call(calls.editSession, cut)).rejects.toMatchObject(refusal);
  await expect(browser.call(calls.editSession, { ...cut, allBoards: true })).rejects.toMatchObject(refusal);
  const later = { sessionId: first.id, start: beach.slot('12:30', '13:00').start };
  await expect(browser.call(calls.editSession, later)).rejects.toMatchObject(refusal);
  await browser.call(calls.editSession, { ...cut, end: beach.slot('12:00', '14:00').end });
  await browser.call(calls.editSession, { ...cut, end: beach.slot('12:00', '13:00').end });
  await expect(browser.call(calls.editSession, cut)).rejects.toMatchObject(refusal);

  const admin = await scene.newAdmin();
  await admin.browser.call(calls.editSession, cut);
  // Paid time is no gift.
  const whole = { sessionId: first.id, end: beach.slot('12:00', '13:00').end };
  expect(await browser.call(calls.previewSessionEdit, whole)).toMatchObject({ refusal: null, worthInCents: 0 });
  expect(
    await anna.browser.call(calls.cancelBooking, { bookingId, preview: true, sessionIds: [first.id] }),
  ).toMatchObject({ refundInCents: 2000 });
  await scene.advance(scene.clock.now().until(Temporal.Instant.from(cut.end).add({ minutes: 2 })));
  expect(await scene.refundsOf(bookingId)).toMatchObject([{ purpose: 'operator-fault', amountInCents: 2000 }]);
});

test('whom staff move to before what was booked loses no money: neither by cancelling nor by not coming', async () => {
  const [moved, missed] = [await rented(), await rented()];
  const now = scene.clock.now();
  const move = ({ browser, first }: typeof moved, from: number) =>
    browser.call(calls.editSession, {
      sessionId: first.id,
      start: now.add({ minutes: from }).toString(),
      end: now.add({ minutes: from + 60 }).toString(),
      allBoards: true,
    });
  await move(moved, 5);
  const { bookingId, anna } = moved;
  expect(await anna.browser.call(calls.cancelBooking, { bookingId })).toMatchObject({ refundInCents: 4000 });
  await move(missed, -59);
  await scene.advance({ minutes: 3 });
  expect(await scene.refundsOf(missed.bookingId)).toMatchObject([{ purpose: 'operator-fault', amountInCents: 4000 }]);
});
