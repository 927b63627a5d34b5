import { expect, test } from 'vitest';
import { readIban } from './read-iban.ts';

test.each([
  ['EE38 2200 2210 2014 5685', 'EE382200221020145685'],
  ['ee382200221020145685', 'EE382200221020145685'],
  ['ES91-2100-0418-4502-0005-1332', 'ES9121000418450200051332'],
  ['FR14 2004 1010 0505 0001 3M02 606', 'FR1420041010050500013M02606'],
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['FI21 1234 5600 0007 85', 'FI2112345600000785'],
  ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
])('%s is an account', (typed, iban) => {
  expect(readIban(typed)).toBe(iban);
});

test.each([
  ['nothing', ''],
  ['a wrong digit', 'EE38 2200 2210 2014 5686'],
  ['two digits swapped', 'EE38 2200 2210 2014 6585'],
  ['a digit too few', 'EE38 2200 2210 2014 568'],
  ['a digit too many', 'EE38 2200 2210 2014 56850'],
  ['a country outside SEPA', 'BR15 0000 0000 0000 1093 2840 814P 2'],
  ['a card number', '4242 4242 4242 4242'],
  ['other letters', 'ЕЕ38 2200 2210 2014 5685'],
])('%s is none', (_why, typed) => {
  expect(readIban(typed)).toBeUndefined();
});
