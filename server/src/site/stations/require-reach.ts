import { Refusal } from '@laine/contract/refusals.ts';
import { STATION_SILENT_AFTER_SECONDS } from '@laine/rules/constants.ts';
import { secondsBetween } from '@laine/rules/time/instants.ts';
import type { BookingStation } from './booking-station.ts';

/** Otherwise somebody could come to a locker that the station still assigns to another. */
export function requireReach({ hasProgram, isConnected, lastSeenAt }: BookingStation, now: Temporal.Instant): void {
  const isSilent = lastSeenAt === null || secondsBetween(lastSeenAt, now) > STATION_SILENT_AFTER_SECONDS;
  if (hasProgram && !isConnected && isSilent) throw new Refusal('station-unreachable', { wish: 'other' });
}
