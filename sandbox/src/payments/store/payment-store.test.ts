import { spawnSync } from 'node:child_process';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { expect, test } from 'vitest';
import { sandboxCalls } from '../../sandbox-calls.ts';
import { openOutsideScene } from '../../testing/open-outside-scene.ts';
import { openPaymentScene, stripeOf } from '../../testing/open-payment-scene.ts';
import { PaymentStore } from './payment-store.ts';
import { StoreFile } from './store-file.ts';
import type { CardNote } from './stored-objects.ts';

function emptyFolder() {
  const dataDir = temporaryFolder();
  return { dataDir, file: join(dataDir, 'payments.jsonl') };
}

const card = (id: string, number: string): CardNote => ({ id, object: 'note.card', number });

test('payments, and the answers to keys, survive a restart', async () => {
  const shop = await openPaymentScene();
  const { id } = await shop.openCheckout();
  const open = await shop.openCheckout();
  await shop.pay(id);
  const key = { idempotencyKey: 'refund:b1' };
  const payment_intent = await shop.paymentOf(id);
  const refund = await shop.stripe.refunds.create({ payment_intent, amount: 100 }, key);

  const world = await openOutsideScene({ dataDir: shop.world.dataDir });
  const stripe = stripeOf(world);
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete', payment_status: 'paid' });
  expect((await stripe.refunds.create({ payment_intent, amount: 100 }, key)).id).toBe(refund.id);
  expect(await world.call(sandboxCalls.pay, { checkoutId: open.id })).toMatchObject({ status: 'succeeded' });
});

test('a commit that was cut short never was', async () => {
  const { dataDir, file } = emptyFolder();
  const store = new PaymentStore(new StoreFile(dataDir));
  store.inOneCommit(() => {
    store.record(card('a', '1'));
    store.record(card('b', '2'), card('a', '3'));
  });
  await appendFile(file, '[{"id":"c","object":"note.card"');
  const again = new PaymentStore(new StoreFile(dataDir));
  expect(again.list('note.card').map(({ id, number }) => [id, number])).toEqual([
    ['a', '3'],
    ['b', '2'],
  ]);
});

test('tidying keeps the last state only', async () => {
  const { dataDir, file } = emptyFolder();
  const store = new PaymentStore(new StoreFile(dataDir));
  for (let number = 0; number < 5; number++) store.record(card('a', String(number)), card('b', '0'));
  store.compact(({ id }) => id === 'b');
  expect(await readFile(file, 'utf8')).toBe('[{"id":"a","object":"note.card","number":"4"}]\n');
});

test('a damaged file is not taken for an empty one', async () => {
  const { dataDir, file } = emptyFolder();
  await writeFile(file, 'nonsense\n[]\n');
  expect(() => new PaymentStore(new StoreFile(dataDir))).toThrow(/damaged/);
});

test('a commit that finds no room on the disk leaves nothing of itself, and the next one is whole', () => {
  const { dataDir } = emptyFolder();
  const program = `
    import { StoreFile } from ${JSON.stringify(new URL('./store-file.ts', import.meta.url))};
    process.on('SIGXFSZ', () => {});
    const file = new StoreFile(${JSON.stringify(dataDir)});
    try {
      for (let id = 0; id < 1000; id++) file.append([{ id: String(id), object: 'note.card', number: 'x'.repeat(100) }]);
    } catch (error) {
      process.stdout.write(error.code);
    }`;
  // A limit on the size of files stands for the disk; the last line would go past it.
  const { stdout } = spawnSync(
    'sh',
    ['-c', 'ulimit -f 8; exec "$NODE" --input-type=module-typescript --eval "$PROGRAM"'],
    {
      env: { ...process.env, NODE: process.execPath, PROGRAM: program },
      encoding: 'utf8',
    },
  );
  expect(stdout).toBe('EFBIG');
  new StoreFile(dataDir).append([card('last', '1')]);
  expect(new StoreFile(dataDir).read().at(-1)).toEqual(card('last', '1'));
});
