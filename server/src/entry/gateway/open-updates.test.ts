import { createHash } from 'node:crypto';
import { calls } from '@laine/contract/calls.ts';
import { codeText, guardedCodeText } from '@laine/contract/station-link.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Tables } from '../../ground/db/tables.ts';
import { asJson } from '../../ground/db/tables/json.ts';
import { newId } from '../../ground/secrets.ts';
import { openLinkScene, type LinkScene } from '../../testing/open-link-scene.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('after its hello a station is told', () => {
  test('its own facts, preferences, lockers and items', async () => {
    const prefs = { ADMIN_PIN: '246813', LANGUAGES: 'et en' };
    const beach = await scene.beach({ prefs, lockers: 2 });
    const program = beach.program();
    await program.begin();
    await vi.waitFor(() => expect(program.lockers).toHaveLength(2), SOON);
    expect(program.station).toMatchObject({ id: beach.id, name: 'Test beach', timeZone: 'Europe/Tallinn', prefs });
    const kinds = program.lockers[0]?.items.map(({ kind, canOpenDoor }) => [kind, canOpenDoor]);
    expect(kinds).toEqual([
      ['board', false],
      ['vest', false],
      ['paddle', true],
    ]);
  });

  test('its paid sessions, with hashes that check a code and nothing personal', async () => {
    const beach = await scene.beach();
    const { session, customer } = await scene.rent(beach);
    const unpaid = await scene.customer();
    await unpaid.checkout(beach.slot('15:00', '16:00'));
    const program = beach.program();
    await program.begin();
    await vi.waitFor(() => expect(program.sessions.size).toBe(1), SOON);
    const told = program.sessions.get(session.id);
    const { code } = session;
    if (!told || code === null) throw new Error('not told');
    expect(told).toMatchObject({ status: 'created', lockerNumber: session.lockerNumber });
    expect(told.codeHash).toBe(sha256(codeText(told.codeSalt, code)));
    expect(told.guardedCodeHash).toBe(sha256(guardedCodeText(told.codeSalt, code, '99')));
    const everything = JSON.stringify([program.station, program.lockers, told]);
    for (const secret of [code, '55550199', customer.account.id, customer.account.email ?? '']) {
      expect(everything).not.toContain(secret);
    }
  });

  test('everything that preferences of an older version leave readable', async () => {
    const beach = await scene.beach({ prefs: { ADMIN_PIN: 'not digits', MODE: 'staff' } });
    const program = beach.program();
    await program.begin();
    await vi.waitFor(() => expect(program.station?.prefs).toEqual({ MODE: 'staff' }), SOON);
  });
});

