/** Everybody who calls, in the order of the columns. `owner` runs the station of the thing, `other-owner` another. */
export const actors = [
  'visitor',
  'customer',
  'other-customer',
  'owner',
  'other-owner',
  'admin',
  'api-key',
  'station-key',
] as const;
export type Actor = (typeof actors)[number];

export type PersonActor = Exclude<Actor, 'visitor' | 'api-key' | 'station-key'>;
export const people = actors.filter(
  (actor): actor is PersonActor => !['visitor', 'api-key', 'station-key'].includes(actor),
);
