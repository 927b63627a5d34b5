import type { ParamsOf } from '@laine/contract/rpc-peer.ts';
import type { toServer } from '@laine/contract/station-link.ts';
import type { PingHour } from './ping-store.ts';

const HOUR_IN_MS = 3_600_000;
/** A station counts as silent after this time. */
export const SLOT_IN_MS = 300_000;
export const SLOTS_IN_HOUR = HOUR_IN_MS / SLOT_IN_MS;

const MAX_UPTIME_SECONDS = 1e10;
const MAX_NAME_LENGTH = 40;

/** UTC, so that hours start together everywhere. */
export const hourOf = (moment: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(moment.epochMilliseconds - (moment.epochMilliseconds % HOUR_IN_MS));

/** Reads one sign of life. However senseless a program's figures are, the result can be drawn. */
export function readVitals(
  { totalMem, availMem, bootTime, time, networkType }: ParamsOf<typeof toServer.ping>,
  clockOffsetInMs: number,
  now: Temporal.Instant,
): PingHour {
  const slot = Math.floor((now.epochMilliseconds % HOUR_IN_MS) / SLOT_IN_MS);
  return {
    heard: 1 << slot,
    freeMemoryPercent: totalMem > 0 ? within(0, (availMem / totalMem) * 100, 100) : 0,
    uptimeInSeconds: within(0, (time - bootTime) / 1000, MAX_UPTIME_SECONDS),
    clockOffsetInMs: Math.abs(clockOffsetInMs),
    networks: [networkType.slice(0, MAX_NAME_LENGTH)],
  };
}

const within = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));
