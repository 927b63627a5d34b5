import { expect, test } from 'vitest';
import { audienceManifest, audienceRoutes } from './audience-routes.ts';

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
