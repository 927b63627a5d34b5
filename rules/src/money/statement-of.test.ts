import { statementLines } from '@laine/contract/statement-line.ts';
import { LedgerKind, LedgerPurpose, Means } from '@laine/contract/states.ts';
import { expect, test } from 'vitest';
import type { StatementEntry } from './statement-of.ts';
import { feeLineOf, signOf, statementLineOf, statementOf } from './statement-of.ts';
import { vatIncludedInCents } from './vat-included-in-cents.ts';

/** Pseudo-random, with the same numbers on each run. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

test('every movement at a station is in exactly one line', () => {
  for (const kind of LedgerKind.options) {
    for (const purpose of LedgerPurpose.options) {
      for (const means of Means.options) {
        for (const isOfClaim of [false, true]) {
          const movement = { kind, purpose, means, isOfClaim };
          expect(statementLines).toContain(statementLineOf(movement));
          expect(statementLines).toContain(feeLineOf(movement));
        }
      }
    }
  }
});

test('lines sum up to the money that moved, whatever it was', () => {
  const next = chance(7);
  for (let turn = 0; turn < 200; turn++) {
    const entries: StatementEntry[] = Array.from({ length: next(40) }, () => {
      const kind = LedgerKind.options[next(LedgerKind.options.length)] ?? 'charge';
      const purpose = LedgerPurpose.options[next(LedgerPurpose.options.length)] ?? 'rental';
      const cents = signOf(kind) * next(20_000);
      const line = statementLineOf({ kind, purpose, means: 'card', isOfClaim: false });
      return { line, cents, vatInCents: vatIncludedInCents(cents, 24) };
    });
    const carried = -next(3_000);
    const sums = statementOf(entries, next(101), carried);
    const total = (list: { cents: number }[]) => list.reduce((sum, { cents }) => sum + cents, 0);
    expect(total(sums.lines)).toBe(total(entries));
    const shared = sums.lines.filter(({ line }) => line !== 'compensation');
    expect(sums.baseInCents + sums.vatInCents).toBe(total(shared));
    expect(sums.payableInCents + sums.carriesInCents).toBe(sums.shareInCents + carried);
    expect(sums.payableInCents).toBeGreaterThanOrEqual(0);
  }
});

test('compensation is listed and not shared', () => {
  const sums = statementOf([{ line: 'compensation', cents: 35_000, vatInCents: 0 }], 70, 0);
  expect(sums).toMatchObject({ baseInCents: 0, payableInCents: 0 });
  expect(sums.lines).toContainEqual({ line: 'compensation', cents: 35_000, vatInCents: 0 });
});
