import type { Station } from '@laine/contract/public/entities.ts';
import { readFacts } from './read-facts.ts';
import type { StationRow } from './station-store.ts';

/** A station as customers see it. One whose facts do not parse shows as disabled, with as much as can be said of it. */
export function presentStation({ id, status, metadata }: StationRow): Station {
  const { facts } = readFacts(metadata);
  if (facts) return { id, status, ...facts };
  return { id, ...nothingKnown, name: metadata['name'] ?? id, status: status === 'hidden' ? 'hidden' : 'disabled' };
}

const nothingKnown = {
  locationText: '',
  latitude: 0,
  longitude: 0,
  images: [],
  timeZone: 'UTC',
  phone: '',
  email: '',
  openTimeInSeconds: 0,
  closeTimeInSeconds: 0,
  minDurationInSeconds: 0,
  maxDurationInSeconds: 0,
  maxOvertimeInSeconds: 0,
  maxBoardCount: 0,
  pricePerHourInCents: 0,
  startingFeeInCents: 0,
  turnaroundInSeconds: 0,
  overtimeBilling: 'full-hours' as const,
  extensionPercent: 0,
  vatPercent: 0,
};
