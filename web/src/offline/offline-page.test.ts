import { locales } from '@laine/contract/languages.ts';
import { expect, test } from 'vitest';
import type { KeptBookings } from './kept-bookings.ts';
import { offlinePage } from './offline-page.ts';

const booking = {
  id: 'b1',
  stationId: 'pirita',
  stationName: 'Pirita <b>',
  timeZone: 'Europe/Tallinn',
  start: '2026-07-04T11:00:00Z',
  end: '2026-07-04T13:00:00Z',
  phone: '+372 5555 0101',
  sessions: [{ id: 's1', status: 'created' as const, code: '2440', lockerNumber: 3 }],
  isInQuestion: false,
};
const kept: KeptBookings = {
  ownerId: 'anna',
  locale: 'et',
  brandName: 'Laine',
  readAt: { product: Date.parse('2026-07-04T09:03:00Z'), browser: 0 },
  bookings: [booking, { ...booking, id: 'b2', sessions: [] }],
};
type Look = { problem?: 'lost' | 'slow'; browserNow?: number };
const page = (pathname: string, found?: KeptBookings, { problem = 'lost', browserNow = 0 }: Look = {}) =>
  offlinePage({ pathname, browserNow, problem, kept: found, nonce: 'n', language: 'fr-FR' });

test('a booking shows its code, its time on the clock of the station, and from when it is', () => {
  const shown = page('/bookings/b1', kept);
  expect(shown).toContain('2440');
  expect(shown).toContain('14:00–16:00');
  expect(shown).toContain('seisuga 12:03');
  expect(shown).toContain('href="tel:+37255550101"');
  expect(shown).not.toContain('<b>Pirita');
  expect(shown).not.toContain('Pirita <b>');
});

test.for([
  ['en', 'as of 4 July, 12:03.'],
  ['es', 'actualización: 4 de julio, 12:03)'],
  ['et', 'seisuga 4. juuli kell 12:03.'],
  ['fr', 'était le 4 juillet à 12:03.'],
  ['ru', 'на 4 июля, 12:03.'],
] as const)('what was read on another day of the station says which, in %s', ([locale, words]) => {
  const hoursLater = (hours: number) => page('/bookings/b1', { ...kept, locale }, { browserNow: hours * 3_600_000 });
  expect(hoursLater(11)).not.toContain(words);
  expect(hoursLater(12)).toContain(words);
});

test('a network that is there but too slow is not called lost', () => {
  expect(page('/bookings/b1', kept)).toContain('<h1>Ühendus puudub</h1>');
  expect(page('/bookings/b1', kept, { problem: 'slow' })).toContain('<h1>Nõrk ühendus</h1>');
});

test('whoever tries again is known by the policy of the link', () => {
  expect(page('/bookings/b1', kept)).toContain(
    '<a href="" referrerpolicy="same-origin" class="quiet">Proovi uuesti</a>',
  );
});

test('every other page leads to each of the bookings', () => {
  expect(page('/', kept)).toContain('href="/bookings/b1"');
  expect(page('/', kept)).toContain('href="/bookings/b2"');
  // Beside a code, "Open" reads like opening the door.
  expect(page('/', kept)).toContain('>Vaata broneeringut</a>');
});

test('a shared ticket shows its code in the same way, and leads to no booking', () => {
  const shown = page('/ticket', { ...kept, locale: 'en', bookings: [booking] });
  expect(shown).toContain('Your ticket as of 12:03.');
  expect(shown).toContain('2440');
  expect(shown).not.toContain('/bookings/');
});

test('where nothing is kept, nothing personal is shown, in the language of the browser', () => {
  expect(page('/bookings/b1')).toContain('Pas de connexion');
  expect(page('/bookings/b1')).not.toContain('<article>');
});

test.for(locales)('no words are missing in %s', (locale) => {
  expect(page('/', { ...kept, locale })).not.toMatch(/undefined|\{time\}/);
});
