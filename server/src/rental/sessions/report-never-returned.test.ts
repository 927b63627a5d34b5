import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { collected, openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';
import { endUncollectedSessions } from '../bookings/end-uncollected-sessions.ts';
import { reportNeverReturned } from './report-never-returned.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
  // These tests run only the reports, at the moments they name.
  await scene.jobs.stop();
});
afterAll(() => scene.close());

async function connectedBeach(lockers: number) {
  const beach = await scene.beach({ lockers });
  const program = beach.program();
  await program.begin();
  return { beach, program };
}

describe('a board that never came back', () => {
  test('alerts staff at the end of the longest overtime and takes its locker out of service', async () => {
    const { beach, program } = await connectedBeach(2);
    const lost = await scene.book(beach);
    await program.report(...collected(lost, scene.clock.now()));
    const waiting = await scene.book(beach, { startsIn: { hours: 5 }, lockerNumber: 1 });
    scene.clock.advance({ hours: 3, minutes: 59 });
    await reportNeverReturned(scene.deps);
    expect(await beach.alerts()).toEqual([]);
    scene.clock.advance({ minutes: 1 });
    await reportNeverReturned(scene.deps);
    await reportNeverReturned(scene.deps);
    expect(await beach.alerts()).toMatchObject([{ kind: 'never-returned', target: lost.id }]);
    expect(await beach.locker(1)).toMatchObject({ status: 'disabled' });
    expect(await scene.sessionOf(lost.id)).toMatchObject({ status: 'started' });
    expect(await scene.sessionOf(waiting.id)).toMatchObject({ lockerNumber: 2 });
  });

  test('at a silent station alerts staff but touches no locker before the station is heard', async () => {
    const { beach, program } = await connectedBeach(1);
    const lost = await scene.book(beach);
    await program.report(...collected(lost, scene.clock.now()));
    await scene.unplug(beach, program);
    scene.clock.advance({ hours: 4 });
    await reportNeverReturned(scene.deps);
    expect(await beach.alerts()).toMatchObject([{ kind: 'never-returned', data: { isStationSilent: true } }]);
    expect(await beach.locker(1)).toMatchObject({ status: 'rented' });
    await program.begin();
    await reportNeverReturned(scene.deps);
    expect(await beach.locker(1)).toMatchObject({ status: 'disabled' });
  });

  test('is left to staff once they have dealt with it', async () => {
    const { beach, program } = await connectedBeach(1);
    const lost = await scene.book(beach);
    await program.report(...collected(lost, scene.clock.now()));
    scene.clock.advance({ hours: 4 });
    await reportNeverReturned(scene.deps);
    const { query } = scene.db;
    await query.updateTable('alerts').set({ closedAt: scene.clock.now() }).where('stationId', '=', beach.id).execute();
    await query.updateTable('lockers').set({ status: 'rented' }).where('stationId', '=', beach.id).execute();
    await reportNeverReturned(scene.deps);
    expect(await beach.locker(1)).toMatchObject({ status: 'rented' });
    expect(await beach.alerts()).toHaveLength(1);
  });
});

