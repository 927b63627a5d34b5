import type { Station } from '@laine/contract/public/entities.ts';

/** Phones open it in their own map; the way starts where the visitor stands. */
export function directionsAddress({ latitude, longitude }: Pick<Station, 'latitude' | 'longitude'>): string {
  const search = new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` });
  return `https://www.google.com/maps/dir/?${search.toString()}`;
}
