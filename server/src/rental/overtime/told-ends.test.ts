import type { SessionEditPreview } from '@laine/contract/admin/session-edit-preview.ts';
import { calls } from '@laine/contract/calls.ts';
import { lateSumOfBooking } from '@laine/rules/price/overtime-of-booking.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LinkScene } from '../../testing/open-link-scene.ts';
import { openLinkScene } from '../../testing/open-link-scene.ts';
import { lateRentals } from './late-rentals-fixture.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

const { onTheWater, chargesOf, asAdmin } = lateRentals(() => scene);

/** Staff move the end of the first of two boards that are out, in seconds from the booked end. */
async function setEnd(seconds: number, options: { isTold: boolean } = { isTold: true }) {
  let preview: SessionEditPreview | undefined;
  const rented = await onTheWater({
    count: 2,
    async beforeEnd(_anna, bookingId) {
      const [first] = await boardsOf(bookingId);
      const admin = await asAdmin();
      const end = first?.end.add({ seconds }).toString() ?? '';
      preview = await admin.call(calls.previewSessionEdit, { sessionId: first?.id ?? '', end });
      const { faults } = scene.messages;
      if (!options.isTold) Object.assign(faults, { email: 'refuse', sms: 'refuse' });
      await admin.call(calls.editSession, { sessionId: first?.id ?? '', end });
      await scene.jobs.drain();
      if (!options.isTold) await loseNotices(bookingId);
      Object.assign(faults, { email: 'deliver', sms: 'deliver' });
    },
  });
  const [first, second] = rented.boards;
  return { ...rented, first, second, preview };
}

const boardsOf = async (bookingId: string) =>
  (await scene.sessionsOf(bookingId)).toSorted((a, b) => (a.lockerNumber ?? 0) - (b.lockerNumber ?? 0));

/** Nor does anybody ever accept those that are planned. */
const loseNotices = (bookingId: string) =>
  scene.db.query
    .updateTable('notices')
    .set({ state: 'failed' })
    .where('bookingId', '=', bookingId)
    .where('state', '=', 'queued')
    .execute();

const overtimeOf = (bookingId: string) =>
  scene.db.query.selectFrom('overtimes').select('boards').where('bookingId', '=', bookingId).executeTakeFirst();
const warningOf = (bookingId: string) =>
  scene.db.query.selectFrom('warnings').select('sessionId').where('bookingId', '=', bookingId).executeTakeFirst();

test('of two boards the lengthened one is never late before its new end, and every page and message says whose it is', async () => {
  const { anna, bookingId, first, second, end, back } = await setEnd(2 * 60 * 60);
  const { sessions } = await anna.read(bookingId);
  const ends = new Map(sessions.map((session) => [session.id, Temporal.Instant.from(session.end).toString()]));
  expect(ends.get(first?.id ?? '')).toBe(end.add({ minutes: 120 }).toString());
  expect(ends.get(second?.id ?? '')).toBe(end.toString());
  const told = await scene.db.query
    .selectFrom('notices')
    .select('toldEnds')
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'booking-changed')
    .where('state', '=', 'sent')
    .execute();
  expect(told.length).toBeGreaterThan(0);
  expect(told[0]?.toldEnds).toHaveLength(2);
  const { text: calendar } = await anna.browser.open(`/api/bookings/${bookingId}/calendar.ics`);
  expect(calendar.replaceAll('\r\n ', '')).toMatch(
    /SUMMARY:.*13:00.*locker 2.*15:00.*locker 1|SUMMARY:.*15:00.*locker 1.*13:00.*locker 2/,
  );

  await back(70, 70);
  expect(await chargesOf(bookingId)).toMatchObject([{ amountInCents: 1500 }]);
  const overtime = await overtimeOf(bookingId);
  expect(overtime?.boards.filter(({ cents }) => cents > 0)).toMatchObject([
    { sessionId: second?.id, bookedEnd: end.toString() },
  ]);
  expect(await warningOf(bookingId)).toEqual({ sessionId: second?.id });
});

test.each([{ isTold: true }, { isTold: false }])(
  'a shorter end takes no time away that was paid for (told: $isTold)',
  async ({ isTold }) => {
    const { anna, bookingId, first, end, back, preview } = await setEnd(-30, { isTold });
    const shorter = first?.end.subtract({ seconds: 30 });
    expect((await boardsOf(bookingId))[0]?.toldEnd?.toString()).toBe((isTold ? shorter : end)?.toString());
    expect(preview).toMatchObject({ paidUntil: end.toString({ fractionalSecondDigits: 3 }), isTold: true });
    await back(10, 10);
    expect(await warningOf(bookingId)).toBeUndefined();
    expect(await chargesOf(bookingId)).toEqual([]);
    const mails = scene.messages.list({ to: anna.account.email }).filter(({ text }) => text.includes('60 minutes'));
    expect(mails.filter(({ text }) => text.includes('12:00–13:00'))).toHaveLength(mails.length);
    expect(mails.length > 0).toBe(isTold);
  },
);

