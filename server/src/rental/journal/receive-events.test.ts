import { SOON } from '@laine/contract/testing/soon.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '../../ground/secrets.ts';
import { collected, openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';
import { describeOnPostgres } from '../../testing/open-test-database.ts';

const TRIES_OF_AN_EVENT = 3;

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

const opened = (lockerNumber = 1) => ({
  type: 'door-opened',
  lockerNumber,
  sessionId: null,
  commandId: null,
  by: 'hand',
});

describe('the journal of a station', () => {
  test('is stored, applied in order and acknowledged', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    const closed = { type: 'door-closed', lockerNumber: 1, rfids: [beach.tag(1, 'board')] };
    expect(await program.report(opened(), closed, opened(2))).toBe(3);
    expect(await beach.locker(1)).toMatchObject({ isOpen: false, rfids: [beach.tag(1, 'board')] });
    expect(await beach.locker(2)).toMatchObject({ isOpen: true });
    const events = await beach.events();
    expect(events.every(({ appliedAt, parked }) => appliedAt !== null && parked === null)).toBe(true);
    const titles = (await beach.logs()).map(({ title }) => title);
    expect(titles).toEqual(['program-started', 'door-opened', 'door-closed', 'door-opened']);
  });

  test('tells when the first door of a station opened, and the first time stays', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    await program.report({ type: 'door-closed', lockerNumber: 1, rfids: null });
    expect((await beach.row()).firstOpenedAt).toBeNull();
    await program.report(opened(2));
    const { firstOpenedAt } = await beach.row();
    expect(firstOpenedAt).not.toBeNull();
    scene.clock.advance({ minutes: 1 });
    await program.report(opened());
    expect((await beach.row()).firstOpenedAt?.toString()).toBe(firstOpenedAt?.toString());
  });

  test('sent again, or from several connections at once, counts once', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    const session = await scene.book(beach);
    const events = program.journal(...collected(session, scene.clock.now()));
    await Promise.all([program.sendEvents(events), program.sendEvents(events), program.sendEvents(events)]);
    const other = beach.program();
    other.bootId = program.bootId;
    await other.begin();
    expect(await other.sendEvents(events)).toEqual({ acknowledged: 3 });
    const started = (await beach.logs()).filter(({ title }) => title === 'session-started');
    expect(started).toHaveLength(1);
  });

  test('goes on where it was cut, as the next hello says', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    await program.report(opened(), opened());
    const lost = program.journal(opened(), opened(2));
    program.cut();
    const { acknowledged } = await program.begin();
    expect(acknowledged).toEqual({ [program.bootId]: 2 });
    expect(await program.sendEvents(lost)).toEqual({ acknowledged: 4 });
    expect(await beach.events()).toHaveLength(4);
  });

  test('of several boots is acknowledged for each', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    await program.report(opened());
    const [before, unsent] = [program.bootId, program.journal(opened())];
    program.bootId = 'second-boot';
    program.sequence = 0;
    program.cut();
    await program.begin();
    await program.sendEvents(unsent, { bootId: before, isEarlierBoot: true });
    await program.report(opened());
    program.cut();
    expect((await program.begin()).acknowledged).toEqual({ [before]: 2, 'second-boot': 1 });
  });

  test('with a hole in it is taken all the same, and staff hear of it', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    await program.report(opened());
    program.sequence += 5;
    expect(await program.report(opened(2))).toBe(7);
    expect(await beach.locker(2)).toMatchObject({ isOpen: true });
    expect(await beach.alerts()).toMatchObject([{ kind: 'journal-gap' }]);
  });
});

