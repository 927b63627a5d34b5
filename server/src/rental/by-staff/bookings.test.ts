import { calls } from '@laine/contract/calls.ts';
import { Declined } from '@laine/contract/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
let admin: Someone;
beforeAll(async () => {
  scene = await openRentalScene();
  admin = await scene.newAdmin();
});
beforeEach(() => scene.stayIn());
afterAll(() => scene.close());

type Someone = Awaited<ReturnType<RentalScene['customer']>>;
type Beach = Awaited<ReturnType<RentalScene['station']>>;

async function ownerOf(stationId: string) {
  const owner = await scene.customer();
  const ownership = { stationId, accountId: owner.account.id, createdAt: scene.clock.now() };
  await scene.db.query.insertInto('stationOwners').values(ownership).execute();
  return owner;
}

let phones = 100;
async function paidBooking(at?: Beach, { count = 1 } = {}) {
  const beach = at ?? (await scene.station({ lockers: 3 }));
  const anna = await scene.customer();
  phones += 1;
  const phone = `+3725555${String(phones).padStart(4, '0')}`;
  const { url } = await anna.checkout(beach.slot('12:00', '13:00'), { phone, count });
  await scene.pay(url);
  await scene.jobs.drain();
  const { id } = await anna.newest();
  const sessions = await scene.sessionsOf(id);
  return { anna, beach, id, phone, sessions, code: sessions[0]?.code ?? '' };
}

const refusalOf = async (act: Promise<unknown>) => {
  const error = await act.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  return error instanceof Declined ? error.code : error;
};

describe('the list', () => {
  const found = async (who: Someone, text: string) =>
    (await who.browser.call(calls.search, { text })).hits.flatMap((hit) =>
      hit.kind === 'booking' ? hit.bookingId : [],
    );

  test('is found in by code, by phone in any spelling, by address and by number', async () => {
    const { id, anna, phone, code, sessions } = await paidBooking();
    const digits = phone.slice(4);
    const spellings = [
      phone,
      digits,
      `00372 ${digits}`,
      `+372 (${digits.slice(0, 4)}) ${digits.slice(4)}`,
      digits.slice(-5),
    ];
    for (const spelling of [
      ...spellings,
      id,
      sessions[0]?.id ?? '',
      anna.account.email,
      anna.account.email.toUpperCase(),
    ]) {
      expect([spelling, await found(admin, spelling)]).toEqual([spelling, [id]]);
    }
    expect(await found(admin, code)).toContain(id);
    expect(await found(admin, 'nobody@example.com')).toEqual([]);
  });

  test('lets an owner find what they may see: by code and phone for thirty days, never by address', async () => {
    const { id, anna, phone, code, beach } = await paidBooking();
    const owner = await ownerOf(beach.id);
    const neighbour = await ownerOf((await scene.station()).id);
    expect(await found(owner, phone)).toEqual([id]);
    expect(await found(owner, code)).toEqual([id]);
    expect(await found(owner, anna.account.email)).toEqual([]);
    expect(await found(neighbour, phone)).toEqual([]);
    expect(await found(neighbour, id)).toEqual([]);
    await scene.db.query
      .updateTable('bookings')
      .set({
        start: scene.clock.now().subtract({ hours: 24 * 33 }),
        end: scene.clock.now().subtract({ hours: 24 * 32 }),
      })
      .where('id', '=', id)
      .execute();
    expect(await found(owner, phone)).toEqual([]);
    expect(await found(owner, id)).toEqual([id]);
    const [booking] = (await owner.browser.call(calls.adminBookings, { stationId: beach.id })).bookings;
    expect(booking).toMatchObject({ phone: '', name: '', email: '' });
  });

  test('is newest first, narrowed by station, state and day, with an exact total', async () => {
    const beach = await scene.station({ lockers: 3 });
    const [first, second] = [await paidBooking(beach), await paidBooking(beach)];
    await admin.browser.call(calls.adminCancelBooking, { bookingId: first.id, reason: 'storm' });
    const list = async (more: object = {}) => {
      const { bookings, total } = await admin.browser.call(calls.adminBookings, { stationId: beach.id, ...more });
      return [total, bookings.map(({ id }) => id)];
    };
    expect(await list()).toEqual([2, [second.id, first.id]]);
    expect(await list({ limit: 1, offset: 1 })).toEqual([2, [first.id]]);
    expect(await list({ status: 'expired' })).toEqual([1, [first.id]]);
    const { start } = beach.slot('12:00', '13:00');
    const day = Temporal.Instant.from(start).toZonedDateTimeISO('Europe/Tallinn').toPlainDate();
    expect(await list({ day: day.toString() })).toEqual([2, [second.id, first.id]]);
    expect(await list({ day: day.add({ days: 1 }).toString() })).toEqual([0, []]);
  });
});

