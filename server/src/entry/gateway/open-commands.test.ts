import { Refusal } from '@laine/contract/refusals.ts';
import { RpcFailure } from '@laine/contract/rpc-failure.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { openDatabase } from '../../ground/db/open-database.ts';
import { openLaine } from '../../laine.ts';
import { readSettings } from '../../settings.ts';
import { newStationKey } from '../../site/stations/link/new-station-key.ts';
import { openLinkScene, type LinkScene } from '../../testing/open-link-scene.ts';
import { createTestDatabase, describeOnPostgres } from '../../testing/open-test-database.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

const options = { askedBy: 'test', timeLimit: Temporal.Duration.from({ seconds: 10 }) };
const shortly = { ...options, timeLimit: Temporal.Duration.from({ milliseconds: 300 }) };
const door = { lockerNumber: 1, sessionId: null };

const commandsOf = (stationId: string) =>
  scene.db.query.selectFrom('commands').selectAll().where('stationId', '=', stationId).orderBy('createdAt').execute();

describe('a command', () => {
  test('goes to the station with its id and its expiry, and its answer comes back', async () => {
    const beach = await scene.beach();
    const asked: object[] = [];
    const program = beach.program({
      commands: {
        scan: async (params) => {
          asked.push(params);
          return { rfids: [beach.tag(1, 'board')], isOpen: true };
        },
      },
    });
    await program.begin();
    const seen = await scene.deps.stations.call(beach.id, 'scan', { lockerNumber: 1 }, options);
    expect(seen).toEqual({ rfids: [beach.tag(1, 'board')], isOpen: true });
    const done = { kind: 'scan', lockerNumber: 1, askedBy: 'test', outcome: 'done', result: seen };
    await vi.waitFor(async () => expect(await commandsOf(beach.id)).toMatchObject([done]), SOON);
    const [row] = await commandsOf(beach.id);
    expect(asked).toMatchObject([{ commandId: row?.id, expiresAt: row?.expiresAt.toString(), lockerNumber: 1 }]);
  });

  test('to a door that did not open says so', async () => {
    const beach = await scene.beach();
    await beach.program({ commands: { open: async () => ({ success: false }) } }).begin();
    expect(await scene.deps.stations.call(beach.id, 'open', door, options)).toEqual({ success: false });
  });

  test('that the station declines fails with the station’s own word', async () => {
    const beach = await scene.beach();
    const exec = async () => {
      throw new RpcFailure('exec-switched-off');
    };
    await beach.program({ commands: { exec } }).begin();
    const answer = scene.deps.stations.call(beach.id, 'exec', { command: 'ls' }, options);
    await expect(answer).rejects.toThrow(new RpcFailure('exec-switched-off'));
    const failed = { outcome: 'failed', result: { word: 'exec-switched-off' } };
    await vi.waitFor(async () => expect(await commandsOf(beach.id)).toMatchObject([failed]), SOON);
  });

  test('to a station that is not there is refused and never sent', async () => {
    const beach = await scene.beach();
    const answer = scene.deps.stations.call(beach.id, 'open', door, options);
    await expect(answer).rejects.toThrow(new Refusal('station-unreachable'));
    expect(await commandsOf(beach.id)).toMatchObject([{ outcome: 'never-sent' }]);
    const program = beach.program();
    await program.begin();
    await vi.waitFor(() => expect(program.station).toBeDefined(), SOON);
    expect(program.commandIds).toEqual([]);
  });

  test('that is not answered in time is refused', async () => {
    const beach = await scene.beach();
    const never = Promise.withResolvers<{ success: boolean }>();
    const program = beach.program({ commands: { open: () => never.promise } });
    await program.begin();
    const answer = scene.deps.stations.call(beach.id, 'open', door, shortly);
    await expect(answer).rejects.toThrow(new Refusal('station-unreachable'));
    await vi.waitFor(async () => expect(await commandsOf(beach.id)).toMatchObject([{ outcome: 'no-answer' }]), SOON);
    expect(program.commandIds).toHaveLength(1);
  });

  test('whose station hangs up is refused at once', async () => {
    const beach = await scene.beach();
    const never = Promise.withResolvers<{ success: boolean }>();
    const program = beach.program({ commands: { open: () => never.promise } });
    await program.begin();
    const answer = scene.deps.stations.call(beach.id, 'open', door, {
      ...options,
      timeLimit: Temporal.Duration.from({ hours: 1 }),
    });
    const refusal = answer.catch((error: unknown) => error);
    await vi.waitFor(() => expect(program.commandIds).toHaveLength(1), SOON);
    program.cut();
    expect(await refusal).toEqual(new Refusal('station-unreachable'));
  });

  test('may answer with what no database can hold', async () => {
    const beach = await scene.beach();
    await beach.program({ commands: { exec: async () => ({ output: 'a\0b' }) } }).begin();
    const { output } = await scene.deps.stations.call(beach.id, 'exec', { command: 'cat' }, options);
    expect(output).toBe('a\0b');
  });
});

