import type { ClosureKind } from '@laine/contract/closure-kind.ts';
import type { Availability } from '@laine/contract/public/entities.ts';
import type { Slot } from '@laine/rules/time/slot.ts';

/** A time at which staff have closed the whole station; it may be longer than the day. */
export type DayClosure = Slot & { kind: ClosureKind };

export const dayClosures = ({ closures = [] }: Availability): DayClosure[] =>
  closures.map(({ kind, start, end }) => ({
    kind,
    start: Temporal.Instant.from(start),
    end: Temporal.Instant.from(end),
  }));
