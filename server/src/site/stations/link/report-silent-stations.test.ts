import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLinkScene, type Beach, type LinkScene } from '../../../testing/open-link-scene.ts';
import { reportSilentStations, type SilenceOptions } from './report-silent-stations.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
  // These tests look at the reports alone, at the moments they name.
  await scene.jobs.stop();
});
afterAll(() => scene.close());

const report = (options: SilenceOptions = {}) => reportSilentStations(scene.deps, options);

async function connectedBeach(...wish: Parameters<LinkScene['beach']>) {
  const beach = await scene.beach(...wish);
  const program = beach.program();
  await program.begin();
  return { beach, program };
}

const alertsAt = ({ id }: Pick<Beach, 'id'>) =>
  scene.db.query
    .selectFrom('alerts')
    .select(['kind', 'data', 'closedAt', 'closedBy'])
    .where('stationId', '=', id)
    .orderBy('createdAt')
    .execute();
const open = { kind: 'station-silent', closedAt: null };
const closed = { kind: 'station-silent', closedAt: expect.anything() as Temporal.Instant, closedBy: null };

test('a station that is out of reach for ten minutes is reported once, and closed by its hello', async () => {
  const { beach, program } = await connectedBeach();
  await scene.unplug(beach, program);
  const { lastSeenAt } = await beach.row();
  scene.clock.advance({ minutes: 9 });
  await report();
  expect(await alertsAt(beach)).toEqual([]);
  scene.clock.advance({ minutes: 1 });
  await report();
  await report();
  expect(await alertsAt(beach)).toMatchObject([{ ...open, data: { lastSeenAt: String(lastSeenAt) } }]);
  await program.begin();
  expect(await alertsAt(beach)).toMatchObject([closed]);
});

test('each silence is reported, but one that somebody has closed is not reported again', async () => {
  const { beach, program } = await connectedBeach();
  await scene.unplug(beach, program);
  scene.clock.advance({ hours: 1 });
  await report();
  const now = scene.clock.now();
  await scene.db.query.updateTable('alerts').set({ closedAt: now }).where('stationId', '=', beach.id).execute();
  scene.clock.advance({ hours: 1 });
  await report();
  expect(await alertsAt(beach)).toMatchObject([closed]);
  await program.begin();
  await scene.unplug(beach, program);
  scene.clock.advance({ hours: 1 });
  await report();
  expect(await alertsAt(beach)).toMatchObject([closed, open]);
});

test('moving the clock by hours silences no station that is there', async () => {
  const { beach } = await connectedBeach();
  scene.clock.advance({ hours: 5 });
  await report();
  expect(await alertsAt(beach)).toEqual([]);
});

test('right after a start of ours nobody is silent who has not had the time to come back', async () => {
  const { beach, program } = await connectedBeach();
  await scene.unplug(beach, program);
  scene.clock.advance({ hours: 1 });
  const heardSince = scene.clock.now();
  await report({ heardSince });
  expect(await alertsAt(beach)).toEqual([]);
  await program.begin();
  await scene.unplug(beach, program);
  scene.clock.advance({ hours: 1 });
  await report({ heardSince });
  expect(await alertsAt(beach)).toMatchObject([open]);
});

test('nobody waits for a station that was never there, has no program, or is not in service', async () => {
  const never = await scene.beach();
  const without = await scene.station();
  await without.set({ lastSeenAt: scene.clock.now() });
  const { beach: disabled, program } = await connectedBeach({ status: 'disabled' });
  await scene.unplug(disabled, program);
  scene.clock.advance({ hours: 1 });
  await report();
  for (const station of [never, without, disabled]) expect(await alertsAt(station)).toEqual([]);
});

test('a station that is heard again without a new hello closes its alert too', async () => {
  const { beach, program } = await connectedBeach();
  await scene.unplug(beach, program);
  scene.clock.advance({ hours: 1 });
  await report();
  await beach.set({ lastSeenAt: scene.clock.advance({ minutes: 1 }) });
  await report();
  expect(await alertsAt(beach)).toMatchObject([closed]);
});

test('out of season nobody is told of a silence; in season they are', async () => {
  const today = scene.clock.now().toZonedDateTimeISO('Europe/Tallinn').toPlainDate();
  const dayOf = (days: number) => today.add({ days }).toString().slice(5);
  const period = { weekdays: [1, 2, 3, 4, 5, 6, 7], openTimeInSeconds: 36_000, closeTimeInSeconds: 72_000 };
  const season = { ...period, fromDay: dayOf(30), toDay: dayOf(60) };
  const { beach, program } = await connectedBeach({ openingPeriods: JSON.stringify([season]) });
  await scene.unplug(beach, program);
  scene.clock.advance({ hours: 1 });
  await report();
  expect(await alertsAt(beach)).toEqual([]);
  scene.clock.advance({ hours: 24 * 31 });
  await report();
  expect(await alertsAt(beach)).toMatchObject([open]);
});
