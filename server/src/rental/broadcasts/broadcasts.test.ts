import type { CallInput } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../ground/secrets.ts';
import { openRentalScene, type RentalScene, type TestStation } from '../../testing/open-rental-scene.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { tellLatecomers } from './tell-latecomers.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
beforeEach(() => scene.resetPayments('deliver'));
afterAll(() => scene.close());

type Wish = CallInput<typeof calls.newBroadcast>;

async function bookAt(beach: TestStation, from: string, to: string, count = 1) {
  const customer = await scene.customer();
  const { url } = await customer.checkout(beach.slot(from, to), { count });
  await scene.pay(url);
  await scene.jobs.drain();
  return { customer, id: (await customer.newest()).id };
}

/** Takes this many boards of a booking out. */
async function collect(bookingId: string, count = 1) {
  const sessions = await scene.sessionsOf(bookingId);
  const ids = sessions.slice(0, count).map(({ id }) => id);
  const started = { status: 'started', firstOpenAt: scene.clock.now() } as const;
  await scene.db.query.updateTable('sessions').set(started).where('id', 'in', ids).execute();
}

async function ownerOf(beach: TestStation) {
  const owner = await scene.customer();
  const row = { stationId: beach.id, accountId: owner.account.id, createdAt: scene.clock.now() };
  await scene.db.query.insertInto('stationOwners').values(row).execute();
  return owner;
}

const storm = (beach: TestStation, until: string, change: Partial<Wish> = {}): Wish => ({
  id: newId(),
  stationId: beach.id,
  kind: 'storm',
  until: beach.slot(until, '24:00').start,
  closes: false,
  ...change,
});

/** Previewed before the message has an id. */
const preview = ({ browser }: { browser: TestBrowser }, { stationId, kind, until, closes, words }: Wish) =>
  browser.call(calls.previewBroadcast, { stationId, kind, until, closes, ...(words && { words }) });

async function noticesOf(bookingId: string) {
  const rows = await scene.db.query
    .selectFrom('notices')
    .select(['kind', 'channel', 'state'])
    .where('bookingId', '=', bookingId)
    .where('kind', 'in', ['broadcast', 'booking-cancelled', 'cancellation-asked'])
    .where('state', '<>', 'dropped')
    .orderBy('kind')
    .orderBy('channel', 'desc')
    .execute();
  return rows.map(({ kind, channel, state }) => `${kind} ${channel} ${state}`);
}

const toldByBroadcast = ['broadcast sms sent', 'broadcast email sent'];
const toldByCancellation = ['booking-cancelled sms sent', 'booking-cancelled email sent'];

