import type { HealthRange } from '@laine/contract/admin/health-calls.ts';
import { type Span, joinSpans } from '@laine/rules/time/downtime.ts';
import { openingHours } from '@laine/rules/time/opening-hours.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { SLOT_IN_MS, SLOTS_IN_HOUR } from '../link/read-vitals.ts';

const HOUR_IN_MS = 3_600_000;

/** How far it goes back, and how many hours a point of its charts stands for. */
export const ranges: Readonly<Record<HealthRange, { hours: number; hoursOfPoint: number }>> = {
  day: { hours: 24, hoursOfPoint: 1 },
  week: { hours: 7 * 24, hoursOfPoint: 6 },
  month: { hours: 30 * 24, hoursOfPoint: 24 },
};

type Heard = { hour: Temporal.Instant; heard: number };
type Hours = Parameters<typeof openingHours>[0];

/** When the station should be open within a time. */
export function listOpenSpans(hours: Hours, { from, to }: Span): Span[] {
  const [first, last] = [from, to].map((ms) => dateIn(hours.timeZone, Temporal.Instant.fromEpochMilliseconds(ms)));
  const spans: Span[] = [];
  if (!first || !last) return spans;
  for (let date = first; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    const { opensAt, closesAt } = openingHours(hours, date);
    spans.push({ from: Math.max(from, opensAt.epochMilliseconds), to: Math.min(to, closesAt.epochMilliseconds) });
  }
  return joinSpans(spans);
}

/** The first five minutes of an hour that were heard. */
export function firstHeardMs({ hour, heard }: Heard): number {
  const slots = Array.from({ length: SLOTS_IN_HOUR }, (_, slot) => slot);
  return (
    hour.epochMilliseconds +
    SLOT_IN_MS *
      Math.max(
        0,
        slots.findIndex((slot) => (heard & (1 << slot)) !== 0),
      )
  );
}

/** Times of five minutes that have passed without a sign of life, since the station was first heard. */
export function listSilentSpans(hours: readonly Heard[], { from, to }: Span): Span[] {
  const heardOf = new Map(hours.map(({ hour, heard }) => [hour.epochMilliseconds, heard]));
  const spans: Span[] = [];
  for (let slot = Math.ceil(from / SLOT_IN_MS) * SLOT_IN_MS; slot + SLOT_IN_MS <= to; slot += SLOT_IN_MS) {
    const hour = slot - (slot % HOUR_IN_MS);
    const bit = 1 << (((slot - hour) / SLOT_IN_MS) % SLOTS_IN_HOUR);
    if (((heardOf.get(hour) ?? 0) & bit) === 0) spans.push({ from: slot, to: slot + SLOT_IN_MS });
  }
  return joinSpans(spans);
}
