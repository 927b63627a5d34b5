import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { getRunBooking } from '../bookings/get-booking.ts';
import { insertNote } from './note-store.ts';

type Note = { id: string; text: string; createdAt: string };

/** A note for other staff of the station. The audit records that it exists, not its text. */
export async function noteBooking(
  deps: Deps,
  actor: Actor<Person>,
  { bookingId, text }: { bookingId: string; text: string },
): Promise<Note> {
  const { stationId } = await getRunBooking(deps, actor.who, bookingId);
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    await recordAction(tx, actor, { action: 'booking-noted', target: bookingId, stationId }, now);
    const note = await insertNote(tx, { bookingId, writtenBy: actor.who.account.id, text }, now);
    return { ...note, createdAt: note.createdAt.toString() };
  });
}