describe('a message to everybody', () => {
  test('shows whom it finds, then reaches who is out and who comes in time, and nobody else', async () => {
    const beach = await scene.station({ lockers: 3 });
    const owner = await ownerOf(beach);
    const out = await bookAt(beach, '09:00', '13:00');
    const coming = await bookAt(beach, '14:00', '15:00');
    const later = await bookAt(beach, '19:00', '20:00');
    await collect(out.id);
    const wish = storm(beach, '18:00');
    const shown = await preview(owner, wish);
    expect(shown.recipients.map(({ part, booking }) => [part, booking.id])).toEqual([
      ['out', out.id],
      ['coming', coming.id],
    ]);
    expect(shown).toMatchObject({ bySms: 2, byEmail: 2, boardsWithoutBooking: 0, cancels: [], backInCents: 0 });
    expect(shown.texts).toHaveLength(10);
    expect(shown.texts.every(({ sms, segments }) => segments >= 1 && sms.includes('Test beach'))).toBe(true);
    expect(await noticesOf(out.id)).toEqual([]);

    const { broadcast } = await owner.browser.call(calls.newBroadcast, wish);
    expect(broadcast).toMatchObject({ closureId: null, counts: { out: 1, coming: 1, cancelled: 0 } });
    await scene.jobs.drain();
    expect([await noticesOf(out.id), await noticesOf(coming.id)]).toEqual([toldByBroadcast, toldByBroadcast]);
    expect(await noticesOf(later.id)).toEqual([]);
    expect((await scene.bookingOf(coming.id)).status).toBe('complete');

    const outcome = await owner.browser.call(calls.broadcast, { broadcastId: broadcast.id });
    expect(outcome.recipients.map(({ part, messages }) => ({ part, messages }))).toEqual(
      ['out', 'coming'].map((part) => ({
        part,
        messages: [
          { channel: 'sms', state: 'sent' },
          { channel: 'email', state: 'sent' },
        ],
      })),
    );
    const [ashore, away] = [await out.customer.read(out.id), await later.customer.read(later.id)];
    expect(ashore.news).toEqual([
      { id: broadcast.id, text: expect.stringMatching(/^STORM at Test beach\. Come ashore/), asksBack: true },
    ]);
    expect(ashore.actions).toMatchObject({ canExtend: false, extension: null });
    // The renter asks all the same: the hour would bring a board back later than everybody was told.
    const asked = out.customer.browser.call(calls.extendBooking, { bookingId: out.id, preview: false });
    await expect(asked).rejects.toMatchObject({ code: 'called-ashore', status: 409 });
    expect(away.news).toEqual([]);
    const listed = await owner.browser.call(calls.broadcasts, { stationId: beach.id });
    expect(listed.broadcasts).toEqual([broadcast]);
  });

  test('together with closing cancels who comes with all the money back, in one message with the reason', async () => {
    const beach = await scene.station({ lockers: 2 });
    const owner = await ownerOf(beach);
    const out = await bookAt(beach, '09:00', '13:00');
    const coming = await bookAt(beach, '14:00', '15:00');
    await collect(out.id);
    const wish = storm(beach, '18:00', { closes: true });
    const { amountInCents } = await scene.bookingOf(coming.id);
    const shown = await preview(owner, wish);
    expect(shown).toMatchObject({ cancels: [coming.id], backInCents: amountInCents });
    expect(shown.recipients.map(({ part }) => part)).toEqual(['out', 'cancelled']);
    const english = shown.texts.find(({ locale, part }) => locale === 'en' && part === 'cancelled');
    expect(english?.sms).toContain('Storm: the station is closed.');

    const { broadcast } = await owner.browser.call(calls.newBroadcast, { ...wish, cancels: shown.cancels });
    expect(broadcast).toMatchObject({ counts: { out: 1, coming: 0, cancelled: 1 }, backInCents: amountInCents });
    await scene.jobs.drain();
    expect(await noticesOf(out.id)).toEqual(toldByBroadcast);
    expect(await noticesOf(coming.id)).toEqual(toldByCancellation);
    expect(await scene.refundsOf(coming.id)).toMatchObject([
      { purpose: 'operator-fault', state: 'succeeded', amountInCents },
    ]);
    expect((await coming.customer.read(coming.id)).news).toMatchObject([
      { text: 'Storm: the station is closed.', asksBack: false },
    ]);
    // In the language that the page is read in, whichever the booking was made in.
    coming.customer.browser.cookies.set('locale', 'et');
    expect((await coming.customer.read(coming.id)).news).toMatchObject([{ text: 'Torm: jaam on suletud.' }]);
    // Somebody who is out keeps the rental, and with it the code that opens the door for the return.
    expect((await scene.bookingOf(out.id)).status).toBe('complete');
    expect(await scene.sessionsOf(out.id)).toMatchObject([{ status: 'started', code: expect.any(String) }]);
    expect(await scene.isFree(beach.slot('16:00', '17:00'))).toBe(false);
    expect(await scene.isFree(beach.slot('18:00', '19:00'))).toBe(true);
    const { closures } = await owner.browser.call(calls.closures, { stationId: beach.id });
    expect(closures).toMatchObject([{ id: broadcast.closureId, reason: 'Storm at Test beach', end: broadcast.until }]);
    const outcome = await owner.browser.call(calls.broadcast, { broadcastId: broadcast.id });
    expect(outcome.recipients.map(({ part, messages }) => [part, messages.map(({ state }) => state)])).toEqual([
      ['out', ['sent', 'sent']],
      ['cancelled', ['sent', 'sent']],
    ]);
  });

  test('who has one board out and one to collect is told to come ashore, and gets half the money back', async () => {
    const beach = await scene.station({ lockers: 2 });
    const owner = await ownerOf(beach);
    const { id } = await bookAt(beach, '12:00', '14:00', 2);
    await collect(id, 1);
    const wish = storm(beach, '18:00', { closes: true });
    const { amountInCents } = await scene.bookingOf(id);
    const half = (amountInCents ?? 0) / 2;
    expect(await preview(owner, wish)).toMatchObject({
      cancels: [id],
      backInCents: half,
      recipients: [{ part: 'out' }],
    });
    const { broadcast } = await owner.browser.call(calls.newBroadcast, wish);
    expect(broadcast).toMatchObject({ backInCents: half, counts: { out: 1, coming: 0, cancelled: 0 } });
    await scene.jobs.drain();
    expect(await noticesOf(id)).toEqual(toldByBroadcast);
  });

  test('pressed twice, also at the same moment, is sent once and answers the same', async () => {
    const beach = await scene.station();
    const owner = await ownerOf(beach);
    const { id } = await bookAt(beach, '14:00', '15:00');
    const wish = storm(beach, '18:00', { closes: true });
    const [first, second] = await Promise.all([
      owner.browser.call(calls.newBroadcast, wish),
      owner.browser.call(calls.newBroadcast, wish),
    ]);
    expect(second).toEqual(first);
    await scene.jobs.drain();
    expect(await owner.browser.call(calls.newBroadcast, wish)).toEqual(first);
    await scene.jobs.drain();
    expect(await noticesOf(id)).toEqual(toldByCancellation);
    expect((await owner.browser.call(calls.closures, { stationId: beach.id })).closures).toHaveLength(1);
    expect((await owner.browser.call(calls.broadcasts, { stationId: beach.id })).broadcasts).toHaveLength(1);
  });

  test('under an id that another station has used is refused with 409, and nothing is closed', async () => {
    const [one, other] = [await scene.station(), await scene.station()];
    const admin = await scene.newAdmin();
    const wish = storm(one, '18:00');
    await admin.browser.call(calls.newBroadcast, wish);
    const { until } = wish;
    const again = { ...wish, stationId: other.id, until, closes: true };
    const refused = await admin.browser.post('/api/admin/broadcasts', again);
    expect([refused.status, refused.headers.get('x-refusal')]).toEqual([409, 'broadcast-id-taken']);
    expect((await admin.browser.call(calls.closures, { stationId: other.id })).closures).toEqual([]);
  });

  test('is refused when others than those shown would lose their booking; nobody is told', async () => {
    const beach = await scene.station();
    const owner = await ownerOf(beach);
    const wish = storm(beach, '18:00', { closes: true });
    expect((await preview(owner, wish)).cancels).toEqual([]);
    const { id } = await bookAt(beach, '14:00', '15:00');
    const refused = await owner.browser.post('/api/admin/broadcasts', { ...wish, cancels: [] });
    expect(refused.headers.get('x-refusal')).toBe('state-moved-on');
    await scene.jobs.drain();
    expect(await noticesOf(id)).toEqual([]);
    expect((await owner.browser.call(calls.broadcasts, { stationId: beach.id })).broadcasts).toEqual([]);
  });

  test('also reaches whoever books while it holds, once', async () => {
    const beach = await scene.station({ lockers: 2 });
    const owner = await ownerOf(beach);
    const before = await bookAt(beach, '14:00', '15:00');
    const wish = storm(beach, '18:00');
    await owner.browser.call(calls.newBroadcast, wish);
    const late = await bookAt(beach, '16:00', '17:00');
    expect(await noticesOf(late.id)).toEqual([]);
    await scene.advance({ minutes: 6 });
    // As after a crash between the work and its record.
    await tellLatecomers(scene.deps, wish.id);
    await scene.jobs.drain();
    expect([await noticesOf(before.id), await noticesOf(late.id)]).toEqual([toldByBroadcast, toldByBroadcast]);
    const { broadcast } = await owner.browser.call(calls.broadcast, { broadcastId: wish.id });
    expect(broadcast.counts).toEqual({ out: 0, coming: 2, cancelled: 0 });
  });

  test('says of each person whether it arrived', async () => {
    const beach = await scene.station({ lockers: 2 });
    const owner = await ownerOf(beach);
    const lost = await bookAt(beach, '14:00', '15:00');
    const found = await bookAt(beach, '14:00', '15:00');
    const phone = '+37255550177';
    await scene.db.query.updateTable('bookings').set({ phone }).where('id', '=', lost.id).execute();
    const { sms } = scene.deps;
    scene.deps.sms = { ...sms, send: async (message) => (message.to === phone ? 'refused' : sms.send(message)) };
    const wish = storm(beach, '18:00');
    await owner.browser.call(calls.newBroadcast, wish);
    await scene.jobs.drain();
    scene.deps.sms = sms;
    const { recipients } = await owner.browser.call(calls.broadcast, { broadcastId: wish.id });
    const states = recipients.map(({ booking, messages }) => [booking.id, messages.map(({ state }) => state)]);
    expect(new Map(states as [string, string[]][])).toEqual(
      new Map([
        [lost.id, ['failed', 'sent']],
        [found.id, ['sent', 'sent']],
      ]),
    );
  });

  test('stands in the audit and in the log of the station', async () => {
    const beach = await scene.station();
    const owner = await ownerOf(beach);
    await bookAt(beach, '14:00', '15:00');
    const wish = storm(beach, '18:00', { kind: 'other', words: { en: 'The bridge is closed' } });
    await owner.browser.call(calls.newBroadcast, wish);
    const audited = await scene.db.query.selectFrom('audit').selectAll().where('target', '=', wish.id).execute();
    expect(audited).toMatchObject([
      { action: 'broadcast-sent', stationId: beach.id, data: { kind: 'other', coming: 1, words: wish.words } },
    ]);
    const { logs } = await owner.browser.call(calls.logs, { stationId: beach.id });
    expect(logs).toMatchObject([{ title: 'broadcast-sent', data: { kind: 'other', coming: 1 } }]);
    expect(JSON.stringify(logs)).not.toContain('bridge');
  });
});

