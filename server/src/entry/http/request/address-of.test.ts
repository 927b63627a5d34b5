import { expect, test } from 'vitest';
import { readSettings } from '../../../settings.ts';
import { openApp } from '../open-app.ts';
import { addressOf } from './address-of.ts';

/**
 * A caller at 203.0.113.9 who writes addresses of their own, through one proxy at 10.0.0.2 that adds where they came
 * from.
 */
const forged = '198.51.100.1, 203.0.113.9';

async function seen(trust: string, forwarded: string | undefined, remoteAddress = '10.0.0.2') {
  const app = openApp(readSettings({ TRUST_PROXY: trust, LOG_LEVEL: 'silent' }));
  app.get('/', (request) => addressOf(request));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.inject({ url: '/', headers, remoteAddress })).body;
}

test.each([
  ['', forged, '10.0.0.2'],
  ['false', forged, '10.0.0.2'],
  ['true', forged, '203.0.113.9'],
  ['1', forged, '203.0.113.9'],
  ['2', `${forged}, 10.0.0.3`, '203.0.113.9'],
  ['10.0.0.0/8', forged, '203.0.113.9'],
  ['10.0.0.0/8, 2001:db8::/32', forged, '203.0.113.9'],
  ['1', '2001:db8::7', '2001:db8::7'],
  ['1', 'nonsense', '10.0.0.2'],
  ['1', '<script>', '10.0.0.2'],
  ['1', undefined, '10.0.0.2'],
])('with TRUST_PROXY=%s and %s a request comes from %s', async (trust, forwarded, address) => {
  expect(await seen(trust, forwarded)).toBe(address);
});

test('whoever goes round the proxies counts as themselves', async () => {
  expect(await seen('10.0.0.0/8', '198.51.100.1', '203.0.113.9')).toBe('203.0.113.9');
});
