import { rentalPhase, type RentalPhase } from '../booking/rental-phase.ts';
import { ticketLook } from '../booking/ticket/ticket-look.ts';
import type { ReservationRow } from './reservations-data.ts';

/** With the codes that open a door at this moment. */
export type NowRow = ReservationRow & { phase: RentalPhase; doors: { lockerNumber: number | null; code: string }[] };

type Groups = { now: NowRow[]; upcoming: ReservationRow[]; past: ReservationRow[] };

/** Now: a board is out, late or looked for, or a code works. An open page moves its rows by the clock. */
export function groupReservations(rows: readonly ReservationRow[], now: Temporal.Instant): Groups {
  const groups: Groups = { now: [], upcoming: [], past: [] };
  for (const row of rows) {
    const { coming, isToCome } = row;
    if (!coming) {
      groups[isToCome ? 'upcoming' : 'past'].push(row);
      continue;
    }
    const { sessions, isInQuestion } = coming;
    const phase = rentalPhase({ ...coming, boards: sessions.map(({ status }) => ({ status, isInQuestion })) }, now);
    if (phase === 'waiting') groups.upcoming.push(row);
    else if (phase === 'missed' || phase === 'finished') groups.past.push(row);
    else {
      const doors = sessions.flatMap(({ status, code, lockerNumber }) =>
        code !== null && ticketLook(status, phase) === 'live' ? [{ lockerNumber, code }] : [],
      );
      groups.now.push({ ...row, phase, doors });
    }
  }
  return groups;
}
