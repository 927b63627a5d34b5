import { expect, test } from 'vitest';
import { refusalText } from './texts.ts';

test('what a form of the settings or of a review asks for is named in the reader’s language', () => {
  const fields = 'surname, country, postalCode, stars, text';
  expect(refusalText('et', 'malformed', { fields })).toMatch(/perekonnanimi, riik, postiindeks, tärnid, tekst$/);
  expect(refusalText('fr', 'malformed', { fields: 'country, until' })).toMatch(/pays, until$/);
});