describe('a booking’s page', () => {
  test('has one timeline of money, messages, people and notes, newest first', async () => {
    const { id: bookingId, beach } = await paidBooking();
    const owner = await ownerOf(beach.id);
    await owner.browser.call(calls.noteBooking, { bookingId, text: 'Comes with two children' });
    await owner.browser.call(calls.giveGoodwill, { bookingId, amountInCents: 300, reason: 'weather' });
    await scene.jobs.drain();
    const { timeline, rights, station } = await owner.browser.call(calls.adminBooking, { bookingId });
    expect(station).toMatchObject({ id: beach.id, name: 'Test beach', timeZone: 'Europe/Tallinn' });
    const kinds = new Set(timeline.map(({ kind }) => kind));
    for (const kind of ['booked', 'money', 'document', 'notice', 'note', 'goodwill']) expect(kinds).toContain(kind);
    const times = timeline.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => Temporal.Instant.compare(b, a)));
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'note', text: 'Comes with two children' }));
    expect(rights).toMatchObject({
      canCancelAll: true,
      canResendCode: true,
      goodwillLeftInCents: 2700,
      refundableInCents: 1700,
    });
    expect(rights.extendableUntil).not.toBeNull();
    const audit = await scene.db.query.selectFrom('audit').selectAll().where('target', '=', bookingId).execute();
    expect(JSON.stringify(audit)).not.toContain('children');
  });

  test('tells an owner nothing of debts', async () => {
    const { id: bookingId, anna, beach } = await paidBooking();
    const now = scene.clock.now();
    const debt = {
      id: 'debt-of-test',
      accountId: anna.account.id,
      bookingId,
      reason: 'overtime',
      status: 'due',
    } as const;
    await scene.db.query
      .insertInto('debts')
      .values({ ...debt, amountInCents: 1500, dueAt: now, createdAt: now, updatedAt: now })
      .execute();
    const kindsFor = async (who: Someone) =>
      (await who.browser.call(calls.adminBooking, { bookingId })).timeline.map(({ kind }) => kind);
    expect(await kindsFor(admin)).toContain('debt');
    expect(await kindsFor(await ownerOf(beach.id))).not.toContain('debt');
  });

  test('previews what a cancellation gives back, whole or by board', async () => {
    const { id: bookingId, sessions } = await paidBooking(undefined, { count: 2 });
    const preview = (sessionIds?: string[]) =>
      admin.browser.call(calls.previewCancellation, { bookingId, ...(sessionIds && { sessionIds }) });
    expect(await preview()).toEqual({ refundInCents: 4000, paidInCents: 4000 });
    expect(await preview([sessions[0]?.id ?? ''])).toEqual({ refundInCents: 2000, paidInCents: 2000 });
    expect((await scene.bookingOf(bookingId)).status).toBe('complete');
  });
});

test('the codes go out again by SMS and mail, three times a day', async () => {
  const { id: bookingId, phone, code, beach } = await paidBooking();
  const owner = await ownerOf(beach.id);
  for (let time = 0; time < 3; time += 1) await owner.browser.call(calls.resendCode, { bookingId });
  scene.clock.advance({ hours: 2 });
  await expect(owner.browser.call(calls.resendCode, { bookingId })).rejects.toMatchObject({
    code: 'too-many-requests',
    retryAfterInSeconds: 22 * 60 * 60,
  });
  await scene.jobs.drain();
  const response = await scene.browser().fetch(`/sandbox/api/messages?to=${encodeURIComponent(phone)}`);
  const { messages } = (await response.json()) as { messages: { text: string }[] };
  expect(messages.filter(({ text }) => text.includes(code))).toHaveLength(4);
  await scene.advance({ hours: 48 });
  await scene.stayIn();
  expect(await refusalOf(owner.browser.call(calls.resendCode, { bookingId }))).toBe('rental-over');
});

test('an owner gives one more hour for nothing, once, if the station is open', async () => {
  const { id: bookingId, anna, beach } = await paidBooking();
  const owner = await ownerOf(beach.id);
  const { end } = beach.slot('12:00', '14:00');
  const give = () => owner.browser.call(calls.adminExtendBooking, { bookingId, reason: 'the vest was wet' });
  expect(await give()).toMatchObject({ end, amountInCents: 2000 });
  expect((await anna.read(bookingId)).metadata.end).toBe(end);
  expect(
    (await scene.sessionsOf(bookingId)).map((session) => session.end.toString({ smallestUnit: 'millisecond' })),
  ).toEqual([end]);
  expect(await refusalOf(give())).toBe('already-extended');
  const { timeline } = await owner.browser.call(calls.adminBooking, { bookingId });
  expect(timeline).toContainEqual(
    expect.objectContaining({ kind: 'action', action: 'booking-extended', reason: 'the vest was wet' }),
  );
});

test('what staff do with a booking is for its staff in person', async () => {
  const { id, anna, beach, sessions } = await paidBooking();
  const neighbour = await ownerOf((await scene.station()).id);
  const sessionId = sessions[0]?.id ?? '';
  const acts: [string, object][] = [
    [`/api/admin/bookings/${id}/notes`, { text: 'x' }],
    [`/api/admin/bookings/${id}/resend-code`, {}],
    [`/api/admin/bookings/${id}/extend`, { reason: 'x' }],
    [`/api/admin/bookings/${id}/cancel/preview`, {}],
    [`/api/admin/sessions/${sessionId}/open`, {}],
  ];
  for (const [path, body] of acts) {
    const statusFor = async (who: Someone | undefined) =>
      (await (who?.browser ?? scene.browser()).post(path, body)).status;
    expect([path, await statusFor(undefined)]).toEqual([path, 401]);
    expect([path, await statusFor(anna)]).toEqual([path, 403]);
    expect([path, await statusFor(neighbour)]).toEqual([path, 404]);
  }
  const owner = await ownerOf(beach.id);
  expect((await owner.browser.post(`/api/admin/bookings/${id}/notes`, { text: 'x' })).status).toBe(200);
});
