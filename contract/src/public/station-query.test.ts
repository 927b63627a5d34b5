import { expect, test } from 'vitest';
import { StationQuery } from './station-query.ts';

const read = (query: Record<string, string>) => StationQuery.safeParse(query);

test.each<[Record<string, string>, object]>([
  [{}, {}],
  [{ near: '59.47,24.83' }, { near: { latitude: 59.47, longitude: 24.83 } }],
  [{ near: '-90,180' }, { near: { latitude: -90, longitude: 180 } }],
  [{ within: '58,-22.5,60,25' }, { within: { south: 58, west: -22.5, north: 60, east: 25 } }],
  [{ search: ' Pärnu ' }, { search: 'Pärnu' }],
  [{ ids: 'pirita,parnu-2' }, { ids: ['pirita', 'parnu-2'] }],
  [
    { limit: '100', offset: '0' },
    { limit: 100, offset: 0 },
  ],
  [{ fields: 'name,nextBookings' }, { fields: ['name', 'nextBookings'] }],
  [{ utm_source: 'mail' }, {}],
])('%j is read as %j', (query, meant) => {
  expect(read(query).data).toEqual(meant);
});

test.each([
  { near: '' },
  { near: '59.47' },
  { near: '59.47,24.83,1' },
  { near: '91,0' },
  { near: '0,181' },
  { near: '5e1,0' },
  { near: 'here' },
  { within: '60,22,58,25' },
  { within: '58,22,60' },
  { within: '58,22,60,181' },
  { search: '' },
  { search: '   ' },
  { search: 'x'.repeat(101) },
  { ids: '' },
  { ids: 'Pirita' },
  { ids: Array.from({ length: 101 }, (_, n) => `beach-${n}`).join() },
  { limit: '0' },
  { limit: '101' },
  { limit: 'all' },
  { offset: '-1' },
  { fields: '' },
  { fields: 'name,apiKeyHash' },
])('%j is refused', (query) => {
  expect(read(query).success).toBe(false);
});
