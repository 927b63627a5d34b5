import { AssertionError } from 'node:assert/strict';
import { sql } from 'kysely';
import { readBooks } from '../../season/read-books.ts';
import { requireRightBooks } from '../../season/require-right-books.ts';
import type { WildStage } from '../stage.ts';
import type { Law } from './law.ts';

/** Both books, gift cards and refunds, as after a week of the season. */
export const books: Law = {
  name: 'the ledger equals the book of the provider, and nothing goes back that was not paid',
  async look({ scene }) {
    try {
      await requireRightBooks(scene, await readBooks(scene));
      return undefined;
    } catch (error) {
      if (error instanceof AssertionError) return error.message;
      throw error;
    }
  },
};

type Given = { bookingId: string; givenBy: string; byOwner: boolean; cents: number };

/** Goodwill in money, vouchers and time, with the booking that got it. */
async function listGifts({ scene, gifts }: WildStage): Promise<(Given & { renter: string })[]> {
  const { query } = scene.db;
  const goodwills = await query.selectFrom('goodwills').selectAll().where('form', 'in', ['money', 'voucher']).execute();
  const bookings = await query.selectFrom('bookings').select(['id', 'accountId']).execute();
  const renters = new Map(bookings.map(({ id, accountId }) => [id, accountId]));
  const inMoney = goodwills.map(({ amountInCents, ...goodwill }) => ({ ...goodwill, cents: amountInCents }));
  const inTime = gifts.all.map(({ by, ...gift }) => ({ ...gift, givenBy: by.accountId, byOwner: by.role === 'owner' }));
  return [...inMoney, ...inTime].map((gift) => ({ ...gift, renter: renters.get(gift.bookingId) ?? '' }));
}

export const giftsToOthers: Law = {
  name: 'staff give no money and no time to themselves',
  async look(stage) {
    const own = (await listGifts(stage)).find(({ givenBy, renter }) => givenBy === renter);
    const who = stage.people.find(({ accountId }) => accountId === own?.renter);
    return own && `${who?.name} gives ${own.cents} cents, in money or time, to a booking of their own`;
  },
};

/** The default of a station without a limit of its own. */
const MAX_PER_BOOKING = 3000;

export const giftsWithinLimits: Law = {
  name: 'what an owner gives to a booking, in money and time, is within the limit',
  async look(stage) {
    const byOwners = (await listGifts(stage)).filter(({ byOwner }) => byOwner);
    const sums = [...Map.groupBy(byOwners, ({ bookingId }) => bookingId).values()].map((gifts) =>
      gifts.reduce((sum, { cents }) => sum + cents, 0),
    );
    const most = Math.max(0, ...sums);
    return most > MAX_PER_BOOKING ? `an owner has given ${most} cents to one booking, in money or time` : undefined;
  },
};

const readPassUses = ({ scene }: WildStage) =>
  scene.db.query
    .selectFrom('bookings')
    .select(['id', 'passId', 'accountId', 'start', 'end', 'status', 'amountInCents', 'createdAt'])
    .where('passId', 'is not', null)
    .select(
      sql<boolean>`exists (select from sessions where booking_id = bookings.id and not is_extra and replaces is null
        and not exists (select from sessions given where coalesce(given.replaces, given.id) = sessions.id
          and given.cancelled_in_cents = given.refund_in_cents and given.status in ('cancelled', 'finished')))`.as(
        'isOfUse',
      ),
    )
    .execute();

export const passes: Law = {
  name: 'a pass pays for one rental at a time',
  async look(stage) {
    // Boards whose money went back whole are no rental.
    const live = (await readPassUses(stage)).filter(({ status, isOfUse }) => status === 'complete' && isOfUse);
    const isDouble = live.some((one) =>
      live.some(
        (other) =>
          other !== one &&
          other.passId === one.passId &&
          isBefore(other.start, one.end) &&
          isBefore(one.start, other.end),
      ),
    );
    return isDouble ? `a pass pays for ${live.length} rentals, two of them at the same time` : undefined;
  },
};

const MAX_FREE_BOOKINGS_A_DAY = 10;

export const freeBookings: Law = {
  name: 'nobody makes free bookings without end',
  async look(stage) {
    const since = stage.scene.clock.now().subtract({ hours: 24 });
    const free = (await readPassUses(stage)).filter(
      ({ amountInCents, createdAt }) => amountInCents === 0 && isBefore(since, createdAt),
    );
    const most = Math.max(
      0,
      ...[...Map.groupBy(free, ({ accountId }) => accountId).values()].map(({ length }) => length),
    );
    return most > MAX_FREE_BOOKINGS_A_DAY ? `${most} free bookings of one person within a day` : undefined;
  },
};

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0;