describe('a board that was back before anybody heard of it', () => {
  /** Collected online, returned in time while offline. The board is given up, and no event arrives. */
  async function backUnheard(own: { missing?: 'board'; jams?: true } = {}) {
    const { beach, program } = await connectedBeach(1);
    const session = await scene.book(beach);
    await program.report(...collected(session, scene.clock.now()));
    await scene.unplug(beach, program);
    const at = scene.clock.now().add({ minutes: 50 });
    const lost = { rfids: [], missing: [`${beach.id}-1-board`] };
    const [opened, ...closed] = returned(session, at, own.missing ? lost : {});
    const jam = own.jams ? [{ type: 'door-jammed', lockerNumber: 1, sessionId: session.id, at }] : [];
    const journal = program.journal(...(opened ? [opened] : []), ...jam, ...closed);
    scene.clock.advance({ hours: 4 });
    const deliver = () => program.sendEvents(journal);
    return { beach, program, session, deliver };
  }

  const report = () => reportNeverReturned(scene.deps);
  const alertsAt = (stationId: string) =>
    scene.db.query
      .selectFrom('alerts')
      .select(['id', 'kind', 'data', 'closedAt', 'closedBy'])
      .where('stationId', '=', stationId)
      .orderBy('createdAt')
      .execute();
  const closedByItself = { kind: 'never-returned', closedAt: expect.anything() as Temporal.Instant, closedBy: null };

  test('keeps its locker in service when the station says that news are on their way', async () => {
    const { beach, program, session, deliver } = await backUnheard();
    await program.begin({ newestEvent: program.newest });
    await report();
    expect(await alertsAt(beach.id)).toMatchObject([{ kind: 'never-returned', data: { isStationSilent: false } }]);
    expect(await beach.locker(1)).toMatchObject({ status: 'rented' });
    await deliver();
    expect(await scene.sessionOf(session.id)).toMatchObject({ status: 'finished' });
    expect(await beach.locker(1)).toMatchObject({ status: 'free' });
    expect(await alertsAt(beach.id)).toMatchObject([closedByItself]);
    await report();
    expect(await alertsAt(beach.id)).toHaveLength(1);
  });

  test('is no news where its journal comes first', async () => {
    const { beach, program, deliver } = await backUnheard();
    await program.begin();
    await deliver();
    await report();
    expect(await alertsAt(beach.id)).toEqual([]);
    expect(await beach.locker(1)).toMatchObject({ status: 'free' });
  });

  test('frees the locker that was taken out of service for it, and whoever waits for one gets it', async () => {
    const { beach, program, deliver } = await backUnheard();
    const waiting = await scene.book(beach, { startsIn: { hours: 5 } });
    await scene.db.query.updateTable('sessions').set({ lockerNumber: null }).where('id', '=', waiting.id).execute();
    await report();
    await program.begin();
    await report();
    expect(await alertsAt(beach.id)).toMatchObject([{ closedAt: null, data: { tookLockerOutOfService: true } }]);
    expect(await beach.locker(1)).toMatchObject({ status: 'disabled' });
    await deliver();
    expect(await alertsAt(beach.id)).toMatchObject([closedByItself]);
    expect(await beach.locker(1)).toMatchObject({ status: 'free' });
    expect(await scene.sessionOf(waiting.id)).toMatchObject({ status: 'created', lockerNumber: 1 });
  });

  test('leaves the locker to staff who have closed the alert', async () => {
    const { beach, program, deliver } = await backUnheard();
    await program.begin();
    await report();
    const { account } = await scene.customer();
    await scene.db.query
      .updateTable('alerts')
      .set({ closedAt: scene.clock.now(), closedBy: account.id })
      .where('stationId', '=', beach.id)
      .execute();
    await deliver();
    expect(await beach.locker(1)).toMatchObject({ status: 'disabled' });
    expect(await alertsAt(beach.id)).toMatchObject([{ closedBy: account.id }]);
  });

  test('does not free a locker whose door has jammed', async () => {
    const { beach, program, deliver } = await backUnheard({ jams: true });
    await program.begin();
    await report();
    await deliver();
    expect(await alertsAt(beach.id)).toMatchObject([closedByItself, { kind: 'door-jammed', closedAt: null }]);
    expect(await beach.locker(1)).toMatchObject({ status: 'disabled' });
  });

  test('frees a locker whose door had jammed and opened since', async () => {
    const { beach, program, deliver } = await backUnheard();
    const alert = {
      kind: 'door-jammed',
      target: `${beach.id}/1`,
      stationId: beach.id,
      data: { lockerNumber: 1 },
    } as const;
    await scene.db.transaction((tx) => raiseAlert(tx, alert, scene.clock.now()));
    await program.begin();
    await report();
    await deliver();
    expect(await alertsAt(beach.id)).toMatchObject([{ kind: 'door-jammed', closedBy: null }, closedByItself]);
    expect((await alertsAt(beach.id)).every(({ closedAt }) => closedAt !== null)).toBe(true);
    expect(await beach.locker(1)).toMatchObject({ status: 'free' });
  });

  test('does not free a locker that staff had taken out of service before', async () => {
    const { beach, program, deliver } = await backUnheard();
    await scene.db.query.updateTable('lockers').set({ status: 'disabled' }).where('stationId', '=', beach.id).execute();
    await program.begin();
    await report();
    await deliver();
    expect(await alertsAt(beach.id)).toMatchObject([closedByItself]);
    expect(await beach.locker(1)).toMatchObject({ status: 'disabled' });
  });

  test('does not free a locker without its board', async () => {
    const { beach, program, deliver } = await backUnheard({ missing: 'board' });
    await program.begin();
    await report();
    await deliver();
    expect(await beach.locker(1)).toMatchObject({ status: 'disabled' });
    expect((await alertsAt(beach.id)).map(({ kind }) => kind).toSorted()).toEqual(['item-missing', 'never-returned']);
  });
});

test('nobody came is not decided before a station that is there again has told', async () => {
  const { beach, program } = await connectedBeach(1);
  const session = await scene.book(beach);
  await scene.unplug(beach, program);
  const journal = program.journal(...collected(session, scene.clock.now()));
  scene.clock.advance({ hours: 2 });
  await program.begin({ newestEvent: program.newest });
  await endUncollectedSessions(scene.deps);
  expect(await scene.sessionOf(session.id)).toMatchObject({ status: 'created' });
  await program.sendEvents(journal);
  await endUncollectedSessions(scene.deps);
  expect(await scene.sessionOf(session.id)).toMatchObject({ status: 'started' });
});
