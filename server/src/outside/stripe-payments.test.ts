import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { answeringServer, ok } from '../testing/answering-server.ts';
import { stripePayments } from './stripe-payments.ts';

const LONG_ENOUGH_MS = 10_000;

async function paymentsAt(answer: string, answersWithinInMs = LONG_ENOUGH_MS) {
  const apiUrl = new URL(await answeringServer(answer));
  return stripePayments({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiUrl, paypal: false }, answersWithinInMs);
}

const nothingKnown = { name: 'PaymentProblem', kind: 'unavailable' };
const wish = { paymentId: 'pi_1', amountInCents: 100, ledgerId: 'ledger-1', idempotencyKey: 'refund-1' };

describe('nothing is known when the answer', () => {
  test.each([
    ['is a page', ok('text/html', '<html>Welcome to the hotel</html>')],
    ['is somebody else’s', ok('application/json', '{}')],
  ])('%s', async (_what, answer) => {
    const payments = await paymentsAt(answer);
    await expect(payments.findCheckout('cs_1')).rejects.toMatchObject(nothingKnown);
    await expect(payments.closeCheckout('cs_1')).rejects.toMatchObject(nothingKnown);
    await expect(payments.refund(wish)).rejects.toMatchObject(nothingKnown);
  });

  test('is in another protocol', async () => {
    const switching = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    const payments = await paymentsAt(switching, 200);
    await expect(payments.findCheckout('cs_1')).rejects.toMatchObject(nothingKnown);
  });
});

test.each([
  ['now', 0, true],
  ['an hour ago', -3_600, false],
  ['of an hour ahead', 3_600, false],
  ['of no time', Number.NaN, false],
])('an event that is signed %s', async (_when, aheadInSeconds, isRead) => {
  const payments = await paymentsAt(ok('application/json', '{}'));
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'charge.refunded',
    data: { object: { id: 'ch_1' } },
  });
  const time = String(Math.floor(Date.now() / 1_000) + aheadInSeconds);
  const signed = createHmac('sha256', 'whsec_x').update(`${time}.${body}`).digest('hex');
  const event = await payments.readEvent(Buffer.from(body), `t=${time},v1=${signed}`);
  expect(event?.id).toBe(isRead ? 'evt_1' : undefined);
});
