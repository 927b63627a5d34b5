import { expect, test } from 'vitest';
import { waitingText } from './waiting-text.ts';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [57, '0:57'],
  [725, '12:05'],
  [3_600, '1:00:00'],
  [4_265, '1:11:05'],
])('%i seconds are %s', (seconds, text) => {
  expect(waitingText(seconds)).toBe(text);
});
