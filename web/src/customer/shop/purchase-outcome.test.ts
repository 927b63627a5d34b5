import { expect, test } from 'vitest';
import { purchaseOutcome } from './purchase-outcome.ts';

const now = Temporal.Instant.from('2026-07-04T12:00:00Z');
const closed = { status: 'open', boughtAt: null, payment: null };
const open = { ...closed, payment: {} };
const fresh = { status: 'active', boughtAt: '2026-07-04T11:59:00Z', payment: null };
const old = { status: 'active', boughtAt: '2026-06-01T12:00:00Z', payment: null };

test.for([
  ['waits for the payment to be heard of', open, null, true, 'waiting'],
  ['has left the payment page and can go on', open, null, false, null],
  ['has left the payment page, which has closed', closed, null, false, 'lapsed'],
  ['had a purchase that lapsed today', old, '2026-07-03T12:30:00Z', false, 'lapsed'],
  ['had a purchase that lapsed before', old, '2026-07-03T11:30:00Z', false, null],
  ['has just paid', fresh, null, true, 'paid'],
  ['has an old purchase and no payment that we know of', old, null, true, 'unheard'],
  ['has nothing and no payment that we know of', undefined, null, true, 'unheard'],
  ['only looks at an old purchase', old, null, false, null],
  ['only looks around', undefined, null, false, null],
] as const)('somebody %s', ([, newest, lapsedAt, isBack, expected]) => {
  expect(purchaseOutcome({ newest, lapsedAt, isBack }, now)).toBe(expected);
});
