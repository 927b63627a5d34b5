import type { BookingRow } from '@laine/contract/public/entities.ts';
import { Images } from '@laine/contract/station-facts.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { listBoardTimes } from '../../site/stations/list-board-times.ts';
import { countBookingsOf, listBookingsOf } from './booking-store.ts';
import { findPaymentCustomerId } from './customer-store.ts';
import { presentBooking } from './present-booking.ts';

type Page = { offset: number; limit: number; order: 'newest' | 'next' };

export async function listBookings(
  deps: Deps,
  { account }: Person,
  page: Page,
): Promise<{ bookings: BookingRow[]; total: number }> {
  const { query } = deps.db;
  const customer = await findPaymentCustomerId(query, account.id);
  const rows = await listBookingsOf(query, account.id, { ...page, now: deps.now() });
  const timesOf = await listBoardTimes(
    query,
    rows.map(({ id }) => id),
  );
  return {
    bookings: rows.map(({ metadata, refunded, refundWaiting, isToCome, ...booking }) => ({
      ...presentBooking(booking, customer),
      isToCome,
      ...(timesOf.has(booking.id) && { times: timesOf.get(booking.id) }),
      stationName: metadata['name'] ?? booking.stationId,
      timeZone: metadata['timeZone'] ?? 'UTC',
      image: Images.safeParse(metadata['images'] ?? '').data?.[0] ?? null,
      refundedInCents: Number(refunded),
      refundWaitingInCents: Number(refundWaiting),
      agreedTerms: { version: booking.termsVersion, at: booking.termsAcceptedAt.toString() },
    })),
    total: await countBookingsOf(query, account.id, page.order),
  };
}
