import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { paymentEvents } from './apply-payment-event.ts';

test('the README names every event of the provider that is handled, and no other', async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
  const named = readme.match(/`(?:checkout\.session|payment_intent|refund|charge\.dispute|radar)\.[\w.]+`/g) ?? [];
  expect(named.map((name) => name.slice(1, -1)).toSorted()).toEqual(Object.keys(paymentEvents).toSorted());
});
