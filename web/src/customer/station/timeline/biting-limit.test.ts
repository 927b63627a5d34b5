import { exampleTerms, wall } from '@laine/rules/example-terms.ts';
import {
  changeEnd,
  changeStart,
  changeStartAlone,
  stretchSlot,
  type ChosenSlot,
} from '@laine/rules/time/slot-choice.ts';
import { isSameSlot, type Slot } from '@laine/rules/time/slot.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitingLimit } from './biting-limit.ts';
import { slideSlot } from './slide-slot.ts';

const terms = exampleTerms({ closeTimeInSeconds: 22 * 3_600 });
const now = wall('2026-07-04 09:07');
const at = (time: string) => wall(`2026-07-04 ${time}`);
const slot = (start: string, end: string): Slot => ({ start: at(start), end: at(end) });

const ways = {
  start: (from: Slot, time: Temporal.Instant, when = now) => changeStart(terms, from, time, when),
  end: (from: Slot, time: Temporal.Instant, when = now) => changeEnd(terms, from, time, when),
  slot: (from: Slot, time: Temporal.Instant, when = now) => slideSlot(terms, from, time, when),
};

function asked(from: Slot, moved: keyof typeof ways, time: Temporal.Instant): Slot {
  if (moved === 'start') return { start: time, end: from.end };
  if (moved === 'end') return { start: from.start, end: time };
  return { start: time, end: time.add(from.start.until(from.end)) };
}

const placed = (chosen: ChosenSlot): Slot => {
  if (typeof chosen === 'string') throw new Error(chosen);
  return chosen;
};

test.each([
  ['start', '12:00', '13:00', '07:30', 'passed'],
  ['start', '12:00', '13:00', '21:30', 'last-start'],
  ['start', '15:00', '17:00', '10:00', 'longest'],
  ['start', '19:00', '22:00', '20:30', 'closing-soon'],
  ['start', '12:00', '13:00', '12:30', 'shortest'],
  ['start', '12:00', '15:00', '13:00', undefined],
  ['end', '20:30', '21:30', '22:00', 'closing-soon'],
  ['end', '20:00', '21:30', '22:30', 'closing'],
  ['end', '10:00', '11:00', '17:00', 'longest'],
  ['end', '10:00', '12:00', '10:20', 'shortest'],
  ['slot', '12:00', '14:00', '21:00', 'closing'],
  ['slot', '12:00', '13:30', '20:15', 'closing-soon'],
  ['slot', '12:00', '14:00', '08:00', 'passed'],
  ['slot', '12:00', '14:00', '18:00', undefined],
] as const)('moving the %s of %s–%s to %s: %s', (moved, start, end, to, expected) => {
  const from = slot(start, end);
  const chosen = placed(ways[moved](from, at(to)));
  expect(bitingLimit(terms, asked(from, moved, at(to)), moved, chosen, now)).toBe(expected);
});

test('before the station has opened, opening is the limit', () => {
  const tomorrow = { start: wall('2026-07-05 10:00'), end: wall('2026-07-05 11:00') };
  const early = wall('2026-07-05 06:00');
  const chosen = placed(ways.start(tomorrow, early));
  expect(bitingLimit(terms, { start: early, end: tomorrow.end }, 'start', chosen, now)).toBe('opening');
});

test.each([
  ['21:30', 'last-start'],
  ['20:30', 'closing-soon'],
  ['19:15', 'closing'],
  ['08:00', 'passed'],
  ['18:00', undefined],
])('a new start at %s that three hours follow: %s', (to, expected) => {
  const from = slot('12:00', '15:00');
  const wish = asked(from, 'slot', at(to));
  const chosen = placed(changeStartAlone(terms, from, at(to), now));
  expect(bitingLimit(terms, wish, 'start', chosen, now)).toBe(expected);
});

test.each([
  ['end', '17:00', 'at-longest'],
  ['end', '10:20', 'at-shortest'],
  ['start', '13:30', 'at-shortest'],
  ['end', '13:00', undefined],
] as const)('of 10:00–14:00, the %s pulled to %s meets the limit %s', (side, to, expected) => {
  const from = slot('10:00', '14:00');
  const chosen = placed(stretchSlot(terms, from, side, at(to), now));
  expect(bitingLimit(terms, asked(from, side, at(to)), side, chosen, now)).toBe(expected);
});

test('a time that became another one always has its reason', () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 });
  const kinds = fc.constantFrom('start', 'end', 'slot');
  fc.assert(
    fc.property(minute, fc.integer({ min: 60, max: 360 }), minute, kinds, (begin, length, to, moved) => {
      const start = at('00:00').add({ minutes: begin });
      const from = slideSlot(terms, { start, end: start.add({ minutes: length }) }, start, now);
      if (typeof from === 'string') return;
      const time = at('00:00').add({ minutes: to });
      const wish = asked(from, moved, time);
      const chosen = placed(ways[moved](from, time));
      expect(bitingLimit(terms, wish, moved, chosen, now) === undefined).toBe(isSameSlot(wish, chosen));
    }),
  );
});
