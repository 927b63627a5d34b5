import type { LedgerKind, LedgerPurpose, Means } from '@laine/contract/states.ts';
import { signOf, statementLineOf } from '@laine/rules/money/statement-of.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';

/** A station's own day, as instants. */
export type Span = { stationId: string; start: Temporal.Instant; end: Temporal.Instant };

const spansOf = (spans: Span[]) => sql`
  unnest(${spans.map(({ stationId }) => stationId)}::text[], ${spans.map(({ start }) => start.toString())}::timestamptz[],
    ${spans.map(({ end }) => end.toString())}::timestamptz[]) as span (station_id, first, last)`;

export type CountedSession = {
  stationId: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
  closeAt: Temporal.Instant | null;
  status: 'created' | 'started' | 'finished' | 'cancelled';
  isNoShow: boolean;
};

/**
 * Sessions that reach into a station's day. A no-show has a paid booking that nobody gave up; sessions cancelled
 * otherwise, and those that only hold a place for an unpaid booking, are left out.
 */
export async function listSessions(db: Db, spans: Span[]): Promise<CountedSession[]> {
  const { rows } = await sql<CountedSession>`
    select sessions.station_id, sessions.start, sessions."end", sessions.close_at, sessions.status,
      sessions.status = 'cancelled' as is_no_show
    from ${spansOf(spans)}
    join sessions on sessions.station_id = span.station_id
      and sessions.start >= span.first - interval '1 day' and sessions.start < span.last and sessions."end" > span.first
    left join bookings on bookings.id = sessions.booking_id
    where (sessions.status <> 'cancelled' and bookings.status is distinct from 'open')
      or (sessions.status = 'cancelled' and bookings.status = 'complete'
        and sessions.cancelled_in_cents is null and sessions.door_failed_at is null)`.execute(db);
  return rows;
}

export type CountedBooking = { stationId: string; start: Temporal.Instant; createdAt: Temporal.Instant };

export async function listBookings(db: Db, spans: Span[]): Promise<CountedBooking[]> {
  const { rows } = await sql<CountedBooking>`
    select bookings.station_id, bookings.start, bookings.created_at
    from ${spansOf(spans)}
    join bookings on bookings.station_id = span.station_id and bookings.status = 'complete'
      and bookings.start >= span.first and bookings.start < span.last`.execute(db);
  return rows;
}

type Moved = {
  stationId: string;
  kind: LedgerKind;
  purpose: LedgerPurpose;
  means: Means;
  isOfClaim: boolean;
  cents: number;
};

/** The turnover of an owner's statement: without damages and the provider's fees. */
export async function readRevenue(db: Db, spans: Span[]): Promise<Map<string, number>> {
  const { rows } = await sql<Moved>`
    with spans as (select * from ${spansOf(spans)})
    select bookings.station_id, ledger.kind, ledger.purpose, ledger.means,
      coalesce(ledger.claim_id, charge.claim_id) is not null as is_of_claim, sum(ledger.amount_in_cents)::int as cents
    from ledger
    join bookings on bookings.id = ledger.booking_id
    join spans on spans.station_id = bookings.station_id and ledger.settled_at >= first and ledger.settled_at < last
    left join ledger as charge on charge.id = ledger.refunds_id
    where ledger.state = 'succeeded'
      and ledger.settled_at >= (select min(first) from spans) and ledger.settled_at < (select max(last) from spans)
    group by 1, 2, 3, 4, 5`.execute(db);
  const revenue = new Map<string, number>();
  const add = (stationId: string, cents: number) => revenue.set(stationId, (revenue.get(stationId) ?? 0) + cents);
  for (const { stationId, cents, ...movement } of rows) {
    const line = statementLineOf(movement);
    if (line !== 'compensation') add(stationId, signOf(movement.kind) * cents);
  }
  for (const { stationId, cents } of await listPassUse(db, spans)) add(stationId, cents);
  return revenue;
}

/** Hours that a pass covered and whose renter came, by the day on which they end. */
async function listPassUse(db: Db, spans: Span[]): Promise<{ stationId: string; cents: number }[]> {
  const { rows } = await sql<{ stationId: string; cents: number }>`
    select bookings.station_id, sum(pass_in_cents)::int as cents
    from ${spansOf(spans)}
    join bookings on bookings.station_id = span.station_id and bookings.status = 'complete' and pass_in_cents > 0
      and pass_busy_until is not null
      and bookings."end" >= span.first and bookings."end" < span.last
    where exists (select from sessions where booking_id = bookings.id and first_open_at is not null)
    group by 1`.execute(db);
  return rows;
}
