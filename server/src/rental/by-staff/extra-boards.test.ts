import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collected, openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';
import { stationVisits } from '../problems/station-visits-fixture.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

const { atTheStation, until } = stationVisits(() => scene);

type Slot = { start: Temporal.Instant; end: Temporal.Instant };

/** A booking at its start: nobody has collected its board, and staff have given one more. */
async function withExtra(timesOf = ({ start, end }: Slot): Slot => ({ start, end })) {
  const visit = await atTheStation({ isCollected: false });
  const { beach, bookingId, session: paid, program, customer } = visit;
  const { browser: admin } = await scene.newAdmin();
  const times = timesOf(paid);
  const slot = { stationId: beach.id, start: times.start.toString(), end: times.end.toString() };
  const { id } = await admin.call(calls.newSession, { ...slot, bookingId });
  const lockerNumber = paid.lockerNumber ?? 0;
  return {
    ...visit,
    admin,
    paid,
    extra: await scene.sessionOf(id),
    jam: () => program.report({ type: 'door-jammed', lockerNumber, sessionId: paid.id }),
    closeLocker: () => admin.call(calls.newClosure, { ...slot, lockerNumber, cancels: [bookingId], reason: 'Broken' }),
    cancel: () => customer.browser.call(calls.cancelBooking, { bookingId, sessionIds: [paid.id] }),
  };
}

const refundsOf = async (bookingId: string) =>
  (await scene.refundsOf(bookingId)).map(({ amountInCents }) => amountInCents);

describe('an extra board', () => {
  test.for(['jam', 'closeLocker', 'cancel'] as const)(
    'that is out is searched for and pays for being late, whatever takes the paid one: %s',
    async (take) => {
      const { beach, bookingId, extra, start, end, customer, program, ...acts } = await withExtra();
      await program.report(...collected(extra, start));
      await acts[take]();
      await until(end.add({ minutes: 1 }));
      const { status, sessions, actions } = await customer.read(bookingId);
      expect(status).toBe('complete');
      expect(sessions.map((board) => board.status).toSorted()).toEqual(['cancelled', 'started']);
      expect(actions.canOpenDoor).toBe(true);
      expect(await refundsOf(bookingId)).toEqual(take === 'cancel' ? [] : [2_000]);

      await until(end.add({ hours: 1, minutes: 1 }));
      expect((await beach.alerts()).filter(({ kind }) => kind === 'not-back')).toMatchObject([{ target: bookingId }]);
      await until(end.add({ hours: 3 }));
      await program.report(...returned(extra, end.add({ hours: 3 })));
      const charges = scene.db.query.selectFrom('ledger').select('amountInCents').where('bookingId', '=', bookingId);
      expect(await charges.where('purpose', '=', 'overtime').execute()).toEqual([{ amountInCents: 4_500 }]);
    },
  );

  test('for later can still be had when the door of the paid one stayed shut', async () => {
    const later = ({ start, end }: Slot) => ({ start: start.add({ minutes: 30 }), end: end.add({ minutes: 30 }) });
    const { bookingId, extra, end, program, jam } = await withExtra(later);
    await jam();
    await until(end.add({ minutes: 1 }));
    expect(await refundsOf(bookingId)).toEqual([2_000]);
    await program.report(...collected(extra, scene.clock.now()));
    expect(await scene.sessionOf(extra.id)).toMatchObject({ status: 'started' });
    expect(await scene.bookingOf(bookingId)).toMatchObject({ status: 'complete' });
  });

  test('has an hour that was paid for it like any other board', async () => {
    const { admin, beach, bookingId, paid, extra, end, customer, program } = await withExtra();
    for (const board of [paid, extra]) await program.report(...collected(board, scene.clock.now()));
    expect(await customer.browser.call(calls.extendBooking, { bookingId })).toMatchObject({ priceInCents: 1_500 });
    const owner = await scene.customer();
    const ownership = { stationId: beach.id, accountId: owner.account.id, createdAt: scene.clock.now() };
    await scene.db.query.insertInto('stationOwners').values(ownership).execute();
    const cut = { sessionId: extra.id, end: end.toString(), reason: 'A slip' };
    await expect(owner.browser.call(calls.editSession, cut)).rejects.toMatchObject({ code: 'time-is-paid' });
    // An admin may cut it, but nobody is late before the end of what is paid.
    await admin.call(calls.editSession, cut);
    const back = end.add({ hours: 1, minutes: 1 });
    await until(back);
    for (const board of [paid, extra]) await program.report(...returned(board, back));
    await scene.jobs.drain();
    const overtimes = scene.db.query.selectFrom('overtimes').select('amountInCents').where('bookingId', '=', bookingId);
    expect(await overtimes.execute()).toEqual([]);
  });
});
