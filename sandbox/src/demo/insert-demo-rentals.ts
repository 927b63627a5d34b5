import { randomBytes } from 'node:crypto';
import { StationFacts } from '@laine/contract/station-facts.ts';
import { TERMS_VERSION } from '@laine/legal/terms-version.ts';
import { quote } from '@laine/rules/price/quote.ts';
import { findDoorCode } from '@laine/rules/seats/door-code.ts';
import { termsToAgree } from '@laine/server/ground/agreed-terms.ts';
import type { Tx } from '@laine/server/ground/db/open-database.ts';
import { asJson } from '@laine/server/ground/db/tables/json.ts';
import { newId } from '@laine/server/ground/secrets.ts';
import { dealLockers } from './deal-lockers.ts';
import { type DemoCustomer, demoCustomers } from './demo-people.ts';
import { demoStations } from './demo-stations.ts';
import type { AccountIds } from './insert-demo-accounts.ts';
import { type Rental, listDemoRentals } from './list-demo-rentals.ts';

export type DemoBooking = ReturnType<typeof bookingOf>;

/** Bookings that are paid: the past ones collected and returned, the coming ones with their door codes. */
export async function insertDemoRentals(tx: Tx, accountIds: AccountIds, now: Temporal.Instant): Promise<DemoBooking[]> {
  const bookings: DemoBooking[] = [];
  const customers = new Map<string, DemoCustomer>(demoCustomers.map((customer) => [customer.email, customer]));
  for (const station of demoStations) {
    const facts = StationFacts.parse(station.facts);
    const rentals = listDemoRentals(now, () => facts.timeZone).filter(({ stationId }) => stationId === station.id);
    const takenCodes = new Set<string>();
    for (const { rental, lockers } of dealLockers(rentals, station.lockerCount, facts.turnaroundInSeconds)) {
      const customer = customers.get(rental.customer);
      const accountId = accountIds.get(rental.customer);
      if (!customer || !accountId) throw new Error(`${rental.customer} is no demo customer`);
      const booking = bookingOf(rental, customer, accountId, facts, now);
      const { terms, customer: _, ...row } = booking;
      await tx
        .insertInto('bookings')
        .values({ ...row, tariff: asJson(terms) })
        .execute();
      const sessions = lockers.map((locker) => sessionRow(rental, booking, locker, newDoorCode(takenCodes)));
      await tx.insertInto('sessions').values(sessions).execute();
      bookings.push(booking);
    }
  }
  return bookings;
}

function bookingOf(
  { stationId, start, end, boards, isOver }: Rental,
  customer: DemoCustomer,
  accountId: string,
  facts: StationFacts,
  now: Temporal.Instant,
) {
  const bookedAt = isOver ? start.subtract({ hours: 20 }) : now.subtract({ hours: 2 });
  const { phone, locale } = customer;
  const terms = termsToAgree(facts);
  return {
    id: newId(),
    stationId,
    accountId,
    status: 'complete' as const,
    start,
    end,
    count: boards,
    phone,
    locale,
    terms,
    customer,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: bookedAt,
    amountInCents: quote(terms, { start, end }, boards).totalInCents,
    paidAt: bookedAt.add({ minutes: 1 }),
    confirmedAt: isOver ? end : null,
    createdAt: bookedAt,
    updatedAt: bookedAt.add({ minutes: 1 }),
  };
}

const sessionRow = (
  { stationId, start, end, isOver }: Rental,
  { id, createdAt, updatedAt }: DemoBooking,
  lockerNumber: number,
  code: string,
) => ({
  id: newId(),
  bookingId: id,
  stationId,
  lockerNumber,
  start,
  end,
  code,
  status: isOver ? ('finished' as const) : ('created' as const),
  firstOpenAt: isOver ? start.add({ minutes: 4 }) : null,
  closeAt: isOver ? end.subtract({ minutes: 6 }) : null,
  createdAt,
  updatedAt: isOver ? end : updatedAt,
});

function newDoorCode(taken: Set<string>): string {
  const code = findDoorCode(taken, randomBytes(8));
  if (code === undefined) throw new Error('No door code left');
  taken.add(code);
  return code;
}
