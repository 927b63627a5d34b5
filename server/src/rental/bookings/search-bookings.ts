import type { AdminBooking } from '@laine/contract/admin/entities.ts';
import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { DAY_IN_SECONDS, OWNER_SEES_RENTER_DAYS } from '@laine/rules/constants.ts';
import { plusSeconds } from '@laine/rules/time/instants.ts';
import { type RawBuilder, sql } from 'kysely';
import { countByStatus } from '../../ground/db/count-by-status.ts';
import { spanOfDay } from '../../ground/db/span-of-day.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import { stationsOf } from '../../ground/principal.ts';
import { requireStation } from '../../ground/require-station.ts';
import { listBookingsById } from './booking-store.ts';
import { asAdminBooking } from './present-admin-booking.ts';

type Wish = ParsedInput<typeof calls.adminBookings> & {
  /** A door code, the end of a phone number in any spelling, an e-mail address or its beginning, or an id. */
  search?: string | undefined;
};

/**
 * Newest first, at the caller's own stations. Owners find by phone number only those bookings whose number they may
 * see, and never by e-mail address.
 */
export async function searchBookings(
  deps: Deps,
  staff: Staff,
  wish: Wish,
): Promise<{ bookings: AdminBooking[]; total: number }> {
  const { query } = deps.db;
  const { stationId, status, personId, offset, limit } = wish;
  // Owners know customers by their bookings only, and not which bookings belong to one person.
  if (personId !== undefined && stationsOf(staff) !== 'all') throw new Refusal('not-found');
  if (stationId !== undefined) await requireStation(query, staff, stationId);
  const stationIds = stationId === undefined ? stationsOf(staff) : [stationId];
  const ofPerson = personId === undefined ? [] : [sql`bookings.account_id = ${personId}`];
  const further = [...ofPerson, ...(await dayOf(deps, wish)), ...(await searched(deps, staff, wish.search))];
  const condition = sql.join(
    [ofStations(stationIds), status === undefined ? sql`true` : sql`bookings.status = ${status}`, ...further],
    sql` and `,
  );
  const page = sql`offset ${offset} limit ${limit}`;
  // A search has few hits, but the planner would rather scan all bookings for them, newest first.
  const statement =
    wish.search === undefined
      ? sql<{ id: string }>`
        select bookings.id from bookings where ${condition}
        order by bookings.created_at desc, bookings.id desc ${page}`
      : sql<{ id: string }>`
        with found as materialized (select bookings.id, bookings.created_at from bookings where ${condition})
        select id from found order by created_at desc, id desc ${page}`;
  const { rows } = await statement.execute(query);
  const found = await listBookingsById(
    query,
    rows.map(({ id }) => id),
  );
  const now = deps.now();
  return {
    bookings: found.map(({ booking, ...facts }) => asAdminBooking(staff, booking, facts, now)),
    total:
      further.length === 0
        ? await countByStatus(query, { thing: 'booking', stationIds, status })
        : await countFound(deps, condition),
  };
}

async function countFound(deps: Deps, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from bookings where ${condition}`.execute(
    deps.db.query,
  );
  return Number(rows[0]?.count ?? 0);
}

function ofStations(stationIds: string[] | 'all'): RawBuilder<unknown> {
  if (stationIds === 'all') return sql`true`;
  const [only, another] = stationIds;
  return another === undefined
    ? sql`bookings.station_id = ${only ?? ''}`
    : sql`bookings.station_id = any(${stationIds})`;
}

async function dayOf(deps: Deps, { day, stationId }: Wish): Promise<RawBuilder<unknown>[]> {
  const span = await spanOfDay(deps.db.query, { day, stationId });
  if (!span) return [];
  return [sql`bookings.start >= ${span.from} and bookings.start < ${span.to}`];
}

const CODE = /^\d{4}$/;
const MIN_PHONE_DIGITS = 4;

/**
 * Things that somebody on the phone can say about their booking. Each uses an index of its own, before the list: within
 * one statement the planner expects many hits for the end of a number and reads all bookings.
 */
async function searched(deps: Deps, staff: Staff, search: string | undefined): Promise<RawBuilder<unknown>[]> {
  if (search === undefined || search === '') return [];
  const seesAll = stationsOf(staff) === 'all';
  const ways: RawBuilder<unknown>[] = [sql`select id from bookings where id = ${search}`];
  ways.push(sql`select booking_id from sessions where id = ${search}`);
  if (CODE.test(search)) ways.push(sql`select booking_id from sessions where code = ${search}`);
  const digits = endOfNumber(search);
  if (digits.length >= MIN_PHONE_DIGITS) ways.push(byPhone(digits, seesAll, deps.now()));
  if (seesAll && search.includes('@')) ways.push(byAddress(search.toLowerCase()));
  const { rows } = await sql<{ id: string | null }>`${sql.join(ways, sql` union `)}`.execute(deps.db.query);
  return [sql`bookings.id = any(${rows.flatMap(({ id }) => id ?? [])}::text[])`];
}

/** Ignores signs and the leading zeros of an international or a national call. */
function endOfNumber(search: string): string {
  const isNumber = /^[\d\s()+./-]+$/.test(search);
  return isNumber ? search.replaceAll(/\D/g, '').replace(/^0+/, '') : '';
}

function byPhone(digits: string, seesAll: boolean, now: Temporal.Instant): RawBuilder<unknown> {
  const pattern = `${digits.split('').toReversed().join('')}%`;
  const since = plusSeconds(now, -OWNER_SEES_RENTER_DAYS * DAY_IN_SECONDS);
  return sql`select id from bookings where phone <> '' and reverse(phone) like ${pattern}
    and ${seesAll ? sql`true` : sql`"end" > ${since}`}`;
}

function byAddress(address: string): RawBuilder<unknown> {
  const pattern = `${address.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`select bookings.id from bookings join accounts on accounts.id = bookings.account_id
    where accounts.email like ${pattern}`;
}