test('who is late after what was paid for pays from there, as page, SMS and mail say', async () => {
  const { anna, bookingId, first, end, after, back } = await setEnd(-30);
  const { lateCost, sessions } = await anna.read(bookingId);
  if (!lateCost) throw new Error('being late costs nothing');
  expect(Temporal.Instant.from(lateCost.from).toString()).toBe(after(60).toString());
  const boards = sessions.map(({ boundEnd }) => ({ bookedEnd: Temporal.Instant.from(boundEnd), backAt: null }));
  // An hour after the shorter end only.
  expect(lateSumOfBooking(lateCost, boards, after(60).subtract({ seconds: 1 })).soFarInCents).toBe(0);
  const told = lateSumOfBooking(lateCost, [...boards.slice(1), { bookedEnd: end, backAt: after(10) }], after(70));
  await back(70, 10);
  expect(await chargesOf(bookingId)).toMatchObject([{ amountInCents: told.soFarInCents }]);
  const texts = scene.messages
    .list({ to: (await scene.bookingOf(bookingId)).phone })
    .filter(({ text }) => text.includes('time is up (12:59') && text.includes(bookingId));
  expect(texts.map(({ text }) => /From (\S+)/.exec(text)?.[1])).toEqual(['14:00']);
  await scene.advance({ minutes: 3 });
  const mail = scene.messages.list({ to: anna.account.email }).find(({ subject }) => subject?.includes('Overtime'));
  expect(mail?.text).toContain('ended at 13:00');
  expect(mail?.text).not.toContain('12:59');
  expect((await overtimeOf(bookingId))?.boards.filter(({ cents }) => cents > 0)).toMatchObject([
    { sessionId: first?.id, bookedEnd: end.toString(), cents: 1500 },
  ]);
  expect(await warningOf(bookingId)).toEqual({ sessionId: first?.id });
});

test('a calendar entry says that it has changed each time, so that calendars take the news', async () => {
  const beach = await scene.beach({ lockers: 3 });
  await beach.program().begin();
  const { customer, bookingId, sessions } = await scene.rent(beach, { count: 2 });
  const sequence = async () => {
    const { text } = await customer.browser.open(`/api/bookings/${bookingId}/calendar.ics`);
    return Number(/^SEQUENCE:(\d+)\r$/m.exec(text)?.[1]);
  };
  const admin = await asAdmin();
  const [first] = sessions;
  const numbers = [await sequence()];
  for (const minutes of [60, 90]) {
    const end = first?.start.add({ minutes: minutes + 30 }).toString();
    await admin.call(calls.editSession, { sessionId: first?.id ?? '', end });
    numbers.push(await sequence());
  }
  await customer.browser.call(calls.cancelBooking, { bookingId });
  numbers.push(await sequence());
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  await scene.jobs.drain();
  expect(await sequence()).toBeGreaterThanOrEqual(numbers.at(-1) ?? 0);
});

test('an owner who says that a late board was back in time gives away what it cost, within the limits', async () => {
  const { beach, bookingId, end, boards } = await onTheWater({ count: 3 });
  const owner = await scene.customer();
  const ownership = { stationId: beach.id, accountId: owner.account.id, createdAt: scene.clock.now() };
  await scene.db.query.insertInto('stationOwners').values(ownership).execute();
  await scene.advance({
    milliseconds: scene.clock
      .now()
      .until(end.add({ minutes: 130 }))
      .total('milliseconds'),
  });
  const ended = (index: number, at?: Temporal.Instant) =>
    owner.browser.call(calls.endSession, {
      sessionId: boards[index]?.id ?? '',
      ...(at && { at: at.toString() }),
      reason: 'A friend',
      board: 'back',
    });
  const wrongs = [end.subtract({ hours: 24 * 30 }), scene.clock.now().add({ hours: 1 })];
  for (const at of wrongs) await expect(ended(0, at)).rejects.toMatchObject({ code: 'rescue-time', status: 400 });
  const gone = { sessionId: boards[0]?.id ?? '', at: end.toString(), reason: 'Gone', board: 'missing' } as const;
  await expect(owner.browser.call(calls.endSession, gone)).rejects.toMatchObject({ code: 'malformed' });
  await ended(0, end);
  const given = await scene.db.query.selectFrom('goodwills').selectAll().where('bookingId', '=', bookingId).execute();
  expect(given).toMatchObject([{ form: 'time', amountInCents: 3000, byOwner: true }]);
  await expect(ended(1, end)).rejects.toMatchObject({ code: 'goodwill-limit' });
  // The truth costs nothing.
  await ended(1);
  const again = { sessionId: boards[1]?.id ?? '', status: 'finished', board: 'missing' } as const;
  await expect(owner.browser.call(calls.editSession, again)).rejects.toMatchObject({ code: 'state-moved-on' });
});
