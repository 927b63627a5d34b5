import type { Availability } from '@laine/contract/public/entities.ts';
import type { Closure, StationLoad } from '@laine/rules/seats/occupancy.ts';

/** Free boards through a day, one step per stretch of time in which nothing changes. Half-open, epoch milliseconds. */
export type FreeStep = { fromMs: number; untilMs: number; free: number; isClosed?: true };

export function freeSteps({ total, start, end, changes, closed = [] }: Availability): FreeStep[] {
  const endMs = Date.parse(end);
  const marks = [
    { atMs: Date.parse(start), free: total },
    ...changes.map((c) => ({ atMs: Date.parse(c.time), free: c.total })),
  ];
  const steps = marks
    .map(({ atMs, free }, at) => ({ fromMs: atMs, untilMs: marks[at + 1]?.atMs ?? endMs, free }))
    .filter(({ fromMs, untilMs }) => fromMs < untilMs);
  return closed.reduce<FreeStep[]>(
    (all, slot) => markedWithin(all, Date.parse(slot.start), Date.parse(slot.end), { free: 0, isClosed: true }),
    steps,
  );
}

/** Cuts the steps at both ends of a time, and changes what lies within it. */
const markedWithin = (steps: readonly FreeStep[], from: number, until: number, mark: Partial<FreeStep>) =>
  steps.flatMap((step): FreeStep[] => {
    const fromMs = Math.max(step.fromMs, from);
    const untilMs = Math.min(step.untilMs, until);
    if (fromMs >= untilMs) return [step];
    return [
      { ...step, untilMs: fromMs },
      { ...step, ...mark, fromMs, untilMs },
      { ...step, fromMs: untilMs },
    ].filter((part) => part.fromMs < part.untilMs);
  });

/** Boards held only by the customer's own unpaid booking. A new wish replaces it, so for them these are free. */
export type OwnHold = { fromMs: number; untilMs: number; count: number };

export function withOwnHold(steps: readonly FreeStep[], hold: OwnHold | null): readonly FreeStep[] {
  if (!hold) return steps;
  const parts = steps.map((step) =>
    step.isClosed ? step : markedWithin([step], hold.fromMs, hold.untilMs, { free: step.free + hold.count }),
  );
  return joinEqual(parts.flat());
}

/** After boards are added back, neighbouring steps may have the same count and become one. */
function joinEqual(steps: readonly FreeStep[]): FreeStep[] {
  const joined: FreeStep[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    if (last?.free === step.free && last.isClosed === step.isClosed)
      joined[joined.length - 1] = { ...last, untilMs: step.untilMs };
    else joined.push(step);
  }
  return joined;
}

export const maxFree = (steps: readonly FreeStep[]): number => Math.max(0, ...steps.map(({ free }) => free));

/**
 * The day as the rules need it, so that form and server decide by the same rules. Boards that are not free become
 * closed lockers: the counts already contain everybody's turnaround, and a closure adds none.
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