describe('a message to everybody is refused', () => {
  test('with a door code in its words', async () => {
    const beach = await scene.station();
    const owner = await ownerOf(beach);
    const { id } = await bookAt(beach, '14:00', '15:00');
    const [session] = await scene.sessionsOf(id);
    const words = { en: `Use ${session?.code} for every door` };
    const wish = storm(beach, '18:00', { kind: 'other', words });
    for (const ask of [() => preview(owner, wish), () => owner.browser.call(calls.newBroadcast, wish)])
      await expect(ask()).rejects.toMatchObject({ status: 400, code: 'broadcast-names-code' });
  });

  test('when its time is over, without words, or when it calls an open station closed', async () => {
    const beach = await scene.station();
    const owner = await ownerOf(beach);
    const over = storm(beach, '18:00', { until: beach.slot('10:00', '11:00', -1).start });
    const refused = await owner.browser.post('/api/admin/broadcasts', over);
    expect([refused.status, refused.headers.get('x-refusal')]).toEqual([400, 'broadcast-over']);
    const wrong: Partial<Wish>[] = [
      { kind: 'other' },
      { kind: 'other', words: { en: ' ' } },
      { kind: 'other', words: { en: 'x'.repeat(241) } },
      { words: { en: 'Own words' } },
      { kind: 'closed' },
    ];
    for (const change of wrong) {
      const answer = await owner.browser.post('/api/admin/broadcasts', storm(beach, '18:00', change));
      expect([change, answer.status, answer.headers.get('x-refusal')]).toEqual([change, 400, 'malformed']);
    }
  });

  test('after six within an hour, whoever sent them, also by many at once', async () => {
    const beach = await scene.station();
    const [owner, admin] = [await ownerOf(beach), await scene.newAdmin()];
    const { id } = await bookAt(beach, '14:00', '15:00');
    const wishes = Array.from({ length: 9 }, () => storm(beach, '18:00'));
    const answers = await Promise.all(wishes.map((wish) => owner.browser.post('/api/admin/broadcasts', wish)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 6 }, () => 200),
      ...Array.from({ length: 3 }, () => 429),
    ]);
    const refused = await admin.browser.post('/api/admin/broadcasts', storm(beach, '18:00', { closes: true }));
    expect(refused.headers.get('x-refusal')).toBe('too-many-requests');
    // The clock runs.
    expect(Math.ceil(Number(refused.headers.get('retry-after')) / 60)).toBe(60);
    expect((await scene.sessionsOf(id)).map(({ status }) => status)).toEqual(['created']);
    // Pressed again, the same message isn't sent twice.
    const sent = wishes.find((_, at) => answers[at]?.status === 200);
    expect((await owner.browser.post('/api/admin/broadcasts', sent)).status).toBe(200);
    scene.clock.advance({ minutes: 61 });
    expect((await admin.browser.post('/api/admin/broadcasts', storm(beach, '18:00'))).status).toBe(200);
  });

  test('at a station of somebody else, as if it were not there', async () => {
    const [own, other] = [await scene.station(), await scene.station()];
    const owner = await ownerOf(own);
    const admin = await scene.newAdmin();
    const wish = storm(other, '18:00');
    await expect(preview(owner, wish)).rejects.toMatchObject({ status: 404 });
    expect((await owner.browser.post('/api/admin/broadcasts', wish)).status).toBe(404);
    expect((await owner.browser.fetch(`/api/admin/broadcasts?stationId=${other.id}`)).status).toBe(404);
    await admin.browser.call(calls.newBroadcast, wish);
    expect((await owner.browser.fetch(`/api/admin/broadcasts/${wish.id}`)).status).toBe(404);
  });
});
