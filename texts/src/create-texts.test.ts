import type { Locale } from '@laine/contract/languages.ts';
import { expect, test } from 'vitest';
import { byKey, createTexts } from './create-texts.ts';
import { openSpeaker } from './open-speaker.ts';

const estonian = [
  { place: 'pier.board.count', english: '', text: '{count, plural, one {# laud} other {# lauda}}' },
  { place: 'pier.steps.1', english: 'Go out', text: 'Mine vette' },
  { place: 'pier.open', english: 'The pier is open', text: '' },
];
const sayIn = (locale: Locale) => openSpeaker(locale, locale === 'et' ? estonian : []);

const pier = createTexts(
  'pier',
  {
    open: 'The pier is open',
    swing: 'It swings {when, select, storm {a lot in {place}} other {a little}}',
    board: { count: '{count, plural, one {# board} other {# boards}}' },
    steps: ['Take a board', 'Go out'],
  },
  sayIn,
);

test('a text with values is a function of exactly these', () => {
  expect(pier.en.open).toBe('The pier is open');
  expect(pier.en.swing({ when: 'storm', place: 'Pirita' })).toBe('It swings a lot in Pirita');
  expect([1, 2].map((count) => pier.et.board.count({ count }))).toEqual(['1 laud', '2 lauda']);
  // @ts-expect-error: the place is missing
  pier.en.swing({ when: 'storm' });
  // @ts-expect-error: nothing counts here
  pier.en.board.count({ boards: 2 });
});

test('a list stays a list, and what is not translated is said in English', () => {
  expect(pier.et.steps.map((step) => step)).toEqual(['Take a board', 'Mine vette']);
  expect(pier.et.open).toBe('The pier is open');
});

test('a text can be found by its key at run time', () => {
  const say = byKey(createTexts('sea', { calm: 'Calm', waves: 'Waves of {metres} m' }, sayIn));
  expect(say('en', 'waves', { metres: 2 })).toBe('Waves of 2 m');
  expect(say('en', 'calm')).toBe('Calm');
});
