import { isBefore } from '@laine/rules/time/instants.ts';
import type { Tx } from '@laine/server/ground/db/open-database.ts';
import { newId } from '@laine/server/ground/secrets.ts';
import { demoReviews } from './demo-reviews.ts';
import type { DemoBooking } from './insert-demo-rentals.ts';

/** Each is about a rental that is over, as real ones are. */
export async function insertDemoReviews(
  tx: Tx,
  bookings: readonly DemoBooking[],
  now: Temporal.Instant,
): Promise<void> {
  const rows = demoReviews.map(({ name, locale, text, stars, rental, daysAgo }) => {
    const writtenAt = now.subtract({ hours: 24 * daysAgo });
    const reviewed = bookings.find(
      ({ stationId, customer, end }) =>
        stationId === rental?.stationId && customer.email === rental.customer && isBefore(end, writtenAt),
    );
    return {
      id: newId(),
      accountId: reviewed?.accountId ?? null,
      bookingId: reviewed?.id ?? null,
      name,
      locale,
      text,
      stars,
      createdAt: writtenAt,
      publishedAt: writtenAt.add({ hours: 3 }),
    };
  });
  await tx.insertInto('reviews').values(rows).execute();
}
