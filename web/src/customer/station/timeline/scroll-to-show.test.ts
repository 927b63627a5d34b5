import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgePull, scrollToShow } from './scroll-to-show.ts';

const view = { left: 100, width: 300, contentWidth: 1_000 };

test('what is in view stays where it is', () => {
  expect(scrollToShow(view, { from: 100, to: 400 }, 'from')).toBeUndefined();
});

test('what is not comes to the middle, as far as the day goes', () => {
  expect(scrollToShow(view, { from: 600, to: 700 }, 'from')).toBe(500);
  expect(scrollToShow(view, { from: 950, to: 1_000 }, 'from')).toBe(700);
  expect(scrollToShow(view, { from: 0, to: 50 }, 'from')).toBe(0);
});

test('of more than fits, the end that was moved is shown', () => {
  expect(scrollToShow(view, { from: 200, to: 600 }, 'from')).toBe(200);
  expect(scrollToShow(view, { from: 200, to: 600 }, 'to')).toBe(300);
});

test('afterwards the moved end is always in view, and scrolling again changes nothing', () => {
  const place = fc.integer({ min: 0, max: 1_000 });
  fc.assert(
    fc.property(place, place, place, fc.constantFrom('from', 'to'), (a, b, left, movedEnd) => {
      const span = { from: Math.min(a, b), to: Math.max(a, b) };
      const before = { ...view, left: Math.min(left, 700) };
      const after = { ...before, left: scrollToShow(before, span, movedEnd) ?? before.left };
      expect(span[movedEnd]).toBeGreaterThanOrEqual(after.left);
      expect(span[movedEnd]).toBeLessThanOrEqual(after.left + after.width);
      expect(scrollToShow(after, span, movedEnd)).toBeUndefined();
    }),
  );
});

test('a thing held near an edge pulls the view along, but only the way it is moved', () => {
  const box = { left: 0, right: 300 };
  expect(edgePull(150, box, 100)).toBe(0);
  expect(edgePull(290, box, 100)).toBeGreaterThan(0);
  expect(edgePull(299, box, 100)).toBeGreaterThan(edgePull(270, box, 100));
  expect(edgePull(290, box, 295)).toBe(0);
  expect(edgePull(10, box, 100)).toBeLessThan(0);
  expect(edgePull(10, box, 5)).toBe(0);
});

test('at the edge and beyond it an hour of forty to fifty pixels takes half a second', () => {
  const box = { left: 0, right: 300 };
  expect([edgePull(300, box, 100), edgePull(500, box, 100), edgePull(-50, box, 100)]).toEqual([90, 90, -90]);
});
