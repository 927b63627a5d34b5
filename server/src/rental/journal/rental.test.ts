import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getAdminStation } from '../../site/stations/facts/admin-stations.ts';
import { type Beach, collected, openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

async function connectedBeach(wish: Parameters<LinkScene['beach']>[0] = {}) {
  const beach = await scene.beach(wish);
  const program = beach.program();
  await program.begin();
  return { beach, program };
}

const webhooksOf = (stationId: string) =>
  scene.db.query
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', 'deliver-webhook')
    .where((row) => row.eb(row.ref('payload', '->>').key('stationId' as never), '=', stationId as never))
    .orderBy('id')
    .execute();

test('a board that is collected makes its session started and its locker rented', async () => {
  const { beach, program } = await connectedBeach();
  const session = await scene.book(beach);
  const at = scene.clock.now();
  const baseline = [beach.tag(1, 'board'), beach.tag(1, 'vest')];
  await program.report(
    ...collected(session, at).map((event) => (event.type === 'session-started' ? { ...event, baseline } : event)),
  );
  const row = await scene.sessionOf(session.id);
  expect(row).toMatchObject({ status: 'started', lockerNumber: 1, baselineRfids: baseline });
  expect(row.firstOpenAt?.until(scene.clock.now()).total('seconds')).toBeLessThan(60);
  expect(await beach.locker(1)).toMatchObject({ status: 'rented', isOpen: false });
  // The renter has them, so they aren't missing.
  expect(await beach.items(1)).toEqual({ board: 'found', paddle: 'found', vest: 'found' });
});

test('a board that is brought back with everything makes them finished and free, and the receipt goes out, later a wish for a review', async () => {
  const { beach, program } = await connectedBeach();
  const session = await scene.book(beach);
  await scene.db.query.updateTable('accounts').set({ wantsReviewRequests: true }).execute();
  await program.report(...collected(session, scene.clock.now()));
  await program.report(...returned(session, scene.clock.now()));
  await scene.db.query.updateTable('accounts').set({ wantsReviewRequests: false }).execute();
  expect(await scene.sessionOf(session.id)).toMatchObject({ status: 'finished' });
  expect(await beach.locker(1)).toMatchObject({ status: 'free' });
  const notices = await scene.db.query
    .selectFrom('notices')
    .select('kind')
    .where('bookingId', '=', session.bookingId)
    .orderBy('kind')
    .execute();
  expect(notices).toEqual([{ kind: 'receipt' }, { kind: 'review-request' }]);
  expect(await beach.alerts()).toEqual([]);
});

test('the webhook hears of the start and of the end, without the code', async () => {
  const { beach, program } = await connectedBeach();
  await scene.db.query
    .updateTable('stations')
    .set({ webhookUrl: 'http://127.0.0.1:9/hook', webhookSecret: 'secret' })
    .where('id', '=', beach.id)
    .execute();
  const session = await scene.book(beach);
  const remarks = { note: 'brings a dog', externalUrl: 'https://tours.example/17' };
  await scene.db.query.updateTable('sessions').set(remarks).where('id', '=', session.id).execute();
  await program.report(...collected(session, scene.clock.now()), ...returned(session, scene.clock.now()));
  const events = (await webhooksOf(beach.id)).map(({ payload }) => (payload as { event: object }).event);
  expect(events).toMatchObject([
    { type: 'session-start', sessionId: session.id, lockerNumber: 1 },
    { type: 'session-end', lockerNumber: 1, session: { id: session.id, code: '', status: 'finished', ...remarks } },
  ]);
});

const openAlerts = async (beach: Pick<Beach, 'alerts'>) =>
  (await beach.alerts()).filter(({ closedAt }) => closedAt === null).map(({ kind }) => kind);

/** Lockers with a jammed door, as staff see them. */
async function jamsOnWall(stationId: string) {
  const staff = {
    kind: 'program',
    keyId: 'key',
    name: 'Wall',
    madeBy: null,
    stationIds: null,
    scope: 'manage',
  } as const;
  const { lockers } = await getAdminStation(scene.deps, staff, { stationId });
  return lockers.filter(({ isJammed }) => isJammed).map(({ number }) => number);
}

test('a door that has jammed is an alert until it opens, and no other door closes it', async () => {
  const { beach, program } = await connectedBeach();
  const opened = { type: 'door-opened', sessionId: null, commandId: null, by: 'staff' };
  await program.report({ type: 'door-jammed', lockerNumber: 1, sessionId: null });
  await program.report({ ...opened, lockerNumber: 2 });
  expect(await openAlerts(beach)).toEqual(['door-jammed']);
  expect(await jamsOnWall(beach.id)).toEqual([1]);
  await program.report({ ...opened, lockerNumber: 1 });
  expect(await openAlerts(beach)).toEqual([]);
  expect(await jamsOnWall(beach.id)).toEqual([]);
});

test('a jam and the locker that it takes out of service are one alert, and stay one until the locker is back', async () => {
  const { beach, program } = await connectedBeach();
  const jammed = { type: 'door-jammed', lockerNumber: 1, sessionId: null };
  const opened = { type: 'door-opened', lockerNumber: 1, sessionId: null, commandId: null, by: 'staff' };
  await program.report(jammed, { type: 'locker-disabled', lockerNumber: 1, reason: 'door-jammed' });
  expect(await beach.locker(1)).toMatchObject({ status: 'disabled' });
  expect(await openAlerts(beach)).toEqual(['door-jammed']);
  await program.report(opened);
  expect(await openAlerts(beach)).toEqual(['locker-disabled']);
  await program.report(jammed);
  expect(await openAlerts(beach)).toEqual(['door-jammed']);
  // Somebody puts it back into service while the door is shut.
  await scene.db.query
    .updateTable('lockers')
    .set({ status: 'free' })
    .where('stationId', '=', beach.id)
    .where('number', '=', 1)
    .execute();
  await program.report(opened);
  expect(await openAlerts(beach)).toEqual([]);
});

describe('something missing at the return', () => {
  test('ends the session, opens a draft claim and alerts staff; the locker is free', async () => {
    const { beach, program } = await connectedBeach();
    const session = await scene.book(beach);
    const missing = [`${beach.id}-1-vest`, `${beach.id}-1-paddle`];
    await program.report(...collected(session, scene.clock.now()));
    await program.report(...returned(session, scene.clock.now(), { rfids: [beach.tag(1, 'board')], missing }));
    expect(await scene.sessionOf(session.id)).toMatchObject({ status: 'finished' });
    expect(await beach.items(1)).toEqual({ board: 'found', paddle: 'not-found', vest: 'not-found' });
    expect(await beach.locker(1)).toMatchObject({ status: 'free' });
    expect(await beach.alerts()).toMatchObject([{ kind: 'item-missing', target: session.id }]);
    const claims = await scene.db.query.selectFrom('claims').selectAll().where('sessionId', '=', session.id).execute();
    expect(claims).toMatchObject([{ status: 'draft', amountInCents: 6500 }]);
    const items = await scene.db.query
      .selectFrom('claimItems')
      .selectAll()
      .where('claimId', '=', claims[0]?.id ?? '')
      .execute();
    expect(items.map(({ kind }) => kind).toSorted()).toEqual(['paddle', 'vest']);
  });

  test('and found later is found', async () => {
    const { beach, program } = await connectedBeach();
    const session = await scene.book(beach);
    const missing = [`${beach.id}-1-vest`];
    await program.report(...collected(session, scene.clock.now()));
    await program.report(
      ...returned(session, scene.clock.now(), { rfids: [beach.tag(1, 'board'), beach.tag(1, 'paddle')], missing }),
    );
    await program.report({
      type: 'door-closed',
      lockerNumber: 1,
      rfids: [beach.tag(1, 'board'), beach.tag(1, 'paddle'), beach.tag(1, 'vest')],
    });
    expect(await beach.items(1)).toMatchObject({ vest: 'found' });
  });

  test('is an alert until all of it is found', async () => {
    const { beach, program } = await connectedBeach();
    const session = await scene.book(beach);
    const missing = [`${beach.id}-1-vest`, `${beach.id}-1-paddle`];
    await program.report(...collected(session, scene.clock.now()));
    await program.report(...returned(session, scene.clock.now(), { rfids: [beach.tag(1, 'board')], missing }));
    await program.report({
      type: 'door-closed',
      lockerNumber: 1,
      rfids: [beach.tag(1, 'board'), beach.tag(1, 'vest')],
    });
    expect(await openAlerts(beach)).toEqual(['item-missing']);
    const next = await scene.book(beach);
    await program.report(...collected(next, scene.clock.now()), ...returned(next, scene.clock.now()));
    expect(await openAlerts(beach)).toEqual([]);
  });

  test('if it is the board, keeps the locker out of service', async () => {
    const { beach, program } = await connectedBeach();
    const session = await scene.book(beach);
    const missing = [`${beach.id}-1-board`];
    await program.report(...collected(session, scene.clock.now()));
    await program.report(...returned(session, scene.clock.now(), { rfids: [], missing }));
    expect(await beach.locker(1)).toMatchObject({ status: 'disabled' });
  });
});

test('a locker that staff took out of service does not become free by a return', async () => {
  const { beach, program } = await connectedBeach();
  const session = await scene.book(beach);
  await program.report(...collected(session, scene.clock.now()));
  await scene.db.query.updateTable('lockers').set({ status: 'disabled' }).where('stationId', '=', beach.id).execute();
  await program.report(...returned(session, scene.clock.now()));
  expect(await scene.sessionOf(session.id)).toMatchObject({ status: 'finished' });
  expect(await beach.locker(1)).toMatchObject({ status: 'disabled' });
});

test('a return proves the start that nobody heard of', async () => {
  const { beach, program } = await connectedBeach();
  const session = await scene.book(beach);
  await program.report(...returned(session, scene.clock.now()));
  const { status, firstOpenAt, closeAt } = await scene.sessionOf(session.id);
  expect(status).toBe('finished');
  expect(firstOpenAt).toEqual(closeAt);
});

test('a door that closes with nobody’s rental behind it tells what is missing', async () => {
  const { beach, program } = await connectedBeach();
  await program.report({
    type: 'door-closed',
    lockerNumber: 2,
    rfids: [beach.tag(2, 'board'), beach.tag(2, 'paddle')],
  });
  expect(await beach.items(2)).toEqual({ board: 'found', paddle: 'found', vest: 'not-found' });
  await program.report({ type: 'door-closed', lockerNumber: 1, rfids: null });
  expect(await beach.items(1)).toEqual({ board: 'found', paddle: 'found', vest: 'found' });
});

describe('a locker that the station gives up', () => {
  test('is out of service, and whoever waited for it gets another', async () => {
    const { beach, program } = await connectedBeach();
    const session = await scene.book(beach, { startsIn: { hours: 1 } });
    await program.report({ type: 'locker-disabled', lockerNumber: 1, reason: 'board-missing' });
    expect(await beach.locker(1)).toMatchObject({ status: 'disabled' });
    expect(await scene.sessionOf(session.id)).toMatchObject({ lockerNumber: 2, status: 'created' });
    expect(await beach.alerts()).toMatchObject([{ kind: 'locker-disabled', data: { reason: 'board-missing' } }]);
  });

  test('keeps whoever finds no other, in the hope that somebody mends it', async () => {
    const { beach, program } = await connectedBeach({ lockers: 1 });
    const session = await scene.book(beach, { startsIn: { hours: 1 } });
    await program.report({ type: 'locker-disabled', lockerNumber: 1, reason: 'door-jammed' });
    expect(await scene.sessionOf(session.id)).toMatchObject({ lockerNumber: 1, status: 'created' });
  });
});
