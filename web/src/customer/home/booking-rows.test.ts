import { expect, test } from 'vitest';
import { bookingRows } from './booking-rows.ts';

const booking = {
  id: 'b1',
  metadata: { start: '2026-07-04T21:00:00Z', end: '2026-07-04T23:30:00Z', count: '2' },
  own: false,
};

test('times are on the clock of the station, also past midnight', () => {
  expect(bookingRows([booking], 'Europe/Tallinn', 'en')).toEqual([
    { id: 'b1', date: 'Sun 5 Jul', time: '00:00–02:30', boards: 2, own: false },
  ]);
  expect(bookingRows([booking], 'Europe/Madrid', 'en')[0]).toMatchObject({ date: 'Sat 4 Jul', time: '23:00–01:30' });
});

test('dates are worded in the language of the visitor', () => {
  expect(bookingRows([booking], 'Europe/Tallinn', 'ru')[0]?.date).toBe('вс, 5 июл.');
});
