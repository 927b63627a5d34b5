import { accessMeanings } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import { refusals } from '@laine/contract/refusals.ts';
import { expect, test } from 'vitest';
import { readSettings } from '../../../settings.ts';
import { apiDocsPage } from './api-docs-page.ts';
import { sketch } from './sketch.ts';

const page = apiDocsPage({ brand: readSettings({}).brand, loginCookie: '__Host-login', served: calls });
const partAbout = (name: string) => page.split('<details id="').find((part) => part.startsWith(`${name}"`)) ?? '';

test('fields are shown with type, format, bounds and default', () => {
  expect(partAbout('stationAvailability')).toContain('date: string (date)\n');
  expect(partAbout('emailCallback')).toContain('email: string (email)\n');
  expect(partAbout('logs')).toContain('limit?: integer 1…1000, 100 if left out\n');
  expect(partAbout('openLocker')).toContain('lockerNumber: integer 1…999\n');
  expect(partAbout('sessions')).toContain('&quot;asc&quot; | &quot;desc&quot;, &quot;desc&quot; if left out\n');
});

test('a list of several words is put in brackets', () => {
  expect(page).toContain('(&quot;another-locker&quot; | &quot;money-back&quot;)[]');
  expect(page).not.toMatch(/&quot; \| &quot;\w+&quot;\[\]/);
});

test('only what may be anything is shown as such', () => {
  const loose = [...page.matchAll(/^ *(.*\banything\b.*)$/gm)].map(([, line]) => line);
  expect(new Set(loose)).toEqual(new Set(['data: anything']));
});

test.each([
  [{ allOf: [{ type: 'string' }, { type: 'integer' }] }, 'string & integer'],
  [{ type: 'string', format: 'date', allOf: [{ pattern: '^2' }, { pattern: '-' }] }, 'string (date)'],
  [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'integer ≥ 0'],
  [{ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: 9 }, 'integer ≤ 9'],
] as const)('%j is sketched as %s', (schema, text) => {
  expect(sketch(structuredClone(schema) as Parameters<typeof sketch>[0])).toBe(text);
});

test('headers of a call are shown with what they mean', () => {
  expect(partAbout('checkout')).toMatch(/<h3>Headers<\/h3><dl><dt><code>X-Time-Zone<\/code><\/dt><dd>[^<]+/);
});

test('it says how to sign in and what each kind of access means', () => {
  const signingIn = page.slice(page.indexOf('<section id="signing-in">'), page.indexOf('<section id="public">'));
  expect(signingIn).toContain('<code>__Host-login</code>');
  expect(signingIn).toContain('Authorization: Bearer');
  for (const [access, meaning] of Object.entries(accessMeanings))
    expect(signingIn).toContain(`<dt><code>${access}</code></dt><dd>${meaning}</dd>`);
  for (const [, target] of signingIn.matchAll(/href="#(\w+)"/g)) expect(page).toContain(`<details id="${target}">`);
  expect(partAbout('booking')).toContain(accessMeanings.reader);
});

test('a path that staff share shows both answers', () => {
  expect(partAbout('stations')).toContain('<h3>Answer with Authorization</h3>');
  expect(partAbout('adminStations')).not.toContain('<h3>Answer with Authorization</h3>');
});

test('calls are found by what they are about, and each shows how it is made', () => {
  const nav = page.slice(page.indexOf('<nav'), page.indexOf('</nav>'));
  expect(nav).toContain('href="#public-bookings"');
  for (const [, target] of nav.matchAll(/href="#([\w-]+)"/g)) expect(page).toContain(`id="${target}"`);
  expect(partAbout('checkout')).toContain('curl -X POST &#39;https://laine.example/api/bookings/checkout&#39;');
  expect(partAbout('me')).toContain('&quot;user&quot;: {');
});

test('a picture is shown as bytes', () => {
  expect(partAbout('newPhoto')).toContain('Bytes of image/jpeg, image/png, image/webp; at most 7812 KiB.');
});

test('each refusal is an item of its own', () => {
  for (const code of Object.keys(refusals)) expect(page).toContain(`<li><code>${code}</code></li>`);
});
