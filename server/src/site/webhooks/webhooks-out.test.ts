import { createHmac } from 'node:crypto';
import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { WebhookDelivery, type WebhookEvent } from '@laine/contract/webhook-events.ts';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeLog } from '../../ground/logs/write-log.ts';
import { openAdminScene, type AdminScene } from '../../testing/open-admin-scene.ts';
import { deliverWebhookJob } from './deliver-webhook-job.ts';
import { queueWebhook } from './queue-webhook.ts';
import { attemptLogs } from './webhook-store.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.signInAgain();
  await scene.db.query.deleteFrom('jobs').where('kind', '=', 'deliver-webhook').execute();
  await scene.db.query.deleteFrom('logs').execute();
  await scene.db.query.updateTable('stations').set({ webhookUrl: null, webhookSecret: null }).execute();
});

const stationId = 'pirita';
const sink = (status = 200) => `${scene.url}/sandbox/api/webhook-sink?status=${status}`;
const setUrl = (webhookUrl: string) => scene.admin.call(calls.editStation, { stationId, webhookUrl });
const secretOf = async () => (await scene.admin.call(calls.webhookSecret, { stationId })).secret;
const start: WebhookEvent = { type: 'session-start', sessionId: 's-1', lockerNumber: 2 };
const queue = (event: WebhookEvent) =>
  scene.db.transaction((tx) => queueWebhook(tx, stationId, event, scene.clock.now()));

type Sunk = { headers: Record<string, string>; text: string; body: unknown };
/** Deliveries of one event, newest first. */
async function sunk(marker: string): Promise<Sunk[]> {
  const response = await fetch(`${scene.url}/sandbox/api/webhook-sink`);
  const { deliveries } = (await response.json()) as { deliveries: Sunk[] };
  return deliveries.filter(({ text }) => text.includes(marker));
}
const arrived = (marker: string, count = 1) =>
  vi.waitFor(async () => {
    const deliveries = await sunk(marker);
    expect(deliveries).toHaveLength(count);
    return deliveries;
  }, SOON);
const logs = () =>
  scene.db.query
    .selectFrom('logs')
    .select(['title', 'data', 'lockerNumber', 'sessionId'])
    .orderBy('createdAt', 'desc')
    .execute();

/** An attempt arrives before its retry is scheduled; moving the clock in between would schedule it after the move. */
async function anHourLater(): Promise<void> {
  await scene.jobs.drain();
  scene.clock.advance({ hours: 1 });
}

let made = 0;
const newSessionId = () => `session-${(made += 1)}-end`;

