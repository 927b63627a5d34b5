import { expect, test } from 'vitest';
import { bearsLink } from './bears-link.ts';

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
])('%j bears a link', (text) => expect(bearsLink(text)).toBe(true));

test.each([
  'Happy birthday! Enjoy the sea. Love, Mum',
  'J.R.R. Tolkien',
  'p.ej. mañana, т.е. завтра, z.B. um 18.30',
  '12.05.2027 … 3.50 €',
  'Õnne soovivad M. Tamm & Co.',
  'First line.\nSecond line',
  'Joyeux anniversaire, Jean-Luc : profite.',
])('%j bears none', (text) => expect(bearsLink(text)).toBe(false));
