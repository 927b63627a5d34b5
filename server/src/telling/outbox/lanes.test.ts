import { SOON } from '@laine/contract/testing/soon.ts';
import { expect, test } from 'vitest';
import { openLanes } from '../../entry/jobs/open-lanes.ts';
import { tellingHandlers } from '../../entry/jobs/telling-handlers.ts';
import { newId } from '../../ground/secrets.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useNoticeScene } from '../../testing/use-notice-scene.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import { queueAccountMail } from '../notices/queue-account-mail.ts';
import { queueNotices } from '../notices/queue-notices.ts';

const scene = useNoticeScene();

test('a mail server that holds up other mails delays no door code and no danger', async () => {
  const { db, deps, clock, messages, phone } = scene.current;
  const now = clock.now();
  const { mailer } = deps;
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const held: string[] = [];
  const slow = await scene.current.insertBooking();
  deps.mailer = {
    ...mailer,
    async send(mail) {
      if (mail.to !== slow.email) return mailer.send(mail);
      held.push(mail.to);
      await answered;
      return mailer.send(mail);
    },
  };
  const handlers = { ...tellingHandlers(deps), webhooks: [], rentals: [], payments: [] };
  const runner = openLanes({ db, clock, handlers, log: silentLog });
  await runner.start();
  const told = { accountId: slow.accountId, kind: 'restriction-lifted' } as const;
  await db.transaction(async (tx) => {
    for (let mails = 0; mails < 12; mails += 1) await queueAccountMail(tx, { ...told, occasion: newId() }, now);
  });
  await expect.poll(() => held.length, SOON).toBeGreaterThan(0);

  const coming = await scene.current.insertBooking({ start: slow.end, code: '7730' });
  const staff = db.query.updateTable('accounts').set({ role: 'admin', phone: '+37255570001' });
  await staff.where('id', '=', coming.accountId).execute();
  await db.transaction(async (tx) => {
    await queueNotices(tx, { bookingId: coming.id, kind: 'booking-confirmed', now });
    const danger = {
      kind: 'problem-unsafe',
      target: coming.id,
      stationId: 'pirita',
      data: { lockerNumber: 1 },
    } as const;
    await raiseAlert(tx, danger, now);
  });
  await expect
    .poll(() => phone.received.map(({ to }) => to).toSorted(), SOON)
    .toEqual(['+37255550199', '+37255570001']);
  await expect.poll(() => messages.list({ to: coming.email }).length, SOON).toBe(2);
  expect(messages.list({ to: slow.email })).toEqual([]);

  answer();
  await runner.drain();
  expect(messages.list({ to: slow.email })).toHaveLength(12);
  await runner.stop();
});
