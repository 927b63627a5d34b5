import { expect, test } from 'vitest';
import { bearsDirections, bearsLink } from './bears-link.ts';

test.each([
  'http://evil.example',
  'HTTPS evil',
  'hxxp://evil',
  'see www.evil.example',
  'evil.example/x',
  'Bank evil.example gives you',
  'me@evil.example',
  'evil .example',
  'evil．example',
  'evil。example',
  'ev\u200bil.exa\u00admple',
  'ｅｖｉｌ.ｅｘａｍｐｌｅ',
  'пример.рф',
  't.co/abc',
  '192.0.2.7/x',
  'evil[.]example',
  'evil (dot) example',
  'evil . com',
  'mail me at a@b.ee',
])('%j bears a link', (text) => expect(bearsLink(text)).toBe(true));

test.each([
  'Happy birthday! Enjoy the sea. Love, Mum',
  'J.R.R. Tolkien',
  'p.ej. mañana, т.е. завтра, z.B. um 18.30',
  '12.05.2027 … 3.50 €',
  'Õnne soovivad M. Tamm & Co.',
  'First line.\nSecond line',
  'Joyeux anniversaire, Jean-Luc : profite.',
  'See you @ the beach . Mum',
  'Happy 40th (2 hours, 18.30–20.30), 2027-05-12 18:30, code 123456',
])('%j bears none', (text) => expect(bearsDirections(text)).toBe(false));

test.each([
  'call +88216 12345678 now',
  '+372 (55) 500-001',
  'ring 55500001',
  '８８２１６１２３４５',
  '5 5 5 0 0 0 1 2 3',
])('%j names a number to call', (text) => {
  expect(bearsDirections(text)).toBe(true);
  expect(bearsLink(text)).toBe(false);
});
