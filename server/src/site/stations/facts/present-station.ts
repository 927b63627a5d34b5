import { givesOutBoards } from '@laine/contract/gives-out-boards.ts';
import type { Station } from '@laine/contract/public/entities.ts';
import { readFacts } from '@laine/contract/read-facts.ts';
import { readStationPrefs } from '@laine/contract/station-prefs.ts';
import { effectiveMaxBoards, effectiveMaxDuration } from '@laine/rules/price/station-terms.ts';
import type { StationRow } from '../station-store.ts';

/**
 * A station as customers see it. One that gives no boards out or sells none shows as disabled, and so does one whose
 * facts do not parse, with as much as can be said of it.
 */
export function presentStation({ id, status, metadata, prefs, salesStoppedAt }: StationRow): Station {
  const { facts } = readFacts(metadata);
  const isShut = status === 'active' && (salesStoppedAt || !givesOutBoards(readStationPrefs(prefs)));
  if (facts) {
    const maxBoardCount = effectiveMaxBoards(facts);
    const maxDurationInSeconds = effectiveMaxDuration(facts);
    return { id, ...facts, maxBoardCount, maxDurationInSeconds, status: isShut ? 'disabled' : status };
  }
  return { id, ...nothingKnown, name: metadata['name'] ?? id, status: status === 'hidden' ? 'hidden' : 'disabled' };
}

const nothingKnown = {
  locationText: '',
  latitude: 0,
  longitude: 0,
  images: [],
  country: '',
  timeZone: 'UTC',
  phone: '',
  email: '',
  openTimeInSeconds: 0,
  closeTimeInSeconds: 0,
  openingPeriods: [],
  minDurationInSeconds: 0,
  maxDurationInSeconds: 0,
  maxOvertimeInSeconds: 0,
  maxBoardCount: 0,
  pricePerHourInCents: 0,
  startingFeeInCents: 0,
  turnaroundInSeconds: 0,
  overtimeBilling: 'full-hours' as const,
  extensionPercent: 0,
};
