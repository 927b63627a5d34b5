import type { RentalDeps } from './rental-deps.ts';

/** The renter says that the board is still out: nothing is in question, and the rental goes on. */
export function withdrawReturn({ memory }: RentalDeps, sessionId: string): Temporal.Instant | undefined {
  return memory.transaction(() => {
    const session = memory.sessions.find(sessionId);
    if (session?.status !== 'started' || !session.questioned || memory.openings.find(session.lockerNumber))
      return undefined;
    const { lockerNumber, end } = session;
    const withdrawn = memory.journal.append({ type: 'return-withdrawn', lockerNumber, sessionId });
    memory.sessions.question(session, null);
    memory.lockers.setStatus(lockerNumber, 'rented', withdrawn);
    return end;
  });
}
