import { expect, test } from 'vitest';
import { closedTimes } from './closed-times.ts';

const at = (time: string) => Temporal.Instant.from(`2027-07-04T${time}Z`);
const closed = (lockerNumber: number, start: string, end: string) => ({ lockerNumber, start: at(start), end: at(end) });
const day = { start: at('08:00'), end: at('20:00') };
const load = { lockerNumbers: [1, 2], sessions: [], turnaroundInSeconds: 0 };
const shown = (closures: ReturnType<typeof closed>[]) =>
  closedTimes({ ...load, closures }, day).map(({ start, end }) => [start, end].map((one) => String(one).slice(11, 16)));

test('a station is closed while all of its lockers are', () => {
  expect(shown([closed(1, '10:00', '14:00')])).toEqual([]);
  expect(shown([closed(1, '10:00', '14:00'), closed(2, '12:00', '16:00')])).toEqual([['12:00', '14:00']]);
});

test('closures that meet are one, and only the window counts', () => {
  const both = (start: string, end: string) => [closed(1, start, end), closed(2, start, end)];
  expect(shown([...both('06:00', '10:00'), ...both('10:00', '12:00')])).toEqual([['08:00', '12:00']]);
  expect(shown([...both('09:00', '11:00'), ...both('10:00', '12:00')])).toEqual([['09:00', '12:00']]);
});

test('many lockers that several closures close at one time are told at once', () => {
  const lockerNumbers = Array.from({ length: 40 }, (_, index) => index + 1);
  const closures = lockerNumbers.flatMap((number) => [
    closed(number, '09:00', '11:00'),
    closed(number, '10:00', '12:00'),
    closed(number, '10:30', '13:00'),
  ]);
  const slots = closedTimes({ ...load, lockerNumbers, closures }, day);
  expect(slots).toEqual([{ start: at('09:00'), end: at('13:00') }]);
});

test('where no locker is in service nobody has closed anything', () => {
  expect(closedTimes({ ...load, lockerNumbers: [] }, day)).toEqual([]);
});
