import { exampleTerms, wall } from '@laine/rules/example-terms.ts';
import { expect, test } from 'vitest';
import { slotText } from '../slot-text.ts';
import type { FreeStep } from './free-steps.ts';
import { hereOffer } from './here-offer.ts';

/** Open from 08:00 to 21:00, one to six hours, a quarter of an hour between two rentals. */
const terms = exampleTerms();

/** Free boards from each of these times on. */
function day(...marks: [time: string, free: number][]): FreeStep[] {
  const ms = (time: string) => wall(`2026-07-04 ${time}`).epochMilliseconds;
  return marks.map(([time, free], at) => ({ fromMs: ms(time), untilMs: ms(marks[at + 1]?.[0] ?? '24:00'), free }));
}

function offered(time: string, steps: FreeStep[] | undefined, boards = 1) {
  const offer = hereOffer(terms, steps, boards, wall(`2026-07-04 ${time}`));
  if (!offer) return offer;
  const text = (slot: { start: Temporal.Instant; end: Temporal.Instant }) => slotText(slot, terms.timeZone);
  const { later } = offer.fit?.nearest ?? {};
  return { free: offer.free, slots: offer.slots.map(text), later: later && text(later) };
}

test('every length of the station begins at once, as far as closing allows', () => {
  expect(offered('12:00', day(['00:00', 4]))).toMatchObject({
    free: 4,
    slots: ['12:00–13:00', '12:00–14:00', '12:00–15:00', '12:00–16:00', '12:00–17:00', '12:00–18:00'],
  });
  expect(offered('18:30', day(['00:00', 4]))?.slots).toEqual(['18:30–19:30', '18:30–20:30']);
  // In the last two hours, one at most.
  expect(offered('19:30', day(['00:00', 4]))?.slots).toEqual(['19:30–20:30']);
});

test('a minute that has begun is not paid for', () => {
  const offer = hereOffer(terms, day(['00:00', 4]), 1, wall('2026-07-04 12:00').add({ seconds: 1 }));
  expect(offer?.slots[0]?.start).toEqual(wall('2026-07-04 12:01'));
});

test('the number of free boards ages with the clock alone: it falls and rises when a booking begins and a board is back', () => {
  const steps = day(['00:00', 4], ['12:03', 2], ['12:10', 3]);
  expect(['12:02', '12:03', '12:09', '12:10'].map((time) => offered(time, steps)?.free)).toEqual([4, 2, 2, 3]);
});

test('a length is offered only if as many boards as are wished for are free through all of it', () => {
  const steps = day(['00:00', 3], ['14:30', 2], ['15:30', 1]);
  expect(offered('12:00', steps)?.slots).toHaveLength(6);
  expect(offered('12:00', steps, 2)?.slots).toEqual(['12:00–13:00', '12:00–14:00', '12:00–15:00']);
  expect(offered('12:00', steps, 3)?.slots).toEqual(['12:00–13:00', '12:00–14:00']);
});

test('while staff have the station closed, nothing begins now', () => {
  const shut = day(['00:00', 0], ['14:00', 4]).map((step, at) => ({
    ...step,
    ...(at === 0 && { isClosed: true as const }),
  }));
  expect(offered('12:00', shut)).toBeNull();
  expect(offered('14:00', shut)?.slots).toHaveLength(6);
});

test('if nothing is free now, the next time is offered', () => {
  const offer = offered('12:00', day(['00:00', 0], ['12:40', 2]));
  expect(offer).toEqual({ free: 0, slots: [], later: '12:40–13:40' });
  // Somebody is about to collect the one board that is still there.
  expect(offered('12:00', day(['00:00', 1], ['12:20', 0], ['15:00', 1]))).toMatchObject({
    slots: [],
    later: '15:00–16:00',
  });
});

test('while the free boards are not known, lengths are offered all the same', () => {
  expect(offered('18:30', undefined)).toEqual({
    free: undefined,
    slots: ['18:30–19:30', '18:30–20:30'],
    later: undefined,
  });
});

test.each(['07:30', '20:30', '22:00'])('at %s nothing can begin now', (time) => {
  expect(offered(time, day(['00:00', 4]))).toBeNull();
});
