import { request } from 'node:http';
import { RpcFailure } from '@laine/contract/rpc-failure.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asJson } from '../../ground/db/tables/json.ts';
import { hashToken, newId, newToken } from '../../ground/secrets.ts';
import { isStationConnected } from '../../site/stations/link/is-station-connected.ts';
import { newStationKey } from '../../site/stations/link/new-station-key.ts';
import { openLinkScene, type LinkScene } from '../../testing/open-link-scene.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

const connected = (stationId: string) => isStationConnected(scene.db.query, stationId);

describe('the door', () => {
  test('opens to a key of a station and to nothing else', async () => {
    const beach = await scene.beach();
    await expect(beach.program({ key: newToken() }).connect()).rejects.toThrow('401');
    await expect(beach.program({ key: '' }).connect()).rejects.toThrow('401');
    await expect(beach.program({ key: await apiKey() }).connect()).rejects.toThrow('401');
    await expect(beach.program().connect()).resolves.toBeDefined();
  });

  test('answers an upgrade at any other path as if none had been asked for', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-key': 'x',
        'sec-websocket-version': '13',
      };
      const asked = request(`${scene.url}/api/stations`, { headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      });
      asked.on('error', reject).end();
    });
    expect(status).toBe(200);
  });

  test('hangs up on frames that are too large or not text', async () => {
    const beach = await scene.beach();
    const large = await beach.program().connect();
    large.sendRaw('x'.repeat(2_000_000));
    await vi.waitFor(() => expect(large.closed?.code).toBe(1009), SOON);
    const binary = await beach.program().connect();
    binary.sendRaw(Buffer.from('{}'));
    await vi.waitFor(() => expect(binary.closed?.code).toBe(1003), SOON);
  });

  test('hangs up on a program that asks faster than it can be answered', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    const answers = await Promise.allSettled(Array.from({ length: 200 }, () => program.ping()));
    expect(answers.some(({ status }) => status === 'rejected')).toBe(true);
    await vi.waitFor(() => expect(program.closed?.reason).toBe('too-fast'), SOON);
  });

  test('hangs up on a program after ten frames without sense', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    for (let sent = 0; sent < 9; sent += 1)
      program.sendRaw(['{', '[]', '{"jsonrpc":"2.0","id":1,"method":"x"}'][sent % 3] ?? '');
    await program.ping();
    expect(program.closed).toBeUndefined();
    program.sendRaw('{"jsonrpc":"2.0","id":2,"method":"hello"}');
    await vi.waitFor(() => expect(program.closed).toEqual({ code: 1003, reason: 'bad-frame' }), SOON);
  });

  test('cuts the line of a program that makes us talk and never listens', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    program.stopReading();
    // The system's own buffers take some megabytes before anything is pending here.
    await vi.waitFor(async () => {
      program.sendPings(20_000);
      expect(await connected(beach.id)).toBe(false);
    }, SOON);
  });

  test('answers every knock, known or not, however many come at once', async () => {
    const beach = await scene.beach();
    const strangers = Array.from({ length: 200 }, () => beach.program({ key: newToken() }).connect());
    const known = beach.program().connect();
    const answers = await Promise.allSettled(strangers);
    expect(new Set(answers.map((answer) => (answer.status === 'rejected' ? String(answer.reason) : 'let in')))).toEqual(
      new Set(['Error: 401']),
    );
    await expect(known).resolves.toBeDefined();
  });

  test('tells a station nothing before its hello', async () => {
    const beach = await scene.beach();
    const program = await beach.program().connect();
    await program.ping();
    expect(await connected(beach.id)).toBe(false);
    expect(program.station).toBeUndefined();
  });
});

