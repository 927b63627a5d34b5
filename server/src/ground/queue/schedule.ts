import type { z } from 'zod';
import type { Database } from '../db/open-database.ts';
import { insertSlots } from './job-store.ts';
import type { JobKind } from './queue.ts';

/**
 * A recurring job. Time is cut into slots counted from 1970 (a day's slot starts at 00:00 UTC, or `offset` later), and
 * each slot has at most one row, keyed `cron:name:slot`, however many processes there are.
 */
export type Cron = { kind: JobKind; payload: unknown; everyInMs: number; offsetInMs: number };

export function defineCron<Payload extends z.ZodType>(
  kind: JobKind<Payload>,
  payload: z.input<Payload>,
  { every, offset = new Temporal.Duration() }: { every: Temporal.Duration; offset?: Temporal.Duration },
): Cron {
  return { kind, payload, everyInMs: every.total('milliseconds'), offsetInMs: offset.total('milliseconds') };
}

export function slotAt({ everyInMs, offsetInMs }: Cron, now: Temporal.Instant): Temporal.Instant {
  const slots = Math.floor((now.epochMilliseconds - offsetInMs) / everyInMs);
  return Temporal.Instant.fromEpochMilliseconds(slots * everyInMs + offsetInMs);
}

export function nextSlotAt(crons: Cron[], now: Temporal.Instant): Temporal.Instant | undefined {
  return earliest(crons.map((cron) => slotAt(cron, now).add({ milliseconds: cron.everyInMs })));
}

export function earliest(times: Temporal.Instant[]): Temporal.Instant | undefined {
  return times.toSorted((a, b) => Temporal.Instant.compare(a, b))[0];
}

/** Queues the current slot of each cron, once. Slots that passed while nothing was running are skipped. */
export function openSchedule(db: Database, crons: Cron[]) {
  const asked = new Map<Cron, number>();
  return async (now: Temporal.Instant): Promise<void> => {
    const due = crons
      .map((cron) => ({ cron, slot: slotAt(cron, now) }))
      .filter(({ cron, slot }) => asked.get(cron) !== slot.epochMilliseconds);
    if (due.length === 0) return;
    const slots = due.map(({ cron: { kind, payload }, slot }) => ({
      kind: kind.name,
      payload: kind.payload.parse(payload),
      key: `cron:${kind.name}:${slot.toString()}`,
      maxAttempts: kind.maxAttempts,
    }));
    await insertSlots(db.query, slots, now);
    for (const { cron, slot } of due) asked.set(cron, slot.epochMilliseconds);
  };
}
