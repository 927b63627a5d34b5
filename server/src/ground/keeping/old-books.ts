import { sql } from 'kysely';
import type { Tx } from '../db/open-database.ts';
import { type Batch, carryOut, type Condition, lockIds, type Step } from './keeping-store.ts';

type Bookings = { bookingId: string[] };
type Sessions = { sessionId: string[] };
type Money = { ledgerId: string[] };

const isTheirMoney = ({ bookingId }: Bookings): Condition =>
  sql`ledger_id in (select id from ledger where booking_id = any(${bookingId}))`;
const isOfTheirSessions = ({ bookingId }: Bookings): Condition =>
  sql`session_id in (select id from sessions where booking_id = any(${bookingId}))`;

/** Rows that point at bookings, each after the rows that point at it. */
const withBookings: Step<Bookings>[] = [
  { remove: 'bookingNotes', of: 'bookingId' },
  { remove: 'goodwills', of: 'bookingId' },
  { remove: 'extensions', of: 'bookingId' },
  { remove: 'overtimes', of: 'bookingId' },
  { remove: 'receipts', of: isTheirMoney },
  { remove: 'paymentPages', of: isTheirMoney },
  { remove: 'disputes', of: isTheirMoney },
  { remove: 'bankRefunds', of: isTheirMoney },
  { remove: 'ledger', of: 'bookingId' },
  { remove: 'debts', of: 'bookingId' },
  { remove: 'photos', of: (those) => sql`claim_id in (select id from claims where ${isOfTheirSessions(those)})` },
  { remove: 'claims', of: isOfTheirSessions },
  {
    remove: 'photos',
    of: ({ bookingId }) => sql`problem_id in (select id from problems where booking_id = any(${bookingId}))`,
  },
  { remove: 'problems', of: 'bookingId' },
  { remove: 'warnings', of: 'bookingId' },
  { remove: 'reviews', of: 'bookingId' },
  { remove: 'notices', of: 'bookingId' },
  // An agreement that still holds outlives its booking.
  { blank: 'consents', to: { bookingId: null }, of: 'bookingId' },
  { remove: 'returnQuestions', of: isOfTheirSessions },
  { remove: 'sessions', of: 'bookingId' },
  { remove: 'bookings', of: ({ bookingId }) => sql`id = any(${bookingId})` },
];

const withSessions: Step<Sessions>[] = [
  {
    remove: 'photos',
    of: ({ sessionId }) => sql`claim_id in (select id from claims where session_id = any(${sessionId}))`,
  },
  { remove: 'claims', of: 'sessionId' },
  { remove: 'returnQuestions', of: 'sessionId' },
  { remove: 'sessions', of: ({ sessionId }) => sql`id = any(${sessionId})` },
];

const withMoney: Step<Money>[] = [
  { remove: 'receipts', of: 'ledgerId' },
  { remove: 'paymentPages', of: 'ledgerId' },
  { remove: 'disputes', of: 'ledgerId' },
  { remove: 'bankRefunds', of: 'ledgerId' },
  // A refund may be in another batch than its charge.
  { blank: 'ledger', to: { refundsId: null }, of: ({ ledgerId }) => sql`refunds_id = any(${ledgerId})` },
  { remove: 'ledger', of: ({ ledgerId }) => sql`id = any(${ledgerId})` },
];

/** Bookings that the books no longer need, with everything about them: rental and money are both old enough. */
export async function purgeOldBookings(tx: Tx, { before, limit }: Batch): Promise<number> {
  const isDue = sql`"end" < ${before} and created_at < ${before}
    and not exists (select from ledger where booking_id = bookings.id and created_at >= ${before})
    and not exists (select from debts where booking_id = bookings.id and updated_at >= ${before})`;
  const bookingId = await lockIds(tx, 'bookings', { isDue, first: 'end', limit });
  if (bookingId.length > 0) await carryOut(tx, withBookings, { bookingId });
  return bookingId.length;
}

/** Sessions that staff made without a booking or payment. */
export async function purgeOldFreeSessions(tx: Tx, { before, limit }: Batch): Promise<number> {
  const isDue = sql`booking_id is null and "end" < ${before} and status in ('finished', 'cancelled')
    and not exists (select from ledger where session_id = sessions.id)`;
  const sessionId = await lockIds(tx, 'sessions', { isDue, limit });
  if (sessionId.length > 0) await carryOut(tx, withSessions, { sessionId });
  return sessionId.length;
}

/** Money without a booking, such as for a pass. */
export async function purgeOldFreeMoney(tx: Tx, { before, limit }: Batch): Promise<number> {
  const isDue = sql`booking_id is null and created_at < ${before}
    and not exists (select from ledger later
      where later.refunds_id = ledger.id and (later.created_at >= ${before} or later.booking_id is not null))`;
  const ledgerId = await lockIds(tx, 'ledger', { isDue, limit });
  if (ledgerId.length > 0) await carryOut(tx, withMoney, { ledgerId });
  return ledgerId.length;
}
