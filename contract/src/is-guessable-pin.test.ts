import { expect, test } from 'vitest';
import { isGuessablePin } from './is-guessable-pin.ts';

test.each([
  '000000',
  '121212',
  '112211',
  '123456',
  '987654',
  '901234',
  '246802',
  '123123',
  '123321',
  '147258',
  '112233',
])('%s is guessed', (pin) => expect(isGuessablePin(pin)).toBe(true));

test.each(['258014', '481147', '246813', '864209', '190375'])('%s is not', (pin) =>
  expect(isGuessablePin(pin)).toBe(false),
);
