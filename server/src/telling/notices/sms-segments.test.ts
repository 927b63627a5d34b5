import { expect, test } from 'vitest';
import { fitName, inGsmLetters, smsSegments } from './sms-segments.ts';

test('a text of GSM-7 letters has room for 160, then 153 to a segment', () => {
  expect(smsSegments('a'.repeat(160))).toEqual({ alphabet: 'gsm-7', length: 160, segments: 1 });
  expect(smsSegments('a'.repeat(161))).toEqual({ alphabet: 'gsm-7', length: 161, segments: 2 });
  expect(smsSegments('a'.repeat(307)).segments).toBe(3);
});

test('one letter outside the alphabet leaves room for 70, then 67', () => {
  expect(smsSegments('õ'.repeat(70))).toEqual({ alphabet: 'ucs-2', length: 70, segments: 1 });
  expect(smsSegments(`${'a'.repeat(70)}õ`)).toEqual({ alphabet: 'ucs-2', length: 71, segments: 2 });
});

test('the euro sign takes the room of two', () => {
  expect(smsSegments('€'.repeat(80))).toEqual({ alphabet: 'gsm-7', length: 160, segments: 1 });
  expect(smsSegments('€'.repeat(81)).segments).toBe(2);
});

test.each(['ä', 'ö', 'ü', 'é', 'è', 'à', 'ù', 'ñ', 'Ç', '¿'])('%s is in the alphabet', (letter) => {
  expect(smsSegments(letter).alphabet).toBe('gsm-7');
});

test.each(['õ', 'Õ', 'š', 'ž', 'á', 'í', 'ó', 'ú', 'ç', 'ê', '–', '’', '\u00A0', 'я'])('%s is not', (letter) => {
  expect(smsSegments(letter).alphabet).toBe('ucs-2');
});

test.each([
  ['Nõmme rand', 'Nomme rand'],
  ['Pärnu rand', 'Pärnu rand'],
  ['Málaga – Pedregalejo', 'Malaga - Pedregalejo'],
  ['Île d’Or', "Ile d'Or"],
  ['Пляж Пирита', 'Пляж Пирита'],
])('%s is written %s', (name, written) => {
  expect(inGsmLetters(name)).toBe(written);
});

test('a name gives up words, then letters, before a second segment is paid for', () => {
  const say = (room: number) => (name: string) => `${'x'.repeat(160 - room)}${name}`;
  expect(fitName('Playa de la Malagueta', say(21))).toMatch(/xPlaya de la Malagueta$/);
  expect(fitName('Playa de la Malagueta', say(12))).toMatch(/xPlaya de la$/);
  expect(fitName('Malaguetabeach', say(8))).toMatch(/xMalague\.$/);
});

test('a name that does not fit even as a stub stays whole', () => {
  const text = fitName('Pirita rand', (name) => `${'x'.repeat(159)}${name}`);
  expect(text).toMatch(/Pirita rand$/);
  expect(smsSegments(text).segments).toBe(2);
});
