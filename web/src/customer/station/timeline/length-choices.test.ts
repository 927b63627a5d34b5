import { exampleTerms, wall } from '@laine/rules/example-terms.ts';
import { checkSlot } from '@laine/rules/time/check-slot.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthChoices } from './length-choices.ts';

const terms = exampleTerms();
const at = (time: string) => wall(`2026-07-04 ${time}`);
const minutes = (different: Parameters<typeof exampleTerms>[0]) =>
  lengthChoices(exampleTerms(different), at('09:00')).map((choice) => choice.minutes);

test('the shortest, every full hour and the longest', () => {
  expect(minutes({})).toEqual([60, 120, 180, 240, 300, 360]);
  expect(minutes({ minDurationInSeconds: 1_800, maxDurationInSeconds: 9_000 })).toEqual([30, 60, 120, 150]);
  expect(minutes({ minDurationInSeconds: 5_400, maxDurationInSeconds: 5_400 })).toEqual([90]);
  expect(minutes({ minDurationInSeconds: 7_200, maxDurationInSeconds: 3_600 })).toEqual([]);
});

test('what would end after closing, or is too long so near to it, says so', () => {
  const limits = (start: string) => lengthChoices(terms, at(start)).map(({ limit }) => limit);
  expect(limits('15:00')).toEqual(Array.from({ length: 6 }));
  expect(limits('18:00')).toEqual([undefined, undefined, undefined, 'closing', 'closing', 'closing']);
  expect(lengthChoices(exampleTerms({ minDurationInSeconds: 5_400 }), at('19:15')).at(0)?.limit).toBe('closing-soon');
});

test('a length is offered exactly when the rules allow it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8 * 60, max: 20 * 60 }), (minute) => {
      const start = at('00:00').add({ minutes: minute });
      for (const choice of lengthChoices(terms, start)) {
        const end = start.add({ minutes: choice.minutes });
        expect(choice.limit === undefined).toBe(checkSlot(terms, { start, end }, at('07:00')) === 'ok');
      }
    }),
  );
});
