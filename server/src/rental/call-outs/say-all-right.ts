import type { BookingReturns } from '@laine/contract/public/booking-returns.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { z } from 'zod';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { addToOpenAlert } from '../../telling/alerts/open-alert.ts';

/** The renter needs no help, which callers see; the search ends with the board or when staff name a rescue service. */
export async function sayAllRight(deps: Deps, who: Person, { bookingId }: { bookingId: string }): Promise<void> {
  const booking = await deps.db.query
    .selectFrom('bookings')
    .select('accountId')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  if (booking?.accountId !== who.account.id) throw new Refusal('not-found');
  await addToOpenAlert(deps.db.query, { kind: 'not-back', target: bookingId }, { saidFineAt: deps.now().toString() });
}

const AlertData = z.object({ saidFineAt: z.string().nullish() });

/** Null unless people were called about this booking. */
export async function readNotBack(db: Db, bookingId: string): Promise<BookingReturns['notBack']> {
  const alert = await db
    .selectFrom('alerts')
    .select(['createdAt', 'data'])
    .where('kind', '=', 'not-back')
    .where('target', '=', bookingId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  if (!alert) return null;
  return { since: alert.createdAt.toString(), saidFineAt: AlertData.safeParse(alert.data).data?.saidFineAt ?? null };
}
