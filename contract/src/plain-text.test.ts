import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['Pirita rand', 'Pirita rand'],
  ['Õhtu, вечер, soirée 🏄‍♀️', 'Õhtu, вечер, soirée 🏄‍♀️'],
  ['two\nlines', 'two\nlines'],
  ['two\r\nlines\ragain', 'two\nlines\nagain'],
  ['two\u2028lines\u2029again', 'two\nlines\nagain'],
  ['a\tb', 'a b'],
  ['a\u0000b\u0007c\u001Bd\u007Fe\u0085f', 'abcdef'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['\u2066in\u2067si\u2068de\u2069', 'inside'],
  ['half \uD83C only', 'half  only'],
])('%j becomes %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
