import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { paymentEvents } from './apply-payment-event.ts';

test('docs/operating.md names every event of the provider that is handled, and no other', async () => {
  const guide = await readFile(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
  const named = guide.match(/`(?:checkout\.session|payment_intent|refund|charge\.dispute|radar)\.[\w.]+`/g) ?? [];
  expect(named.map((name) => name.slice(1, -1)).toSorted()).toEqual(Object.keys(paymentEvents).toSorted());
});