describe('while it is connected a station hears', () => {
  test('of a new session and of its cancellation at once', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    const { customer, bookingId, session } = await scene.rent(beach);
    await vi.waitFor(() => expect(program.sessions.has(session.id)).toBe(true), SOON);
    await customer.browser.post(`/api/bookings/${bookingId}/cancel`, {});
    await vi.waitFor(() => expect(program.sessions.has(session.id)).toBe(false), SOON);
  });

  test('of changed preferences, lockers and items', async () => {
    const beach = await scene.beach({ lockers: 1 });
    const program = beach.program();
    await program.begin();
    await vi.waitFor(() => expect(program.lockers).toHaveLength(1), SOON);
    const { query } = scene.db;
    await query
      .updateTable('stations')
      .set({ prefs: asJson({ MODE: 'return-only' }) })
      .where('id', '=', beach.id)
      .execute();
    await vi.waitFor(() => expect(program.station?.prefs.MODE).toBe('return-only'), SOON);
    await query.updateTable('lockers').set({ status: 'disabled' }).where('stationId', '=', beach.id).execute();
    await vi.waitFor(() => expect(program.lockers[0]?.status).toBe('disabled'), SOON);
    await query.updateTable('items').set({ rfid: 'other' }).where('id', '=', `${beach.id}-1-paddle`).execute();
    await vi.waitFor(() => expect(program.lockers[0]?.items.map(({ rfid }) => rfid)).toContain('other'), SOON);
  });

  test('of another price, of the end of sales, and what being late costs at the price that was paid', async () => {
    const beach = await scene.beach({ lockers: 1 });
    const { session } = await scene.rent(beach);
    const program = beach.program();
    await program.begin();
    await vi.waitFor(() => expect(program.sessions.size).toBe(1), SOON);
    const paid = program.station?.walkUp?.pricePerHourInCents;
    expect(program.station?.walkUp?.url).toMatch(new RegExp(`^https?://.+/stations/${beach.id}\\?here$`));
    expect(program.sessions.get(session.id)?.overtime).toMatchObject({ pricePerHourInCents: paid });

    const ofStation = (change: Updateable<Tables['stations']>) =>
      scene.db.query.updateTable('stations').set(change).where('id', '=', beach.id).execute();
    const { metadata } = await scene.db.query
      .selectFrom('stations')
      .select('metadata')
      .where('id', '=', beach.id)
      .executeTakeFirstOrThrow();
    await ofStation({ metadata: asJson({ ...metadata, pricePerHourInCents: '2345' }) });
    await vi.waitFor(() => expect(program.station?.walkUp?.pricePerHourInCents).toBe(2345), SOON);
    expect(program.sessions.get(session.id)?.overtime).toMatchObject({ pricePerHourInCents: paid });
    await ofStation({ salesStoppedAt: scene.clock.now() });
    await vi.waitFor(() => expect(program.station).not.toHaveProperty('walkUp'), SOON);
  });

  test('that the whole station is closed, and why, but not of single lockers', async () => {
    const beach = await scene.beach({ lockers: 1 });
    const program = beach.program();
    await program.begin();
    await vi.waitFor(() => expect(program.station?.closures).toEqual([]), SOON);
    const admin = await scene.newAdmin();
    const { start, end } = beach.slot('10:00', '12:00');
    const stationId = beach.id;
    await admin.browser.call(calls.newClosure, { stationId, lockerNumber: 1, start, end, reason: 'New lock' });
    const { broadcast } = await admin.browser.call(calls.newBroadcast, {
      id: 'storm-at-the-beach',
      stationId,
      kind: 'storm',
      until: end,
      closes: true,
    });
    await vi.waitFor(
      () => expect(program.station?.closures).toMatchObject([{ because: 'storm', end: expect.any(String) }]),
      SOON,
    );
    await admin.browser.call(calls.endClosure, { closureId: broadcast.closureId ?? '' });
    await vi.waitFor(() => expect(program.station?.closures).toEqual([]), SOON);
  });

  test('of a warning that leaves the station open, at once and at every link, and of one that closes only as a closure', async () => {
    const beach = await scene.beach({ lockers: 1 });
    const program = beach.program();
    await program.begin();
    await vi.waitFor(() => expect(program.station?.warnings).toEqual([]), SOON);
    const admin = await scene.newAdmin();
    const { end: until } = beach.slot('10:00', '12:00');
    const tell = (wish: { kind: 'thunder' | 'other' | 'storm'; closes: boolean; words?: { en: string } }) =>
      admin.browser.call(calls.newBroadcast, { id: `${wish.kind}-${beach.id}`, stationId: beach.id, until, ...wish });

    const { broadcast } = await tell({ kind: 'thunder', closes: false });
    const asTold = (moment: string) => Temporal.Instant.from(moment).toString();
    const thunder = { kind: 'thunder', start: asTold(broadcast.createdAt), end: asTold(broadcast.until) };
    await vi.waitFor(() => expect(program.station?.warnings).toEqual([thunder]), SOON);
    expect(program.station?.closures).toEqual([]);
    await tell({ kind: 'other', closes: false, words: { en: 'The pier is slippery today' } });
    await vi.waitFor(() => expect(program.station?.warnings).toMatchObject([thunder, { kind: 'other' }]), SOON);
    await tell({ kind: 'storm', closes: true });
    await vi.waitFor(() => expect(program.station?.closures).toMatchObject([{ because: 'storm' }]), SOON);

    const later = beach.program();
    await later.begin();
    await vi.waitFor(() => expect(later.station?.warnings).toMatchObject([thunder, { kind: 'other' }]), SOON);
    expect(JSON.stringify([program.station, later.station])).not.toContain('slippery');
  });

  test('nothing of a warning that is over', async () => {
    const beach = await scene.beach({ lockers: 1 });
    const program = beach.program();
    await program.begin();
    const admin = await scene.newAdmin();
    const until = scene.clock.now().add({ minutes: 20 }).toString();
    const storm = { id: `soon-over-${beach.id}`, stationId: beach.id, kind: 'storm', until, closes: false } as const;
    await admin.browser.call(calls.newBroadcast, storm);
    await vi.waitFor(() => expect(program.station?.warnings).toHaveLength(1), SOON);
    scene.clock.advance({ minutes: 20 });
    const later = beach.program();
    await later.begin();
    await vi.waitFor(() => expect(later.station?.warnings).toEqual([]), SOON);
  });

  test('only of what has changed', async () => {
    const beach = await scene.beach({ lockers: 3 });
    const program = beach.program();
    await scene.rent(beach);
    await program.begin();
    await vi.waitFor(() => expect(program.sessions.size).toBe(1), SOON);
    const before = program.told;
    await scene.rent(beach);
    await vi.waitFor(() => expect(program.sessions.size).toBe(2), SOON);
    const later = program.frames.slice(before);
    expect(later.map(({ method }) => method)).not.toContain('setStation');
    const sent = later.filter(({ method }) => method === 'setSessions');
    expect(sent.flatMap(({ params }) => params.sessions ?? [])).toHaveLength(1);
  });

  test('of a burst of changes in a few rounds, the last of which has all of it', async () => {
    const beach = await scene.beach({ lockers: 1 });
    const program = beach.program();
    await program.begin();
    await vi.waitFor(() => expect(program.lockers).toHaveLength(1), SOON);
    const before = program.told;
    const rename = (name: string) =>
      scene.db.query.updateTable('items').set({ name }).where('id', '=', `${beach.id}-1-vest`).execute();
    await Promise.all(Array.from({ length: 50 }, (_, index) => rename(`Vest ${index}`)));
    await rename('Last vest');
    await vi.waitFor(() => expect(program.lockers[0]?.items.map(({ name }) => name)).toContain('Last vest'), SOON);
    expect(program.frames.slice(before).length).toBeLessThan(50);
  });
});