describe('a hello', () => {
  test('is kept: which boot, which version, how far the clock is off, when', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.connect();
    const now = scene.clock.now();
    const answer = await program.hello({ time: now.add({ seconds: 90 }) });
    expect(answer).toMatchObject({ stationId: beach.id, pingIntervalInSeconds: 30, acknowledged: {} });
    const row = await beach.row();
    expect(row).toMatchObject({ bootId: program.bootId, programVersion: '1.0.0' });
    expect(row.clockOffsetInMs).toBeGreaterThan(80_000);
    expect(row.clockOffsetInMs).toBeLessThanOrEqual(90_000);
    expect(row.lastSeenAt && Temporal.Instant.compare(row.lastSeenAt, now)).toBeGreaterThanOrEqual(0);
    expect(await connected(beach.id)).toBe(true);
    expect((await beach.logs()).map(({ title }) => title)).toEqual(['program-started']);
    expect(await beach.alerts()).toEqual([]);
  });

  test('with a clock that is far off alerts staff until it is right again', async () => {
    const beach = await scene.beach();
    const program = await beach.program().connect();
    await program.hello({ time: scene.clock.now().add({ hours: 2 }) });
    expect(await beach.alerts()).toEqual([expect.objectContaining({ kind: 'station-clock-off', closedAt: null })]);
    await program.hello();
    expect(await beach.alerts()).not.toContainEqual(expect.objectContaining({ closedAt: null }));
  });

  test('of another run of the program keeps how far the clock was off before', async () => {
    const beach = await scene.beach();
    const program = await beach.program().connect();
    await program.hello();
    expect((await beach.row()).offsetBeforeBootInMs).toBeNull();
    await program.ping({ time: scene.clock.now().add({ minutes: 1 }).epochMilliseconds });
    await program.hello();
    expect((await beach.row()).offsetBeforeBootInMs).toBeNull();
    await program.ping({ time: scene.clock.now().add({ minutes: 1 }).epochMilliseconds });
    program.bootId = newId();
    await program.hello();
    expect((await beach.row()).offsetBeforeBootInMs).toBeGreaterThan(50_000);
  });
});

describe('a ping', () => {
  test('is kept with what it tells, and counts as a sign of life', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    scene.clock.advance({ minutes: 10 });
    await program.ping();
    const [ping] = await scene.db.query.selectFrom('pings').selectAll().where('stationId', '=', beach.id).execute();
    expect(ping?.data).toMatchObject({ versionCode: 1, networkType: 'wifi' });
    const { lastSeenAt } = await beach.row();
    expect(lastSeenAt?.until(scene.clock.now()).total('minutes')).toBeLessThan(5);
  });

  test('with too long a text counts all the same, and the text is cut', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    scene.clock.advance({ minutes: 10 });
    await program.ping({ networkType: 'wifi'.repeat(2500) });
    const [ping] = await scene.db.query.selectFrom('pings').selectAll().where('stationId', '=', beach.id).execute();
    expect(ping?.data).toMatchObject({ networkType: 'wifi'.repeat(10) });
    const { lastSeenAt } = await beach.row();
    expect(lastSeenAt?.until(scene.clock.now()).total('minutes')).toBeLessThan(5);
  });

  test('with a senseless time breaks nothing', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    await expect(program.ping({ time: 1e300 })).resolves.toBeDefined();
  });
});

describe('of several connections', () => {
  test('the newest wins, also against itself from an earlier boot', async () => {
    const beach = await scene.beach();
    const [older, newer] = [beach.program(), beach.program()];
    await older.begin();
    await newer.begin();
    await vi.waitFor(() => expect(older.closed).toEqual({ code: 4001, reason: 'replaced' }), SOON);
    expect(await connected(beach.id)).toBe(true);
    expect(newer.isConnected).toBe(true);
  });

  test('one with a key that was replaced ends', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    await newStationKey(scene.db.query, beach.id, scene.clock.now());
    await vi.waitFor(() => expect(program.closed?.reason).toBe('key-replaced'), SOON);
    await expect(program.connect()).rejects.toThrow('401');
  });
});

