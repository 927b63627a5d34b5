import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { describeOnPostgres } from '../../testing/open-test-database.ts';

/** Contention, which the embedded engine hides. `npm run prove last-board` does it with more people and more often. */
const CROWD = 60;
const ROUNDS = 3;

describeOnPostgres('a crowd', () => {
  let scene: RentalScene;
  beforeAll(async () => {
    scene = await openRentalScene();
  });
  afterAll(() => scene.close());

  test('for the last board: one wins, the others hear it clearly', async () => {
    const crowd = await Promise.all(Array.from({ length: CROWD }, () => scene.customer()));
    for (let round = 0; round < ROUNDS; round += 1) {
      const beach = await scene.station({ lockers: 1 });
      const noon = beach.slot('12:00', '13:00');
      const answers = await Promise.all(crowd.map((person) => person.checkout(noon)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const others = answers.filter(({ status }) => status !== 200);
      expect(new Set(others.map(({ status, refusal }) => `${status} ${refusal}`))).toEqual(
        new Set(['409 no-boards-left']),
      );
      const live = await scene.db.query
        .selectFrom('sessions')
        .select('id')
        .where('stationId', '=', beach.id)
        .where('status', '=', 'created')
        .execute();
      expect(live).toHaveLength(1);
    }
  }, 120_000);

  test('for six boards in twos and threes: never more than there are, in no locker twice', async () => {
    const beach = await scene.station({ lockers: 6 });
    const crowd = await Promise.all(Array.from({ length: 24 }, () => scene.customer()));
    const hours = ['12:00', '12:30', '13:00', '13:30'];
    await Promise.all(
      crowd.map((person, index) => {
        const from = hours[index % hours.length] ?? '12:00';
        const slot = beach.slot(
          from,
          from.replace(/^\d+/, (hour) => String(Number(hour) + 1)),
        );
        return person.checkout(slot, { count: 1 + (index % 3) });
      }),
    );
    const sessions = await scene.db.query
      .selectFrom('sessions')
      .select(['lockerNumber', 'start', 'end'])
      .where('stationId', '=', beach.id)
      .where('status', '=', 'created')
      .execute();
    expect(sessions.length).toBeGreaterThan(5);
    for (const { lockerNumber, start, end } of sessions) {
      const overlapping = sessions.filter(
        (other) =>
          other.lockerNumber === lockerNumber &&
          Temporal.Instant.compare(other.start, end) < 0 &&
          Temporal.Instant.compare(start, other.end) < 0,
      );
      expect(overlapping).toHaveLength(1);
    }
  }, 60_000);

  test('of one customer at several stations at once: one hold', async () => {
    const stations = await Promise.all(Array.from({ length: 5 }, () => scene.station({ lockers: 2 })));
    const anna = await scene.customer();
    const answers = await Promise.all(stations.map((beach) => anna.checkout(beach.slot('12:00', '13:00'))));
    for (const { status } of answers) expect(status).toBe(200);
    const open = await scene.db.query
      .selectFrom('bookings')
      .select('id')
      .where('accountId', '=', anna.account.id)
      .where('status', '=', 'open')
      .execute();
    expect(open).toHaveLength(1);
  });
});
