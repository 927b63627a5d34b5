import { expect, test } from 'vitest';
import { audienceManifest, audienceRoutes, audienceTable } from './audience-routes.ts';

const route = (id: string, path?: string, parentId = 'root') => ({
  id,
  ...(path !== undefined && { path }),
  ...(id !== 'root' && { parentId }),
});

const routes = Object.fromEntries(
  [
    route('root', ''),
    route('home'),
    route('station', 'stations/:stationId'),
    route('settings', '/settings'),
    route('staff'),
    route('today', '/admin', 'staff'),
    route('admin-station', '/admin/stations/:stationId', 'staff'),
    route('not-found', '*'),
  ].map((one) => [one.id, one]),
);

test('a page knows the pages of its own audience, their frames, and the page for unknown addresses', () => {
  const known = (audience: 'customer' | 'account' | 'staff') => Object.keys(audienceRoutes(routes, audience));
  expect(known('customer')).toEqual(['root', 'home', 'station', 'not-found']);
  expect(known('account')).toEqual(['root', 'settings', 'not-found']);
  expect(known('staff')).toEqual(['root', 'staff', 'today', 'admin-station', 'not-found']);
});

test('each audience has a file of its own', () => {
  expect(audienceManifest('/assets/manifest-1a2b.js', 'staff')).toBe('/assets/manifest-1a2b-staff.js');
});

test('it names itself, so that a page does not load the table of all audiences too', () => {
  const whole = { url: '/assets/manifest-1a2b.js', version: '1a2b', routes };
  const table = audienceTable(whole, 'account');
  expect(table).toMatchObject({ url: '/assets/manifest-1a2b-account.js', version: '1a2b' });
  expect(Object.keys(table.routes)).toEqual(['root', 'settings', 'not-found']);
});
