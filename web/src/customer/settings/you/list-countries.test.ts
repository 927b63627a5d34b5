import { locales } from '@laine/contract/languages.ts';
import { expect, test } from 'vitest';
import { listCountries } from './list-countries.ts';

test('countries stand under their names in the language of the page, in its order', () => {
  const labels = (locale: 'et' | 'en') => listCountries(locale).map(({ label }) => label);
  expect(labels('en')).toContain('Estonia');
  expect(labels('et')).toContain('Eesti');
  // Estonian sorts Š and Z before T.
  expect(labels('et').indexOf('Šveits')).toBeLessThan(labels('et').indexOf('Taani'));
});

test.for(locales)('every country has a name in %s', (locale) => {
  const countries = listCountries(locale);
  expect(countries).toHaveLength(249);
  expect(countries.filter(({ value, label }) => label === value)).toEqual([]);
});
