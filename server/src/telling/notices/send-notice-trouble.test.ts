import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { asJson } from '../../ground/db/tables/json.ts';
import type { NoticeScene } from '../../testing/use-notice-scene.ts';
import { useNoticeScene } from '../../testing/use-notice-scene.ts';
import { lanes } from '../outbox/lanes.ts';
import type { OutboxDeps } from '../outbox/notice.ts';
import { leaseNotices } from '../outbox/outbox-store.ts';
import { NoticeNotSent } from '../outbox/send-notice.ts';
import { listNotices } from './list-notices.ts';
import { queueNotices } from './queue-notices.ts';

const opened = useNoticeScene();
let world: NoticeScene;
beforeEach(() => {
  world = opened.current;
});

async function insertAndAsk(kind: NoticeKind = 'booking-confirmed') {
  const booking = await world.insertBooking();
  await world.db.transaction((tx) => queueNotices(tx, { bookingId: booking.id, kind, now: world.clock.now() }));
  return booking;
}

async function noticeBy(channel: 'sms' | 'email', bookingId: string) {
  const notice = (await listNotices(world.db.query, bookingId)).find((each) => each.channel === channel);
  if (!notice) throw new Error(`no ${channel} notice`);
  return notice;
}

const lease = (id: string) => leaseNotices(world.db.query, id, world.clock.now());

async function drainAfter(seconds: number) {
  world.clock.advance({ seconds });
  await world.runner.drain();
}

test('a gateway in trouble is asked again, each time after twice the wait, until it works', async () => {
  world.phone.status = 503;
  const booking = await insertAndAsk();
  await world.runner.drain();
  expect(await noticeBy('sms', booking.id)).toMatchObject({
    state: 'queued',
    attempts: 1,
    lastError: 'the sms service was not available',
  });
  expect(await noticeBy('email', booking.id)).toMatchObject({ state: 'sent', attempts: 1 });

  await drainAfter(1);
  await drainAfter(1);
  expect(world.phone.asked).toBe(2);
  world.phone.status = 201;
  await drainAfter(1);
  expect(world.phone.asked).toBe(3);
  expect(await noticeBy('sms', booking.id)).toMatchObject({
    state: 'sent',
    attempts: 3,
    lastError: null,
    sentAt: world.clock.now(),
  });
  expect(world.phone.received).toHaveLength(1);
  expect(world.phone.received[0]?.key).toBe((await noticeBy('sms', booking.id)).id);
});

test.each([401, 404, 429, 500])('an answer of %i is worth another try', async (status) => {
  world.phone.status = status;
  const booking = await insertAndAsk('reminder');
  world.clock.advance(world.clock.now().until(booking.start.subtract({ minutes: 30 })));
  await world.runner.drain();
  expect(await noticeBy('sms', booking.id)).toMatchObject({ state: 'queued', attempts: 1 });
});

test('a number that is refused is not tried again', async () => {
  world.phone.status = 400;
  const booking = await insertAndAsk();
  await world.runner.drain();
  await drainAfter(3600);
  expect(world.phone.asked).toBe(1);
  expect(await noticeBy('sms', booking.id)).toMatchObject({
    state: 'failed',
    attempts: 1,
    lastError: 'refused by the receiving side',
  });
});

test('a sender that the gateway does not know is our mistake, not the customer’s number', async () => {
  Object.assign(world.phone, { status: 400, answer: '{"code":21212,"message":"Invalid From"}' });
  const booking = await insertAndAsk();
  await world.runner.drain();
  expect(await noticeBy('sms', booking.id)).toMatchObject({ state: 'queued', attempts: 1 });
});

test('a mailbox that refuses fails at once, a mail server that is away is tried again', async () => {
  world.messages.faults.email = 'refuse';
  const refused = await insertAndAsk();
  await world.runner.drain();
  expect(await noticeBy('email', refused.id)).toMatchObject({ state: 'failed', attempts: 1 });

  world.messages.faults.email = 'deliver';
  world.loseMailServer();
  const booking = await world.insertBooking({ start: refused.end.add({ hours: 1 }), code: '7730' });
  const wish = { bookingId: booking.id, kind: 'booking-confirmed', now: world.clock.now() } as const;
  await world.db.transaction((tx) => queueNotices(tx, wish));
  await world.runner.drain();
  expect(await noticeBy('email', booking.id)).toMatchObject({ state: 'queued', attempts: 1 });
  world.findMailServer();
  await drainAfter(1);
  expect(await noticeBy('email', booking.id)).toMatchObject({ state: 'sent', attempts: 2 });
});

test('after the last attempt it has failed, and staff can see why', async () => {
  world.phone.status = 500;
  const booking = await insertAndAsk();
  const { id } = await noticeBy('sms', booking.id);
  await expect(world.send(id, { isLast: true })).rejects.toThrow('not available');
  expect(await noticeBy('sms', booking.id)).toMatchObject({ state: 'failed' });
  expect(lanes.codes.maxAttempts).toBe(20);
});

test('no reason names the customer', async () => {
  world.phone.status = 500;
  world.messages.faults.email = 'refuse';
  const booking = await insertAndAsk();
  await world.runner.drain();
  const jobs = await world.db.query.selectFrom('jobs').select('lastError').execute();
  const notices = await listNotices(world.db.query, booking.id);
  const reasons = JSON.stringify([jobs, notices.map(({ lastError }) => lastError)]);
  expect(reasons).toContain('not available');
  expect(reasons).not.toMatch(/3725555|example\.com|4821/);
});

test('a station that cannot be read keeps its notices waiting', async () => {
  const booking = await insertAndAsk();
  await world.db.query
    .updateTable('stations')
    .set({ metadata: asJson({}) })
    .execute();
  await world.runner.drain();
  expect(await noticeBy('sms', booking.id)).toMatchObject({
    state: 'queued',
    lastError: 'trouble on our side (UnreadableStation)',
  });
});

test('two jobs that come for one notice send it once', async () => {
  const booking = await insertAndAsk();
  const { id } = await noticeBy('sms', booking.id);
  const leased = await Promise.all([lease(id), lease(id)]);
  expect(leased.flat().map((notice) => notice.id)).toEqual([id]);
  await expect(world.send(id, { isLast: true })).rejects.toThrow(NoticeNotSent);
  expect(world.phone.received).toHaveLength(0);
  expect(await noticeBy('sms', booking.id)).toMatchObject({ state: 'queued', attempts: 1 });
});

test('a notice whose sender died is sent by the next one', async () => {
  const booking = await insertAndAsk();
  const { id } = await noticeBy('sms', booking.id);
  await lease(id);
  await sql`update notices set leased_until = clock_timestamp() - interval '1 second'`.execute(world.db.query);
  await world.send(id);
  await world.send(id);
  expect(world.phone.received).toHaveLength(1);
  expect(await noticeBy('sms', booking.id)).toMatchObject({ state: 'sent', attempts: 2 });
});

test('a mail keeps its identity over every try', async () => {
  const booking = await insertAndAsk();
  const { id } = await noticeBy('email', booking.id);
  const ids: (string | undefined)[] = [];
  const send: OutboxDeps['mailer']['send'] = ({ messageId }) => {
    ids.push(messageId);
    return Promise.resolve('unavailable');
  };
  world.deps.mailer = { ...world.deps.mailer, send, close: () => {} };
  await world.runner.drain();
  await drainAfter(1);
  expect(ids).toEqual([`<notice.${id}@laine.test>`, `<notice.${id}@laine.test>`]);
});
