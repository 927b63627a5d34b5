import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { expect, test, vi } from 'vitest';
import { sandboxCalls } from '../sandbox-calls.ts';
import { openDemoScene, type DemoScene } from '../testing/open-demo-scene.ts';

/** The whole chain: product, station's program, lockers and payment provider. */

async function collect(beach: DemoScene, { code, lockerNumber }: { code: string; lockerNumber: number }) {
  await beach.type(code);
  await beach.take(lockerNumber);
  await beach.closeDoor(lockerNumber);
}

/** Everything that an honest customer must never see. */
async function whatItCost(beach: DemoScene, bookingId: string) {
  const { query } = beach.db;
  const { charges } = await beach.outside(sandboxCalls.payments, {});
  return {
    later: charges.filter(({ offSession, metadata }) => offSession && metadata['bookingId'] === bookingId),
    overtimes: await query.selectFrom('overtimes').select('bookingId').where('bookingId', '=', bookingId).execute(),
    debts: await query.selectFrom('debts').select('bookingId').where('bookingId', '=', bookingId).execute(),
    warnings: await query.selectFrom('warnings').select('bookingId').where('bookingId', '=', bookingId).execute(),
  };
}

const NOTHING = { later: [], overtimes: [], debts: [], warnings: [] };

test.for([true, false])('an honest customer with a dead tag is never charged, network %s', async (isOnline) => {
  const beach = await openDemoScene();
  const rental = await beach.rent('mari@example.com', '+37255512021');
  const { code, lockerNumber, bookingId, customer } = rental;
  await collect(beach, rental);
  await beach.killTag(lockerNumber, 'board');
  if (!isOnline) await beach.network(false);
  await beach.advance(61);
  await beach.type(code, 'return');
  await beach.put(lockerNumber);
  expect((await beach.closeDoor(lockerNumber)).screen).toMatchObject({ name: 'in-question', lockerNumber });

  // Nobody looks for a day.
  await beach.advance(24 * 60);
  if (!isOnline) await beach.network(true);
  await beach.advance(2);
  await beach.jobs.drain();
  expect(await whatItCost(beach, bookingId)).toEqual(NOTHING);
  const { booking } = await customer.call(calls.booking, { bookingId });
  expect(booking.returns.questions).toMatchObject([{ lockerNumber, answer: null }]);

  const { sessionId = '', stoppedAt = '' } = booking.returns.questions[0] ?? {};
  const admin = await beach.as('admin@laine.test');
  await admin.call(calls.decideReturn, { sessionId, decision: 'was-there' });
  await beach.advance(24 * 60);
  await beach.jobs.drain();
  expect(await whatItCost(beach, bookingId)).toEqual(NOTHING);
  expect(await rental.read()).toMatchObject({ status: 'finished', closeTime: stoppedAt });
});

test('a board taken with forgotten things is out again, also without the network', async () => {
  const beach = await openDemoScene();
  const rental = await beach.rent('mari@example.com', '+37255512022');
  const { code, lockerNumber } = rental;
  await collect(beach, rental);
  await beach.type(code, 'return');
  await beach.put(lockerNumber);
  expect((await beach.closeDoor(lockerNumber)).screen).toMatchObject({ name: 'returned' });
  expect(await rental.read()).toMatchObject({ status: 'finished' });
  await beach.network(false);
  await beach.advance(10);
  expect(await beach.type(code)).toEqual({ outcome: 'opened', lockerNumber });
  await beach.take(lockerNumber);
  expect((await beach.closeDoor(lockerNumber)).screen).toMatchObject({ name: 'still-out' });
  expect(await beach.type(code, 'return')).toEqual({ outcome: 'opened', lockerNumber });
  await beach.closeDoor(lockerNumber);
  await beach.network(true);
  await vi.waitFor(async () => expect(await rental.read()).toMatchObject({ status: 'started' }), SOON);
  expect(await beach.type(code, 'return')).toEqual({ outcome: 'opened', lockerNumber });
  await beach.put(lockerNumber);
  expect((await beach.closeDoor(lockerNumber)).screen).toMatchObject({ name: 'returned' });
  await vi.waitFor(async () => expect(await rental.read()).toMatchObject({ status: 'finished' }), SOON);
});
