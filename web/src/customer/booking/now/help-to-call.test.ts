import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { expect, test } from 'vitest';
import type { Phase } from '../booking-phase.ts';
import { helpToCall } from './help-to-call.ts';

const of = (phase: Phase, { refundParts = [] as BookingDetail['refundParts'], isMissing = false } = {}) =>
  helpToCall(
    { refundParts, returns: { notBack: isMissing ? { since: '2026-07-04T13:00:00Z', saidFineAt: null } : null } },
    phase,
  );

test('on the water our number and that of the rescue are at the top', () => {
  expect(of('out')).toEqual({ us: true, rescue: true });
  expect(of('late')).toEqual({ us: true, rescue: true });
});

test('the number of the rescue is not said twice', () => {
  expect(of('late', { isMissing: true })).toEqual({ us: true, rescue: false });
});

test('whoever is told to call about a door that stayed shut can do so, unless the money is on its way', () => {
  expect(of('missed')).toEqual({ us: true, rescue: false });
  expect(of('missed', { refundParts: [{ kind: 'card', amountInCents: 2_000, isWaiting: false }] })).toEqual({
    us: false,
    rescue: false,
  });
});

test('ashore neither is in the way', () => {
  for (const phase of ['unpaid', 'waiting', 'ready', 'in-question', 'finished', 'cancelled'] as const)
    expect(of(phase)).toEqual({ us: false, rescue: false });
});
