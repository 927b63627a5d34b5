import { expect, test } from 'vitest';
import { foldWords } from './fold-words.ts';

test.each([
  ['Pärnu', 'parnu'],
  ['PLAYA DE LA CALETA, MÁLAGA', 'playa de la caleta malaga'],
  ['Võsu Õnne', 'vosu onne'],
  ['–!', ''],
  ['Øresund, Łeba, Straße', 'oresund leba strasse'],
  ['Нарва-Йыэсуу, Ёлки', 'нарва иыэсуу елки'],
])('%s is searched as %s', (text, folded) => {
  expect(foldWords(text).join(' ')).toBe(folded);
});
