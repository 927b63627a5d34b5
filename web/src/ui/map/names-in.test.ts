import { expect, test } from 'vitest';
import { namesIn } from './names-in.ts';

const russian = ['coalesce', ['get', 'name:ru'], ['get', 'name_ru'], ['get', 'name:latin'], ['get', 'name']];

test.each([
  ['an expression', ['get', 'name']],
  ['a token', '{name:latin}'],
  ['tokens on two lines', '{name:latin}\n{name:nonlatin}'],
  ['an old function', { stops: [[6, '{name_en}']] }],
  [
    'two spellings',
    [
      'case',
      ['has', 'name:nonlatin'],
      ['concat', ['get', 'name:latin'], '\n', ['get', 'name:nonlatin']],
      ['get', 'name'],
    ],
  ],
])('%s is the name in the visitor’s language', (_what, field) => {
  expect(namesIn('ru', field)).toEqual(russian);
});

test.each([
  ['nothing', undefined],
  ['a road’s number', ['get', 'ref']],
  ['a house', '{housenumber}'],
  ['another property that ends like one', ['get', 'filename']],
])('%s stays as it is', (_what, field) => {
  expect(namesIn('ru', field)).toBeUndefined();
});

test('what stands beside the name stays', () => {
  expect(namesIn('ru', '{name} {ele} m')).toEqual(['concat', russian, ' ', ['to-string', ['get', 'ele']], ' m']);
  expect(namesIn('ru', ['concat', ['get', 'ref'], ' ', ['get', 'name']])).toEqual([
    'concat',
    ['get', 'ref'],
    ' ',
    russian,
  ]);
});

test('conditions and the zoom from which a name is written stay', () => {
  const field = ['step', ['zoom'], '', 13, ['case', ['has', 'name:en'], ['get', 'name:en'], ['get', 'ref']]];
  expect(namesIn('ru', field)).toEqual([
    'step',
    ['zoom'],
    '',
    13,
    ['case', ['has', 'name:en'], russian, ['get', 'ref']],
  ]);
});