describe('an event', () => {
  test('arrives signed, with a token that tells the station', async () => {
    await setUrl(sink());
    const sessionId = newSessionId();
    await queue({ ...start, sessionId });
    const [delivery] = await arrived(sessionId);
    if (!delivery) throw new Error('nothing arrived');
    const { headers, text } = delivery;
    const key = Buffer.from((await secretOf()).replace('whsec_', ''), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`;
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect(headers['content-type']).toBe('application/json');
    // The product's clock may be anywhere; receivers go by real time.
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);

    const { token, event } = WebhookDelivery.parse(JSON.parse(text));
    expect(event).toEqual({ ...start, sessionId });
    expect(await scene.visitor.call(calls.verifyWebhookSignature, { token })).toEqual({ stationId });
  });

  test('is received and logged by another Laine', async () => {
    await setUrl(`${scene.url}/api/auth/webhook`);
    const sessionId = newSessionId();
    await queue({ ...start, sessionId });
    await vi.waitFor(async () => expect((await logs()).length).toBe(2), SOON);
    expect((await logs()).toSorted((a, b) => a.title.localeCompare(b.title))).toMatchObject([
      { title: 'webhook delivered', data: { type: 'session-start', answer: 200, attempt: 1 }, sessionId },
      { title: 'webhook received: session-start', data: { sessionId }, lockerNumber: 2, sessionId },
    ]);
  });

  test('is forgotten where nobody listens, and with the change that was taken back', async () => {
    await queue(start);
    await setUrl(sink());
    await scene.jobs.drain();
    const undone = scene.db.transaction(async (tx) => {
      await queueWebhook(tx, stationId, start, scene.clock.now());
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    const jobs = await scene.db.query.selectFrom('jobs').where('kind', '=', 'deliver-webhook').select('id').execute();
    expect(jobs).toEqual([]);
  });

  test('that finds its receiver in trouble is sent again under the same id, and the log does not fill', async () => {
    await setUrl(sink(503));
    const sessionId = newSessionId();
    await queue({ ...start, sessionId });
    await vi.waitFor(async () => expect(await logs()).toHaveLength(1), SOON);
    // The first retries follow within seconds, so a busy machine may make more than requested.
    const tried = async (attempts: number) =>
      vi.waitFor(async () => expect((await sunk(sessionId)).length).toBeGreaterThanOrEqual(attempts), SOON);
    for (const attempt of [2, 3]) {
      await anHourLater();
      await tried(attempt);
    }
    await setUrlKeepingSecret(sink());
    await anHourLater();
    await vi.waitFor(async () => expect(await logs()).toHaveLength(2), SOON);
    const deliveries = await sunk(sessionId);
    expect(deliveries.length).toBeGreaterThanOrEqual(4);
    expect(new Set(deliveries.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await logs()).toMatchObject([
      { title: 'webhook delivered', data: { answer: 200, attempt: deliveries.length } },
      { title: 'webhook not delivered', data: { answer: 503, attempt: 1 } },
    ]);
  });

  test('is given up when its receiver is gone for good', async () => {
    await setUrl(sink(410));
    await queue({ ...start, sessionId: newSessionId() });
    await vi.waitFor(async () => expect(await logs()).toMatchObject([{ data: { answer: 410 } }]), SOON);
    await scene.jobs.drain();
    const [job] = await scene.db.query.selectFrom('jobs').where('kind', '=', 'deliver-webhook').selectAll().execute();
    expect(job?.doneAt).not.toBeNull();
  });

  test('is given up in the end, which the log says', async () => {
    await setUrl(sink(500));
    await queue({ ...start, sessionId: newSessionId() });
    await vi.waitFor(async () => expect(await logs()).toHaveLength(1), SOON);
    await scene.jobs.drain();
    // Half a day of failures later.
    const { maxAttempts } = deliverWebhookJob;
    await scene.db.query
      .updateTable('jobs')
      .set({ attempts: maxAttempts - 1 })
      .where('kind', '=', deliverWebhookJob.name)
      .execute();
    scene.clock.advance({ hours: 1 });
    await scene.jobs.drain();
    expect(await logs()).toMatchObject([
      { title: 'webhook not delivered', data: { attempt: maxAttempts } },
      { title: 'webhook not delivered', data: { attempt: 1 } },
    ]);
  });

  test('is not sent on to an address that was taken away', async () => {
    await setUrl(sink(503));
    const sessionId = newSessionId();
    await queue({ ...start, sessionId });
    await arrived(sessionId, 1);
    await scene.jobs.drain();
    await setUrlKeepingSecret(null);
    await anHourLater();
    await scene.jobs.drain();
    expect(await sunk(sessionId)).toHaveLength(1);
  });

  test('cannot carry a door code', async () => {
    await setUrl(sink());
    const session = {
      id: newSessionId(),
      status: 'finished' as const,
      start: '2027-06-01T10:00:00.000Z',
      end: '2027-06-01T11:00:00.000Z',
      firstOpenTime: '2027-06-01T10:01:00.000Z',
      closeTime: '2027-06-01T10:58:00.000Z',
      lockerNumber: 1,
      stationId,
      bookingId: null,
    };
    const end = (code: string) =>
      ({ type: 'session-end', lockerNumber: 1, session: { ...session, code } }) as WebhookEvent;
    await expect(queue(end('4821'))).rejects.toThrow('code');
    await queue(end(''));
    const [delivery] = await arrived(session.id);
    expect(delivery?.body).toMatchObject({ event: end('') });
  });
});

/** Stands for the same receiver after a recovery. */
const setUrlKeepingSecret = (webhookUrl: string | null) =>
  scene.db.query.updateTable('stations').set({ webhookUrl }).where('id', '=', stationId).execute();

describe("a station's webhook", () => {
  test('gets a secret of its own with every new address, for admins who just signed in', async () => {
    await setUrl(sink());
    const first = await secretOf();
    expect(first).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await setUrl(sink());
    expect(await secretOf()).toBe(first);
    await setUrl(sink(201));
    expect(await secretOf()).not.toBe(first);
    await setUrl('');
    const path = `/api/admin/stations/${stationId}/webhook-secret`;
    expect((await scene.admin.ask('GET', path)).refusal).toBe('no-webhook-url');
    expect((await scene.owner.ask('GET', path)).status).toBe(403);
    expect((await scene.auditOf(stationId)).map(({ action }) => action)).toContain('webhook-secret-shown');
  });

  test.each(['http://10.0.0.1/hook', 'http://169.254.169.254/', 'http://[fd00::1]/', 'ftp://example.com/'])(
    'is refused at %s',
    async (webhookUrl) => {
      const told = await scene.admin.ask('PUT', `/api/stations/${stationId}/edit`, { webhookUrl });
      expect(told).toMatchObject({ status: 400, refusal: 'webhook-url-refused' });
    },
  );

  test('is tried with a test event, which says at once whether it arrived', async () => {
    const tryIt = () => scene.owner.call(calls.testWebhook, { stationId });
    expect((await scene.owner.ask('POST', `/api/stations/${stationId}/test-webhook`)).refusal).toBe('no-webhook-url');
    await setUrl(sink());
    expect(await tryIt()).toEqual({ success: true });
    expect((await sunk('"test"'))[0]?.body).toMatchObject({ event: { type: 'test' } });
    // The log has an order only where its moments differ.
    scene.clock.advance({ minutes: 1 });
    await setUrl(sink(500));
    expect(await tryIt()).toEqual({ success: false });
    expect(await logs()).toMatchObject([
      { title: 'webhook not delivered', data: { type: 'test', answer: 500 } },
      { title: 'webhook delivered', data: { type: 'test', answer: 200 } },
    ]);
    expect((await scene.owner.ask('POST', '/api/stations/parnu/test-webhook')).status).toBe(404);
    const tested = (await scene.auditOf(stationId)).filter(({ action }) => action === 'webhook-tested');
    expect(tested).toHaveLength(2);
  });
});

describe('what became of the events', () => {
  test('is listed from the log, newest first and without anything else', async () => {
    await setUrl(sink(503));
    await scene.owner.call(calls.testWebhook, { stationId });
    await setUrl(sink());
    scene.clock.advance({ minutes: 1 });
    await scene.owner.call(calls.testWebhook, { stationId });
    await writeLog(scene.db.query, { stationId, title: 'door-opened', data: {} }, scene.clock.now());

    const { attempts } = await scene.owner.call(calls.webhookAttempts, { stationId });
    expect(attempts).toMatchObject([
      { event: 'test', hasArrived: true, answer: 200, attempt: 1, webhookId: expect.stringMatching(/^msg_/) },
      { event: 'test', hasArrived: false, answer: 503, attempt: 1 },
    ]);
    const older = await scene.owner.call(calls.webhookAttempts, { stationId, offset: 1, limit: 1 });
    expect(older).toMatchObject({ attempts: [{ answer: 503 }], pagination: { offset: 1, limit: 1 } });
  });

  test('is for those who run the station', async () => {
    expect(await scene.admin.call(calls.webhookAttempts, { stationId })).toMatchObject({ attempts: [] });
    expect((await scene.owner.ask('GET', '/api/admin/stations/parnu/webhook-attempts')).status).toBe(404);
    expect((await scene.visitor.ask('GET', `/api/admin/stations/${stationId}/webhook-attempts`)).status).toBe(401);
  });

  test('is found by its own index', async () => {
    const plan = await scene.db.transaction(async (tx) => {
      // A sequential scan is faster for a few rows; the test is only about the index fitting at all.
      await sql`set local enable_seqscan = off`.execute(tx);
      await sql`set local enable_bitmapscan = off`.execute(tx);
      const { sql: text, parameters } = attemptLogs(tx, { stationId, offset: 0, limit: 20 }).compile();
      return tx.executeQuery<Record<string, string>>(CompiledQuery.raw(`explain ${text}`, [...parameters]));
    });
    expect(JSON.stringify(plan.rows)).toContain('logs_of_webhooks');
  });
});

test('a receiver that never answers keeps no rental waiting', async () => {
  const silent = Array.from({ length: 20 }, (_, index) => ({ ...start, sessionId: `silent-${index}` }));
  const { createServer } = await import('node:net');
  const hole = createServer((socket) => socket.on('error', () => {}));
  await new Promise<void>((resolve) => {
    hole.listen(0, '127.0.0.1', resolve);
  });
  try {
    await setUrl(`http://127.0.0.1:${(hole.address() as { port: number }).port}/`);
    for (const event of silent) await queue(event);
    const email = 'meanwhile@example.com';
    await scene.admin.call(calls.addStationUser, { stationId, email });
    await vi.waitFor(() => expect(scene.messages.list({ to: email })).toHaveLength(1), SOON);
    const done = await scene.db.query
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'deliver-webhook')
      .where('attempts', '>', 1)
      .execute();
    expect(done).toEqual([]);
  } finally {
    await setUrl('');
    hole.close();
  }
});
