import type { HealthPoint } from '@laine/contract/admin/health-calls.ts';
import { type Span, sharedMs } from '@laine/rules/time/downtime.ts';
import type { listPingHours } from '../link/ping-store.ts';

const HOUR_IN_MS = 3_600_000;

export type PingHourRow = Awaited<ReturnType<typeof listPingHours>>[number];

type Facts = { hours: readonly PingHourRow[]; silent: readonly Span[]; known: Span; hoursOfPoint: number };

/** The points of the charts from one moment to another. */
export function listPoints({ hours, silent, known, hoursOfPoint }: Facts, { from, to }: Span): HealthPoint[] {
  const lengthMs = hoursOfPoint * HOUR_IN_MS;
  const byPoint = Map.groupBy(hours, ({ hour }) => Math.floor((hour.epochMilliseconds - from) / lengthMs));
  return Array.from({ length: Math.ceil((to - from) / lengthMs) }, (_, at) => {
    const whole = { from: from + at * lengthMs, to: Math.min(to, from + (at + 1) * lengthMs) };
    const own = byPoint.get(at) ?? [];
    const knownMs = sharedMs([whole], [known]);
    const last = own.at(-1);
    return {
      start: Temporal.Instant.fromEpochMilliseconds(whole.from).toString(),
      freeMemoryPercent: last ? Math.min(...own.map(({ freeMemoryPercent }) => freeMemoryPercent)) : null,
      uptimeInHours: last ? last.uptimeInSeconds / 3600 : null,
      clockOffsetInMs: last ? Math.max(...own.map(({ clockOffsetInMs }) => clockOffsetInMs)) : null,
      networks: [...new Set(own.flatMap(({ networks }) => networks))],
      heardPercent: knownMs > 0 ? 100 * (1 - sharedMs([whole], silent) / knownMs) : null,
    };
  });
}