describe('an event that makes no sense', () => {
  test('is parked, staff hear of it, and the next ones count', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    const unknown = { type: 'board-flew-away', lockerNumber: 1 };
    const unreadable = { type: 'door-opened', lockerNumber: 'one' };
    const nobodys = { type: 'session-started', lockerNumber: 1, sessionId: 'nobody', baseline: null };
    const nowhere = { ...nobodys, sessionId: (await scene.book(beach)).id, lockerNumber: 99 };
    expect(await program.report(unknown, unreadable, nobodys, nowhere, opened())).toBe(5);
    expect((await beach.events()).map(({ parked }) => parked)).toEqual([
      'unreadable: type',
      'unreadable: lockerNumber, sessionId, commandId, by',
      'unknown session',
      'unknown locker',
      null,
    ]);
    expect(await beach.locker(1)).toMatchObject({ isOpen: true });
    expect((await beach.alerts()).map(({ kind }) => kind)).toEqual(Array(4).fill('event-parked'));
  });

  test('is acknowledged like any other, so it comes no more', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    await program.report({ type: 'nonsense' }, { type: 'nonsense' });
    program.cut();
    expect((await program.begin()).acknowledged).toEqual({ [program.bootId]: 2 });
    // One alert per kind of trouble.
    expect(await beach.alerts()).toHaveLength(1);
  });

  test('may hold what no database can', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    const data = { 'a\0key': 'zero \0', half: '\uD800', deep: [{ text: '\\u0000' }] };
    expect(await program.report({ type: 'fault', title: 'broken \0 title', data }, { type: 'odd\0' })).toBe(2);
    expect((await beach.logs()).map(({ title }) => title)).toContain('fault: broken  title');
  });

  test('about a session of another station is nobody’s', async () => {
    const [mine, other] = [await scene.beach(), await scene.beach()];
    const session = await scene.book(other);
    const program = mine.program();
    await program.begin();
    await program.report(...collected(session, scene.clock.now()));
    expect(await scene.sessionOf(session.id)).toMatchObject({ status: 'created' });
    expect((await mine.events()).map(({ parked }) => parked)).toEqual([null, 'unknown session', null]);
  });
});

