import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asJson } from '../../ground/db/tables/json.ts';
import { collected, openLinkScene, type LinkScene } from '../../testing/open-link-scene.ts';
import { endUncollectedSessions } from '../bookings/end-uncollected-sessions.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

const noticesOf = async (bookingId: string) => {
  const rows = await scene.db.query.selectFrom('notices').select('kind').where('bookingId', '=', bookingId).execute();
  return rows.map(({ kind }) => kind);
};

const goTo = (moment: Temporal.Instant) => scene.clock.advance(scene.clock.now().until(moment));

const setPrefs = (stationId: string, prefs: Record<string, string>) =>
  scene.db.query
    .updateTable('stations')
    .set({ prefs: asJson(prefs) })
    .where('id', '=', stationId)
    .execute();

async function rented(count = 1) {
  const beach = await scene.beach({ lockers: 2 });
  const program = beach.program();
  await program.begin();
  const rental = await scene.rent(beach, { count });
  const { amountInCents } = await scene.bookingOf(rental.bookingId);
  const jam = (lockerNumber: number | null, sessionId: string) =>
    program.report({ type: 'door-jammed', lockerNumber: lockerNumber ?? 0, sessionId });
  const afterTheEnd = async () => {
    goTo(rental.end.add({ minutes: 1 }));
    await endUncollectedSessions(scene.deps);
    await scene.jobs.drain();
  };
  return { beach, program, ...rental, paidInCents: amountInCents ?? 0, jam, afterTheEnd };
}

describe('who came and got no board', () => {
  test('gets everything back after the end, and hears of it', async () => {
    const { bookingId, session, paidInCents, jam, afterTheEnd } = await rented();
    await jam(session.lockerNumber, session.id);
    await afterTheEnd();
    await endUncollectedSessions(scene.deps);
    const refund = { purpose: 'operator-fault', state: 'succeeded', failureCode: null, amountInCents: paidInCents };
    // It waits for the station to say that it has forgotten the code.
    await expect.poll(() => scene.refundsOf(bookingId), SOON).toEqual([refund]);
    expect(await scene.bookingOf(bookingId)).toMatchObject({ status: 'expired', cancelledBy: 'operator' });
    await expect
      .poll(() => noticesOf(bookingId), SOON)
      .toEqual(expect.arrayContaining(['booking-cancelled', 'refunded']));
  });

  test('may cancel with everything back as soon as the door did not open', async () => {
    const { customer, bookingId, session, paidInCents, jam } = await rented();
    await jam(session.lockerNumber, session.id);
    goTo(session.start.add({ minutes: 5 }));
    const answer = await customer.browser.post(`/api/bookings/${bookingId}/cancel`, { preview: true });
    expect(await answer.json()).toMatchObject({ refundInCents: paidInCents });
  });

  test('but collected one of two gets the share of the other, which is written down with it', async () => {
    const { program, bookingId, sessions, paidInCents, jam, afterTheEnd } = await rented(2);
    const [taken, missing] = sessions;
    if (!taken || !missing) throw new Error('two boards were booked');
    await program.report(...collected(taken, scene.clock.now()));
    await jam(missing.lockerNumber, missing.id);
    await afterTheEnd();
    const share = paidInCents / 2;
    expect(await scene.refundsOf(bookingId)).toMatchObject([{ amountInCents: share }]);
    expect(await scene.bookingOf(bookingId)).toMatchObject({ status: 'complete', count: 1 });
    expect(await scene.sessionOf(missing.id)).toMatchObject({ cancelledInCents: share, refundInCents: share });
    expect(await scene.sessionOf(taken.id)).toMatchObject({ status: 'started', cancelledInCents: null });
    await expect.poll(() => noticesOf(bookingId), SOON).toContain('refunded');
  });

  test('but has it after all, as the journal says later, is not told of a cancellation that nobody made', async () => {
    const { program, bookingId, sessions, end, jam } = await rented(2);
    const [taken, missing] = sessions;
    if (!taken || !missing) throw new Error('two boards were booked');
    await program.report(...collected(taken, scene.clock.now()));
    await jam(missing.lockerNumber, missing.id);
    program.keeps.add(missing.id);
    goTo(end.add({ minutes: 1 }));
    await endUncollectedSessions(scene.deps);
    await program.report(...collected(missing, end.subtract({ minutes: 30 })));
    await scene.jobs.drain();
    expect(await scene.bookingOf(bookingId)).toMatchObject({ status: 'complete', count: 2 });
    expect(await scene.refundsOf(bookingId)).toMatchObject([{ state: 'failed', failureCode: 'rental-started' }]);
    expect(await noticesOf(bookingId)).not.toContain('board-cancellation-undone');
  });

  test('because the station gave none out gets everything back', async () => {
    const { beach, bookingId, paidInCents, afterTheEnd } = await rented();
    await setPrefs(beach.id, { STATUS: 'out-of-service' });
    await afterTheEnd();
    expect(await scene.refundsOf(bookingId)).toMatchObject([{ amountInCents: paidInCents }]);
  });
});

test('who did not come gets nothing back', async () => {
  const { bookingId, afterTheEnd } = await rented();
  await afterTheEnd();
  expect(await scene.refundsOf(bookingId)).toEqual([]);
  expect(await scene.bookingOf(bookingId)).toMatchObject({ status: 'complete' });
});

test.for([{ STATUS: 'closed' }, { STATUS: 'out-of-service' }, { MODE: 'return-only' }, { MODE: 'staff' }])(
  'a station with %o sells nothing',
  async (prefs) => {
    const beach = await scene.beach();
    const customer = await scene.customer();
    await setPrefs(beach.id, prefs);
    const { status } = await customer.checkout(beach.slot('12:00', '13:00'));
    expect(status).toBe(400);
    const shown = await customer.browser.fetch(`/api/stations/${beach.id}`);
    expect(await shown.json()).toMatchObject({ station: { status: 'disabled' } });
  },
);

test('a cancellation whose refund is no longer what was shown does not happen', async () => {
  const { customer, bookingId, start, paidInCents } = await rented();
  goTo(start.subtract({ minutes: 61 }));
  const cancel = (body: object) => customer.browser.post(`/api/bookings/${bookingId}/cancel`, body);
  const shown = Math.ceil(paidInCents * 0.9);
  expect(await (await cancel({ preview: true })).json()).toMatchObject({ refundInCents: shown });
  goTo(start.subtract({ minutes: 59 }));
  expect((await cancel({ refundInCents: shown })).status).toBe(409);
  expect(await scene.bookingOf(bookingId)).toMatchObject({ status: 'complete' });
  expect((await cancel({ refundInCents: 0 })).status).toBe(200);
});
