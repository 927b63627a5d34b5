import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sandboxCalls } from '../../sandbox-calls.ts';
import { openTestShop, stripeOf } from '../../testing/open-test-shop.ts';
import { openTestWorldIn } from '../../testing/open-test-world.ts';
import { Books } from './books.ts';
import { Journal } from './journal.ts';
import type { CardNote } from './things.ts';

async function emptyFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'laine-books-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return { dataDir, file: join(dataDir, 'payments.jsonl') };
}

const card = (id: string, number: string): CardNote => ({ id, object: 'note.card', number });

test('payments, and the answers to keys, survive a restart', async () => {
  const shop = await openTestShop();
  const { id } = await shop.openCheckout();
  const open = await shop.openCheckout();
  await shop.pay(id);
  const key = { idempotencyKey: 'refund:b1' };
  const payment_intent = await shop.paymentOf(id);
  const refund = await shop.stripe.refunds.create({ payment_intent, amount: 100 }, key);

  const world = await openTestWorldIn(shop.world.dataDir);
  const stripe = stripeOf(world);
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete', payment_status: 'paid' });
  expect((await stripe.refunds.create({ payment_intent, amount: 100 }, key)).id).toBe(refund.id);
  expect(await world.call(sandboxCalls.pay, { checkoutId: open.id })).toMatchObject({ status: 'succeeded' });
});

test('a commit that was cut short never was', async () => {
  const { dataDir, file } = await emptyFolder();
  const books = new Books(new Journal(dataDir));
  books.together(() => {
    books.record(card('a', '1'));
    books.record(card('b', '2'), card('a', '3'));
  });
  await appendFile(file, '[{"id":"c","object":"note.card"');
  const again = new Books(new Journal(dataDir));
  expect(again.list('note.card').map(({ id, number }) => [id, number])).toEqual([
    ['a', '3'],
    ['b', '2'],
  ]);
});

test('tidying keeps the last state only', async () => {
  const { dataDir, file } = await emptyFolder();
  const books = new Books(new Journal(dataDir));
  for (let number = 0; number < 5; number++) books.record(card('a', String(number)), card('b', '0'));
  books.tidy(({ id }) => id === 'b');
  expect(await readFile(file, 'utf8')).toBe('[{"id":"a","object":"note.card","number":"4"}]\n');
});

test('a damaged file is not taken for an empty one', async () => {
  const { dataDir, file } = await emptyFolder();
  await writeFile(file, 'nonsense\n[]\n');
  expect(() => new Books(new Journal(dataDir))).toThrow(/damaged/);
});
