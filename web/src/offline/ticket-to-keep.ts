import type { ComingBooking } from '@laine/contract/public/coming-booking.ts';
import type { SharedTicket } from '@laine/contract/public/ticket-calls.ts';

/** The parts of a shared ticket that its reader needs at hand; undefined until it has a code. */
export function ticketToKeep(ticket: SharedTicket): ComingBooking | undefined {
  const { station, start, end, status, code, lockerNumber, isInQuestion } = ticket;
  if (code === null) return undefined;
  return {
    id: '',
    stationId: station.id,
    stationName: station.name,
    timeZone: station.timeZone,
    start,
    end,
    phone: station.phone,
    sessions: [{ id: '', status, code, lockerNumber }],
    isInQuestion,
  };
}
