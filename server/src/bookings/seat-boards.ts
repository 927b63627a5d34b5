import type { LockerMove } from '@laine/rules/locker-assignment.ts';
import { assignLockers } from '@laine/rules/locker-assignment.ts';
import type { LiveSession, StationLoad } from '@laine/rules/occupancy.ts';
import type { Slot } from '@laine/rules/slot.ts';

type Seating = {
  /** The locker of each newcomer, in their order. */
  lockers: number[];
  /** Others who have to move for them. */
  moves: LockerMove[];
};

/** Finds a locker for each new session, moving others where needed; undefined when they do not fit. */
export function seatBoards(
  load: StationLoad,
  newcomerIds: string[],
  { start, end }: Slot,
  now: Temporal.Instant,
): Seating | undefined {
  const newcomers = newcomerIds.map((id): LiveSession => ({ id, start, end, status: 'created', lockerNumber: null }));
  const moves = assignLockers({ ...load, sessions: [...load.sessions, ...newcomers] }, now);
  if (moves === 'does-not-fit') return undefined;
  const lockerOf = new Map(moves.map(({ sessionId, to }) => [sessionId, to]));
  const lockers = newcomerIds.flatMap((id) => lockerOf.get(id) ?? []);
  const isNewcomer = new Set(newcomerIds);
  return { lockers, moves: moves.filter(({ sessionId }) => !isNewcomer.has(sessionId)) };
}
