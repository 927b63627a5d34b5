import type { Slot } from '@laine/rules/time/slot.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Seating } from './seat-boards.ts';
import { insertSessions, moveSessions, reviveSession, unseatSessions } from './session-store.ts';

type Newcomers = Slot & {
  stationId: string;
  bookingId: string | null;
  sessionIds: string[];
  note?: string | null;
  externalUrl?: string | null;
  isExtra?: boolean;
  replaces?: string;
};

/** Gives each new session of a booking its locker, after the moves that make room. */
export async function seatNewSessions(
  tx: Tx,
  seating: Seating,
  { sessionIds, ...booking }: Newcomers,
  now: Temporal.Instant,
): Promise<void> {
  await moveSessions(tx, seating.moves, now);
  const sessions = lockersOf(seating, sessionIds).map((seat) => ({ ...booking, ...seat }));
  await insertSessions(tx, sessions, now);
  await unseatSessions(tx, seating.unseatedIds, now);
}

/** Moves the sessions in the way of one that staff move. */
export async function makeRoom(tx: Tx, { moves, unseatedIds }: Seating, now: Temporal.Instant): Promise<void> {
  await moveSessions(tx, moves, now);
  await unseatSessions(tx, unseatedIds, now);
}

/** A late payment gets back the boards that its hold had released. */
export async function reviveSessions(
  tx: Tx,
  seating: Seating,
  sessionIds: string[],
  now: Temporal.Instant,
): Promise<void> {
  await moveSessions(tx, seating.moves, now);
  for (const { id, lockerNumber } of lockersOf(seating, sessionIds)) await reviveSession(tx, id, lockerNumber, now);
  await unseatSessions(tx, seating.unseatedIds, now);
}

const lockersOf = ({ lockers }: Seating, sessionIds: string[]) =>
  sessionIds.flatMap((id, index) => {
    const lockerNumber = lockers[index];
    return lockerNumber === undefined ? [] : [{ id, lockerNumber }];
  });
