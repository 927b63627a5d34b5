import type { TicketSharing } from '@laine/contract/public/ticket-sharing.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import { getVisibleBooking } from '../bookings/get-booking.ts';
import { listDoorsOf } from '../sessions/list-sessions.ts';
import { isTicketLive, isToCollect } from './is-ticket-live.ts';
import { listLiveSharesOf } from './ticket-share-store.ts';

/** The customer's options for each ticket. Sharing needs the cookie, so a caller with a token gets nothing. */
export async function readSharing(deps: Deps, who: Staff, bookingId: string): Promise<TicketSharing[]> {
  const { viewer, booking } = await getVisibleBooking(deps, who, bookingId);
  if (viewer !== 'customer' || (who.kind === 'person' && who.isBearer) || booking.status !== 'complete') return [];
  const now = deps.now();
  const doors = await listDoorsOf(deps.db.query, bookingId);
  const shares = new Map((await listLiveSharesOf(deps.db.query, bookingId)).map((share) => [share.sessionId, share]));
  return (
    doors
      .filter((door) => isTicketLive(door, now))
      // A board that is out stays with its holder.
      .filter((door) => isToCollect(door, now) || shares.has(door.id))
      .map((door) => {
        const share = shares.get(door.id);
        return {
          sessionId: door.id,
          sharedAt: share?.madeAt.toString() ?? null,
          acceptedAt: share?.acceptedAt?.toString() ?? null,
          canTakeBack: share !== undefined && isToCollect(door, now),
        };
      })
  );
}