describe('the signal that a station must be told something', () => {
  /** How often it was sent for the beach. Signals come in order, so with the last one all earlier ones are here. */
  async function signalsOf(beach: { id: string }, work: () => Promise<unknown>): Promise<number> {
    const heard: string[] = [];
    const last = newId();
    const stop = await scene.db.listen('station-change', (stationId) => heard.push(stationId));
    await work();
    await sql`select pg_notify('station-change', ${last})`.execute(scene.db.query);
    await vi.waitFor(() => expect(heard.at(-1)).toBe(last), SOON);
    await stop();
    return heard.filter((stationId) => stationId === beach.id).length;
  }

  test('is not sent for boards that are only held, nor for a hold that ends', async () => {
    const beach = await scene.beach();
    const customer = await scene.customer();
    const held = async () => {
      expect(await customer.checkout(beach.slot('12:00', '13:00'))).toMatchObject({ status: 200 });
      await scene.advance({ minutes: 10, seconds: 1 });
      const holds = scene.db.query.selectFrom('bookings').select('status').where('stationId', '=', beach.id);
      expect(await holds.execute()).toEqual([{ status: 'expired' }]);
    };
    expect(await signalsOf(beach, held)).toBe(0);
    expect(await signalsOf(beach, () => scene.rent(beach))).toBeGreaterThan(0);
  });

  test('is sent for whatever is told of a session, a locker or a thing, and for nothing else of them', async () => {
    const beach = await scene.beach({ lockers: 1 });
    const { session } = await scene.rent(beach);
    const { query } = scene.db;
    const now = scene.clock.now();
    const ofSession = (change: Updateable<Tables['sessions']>) =>
      query.updateTable('sessions').set(change).where('id', '=', session.id);
    const ofLocker = (change: Updateable<Tables['lockers']>) =>
      query.updateTable('lockers').set(change).where('stationId', '=', beach.id);
    const ofVest = (change: Updateable<Tables['items']>) =>
      query.updateTable('items').set(change).where('id', '=', `${beach.id}-1-vest`);
    const retired = { sessionId: `retired-${session.id}`, stationId: beach.id, code: '9999', revision: 1 };

    const told = [
      ofSession({ end: session.end.add({ minutes: 1 }) }),
      ofSession({ status: 'cancelled' }),
      query.insertInto('retiredCodes').values({ ...retired, createdAt: now }),
      ofLocker({ status: 'disabled' }),
      ofVest({ name: 'Red vest' }),
      ofVest({ metadata: asJson({ kind: 'other' }) }),
      ofVest({ rfid: `other-${beach.id}` }),
      ofVest({ canOpenDoor: true }),
      ofVest({ status: 'not-found' }),
      ofVest({ place: 'spare' }),
    ];
    for (const [index, change] of told.entries()) {
      expect([index, await signalsOf(beach, () => change.execute())]).toEqual([index, 1]);
    }
    const untold = [
      ofSession({ codeKnown: false }),
      ofSession({ note: 'Forgot the vest' }),
      ofLocker({ status: 'disabled', notes: 'Wet', isOpen: true, updatedAt: now.add({ seconds: 1 }) }),
      ofVest({ cleanedAt: now, updatedAt: now.add({ seconds: 1 }) }),
    ];
    for (const [index, change] of untold.entries()) {
      expect([index, await signalsOf(beach, () => change.execute())]).toEqual([index, 0]);
    }
  });
});