describe('a key that was replaced', () => {
  const replaceKeyOf = ({ id }: { id: string }) => newStationKey(scene.db.query, id, scene.clock.now());
  const pingsOf = (stationId: string) =>
    scene.db.query.selectFrom('pings').select('id').where('stationId', '=', stationId).execute();
  const keyReplaced = { code: 4003, reason: 'key-replaced' };

  test('ends a socket that has not said hello, and one that leaves a call unanswered', async () => {
    const beach = await scene.beach();
    const silent = await beach.program().connect();
    const stubborn = beach.program();
    await stubborn.begin();
    await vi.waitFor(() => expect(stubborn.frames.at(-1)?.method).toBe('setSessions'), SOON);
    stubborn.isMute = true;
    await scene.db.query.updateTable('lockers').set({ status: 'disabled' }).where('stationId', '=', beach.id).execute();
    await vi.waitFor(() => expect(stubborn.frames.at(-1)?.method).toBe('setLockers'), SOON);
    await replaceKeyOf(beach);
    await vi.waitFor(() => expect([silent.closed, stubborn.closed]).toEqual([keyReplaced, keyReplaced]), SOON);
  });

  test('stores nothing that comes with it afterwards, also from a program that does not hear the goodbye', async () => {
    const beach = await scene.beach();
    const thief = beach.program();
    await thief.begin();
    thief.stopReading();
    await replaceKeyOf(beach);
    const jam = { type: 'door-jammed', lockerNumber: 1, sessionId: null };
    for (const sent of [thief.ping(), thief.report(jam), thief.hello()]) sent.catch(() => {});
    await vi.waitFor(async () => expect(await connected(beach.id)).toBe(false), SOON);
    expect(await pingsOf(beach.id)).toEqual([]);
    expect(await beach.events()).toEqual([]);
  });

  test('is refused also where nobody was told of the new one', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    await scene.db.transaction(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await newStationKey(tx, beach.id, scene.clock.now());
    });
    await expect(program.ping()).rejects.toThrow(RpcFailure);
    await vi.waitFor(() => expect(program.closed).toEqual(keyReplaced), SOON);
    expect(await pingsOf(beach.id)).toEqual([]);
  });
});

describe('connected', () => {
  test('ends with the socket', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    program.cut();
    await vi.waitFor(async () => expect(await connected(beach.id)).toBe(false), SOON);
  });

  test('ends for a station that answers no more, and stays for one that does', async () => {
    const prefs = { PING_INTERVAL: '1' };
    const [deaf, well] = [(await scene.beach({ prefs })).program(), (await scene.beach({ prefs })).program()];
    const { stationId } = await deaf.begin();
    const { stationId: wellId } = await well.begin();
    deaf.isDeaf = true;
    await vi.waitFor(() => expect(deaf.closed).toBeDefined(), SOON);
    await vi.waitFor(async () => expect(await connected(stationId)).toBe(false), SOON);
    expect(await connected(wellId)).toBe(true);
  });

  test('is not moved by the clock of the product', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    scene.clock.advance({ hours: 5 });
    expect(await connected(beach.id)).toBe(true);
  });

  test('of a process that died stops counting by age', async () => {
    const beach = await scene.beach({ prefs: { PING_INTERVAL: '1' } });
    const holder = { stationId: beach.id, connectionId: 'gone', instanceId: 'died' };
    const now = scene.clock.now();
    await scene.db.query
      .insertInto('stationConnections')
      .values({ ...holder, connectedAt: now, seenAt: now })
      .execute();
    await scene.db.query
      .updateTable('stationConnections')
      .set({ seenAt: Temporal.Now.instant().subtract({ seconds: 3 }) })
      .where('connectionId', '=', 'gone')
      .execute();
    expect(await connected(beach.id)).toBe(false);
  });
});

test('the heartbeat follows the preference when it changes', async () => {
  const beach = await scene.beach();
  const program = beach.program();
  await program.begin();
  await scene.db.query
    .updateTable('stations')
    .set({ prefs: asJson({ PING_INTERVAL: '1' }) })
    .where('id', '=', beach.id)
    .execute();
  await vi.waitFor(() => expect(program.station?.prefs.PING_INTERVAL).toBe('1'), SOON);
  program.isDeaf = true;
  await vi.waitFor(() => expect(program.closed).toBeDefined(), { ...SOON, timeout: 20_000 });
});

/** Opens the admin calls, but no station link. */
async function apiKey(): Promise<string> {
  const key = newToken();
  const now = scene.clock.now();
  const row = { id: newId(), name: 'program', hash: hashToken(key), createdAt: now, updatedAt: now };
  await scene.db.query.insertInto('apiKeys').values(row).execute();
  return key;
}
