import { expect, test } from 'vitest';
import { exampleTerms, wall } from '../example-terms.ts';
import { extensionOffer } from './extension-offer.ts';

const terms = exampleTerms();
const booking = (start: string, end: string, extensionsUsed = 0, boards = 1) => ({
  start: wall(`2026-07-01 ${start}`),
  end: wall(`2026-07-01 ${end}`),
  extensionsUsed,
  boards,
});
const offer = (wish: ReturnType<typeof booking>, time: string, different = {}) =>
  extensionOffer(terms, exampleTerms(different), wish, wall(`2026-07-01 ${time}`));

test('one hour more at half the price', () => {
  expect(offer(booking('12:00', '14:00'), '13:30')).toEqual({ newEnd: wall('2026-07-01 15:00'), priceInCents: 500 });
});

test('a full rental of six hours may reach seven', () => {
  expect(offer(booking('12:00', '18:00'), '17:59')).toEqual({ newEnd: wall('2026-07-01 19:00'), priceInCents: 500 });
});

test('up to closing, never past it', () => {
  expect(offer(booking('18:00', '20:00'), '19:00')).toHaveProperty('newEnd', wall('2026-07-01 21:00'));
  expect(offer(booking('18:00', '20:01'), '19:00')).toBe('past-closing');
});

test.each([
  ['already-extended', booking('12:00', '14:00', 1), '13:00'],
  ['already-over', booking('12:00', '14:00'), '14:00'],
  ['too-long', booking('12:00', '18:01'), '13:00'],
])('is refused: %s', (problem, wish, time) => {
  expect(offer(wish, time)).toBe(problem);
});

test.each([
  [{ pricePerHourInCents: 999, extensionPercent: 50 }, 1, 500],
  [{ pricePerHourInCents: 999, extensionPercent: 50 }, 3, 1_500],
  [{ pricePerHourInCents: 1_001, extensionPercent: 33 }, 2, 662],
  [{ pricePerHourInCents: 1_000, extensionPercent: 0 }, 2, 0],
])('%o for %d boards costs %d cents, rounded up per board', (tariff, boards, priceInCents) => {
  expect(offer(booking('12:00', '14:00', 0, boards), '13:00', tariff)).toHaveProperty('priceInCents', priceInCents);
});

test.each([
  [98, 0],
  [99, 50],
])('at %d cents an hour it costs %d, because no card pays less than 50', (pricePerHourInCents, priceInCents) => {
  expect(offer(booking('12:00', '14:00'), '13:00', { pricePerHourInCents })).toHaveProperty(
    'priceInCents',
    priceInCents,
  );
});

test('to the second: until right before its end, and to the second of closing', () => {
  const rental = booking('18:00', '20:00');
  const at = (text: string) => Temporal.Instant.from(text);
  const last = extensionOffer(terms, terms, rental, at('2026-07-01T16:59:59.999Z'));
  expect(last).toHaveProperty('newEnd', wall('2026-07-01 21:00'));
  expect(extensionOffer(terms, terms, rental, at('2026-07-01T17:00:00Z'))).toBe('already-over');
  const tooLate = { ...rental, end: rental.end.add({ seconds: 1 }) };
  expect(extensionOffer(terms, terms, tooLate, at('2026-07-01T16:00:00Z'))).toBe('past-closing');
});
