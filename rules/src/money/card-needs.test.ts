import { describe, expect, test } from 'vitest';
import { exampleTariff } from '../example-terms.ts';
import { cardNeeds, type RentalWithCard } from './card-needs.ts';

const at = (time: string) => Temporal.Instant.from(`2026-07-01T${time}:00Z`);

const over: RentalWithCard = {
  bookingId: 'b1',
  start: at('10:00'),
  end: at('11:00'),
  terms: { ...exampleTariff, overtimeBilling: 'full-hours' },
  heldUntil: null,
  isBeingPaid: false,
  isToCome: false,
  isOut: false,
  backAt: at('11:05'),
  isOvertimeCharged: false,
  claim: null,
  owes: false,
};

const needs = (rental: Partial<RentalWithCard>, now = at('09:00')) =>
  cardNeeds([{ ...over, backAt: null, ...rental }], now).map(({ reason, until }) => [
    reason,
    until?.toString() ?? null,
  ]);

describe('a saved card is needed', () => {
  test('while somebody pays, until the boards are held no longer', () => {
    const heldUntil = at('09:10');
    expect(needs({ isBeingPaid: true, heldUntil })).toEqual([['coming-rental', heldUntil.toString()]]);
    expect(needs({ isBeingPaid: true })).toEqual([['coming-rental', null]]);
  });

  test('for a coming rental, until its end', () => {
    expect(needs({ isToCome: true })).toEqual([['coming-rental', over.end.toString()]]);
  });

  test('for a live rental until its end, and for one that is not back for as long as it takes', () => {
    expect(needs({ isOut: true }, at('09:55'))).toEqual([['live-rental', over.end.toString()]]);
    expect(needs({ isToCome: true }, at('10:30'))).toEqual([['live-rental', over.end.toString()]]);
    expect(needs({ isOut: true }, at('11:00'))).toEqual([['live-rental', null]]);
  });

  test('for a late return that costs something, a week at most', () => {
    const backAt = at('12:00');
    expect(needs({ backAt }, at('13:00'))).toEqual([['late-return', '2026-07-08T12:00:00Z']]);
    expect(needs({ backAt }, Temporal.Instant.from('2026-07-08T12:00:00Z'))).toEqual([]);
    expect(needs({ backAt, isOvertimeCharged: true }, at('13:00'))).toEqual([]);
  });

  test('for a claim until it is to be answered, and for a debt', () => {
    expect(needs({ claim: { answerBy: at('20:00') }, owes: true }, at('19:00'))).toEqual([
      ['claim', at('20:00').toString()],
      ['debt', null],
    ]);
    expect(needs({ claim: { answerBy: null } })).toEqual([['claim', null]]);
  });
});

test('a rental that is over and was not late needs no card', () => {
  expect(needs({ backAt: at('11:05') }, at('11:06'))).toEqual([]);
  expect(needs({ backAt: at('11:59') }, at('12:00'))).toEqual([]);
  expect(needs({})).toEqual([]);
});
