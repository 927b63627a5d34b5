import { expect, test } from 'vitest';
import { readCoordinates } from './read-coordinates.ts';

test('a place is read as maps copy it', () => {
  const pirita = { latitude: 59.4692, longitude: 24.8304 };

  for (const text of ['59.4692, 24.8304', '59.4692,24.8304', ' (59.4692, 24.8304) ', '59.4692 24.8304']) {
    expect(readCoordinates(text)).toEqual(pirita);
  }
  expect(readCoordinates('-36.72, -4.41')).toEqual({ latitude: -36.72, longitude: -4.41 });
});

test('one number, an impossible place and words are no pair', () => {
  for (const text of ['59.4692', '59,4692', '95.1, 24.8', '59.4, 181.5', 'Pirita, Tallinn']) {
    expect(readCoordinates(text)).toBeUndefined();
  }
});
