import { expect, test } from 'vitest';
import { directionsIn } from './directions-in.ts';

test('the reader’s own language comes first, then English, then whichever there is', () => {
  const both = { directionsEn: 'Behind the café', directionsEt: 'Kohviku taga' };
  expect(directionsIn(both, 'et')).toEqual({ text: 'Kohviku taga', locale: 'et' });
  expect(directionsIn(both, 'fr')).toEqual({ text: 'Behind the café', locale: 'en' });
  expect(directionsIn({ directionsRu: 'За кафе' }, 'fr')).toEqual({ text: 'За кафе', locale: 'ru' });
});

test('where nobody has written any, or emptied them, there are none', () => {
  expect(directionsIn({}, 'en')).toBeUndefined();
  expect(directionsIn({ directionsEn: '' }, 'en')).toBeUndefined();
});
