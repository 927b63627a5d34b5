import { afterAll, beforeAll, expect, test } from 'vitest';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { reseatSessions } from './reseat-sessions.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

test('two boards of a booking that move together are one message, each time', async () => {
  const beach = await scene.station({ lockers: 4 });
  const anna = await scene.customer();
  const { url } = await anna.checkout(beach.slot('12:00', '13:00'), { count: 2 });
  await scene.pay(url);
  await scene.jobs.drain();
  const { id: bookingId } = await anna.newest();
  const lockers = async () =>
    (await scene.sessionsOf(bookingId)).map(({ lockerNumber }) => lockerNumber ?? 0).toSorted((a, b) => a - b);
  const breakDown = async (numbers: number[]) => {
    const all = scene.db.query.updateTable('lockers').where('stationId', '=', beach.id);
    await all.set({ status: 'free' }).execute();
    for (const number of numbers) await beach.disableLocker(number);
    await withLockedStation(scene.deps, beach.id, (tx, station) => reseatSessions(tx, station, scene.clock.now()));
    await scene.jobs.drain();
  };
  const told = async () => {
    const notices = scene.db.query.selectFrom('notices').select(['channel', 'state']).orderBy('channel');
    return notices.where('bookingId', '=', bookingId).where('kind', '=', 'booking-changed').execute();
  };
  const [mail, sms] = [
    { channel: 'email', state: 'sent' },
    { channel: 'sms', state: 'sent' },
  ];
  const first = await lockers();
  await breakDown(first);
  const second = await lockers();
  expect([...first, ...second].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  expect(await told()).toEqual([mail, sms]);
  await breakDown(second);
  await breakDown(first);
  expect(await lockers()).toEqual(second);
  expect(await told()).toEqual([mail, mail, mail, sms, sms, sms]);
});