describeOnPostgres('between two processes on one database', () => {
  /** The second process, with a port of its own. */
  async function openPair() {
    const template = inject('testTemplate');
    const { url: databaseUrl, drop } = await createTestDatabase(
      template.engine === 'postgres' ? template.name : undefined,
    );
    const first = await openLinkScene({ db: await openDatabase({ databaseUrl, dataDir: '' }) });
    const db = await openDatabase({ databaseUrl, dataDir: '' });
    const second = await openLaine({
      settings: readSettings({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: first.settings.dataDir }),
      clock: first.clock,
      db,
      web: 'none',
    });
    const url = await second.listen();
    return {
      first,
      second,
      url,
      close: async () => {
        await second.close();
        await db.close();
        await first.close();
        await drop();
      },
    };
  }

  test('a command finds the socket, once, and its answer finds the way back', async () => {
    const { first, second, url, close } = await openPair();
    const beach = await first.beach();
    const program = beach.program({ url });
    await program.begin();
    const asking = Array.from({ length: 20 }, () => first.deps.stations.call(beach.id, 'open', door, options));
    const answers = await Promise.all(asking);
    expect(answers.filter(({ success }) => success)).toHaveLength(20);
    expect(new Set(program.commandIds).size).toBe(20);
    expect(program.commandIds).toHaveLength(20);
    expect(await second.deps.stations.call(beach.id, 'open', door, options)).toEqual({ success: true });
    await close();
  });

  test('a word of the station and a missing answer come back as they are', async () => {
    const { first, url, close } = await openPair();
    const beach = await first.beach();
    const never = Promise.withResolvers<{ success: boolean }>();
    const exec = async () => {
      throw new RpcFailure('exec-switched-off');
    };
    const program = beach.program({ url, commands: { exec, open: () => never.promise } });
    await program.begin();
    const declined = first.deps.stations.call(beach.id, 'exec', { command: 'ls' }, options);
    await expect(declined).rejects.toThrow(new RpcFailure('exec-switched-off'));
    const unanswered = first.deps.stations.call(beach.id, 'open', door, shortly);
    await expect(unanswered).rejects.toThrow(new Refusal('station-unreachable'));
    await close();
  });

  test('the newest connection wins, and changes reach it where it is', async () => {
    const { first, url, close } = await openPair();
    const beach = await first.beach();
    const [here, there] = [beach.program(), beach.program({ url })];
    await here.begin();
    await there.begin();
    await vi.waitFor(() => expect(here.closed?.reason).toBe('replaced'), SOON);
    const { session } = await first.rent(beach);
    await vi.waitFor(() => expect(there.sessions.has(session.id)).toBe(true), SOON);
    await close();
  });

  test('a key that is replaced at one ends the sockets at the other', async () => {
    const { first, url, close } = await openPair();
    const beach = await first.beach();
    const [greeted, silent] = [beach.program({ url }), await beach.program({ url }).connect()];
    await greeted.begin();
    await newStationKey(first.db.query, beach.id, first.clock.now());
    for (const program of [greeted, silent]) {
      await vi.waitFor(() => expect(program.closed?.reason).toBe('key-replaced'), SOON);
    }
    await close();
  });

  test('what happened while nobody listened is made up for', async () => {
    const { first, url, close } = await openPair();
    const beach = await first.beach();
    const program = beach.program({ url });
    await program.begin();
    await vi.waitFor(() => expect(program.lockers).toHaveLength(2), SOON);
    const { query } = first.db;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'laine listen' and datname = current_database()`.execute(query);
    const asking = first.deps.stations.call(beach.id, 'open', door, options);
    await query.updateTable('lockers').set({ status: 'disabled' }).where('stationId', '=', beach.id).execute();
    expect(await asking).toEqual({ success: true });
    await vi.waitFor(() => expect(program.lockers[0]?.status).toBe('disabled'), SOON);
    await close();
  });

  test('a process that is closed lets its stations go to the other', async () => {
    const { first, second, url, close } = await openPair();
    const beach = await first.beach();
    const program = beach.program({ url });
    await program.begin();
    await second.close();
    await vi.waitFor(() => expect(program.closed).toEqual({ code: 1001, reason: 'stopping' }), SOON);
    const again = beach.program();
    await again.begin();
    expect(await first.deps.stations.call(beach.id, 'open', door, options)).toEqual({ success: true });
    await close();
  });
});
