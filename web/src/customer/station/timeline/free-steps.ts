import type { Availability } from '@laine/contract/public/entities.ts';
import type { Closure, StationLoad } from '@laine/rules/occupancy.ts';

/** Free boards through a day, one step per stretch of time in which nothing changes. Half-open, epoch milliseconds. */
export type FreeStep = { fromMs: number; untilMs: number; free: number };

export function freeSteps({ total, start, end, changes }: Availability): FreeStep[] {
  const endMs = Date.parse(end);
  const marks = [
    { atMs: Date.parse(start), free: total },
    ...changes.map((c) => ({ atMs: Date.parse(c.time), free: c.total })),
  ];
  return marks
    .map(({ atMs, free }, at) => ({ fromMs: atMs, untilMs: marks[at + 1]?.atMs ?? endMs, free }))
    .filter(({ fromMs, untilMs }) => fromMs < untilMs);
}

/** Boards held only by the customer's own unpaid booking. A new wish replaces it, so for them these are free. */
export type OwnHold = { fromMs: number; untilMs: number; count: number };

export function withOwnHold(steps: readonly FreeStep[], hold: OwnHold | null): readonly FreeStep[] {
  if (!hold) return steps;
  const parts = steps.flatMap((step) => {
    const fromMs = Math.max(step.fromMs, hold.fromMs);
    const untilMs = Math.min(step.untilMs, hold.untilMs);
    if (fromMs >= untilMs) return [step];
    return [
      { ...step, untilMs: fromMs },
      { fromMs, untilMs, free: step.free + hold.count },
      { ...step, fromMs: untilMs },
    ].filter((part) => part.fromMs < part.untilMs);
  });
  return joinEqual(parts);
}

/** After boards are added back, neighbouring steps may have the same count and become one. */
function joinEqual(steps: readonly FreeStep[]): FreeStep[] {
  const joined: FreeStep[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    if (last?.free === step.free) joined[joined.length - 1] = { ...last, untilMs: step.untilMs };
    else joined.push(step);
  }
  return joined;
}

export const maxFree = (steps: readonly FreeStep[]): number => Math.max(0, ...steps.map(({ free }) => free));

/**
 * The day as the rules need it, so that form and server decide by the same rules. Boards that are not free become closed
 * lockers: the counts already contain everybody's turnaround, and a closure adds none.
 */
export function stationLoad(steps: readonly FreeStep[], turnaroundInSeconds: number): StationLoad {
  const lockerNumbers = Array.from({ length: maxFree(steps) }, (_, at) => at + 1);
  const closures: Closure[] = steps.flatMap(({ fromMs, untilMs, free }) =>
    lockerNumbers.slice(free).map((lockerNumber) => ({
      lockerNumber,
      start: Temporal.Instant.fromEpochMilliseconds(fromMs),
      end: Temporal.Instant.fromEpochMilliseconds(untilMs),
    })),
  );
  return { lockerNumbers, sessions: [], closures, turnaroundInSeconds };
}
