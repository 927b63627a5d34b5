import type { LockerMove } from '@laine/rules/seats/locker-assignment.ts';
import { seatNewcomers } from '@laine/rules/seats/newcomer-seating.ts';
import type { StationLoad } from '@laine/rules/seats/occupancy.ts';
import type { Slot } from '@laine/rules/time/slot.ts';

export type Seating = {
  /** The newcomers' lockers, in their order. */
  lockers: number[];
  /** Moves of others that make room. */
  moves: LockerMove[];
  /** Others whose locker couldn't serve them anyway: somebody else has it now, and they have none. */
  unseatedIds: string[];
};

/** Finds a locker for each new session, moving others if needed; undefined when they don't fit. */
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
