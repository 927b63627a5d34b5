import type { LockerMove } from '@laine/rules/seats/locker-assignment.ts';
import { seatNewcomers } from '@laine/rules/seats/newcomer-seating.ts';
import type { StationLoad } from '@laine/rules/seats/occupancy.ts';
import type { Slot } from '@laine/rules/time/slot.ts';

export type Seating = {
  /** The locker of each newcomer, in their order. */
  lockers: number[];
  /** Others who have to move for them. */
  moves: LockerMove[];
  /** Others whose locker could not serve them anyway: it is now given to somebody else, and they have none. */
  unseatedIds: string[];
};

/** Finds a locker for each new session, moving others where needed; undefined when they do not fit. */
export function seatBoards(
  load: StationLoad,
  newcomerIds: string[],
  { start, end }: Slot,
  now: Temporal.Instant,
): Seating | undefined {
  const seating = seatNewcomers(load, { sessionIds: newcomerIds, slot: { start, end } }, now);
  if (seating === 'does-not-fit') return undefined;
  const { moves, unseatedIds } = seating;
  const lockerOf = new Map(moves.map(({ sessionId, to }) => [sessionId, to]));
  const lockers = newcomerIds.flatMap((id) => lockerOf.get(id) ?? []);
  const isNewcomer = new Set(newcomerIds);
  return { lockers, moves: moves.filter(({ sessionId }) => !isNewcomer.has(sessionId)), unseatedIds };
}
