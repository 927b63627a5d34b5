import { calls } from '@laine/contract/calls.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeAccount } from '../../people/removal/remove-account.ts';
import { openRentalScene, type RentalScene, type TestStation } from '../../testing/open-rental-scene.ts';
import { tellOpenings } from './tell-openings.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

type Customer = Awaited<ReturnType<RentalScene['customer']>>;

const wish = ({ browser }: Customer, { id: stationId }: TestStation) =>
  browser.call(calls.wishForOpening, { stationId });
const drop = ({ browser }: Customer, { id: stationId }: TestStation) =>
  browser.call(calls.dropOpeningWish, { stationId });
const isWished = async ({ browser }: Customer, { id: stationId }: TestStation) =>
  (await browser.call(calls.openingWish, { stationId })).isWished;
const subjects = ({ account }: Customer) => scene.messages.list({ to: account.email }).map(({ subject }) => subject);

const TOLD = ['Test beach can be booked again'];

/** The sweep of the next minute, and its mails. */
async function sweep() {
  await tellOpenings(scene.deps);
  await scene.jobs.drain();
}

test('whoever wished for it gets one mail when a closed station takes bookings again', async () => {
  const beach = await scene.station({ status: 'disabled' });
  const [anna, boris] = [await scene.customer(), await scene.customer()];
  expect(await wish(anna, beach)).toEqual({ isWished: true });
  expect(await wish(anna, beach)).toEqual({ isWished: true });
  expect(await isWished(anna, beach)).toBe(true);
  expect(await isWished(boris, beach)).toBe(false);
  await scene.advance({ minutes: 1 });
  expect(subjects(anna)).toEqual([]);

  await beach.set({ status: 'active' });
  await scene.advance({ minutes: 1 });
  expect(subjects(anna)).toEqual(TOLD);
  expect(scene.messages.list({ to: anna.account.email })[0]?.text).toContain(`/stations/${beach.id}`);
  expect(subjects(boris)).toEqual([]);
  expect(await isWished(anna, beach)).toBe(false);

  await beach.set({ status: 'disabled' });
  await sweep();
  await beach.set({ status: 'active' });
  await sweep();
  expect(subjects(anna)).toEqual(TOLD);
});

test('a wish that was taken back is not told', async () => {
  const beach = await scene.station({ status: 'disabled' });
  const anna = await scene.customer();
  await wish(anna, beach);
  await drop(anna, beach);
  expect(await isWished(anna, beach)).toBe(false);
  await beach.set({ status: 'active' });
  await sweep();
  expect(subjects(anna)).toEqual([]);
});

test('the first days of a season are told when they can be booked', async () => {
  const opens = dateIn('Europe/Tallinn', scene.clock.now()).add({ days: 20 });
  const dayOfYear = (date: Temporal.PlainDate) => date.toString().slice(-'MM-DD'.length);
  const season = {
    fromDay: dayOfYear(opens),
    toDay: dayOfYear(opens.add({ days: 30 })),
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    openTimeInSeconds: 8 * 3600,
    closeTimeInSeconds: 20 * 3600,
  };
  const beach = await scene.station({ openingPeriods: JSON.stringify([season]) });
  const anna = await scene.customer();
  expect(await wish(anna, beach)).toEqual({ isWished: true });
  scene.clock.advance({ hours: 24 * 15 });
  await sweep();
  expect(subjects(anna)).toEqual([]);
  scene.clock.advance({ hours: 24 });
  await sweep();
  expect(subjects(anna)).toEqual(TOLD);
  const day = opens.toLocaleString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  expect(scene.messages.list({ to: anna.account.email })[0]?.text).toContain(`The first day you can choose is ${day}.`);
});

test('a station that staff have closed for all days to choose from can be waited for, until they open it', async () => {
  const beach = await scene.station({ lockers: 2 });
  const admin = await scene.newAdmin();
  const anna = await scene.customer();
  expect(await wish(anna, beach)).toEqual({ isWished: false });
  const start = scene.clock.now();
  const { closure } = await admin.browser.call(calls.newClosure, {
    stationId: beach.id,
    start: start.toString(),
    end: start.add({ hours: 24 * 10 }).toString(),
    kind: 'maintenance',
    reason: 'New lockers',
  });
  expect(await wish(anna, beach)).toEqual({ isWished: true });
  await sweep();
  expect(subjects(anna)).toEqual([]);
  await admin.browser.call(calls.endClosure, { closureId: closure.id });
  await sweep();
  expect(subjects(anna)).toEqual(TOLD);
});

describe('when its mail has its turn', () => {
  async function openedFor(customer: Customer) {
    const beach = await scene.station({ status: 'disabled' });
    await wish(customer, beach);
    await beach.set({ status: 'active' });
    await tellOpenings(scene.deps);
    return beach;
  }

  test('a station that has closed again is not told, and the wish waits on', async () => {
    const anna = await scene.customer();
    const beach = await openedFor(anna);
    await beach.set({ status: 'disabled' });
    await scene.jobs.drain();
    expect(subjects(anna)).toEqual([]);
    expect(await isWished(anna, beach)).toBe(true);
    await scene.advance({ minutes: 1 });
    await beach.set({ status: 'active' });
    await sweep();
    expect(subjects(anna)).toEqual(TOLD);
  });

  test('whoever cannot book any more is not written to', async () => {
    const anna = await scene.customer();
    await openedFor(anna);
    await scene.db.query
      .updateTable('accounts')
      .set({ status: 'suspended', restrictedBecause: 'Late' })
      .where('id', '=', anna.account.id)
      .execute();
    await scene.jobs.drain();
    expect(subjects(anna)).toEqual([]);
  });
});

test('a wish is part of the own data, and goes with the person', async () => {
  const beach = await scene.station({ status: 'disabled' });
  const anna = await scene.customer();
  await wish(anna, beach);
  const data = await anna.browser.call(calls.exportMe);
  expect(data.openingWishes).toMatchObject([{ stationId: beach.id }]);
  await anna.browser.call(calls.deleteMe);
  scene.clock.advance({ hours: 24 * 31 });
  expect(await removeAccount(scene.deps, anna.account.id)).toBe(true);
  const left = await scene.db.query.selectFrom('openingWishes').selectAll().where('stationId', '=', beach.id).execute();
  expect(left).toEqual([]);
});

test('nobody waits for a station that is hidden, unknown or still being set up', async () => {
  const beach = await scene.station({ status: 'hidden' });
  const admin = await scene.newAdmin();
  const { id } = await admin.browser.call(calls.newStation, { id: 'being-set-up', lockerCount: 2 });
  const { browser } = await scene.customer();
  for (const stationId of [beach.id, 'nowhere', id]) {
    const address = `/api/stations/${stationId}/opening-wish`;
    expect((await browser.post(address, {})).status).toBe(404);
    expect((await browser.open(address)).status).toBe(404);
  }
});
