import { expect, test } from 'vitest';
import { passCovers, passDays, passSavingInCents, passSeason, unusedDaysInCents } from '../price/pass.ts';
import { zonesOf } from '../time/zones-of.ts';
import {
  giftCardWithdrawalInCents,
  isWithdrawable,
  mayBookWithPass,
  passWithdrawalInCents,
  withdrawalEndsAt,
  withdrawalLastDay,
} from './withdrawal.ts';

const at = (text: string) => Temporal.Instant.from(text);

test.each([
  // The whole fourteenth day counts in every country of ours.
  ['2026-07-01T09:00:00Z', '2026-07-15T23:00:00Z'],
  ['2026-07-01T20:59:59Z', '2026-07-15T23:00:00Z'],
  ['2026-07-01T21:00:00Z', '2026-07-16T23:00:00Z'],
  ['2026-12-01T09:00:00Z', '2026-12-16T00:00:00Z'],
])('bought at %s, a purchase can be withdrawn from until %s', (boughtAt, endsAt) => {
  expect(withdrawalEndsAt(at(boughtAt)).toString()).toBe(endsAt);
  expect(isWithdrawable(at(boughtAt), at(endsAt).subtract({ seconds: 1 }))).toBe(true);
  expect(isWithdrawable(at(boughtAt), at(endsAt))).toBe(false);
});

test.each([
  [9_900, 1_000, true, 8_900],
  [9_900, 1_000, false, 9_900],
  [900, 1_000, true, 0],
])('of %d cents with %d used, started at once %s, %d come back', (paid, usedInCents, startsAtOnce, refund) => {
  expect(passWithdrawalInCents(paid, { usedInCents, startsAtOnce })).toBe(refund);
});

test('of a gift card what is left comes back, and never more than was paid', () => {
  expect(giftCardWithdrawalInCents(5_000, 3_500)).toBe(3_500);
  expect(giftCardWithdrawalInCents(5_000, 6_000)).toBe(5_000);
});

const season = { startsAt: at('2026-06-01T00:00:00Z'), endsAt: at('2026-07-01T00:00:00Z') };

test.each([
  ['2026-05-20T00:00:00Z', 3_000],
  ['2026-06-01T00:00:00Z', 3_000],
  ['2026-06-01T00:00:01Z', 2_900],
  ['2026-06-16T00:00:00Z', 1_500],
  ['2026-06-30T12:00:00Z', 0],
  ['2026-08-01T00:00:00Z', 0],
])('ended by us at %s, a pass of 30 days and 3 000 cents gives %d back', (endedAt, refund) => {
  expect(unusedDaysInCents(3_000, season, at(endedAt))).toBe(refund);
});

test('a pass covers its days at its stations', () => {
  const tallinn = { id: 'pirita', country: 'EE' };
  const pass = { ...season, country: 'EE', stationIds: [] };
  expect(passCovers(pass, tallinn, season.startsAt)).toBe(true);
  expect(passCovers(pass, tallinn, season.startsAt.subtract({ seconds: 1 }))).toBe(false);
  expect(passCovers(pass, tallinn, season.endsAt)).toBe(false);
  expect(passCovers(pass, { id: 'malaga', country: 'ES' }, season.startsAt)).toBe(false);
  expect(passCovers({ ...pass, stationIds: ['parnu'] }, tallinn, season.startsAt)).toBe(false);
  expect(zonesOf('ZZ')).toEqual(['UTC']);
});

test('a season runs from the first moment of its first day to the last of its last one', () => {
  const days = {
    country: 'EE',
    firstDay: Temporal.PlainDate.from('2026-06-01'),
    lastDay: Temporal.PlainDate.from('2026-08-31'),
  };
  const early = passSeason(days, at('2026-05-01T09:00:00Z'), false);
  expect(early.startsAt.toString()).toBe('2026-05-31T21:00:00Z');
  expect(early.endsAt.toString()).toBe('2026-08-31T21:00:00Z');
  const boughtAt = at('2026-06-10T09:00:00Z');
  expect(passSeason(days, boughtAt, true).startsAt).toEqual(boughtAt);
  expect(passSeason(days, boughtAt, false).startsAt).toEqual(withdrawalEndsAt(boughtAt));
});

test('a rest that no card can be charged for is taken off as well', () => {
  const tariff = { pricePerHourInCents: 1_000 };
  expect(passSavingInCents(tariff, 2_300, 9_900)).toBe(1_000);
  expect(passSavingInCents(tariff, 1_050, 9_900)).toBe(1_000);
  expect(passSavingInCents(tariff, 1_049, 9_900)).toBe(1_049);
  expect(passSavingInCents(tariff, 1_000, 9_900)).toBe(1_000);
  expect(passSavingInCents({ pricePerHourInCents: 100_000 }, 100_100, 9_900)).toBe(9_900);
});

test.each([
  ['EE', '2027-05-01', '2027-09-30'],
  // Spain has two zones: the season opens on Madrid's clock and closes on that of the Canaries.
  ['ES', '2027-05-01', '2027-09-30'],
  ['ES', '2027-12-01', '2028-02-29'],
])('a pass for %s says the days that it was sold with: %s to %s', (country, first, last) => {
  const days = { firstDay: Temporal.PlainDate.from(first), lastDay: Temporal.PlainDate.from(last) };
  const sold = passSeason({ country, ...days }, at('2027-01-10T09:00:00Z'), true);
  expect(passDays({ ...sold, country })).toEqual(days);
});

test.each([
  ['2026-07-01T09:00:00Z', '2026-07-15'],
  ['2026-12-01T09:00:00Z', '2026-12-15'],
])('bought at %s, %s is the last day to withdraw', (boughtAt, day) => {
  expect(withdrawalLastDay(withdrawalEndsAt(at(boughtAt))).toString()).toBe(day);
});

test.each([
  // Bought on 1 July, so the withdrawal period ends with 15 July.
  [false, '2026-07-15T22:59:59Z', false],
  [false, '2026-07-15T23:00:00Z', true],
  [true, '2026-07-01T09:00:00Z', true],
])('a pass that starts at once: %s, may be booked with at %s: %s', (startsAtOnce, now, may) => {
  expect(mayBookWithPass({ startsAtOnce, boughtAt: at('2026-07-01T09:00:00Z') }, at(now))).toBe(may);
});
