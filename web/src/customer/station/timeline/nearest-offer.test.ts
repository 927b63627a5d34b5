import { wall } from '@laine/rules/example-terms.ts';
import { expect, test } from 'vitest';
import { nearestOffer } from './nearest-offer.ts';

const hourAt = (time: string) => {
  const start = wall(`2026-07-04 ${time}`);
  return { start, end: start.add({ hours: 1 }) };
};
const [earlier, wish, later] = [hourAt('10:50'), hourAt('12:00'), hourAt('14:00')];

test('the nearer of two times is offered, on a tie the later one', () => {
  expect(nearestOffer({ nearest: { earlier, later } }, wish)).toBe(earlier);
  expect(nearestOffer({ nearest: { earlier, later } }, hourAt('13:00'))).toBe(later);
  const tie = hourAt('13:10');
  expect(nearestOffer({ nearest: { earlier, later: tie } }, wish)).toBe(tie);
});

test('the only one is offered, or none', () => {
  expect(nearestOffer({ nearest: { earlier } }, wish)).toBe(earlier);
  expect(nearestOffer({ nearest: { later } }, wish)).toBe(later);
  expect(nearestOffer({ nearest: {} }, wish)).toBeUndefined();
});