describe('a code', () => {
  test('stays taken until the station has confirmed to have forgotten it', async () => {
    const beach = await scene.beach();
    const { customer, bookingId, session } = await scene.rent(beach);
    await customer.browser.post(`/api/bookings/${bookingId}/cancel`, {});
    expect(await scene.sessionOf(session.id)).toMatchObject({ status: 'cancelled', codeKnown: true });
    const program = beach.program();
    await program.begin();
    await vi.waitFor(async () => expect((await scene.sessionOf(session.id)).codeKnown).toBe(false), SOON);
    expect(program.forgotten).toContain(session.id);
  });

  test('that the station would not forget stays taken', async () => {
    const beach = await scene.beach();
    const { customer, bookingId, session } = await scene.rent(beach);
    const other = await scene.rent(beach);
    await customer.browser.post(`/api/bookings/${bookingId}/cancel`, {});
    await other.customer.browser.post(`/api/bookings/${other.bookingId}/cancel`, {});
    const program = beach.program({ keeps: [session.id] });
    await program.begin();
    await vi.waitFor(async () => expect((await scene.sessionOf(other.session.id)).codeKnown).toBe(false), SOON);
    expect((await scene.sessionOf(session.id)).codeKnown).toBe(true);
  });

  test('given before the station had a program counts as known once it is sent', async () => {
    const beach = await scene.beach();
    const { session } = await scene.rent(beach);
    await scene.db.query.updateTable('sessions').set({ codeKnown: false }).where('id', '=', session.id).execute();
    const program = beach.program();
    await program.begin();
    await vi.waitFor(() => expect(program.sessions.has(session.id)).toBe(true), SOON);
    expect((await scene.sessionOf(session.id)).codeKnown).toBe(true);
  });
});

test('what changed while the station was away it learns when it is back', async () => {
  const beach = await scene.beach();
  const program = beach.program();
  await program.begin();
  const first = await scene.rent(beach);
  await vi.waitFor(() => expect(program.sessions.has(first.session.id)).toBe(true), SOON);
  program.cut();
  await first.customer.browser.post(`/api/bookings/${first.bookingId}/cancel`, {});
  const second = await scene.rent(beach);
  await program.begin();
  await vi.waitFor(() => expect([...program.sessions.keys()]).toEqual([second.session.id]), SOON);
});

test('of a station that declines what it is told the log keeps the kind of failure, not its words', async () => {
  const warn = vi.spyOn(scene.deps.log, 'warn');
  const beach = await scene.beach();
  const program = beach.program();
  await program.begin();
  await vi.waitFor(() => expect(program.told).toBe(3), SOON);
  program.isMute = true;
  await scene.db.query.updateTable('lockers').set({ status: 'disabled' }).where('stationId', '=', beach.id).execute();
  await vi.waitFor(() => expect(program.told).toBe(4), SOON);
  program.sendRaw(JSON.stringify({ jsonrpc: '2.0', id: 4, error: { code: -32_000, message: 'Mari was here' } }));
  await vi.waitFor(() => expect(program.closed).toBeDefined(), SOON);
  const kept = { stationId: beach.id, err: expect.any(Error) as Error };
  expect(warn).toHaveBeenCalledWith(kept, 'station not brought up to date');
  warn.mockRestore();
});
