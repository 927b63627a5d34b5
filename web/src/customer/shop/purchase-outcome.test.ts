import { expect, test } from 'vitest';
import { purchaseOutcome } from './purchase-outcome.ts';

const now = Temporal.Instant.from('2026-07-04T12:00:00Z');
const open = { status: 'open', boughtAt: null };
const fresh = { status: 'active', boughtAt: '2026-07-04T11:59:00Z' };
const old = { status: 'active', boughtAt: '2026-06-01T12:00:00Z' };

test.for([
  ['waits for the payment to be heard of', open, true, 'waiting'],
  ['has left the payment page', open, false, 'left'],
  ['has just paid', fresh, true, 'paid'],
  ['has an old purchase and no payment that we know of', old, true, 'unheard'],
  ['has nothing and no payment that we know of', undefined, true, 'unheard'],
  ['only looks at an old purchase', old, false, null],
  ['only looks around', undefined, false, null],
] as const)('somebody %s', ([, newest, isBack, expected]) => {
  expect(purchaseOutcome(newest, isBack, now)).toBe(expected);
});