describeOnPostgres('a database that fails again and again', () => {
  test('parks nothing: the station sends once more, and the board is back', async () => {
    const beach = await scene.beach();
    const session = await scene.book(beach);
    const program = beach.program();
    await program.begin();
    await program.report(...collected(session, scene.clock.now()));
    const events = program.journal(...returned(session, scene.clock.now()));

    const { release } = await holdStation(beach.id);
    const answer = program.sendEvents(events).then(
      () => 'stored',
      () => 'failed',
    );
    const cut = new Set<number>();
    for (let tries = 0; tries < TRIES_OF_AN_EVENT; tries += 1) await vi.waitFor(() => cutWhoWaits(cut), SOON);
    await release();
    expect(await answer).toBe('failed');

    expect((await beach.events()).filter(({ parked }) => parked !== null)).toEqual([]);
    await program.begin();
    await program.sendEvents(events);
    expect(await scene.sessionOf(session.id)).toMatchObject({ status: 'finished' });
  });

  async function holdStation(stationId: string) {
    const held = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const holding = scene.db.transaction(async (tx) => {
      await tx.selectFrom('stations').select('id').where('id', '=', stationId).forNoKeyUpdate().execute();
      held.resolve();
      await end.promise;
    });
    await held.promise;
    const release = () => {
      end.resolve();
      return holding;
    };
    onTestFinished(release);
    return { release };
  }

  /** Ends the connection of the next transaction that waits for the station. */
  async function cutWhoWaits(cut: Set<number>): Promise<void> {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%for no key update%'
      and pid <> all(${[...cut]}::int[])`.execute(scene.db.query);
    const [waiting] = rows;
    if (!waiting) throw new Error('nobody waits');
    await sql`select pg_terminate_backend(${waiting.pid})`.execute(scene.db.query);
    cut.add(waiting.pid);
  }
});

describe('an event counts', () => {
  test('when it happened, however late it arrives', async () => {
    const beach = await scene.beach();
    const session = await scene.book(beach, { length: { hours: 2 } });
    const program = beach.program();
    const [out, back] = [scene.clock.now(), scene.clock.now().add({ hours: 1 })];
    scene.clock.advance({ hours: 4 });
    await program.begin();
    await program.report(...collected(session, out), ...returned(session, back));
    const { status, firstOpenAt, closeAt } = await scene.sessionOf(session.id);
    expect(status).toBe('finished');
    expect(secondsOff(firstOpenAt, out)).toBeLessThan(5);
    expect(secondsOff(closeAt, back)).toBeLessThan(5);
    const log = (await beach.logs()).find(({ title }) => title === 'session-finished');
    expect(log?.createdAt).toEqual(closeAt);
    expect(log?.data).not.toHaveProperty('doubt');
  });

  test('also before the one before it, where a return is told of after its door had closed', async () => {
    const beach = await scene.beach();
    const session = await scene.book(beach, { length: { hours: 2 } });
    const program = beach.program();
    await program.begin();
    const out = scene.clock.now();
    await program.report(...collected(session, out));
    scene.clock.advance({ hours: 1 });
    const back = scene.clock.now();
    scene.clock.advance({ minutes: 20 });
    const finished = returned(session, back).filter(({ type }) => type === 'session-finished');
    await program.report({ ...opened(session.lockerNumber), at: scene.clock.now() }, ...finished);
    expect(secondsOff((await scene.sessionOf(session.id)).closeAt, back)).toBeLessThan(5);
  });

  describe('of an earlier boot', () => {
    const minutesAhead = (minutes: number) => scene.clock.now().add({ minutes });

    /** Hello with a clock this far ahead, then an hour's offline rental reported by that clock. */
    async function rentUnheard(ahead: { minutes: number }) {
      const beach = await scene.beach();
      const session = await scene.book(beach, { length: { hours: 1 } });
      const program = beach.program();
      await program.begin({ time: scene.clock.now().add(ahead) });
      const out = scene.clock.now();
      const back = out.add({ hours: 1 });
      program.cut();
      scene.clock.advance({ hours: 3 });
      const journal = program.journal(...collected(session, out.add(ahead)), ...returned(session, back.add(ahead)));
      const [bootId, newestEvent] = [program.bootId, program.newest];
      const restart = async (own: { time: Temporal.Instant }) => {
        program.cut();
        program.bootId = newId();
        await program.begin({ ...own, newestEvent });
      };
      const deliver = () => program.sendEvents(journal, { bootId, isEarlierBoot: true });
      return { beach, session, out, back, restart, deliver };
    }

    test('by the wall clock, corrected by what was measured before and after', async () => {
      const { beach, session, out, back, restart, deliver } = await rentUnheard({ minutes: 14 });
      await restart({ time: minutesAhead(14) });
      await deliver();
      const { firstOpenAt, closeAt } = await scene.sessionOf(session.id);
      expect([secondsOff(firstOpenAt, out), secondsOff(closeAt, back)].every((off) => off < 5)).toBe(true);
      // Its silence may have been noticed as well.
      const alerts = (await beach.alerts()).map(({ kind }) => kind);
      expect(alerts).toContain('station-clock-off');
      expect(alerts).not.toContain('event-time-doubted');
    });

    test('by the earlier reading, with a doubt, when the clock was set in between', async () => {
      const { beach, session, back, restart, deliver } = await rentUnheard({ minutes: 14 });
      await restart({ time: minutesAhead(0) });
      await deliver();
      expect(secondsOff((await scene.sessionOf(session.id)).closeAt, back)).toBeLessThan(5);
      expect((await beach.alerts()).map(({ kind }) => kind)).toContain('event-time-doubted');
      const log = (await beach.logs()).find(({ title }) => title === 'session-finished');
      expect(log?.data).toMatchObject({ doubt: 'clock-off' });
    });

    test('by the same readings when the program is started again and again before it could deliver', async () => {
      const { session, back, restart, deliver } = await rentUnheard({ minutes: 14 });
      await restart({ time: minutesAhead(0) });
      await restart({ time: minutesAhead(0) });
      await deliver();
      expect(secondsOff((await scene.sessionOf(session.id)).closeAt, back)).toBeLessThan(5);
    });
  });

  test('in doubt for the customer, and staff hear of the doubt', async () => {
    const beach = await scene.beach();
    const session = await scene.book(beach);
    const program = beach.program();
    const out = scene.clock.now();
    const tomorrow = scene.clock.now().add({ hours: 24 });
    const events = program.journal(...collected(session, out), ...returned(session, tomorrow));
    scene.clock.advance({ hours: 3 });
    const earlier = program.bootId;
    program.bootId = 'after-the-restart';
    await program.begin();
    await program.sendEvents(events, { bootId: earlier, isEarlierBoot: true });
    const { closeAt } = await scene.sessionOf(session.id);
    expect(secondsOff(closeAt, out)).toBeLessThan(5);
    expect((await beach.alerts()).map(({ kind }) => kind)).toContain('event-time-doubted');
    const log = (await beach.logs()).find(({ title }) => title === 'session-finished');
    expect(log?.data).toMatchObject({ doubt: 'out-of-order' });
  });
});

test('what staff do at the screen, faults and lock-outs are kept and told', async () => {
  const beach = await scene.beach();
  const program = beach.program();
  await program.begin();
  await program.report(
    { type: 'keypad-locked', seconds: 60, wrongInADay: 5 },
    { type: 'keypad-guarded', wrongInADay: 20 },
    { type: 'staff-acted', action: 'opened', lockerNumber: 2 },
    { type: 'door-jammed', lockerNumber: 2, sessionId: null },
    { type: 'fault', title: 'reader silent', data: { part: 'box-readers' } },
  );
  expect(await beach.alerts()).toMatchObject([
    { kind: 'keypad-guarded', target: beach.id },
    { kind: 'door-jammed', target: `${beach.id}/2` },
    { kind: 'station-fault', target: `${beach.id}/reader silent` },
  ]);
  const locked = (await beach.logs()).find(({ title }) => title === 'keypad-locked');
  expect(locked?.data).toEqual({ seconds: 60, wrongInADay: 5 });
  const audit = await scene.db.query.selectFrom('audit').selectAll().where('stationId', '=', beach.id).execute();
  expect(audit).toMatchObject([{ actorKind: 'system', action: 'screen-opened', target: `${beach.id}/2` }]);
});

test('wrong PINs at the staff page are an alert of their own, also told by older programs', async () => {
  const beach = await scene.beach();
  const program = beach.program();
  await program.begin();
  await program.report(
    { type: 'fault', title: 'Wrong PINs locked the staff page', data: {} },
    { type: 'fault', title: 'Twenty wrong PINs', data: { part: 'staff-pin', isGuessed: true } },
  );
  const kinds = (await beach.alerts()).map(({ kind }) => kind);
  expect(kinds).toEqual(['staff-pin-guessed', 'staff-pin-guessed']);
});

test('a part of the hardware that falls silent is an alert for each device, which is closed when it answers again', async () => {
  const beach = await scene.beach();
  const program = beach.program();
  await program.begin();
  const fault = (device: string, isSilent: boolean) => ({
    type: 'fault',
    title: isSilent ? 'Hardware fell silent' : 'Hardware is back',
    data: { part: 'box-readers', device, reason: 'no answer', isSilent },
  });
  await program.report(fault('/dev/ttyS1', true), fault('/dev/ttyS2', true), fault('/dev/ttyS1', true));
  const facts = { title: 'Hardware fell silent', part: 'box-readers', reason: 'no answer' };
  expect((await beach.alerts()).map(({ data }) => data)).toEqual([
    { ...facts, device: '/dev/ttyS1' },
    { ...facts, device: '/dev/ttyS2' },
  ]);
  await program.report(fault('/dev/ttyS1', false), fault('never fell silent', false));
  const open = await scene.db.query
    .selectFrom('alerts')
    .select('target')
    .where('stationId', '=', beach.id)
    .where('closedAt', 'is', null)
    .execute();
  expect(open).toEqual([{ target: `${beach.id}/box-readers//dev/ttyS2` }]);
  expect(await beach.alerts()).toHaveLength(2);
});

test('a frame of nonsense is answered and the line stays open', async () => {
  const beach = await scene.beach();
  const program = beach.program();
  await program.begin();
  await expect(program.call('events', { bootId: 'x', monotonicInMs: 0, events: [] })).rejects.toThrow('bad-params');
  program.sendRaw('not json');
  await vi.waitFor(async () => expect(await program.report(opened())).toBe(1), SOON);
});

const secondsOff = (one: Temporal.Instant | null, other: Temporal.Instant) =>
  one === null ? Number.NaN : Math.abs(one.until(other).total('seconds'));
