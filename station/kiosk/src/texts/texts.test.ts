import { locales } from '@laine/contract/languages.ts';
import { expect, test } from 'vitest';
import { textsIn, thingName } from './texts.ts';

const values = [
  'boards',
  'hours',
  'locker',
  'minutes',
  'moment',
  'of',
  'price',
  'seconds',
  'tags',
  'time',
  'tries',
  'typed',
];
const filled = (figure: number) => Object.fromEntries(values.map((name) => [name, figure]));

/** Every text under its path; texts that take figures are filled with the given one. */
function wordsOf(texts: unknown, figure: number, path = ''): [path: string, words: string][] {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts === 'function') return [[path, (texts as (values: object) => string)(filled(figure))]];
  return Object.entries(texts as object).flatMap(([key, value]) => wordsOf(value, figure, `${path}/${key}`));
}

const english = wordsOf(textsIn('en'), 3);

test.for(locales)('%s says everything that English says, and says something each time', (locale) => {
  const words = wordsOf(textsIn(locale), 3);

  expect(words.map(([path]) => path).toSorted()).toEqual(english.map(([path]) => path).toSorted());
  expect(words.filter(([, text]) => text.trim() === '' || text.includes('#') || text.includes('undefined'))).toEqual(
    [],
  );
});

test.for(locales.filter((locale) => locale !== 'en'))('%s is not English', (locale) => {
  const inEnglish = new Map(english);
  const same = wordsOf(textsIn(locale), 3).filter(([path, text]) => inEnglish.get(path) === text);

  // Some single words and units are the same in both, whole sentences never are.
  expect(same.filter(([, text]) => text.includes(' ') && !/^\d+ (?:h|min)$/.test(text))).toEqual([]);
});

test.for(locales)('figures stand in the sentences of %s', (locale) => {
  const { code, open, missing, idle, staff } = textsIn(locale);

  expect(code.triesLeft({ tries: 4 })).toContain('4');
  expect(open.title({ locker: 12 })).toContain('12');
  expect(missing.lead({ locker: 12 })).toContain('12');
  expect(idle.left({ seconds: 7 })).toContain('7');
  expect(staff.strangeTags({ tags: 21 })).toContain('21');
});

test('words bend to their number', () => {
  expect([1, 2, 5, 21].map((tries) => textsIn('ru').code.triesLeft({ tries }))).toEqual([
    'Осталась 1 попытка',
    'Осталось 2 попытки',
    'Осталось 5 попыток',
    'Осталась 21 попытка',
  ]);
  expect([1, 2].map((tries) => textsIn('es').code.triesLeft({ tries }))).toEqual([
    'Te queda 1 intento',
    'Te quedan 2 intentos',
  ]);
  expect([1, 2].map((tries) => textsIn('et').code.triesLeft({ tries }))).toEqual(['Jäänud 1 katse', 'Jäänud 2 katset']);
  expect([1, 2].map((tries) => textsIn('fr').code.triesLeft({ tries }))).toEqual(['Encore 1 essai', 'Encore 2 essais']);
  expect([1, 2].map((tries) => textsIn('en').code.triesLeft({ tries }))).toEqual(['1 try left', '2 tries left']);
});

test('in French a locker’s number is not torn from it', () => {
  const torn = wordsOf(textsIn('fr'), 12).filter(([, text]) => /casier 12/i.test(text));
  expect(torn).toEqual([]);
});

test('things of no known kind keep the name staff gave them', () => {
  expect(thingName({ kind: 'vest', name: 'Vest M' }, textsIn('et'))).toBe('Päästevest');
  expect(thingName({ kind: 'other', name: 'Dry bag' }, textsIn('et'))).toBe('Dry bag');
});
