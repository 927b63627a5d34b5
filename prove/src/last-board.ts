import assert from 'node:assert/strict';
import type { RentalScene, TestStation } from '@laine/server/testing/open-rental-scene.ts';
import type { Random } from '@laine/server/testing/random.ts';
import { onPostgres } from './on-postgres.ts';
import type { Run } from './run.ts';

const CROWD = 200;

/** Two hundred customers press _Go Pay_ for the last board at once: one gets it, and all others get a clear answer. */
export const lastBoard: Run = {
  name: 'last-board',
  rounds: 20,
  prove: ({ rounds, postgresUrl }) =>
    onPostgres(postgresUrl, async (scene) => {
      const counted = { wishes: 0, won: 0, refused: 0 };
      for (const random of rounds) {
        const answers = await rushForOneBoard(scene, random);
        counted.wishes += answers.length;
        counted.won += answers.filter(({ status }) => status === 200).length;
        counted.refused += answers.filter(({ status }) => status === 409).length;
      }
      return `${counted.wishes} wishes, ${counted.won} won, ${counted.refused} refused with 409, nothing else`;
    }),
};

async function rushForOneBoard(scene: RentalScene, random: Random) {
  const beach = await scene.station({ lockers: 1 });
  const crowd = await Promise.all(Array.from({ length: CROWD }, () => scene.customer()));
  const hour = random.between(2, 20);
  const answers = await Promise.all(crowd.map((person) => person.checkout(slotAround(beach, hour, random))));

  const winners = answers.filter(({ status }) => status === 200);
  const others = answers.filter(({ status }) => status !== 200);
  assert.equal(winners.length, 1, 'the board goes to one customer');
  assert.deepEqual(
    new Set(others.map(({ status, refusal }) => `${status} ${refusal}`)),
    new Set(['409 no-boards-left']),
    'everybody else is told that there is none left',
  );
  assert.deepEqual(await heldAt(scene, beach), ['open'], 'one booking holds the board');
  return answers;
}

/** One to three hours, different for everybody, but any two of them overlap in one hour. */
function slotAround(beach: TestStation, hour: number, random: Random) {
  const clock = (at: number) => `${String(at).padStart(2, '0')}:00`;
  return beach.slot(clock(hour - random.between(0, 1)), clock(hour + 1 + random.between(0, 1)));
}

async function heldAt(scene: RentalScene, { id }: TestStation): Promise<string[]> {
  const rows = await scene.db.query
    .selectFrom('sessions')
    .innerJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .select('bookings.status')
    .where('sessions.stationId', '=', id)
    .where('sessions.status', '=', 'created')
    .execute();
  return rows.map(({ status }) => status);
}
