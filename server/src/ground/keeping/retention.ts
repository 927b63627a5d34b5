import {
  ACCOUNTING_RETENTION_YEARS,
  CONSENT_RETENTION_YEARS,
  LOGIN_CODE_RETENTION_DAYS,
  LOOSE_PHOTO_HOURS,
  TRAFFIC_RETENTION_YEARS,
} from '@laine/rules/constants.ts';
import { openClaimStatuses } from '@laine/rules/money/open-claim-statuses.ts';
import { sql } from 'kysely';
import { redactOldAddresses } from '../audit/redact-audit.ts';
import type { Tx } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import { type Batch, type Blanking, type Condition, endSecurityEvents, type Table } from './keeping-store.ts';
import { purgeOldBookings, purgeOldFreeMoney, purgeOldFreeSessions } from './old-books.ts';

type Today = Temporal.ZonedDateTime;

const signInAttempts = (today: Today) => today.subtract({ hours: 24 * LOGIN_CODE_RETENTION_DAYS });
const oneWeek = (today: Today) => today.subtract({ weeks: 1 });
const looseUploads = (today: Today) => today.subtract({ hours: LOOSE_PHOTO_HOURS });
const traffic = (today: Today) => today.subtract({ years: TRAFFIC_RETENTION_YEARS });
const agreements = (today: Today) => today.subtract({ years: CONSENT_RETENTION_YEARS });
/** Counted from the end of the calendar year of the row, like the books. */
const books = (today: Today) =>
  today.startOfDay().with({ month: 1, day: 1 }).subtract({ years: ACCOUNTING_RETENTION_YEARS });

type IsOld = (before: Temporal.Instant) => Condition;
/** By table: the column with the start of the period, or a condition. */
export type OldRows = { [T in Table]?: keyof Tables[T] | IsOld };

type Ending =
  | { remove: OldRows }
  /** `first`: the column by which the oldest are found. */
  | (Blanking & { where: IsOld; first: string })
  | { by: (tx: Tx, batch: Batch & { now: Temporal.Instant }) => Promise<number> };

export type Rule = {
  rows: string;
  /** Older rows are removed. */
  keptSince: (today: Today) => Today;
} & Ending;

/** Retention of every kind of row. Anything missing here ends as `testing/row-ends.ts` says. */
export const retention: Rule[] = [
  {
    rows: 'login codes, round trips to providers',
    keptSince: signInAttempts,
    remove: { loginCodes: 'createdAt', providerSignIns: 'expiresAt', waitingIdentities: 'expiresAt' },
  },
  { rows: 'challenges to passkeys', keptSince: signInAttempts, remove: { passkeyChallenges: 'createdAt' } },
  { rows: 'what was used of budgets', keptSince: signInAttempts, remove: { budgetUses: 'at' } },
  {
    rows: 'ended logins',
    keptSince: traffic,
    remove: { logins: (before) => sql`created_at < ${before} and least(ended_at, expires_at) < ${before}` },
  },
  { rows: 'the security record', keptSince: traffic, by: endSecurityEvents },
  { rows: 'logs of stations', keptSince: traffic, remove: { logs: 'createdAt' } },
  { rows: 'signs of life of stations', keptSince: traffic, remove: { pings: 'createdAt' } },
  { rows: 'hours of signs of life', keptSince: traffic, remove: { pingHours: 'hour' } },
  { rows: 'times in which lockers were out of service', keptSince: traffic, remove: { lockerOutages: 'endedAt' } },
  { rows: 'commands to stations', keptSince: traffic, remove: { commands: 'createdAt' } },
  { rows: 'journals of stations', keptSince: traffic, remove: { stationEvents: 'receivedAt' } },
  // The recipients go with the message.
  { rows: 'messages to everybody at a station', keptSince: traffic, remove: { broadcasts: 'createdAt' } },
  { rows: 'wishes to be told of an opening', keptSince: traffic, remove: { openingWishes: 'createdAt' } },
  { rows: 'notices', keptSince: traffic, remove: { notices: 'createdAt' } },
  {
    rows: 'mails about accounts and purchases',
    keptSince: oneWeek,
    remove: {
      notices: (before) =>
        sql`created_at < ${before} and booking_id is null and alert_id is null and state <> 'queued'`,
    },
  },
  { rows: 'closed alerts', keptSince: traffic, remove: { alerts: 'closedAt' } },
  // Long enough for the provider to tell of a payment.
  { rows: 'pages at the payment provider', keptSince: oneWeek, remove: { paymentPages: 'closedAt' } },
  {
    rows: 'phones on bookings',
    keptSince: traffic,
    blank: 'bookings',
    to: { phone: '' },
    where: (before) => sql`"end" < ${before} and phone <> ''`,
    first: 'end',
  },
  { rows: 'addresses in the audit', keptSince: traffic, by: redactOldAddresses },
  { rows: 'deletions asked for at Facebook', keptSince: traffic, remove: { deletionRequests: 'askedAt' } },
  {
    rows: 'photos that nobody used',
    keptSince: looseUploads,
    remove: {
      photos: (before) =>
        sql`created_at < ${before} and problem_id is null and claim_id is null and item_act_id is null`,
    },
  },
  {
    rows: 'pictures that no station shows',
    keptSince: looseUploads,
    remove: {
      stationPictures: (before) => sql`created_at < ${before} and not exists (select from stations
        where stations.id = station_pictures.station_id
        and position(station_pictures.id in coalesce(stations.metadata->>'images', '') || coalesce(stations.metadata->>'sitePlan', '')) > 0)`,
    },
  },
  {
    // An undecided claim keeps its evidence.
    rows: 'photos of problems and claims',
    keptSince: traffic,
    remove: {
      photos: (before) => sql`created_at < ${before} and not exists (select from claims
        where claims.id = photos.claim_id and claims.status = any(${openClaimStatuses}))`,
    },
  },
  {
    rows: 'warnings that no longer hold',
    keptSince: traffic,
    remove: { warnings: (before) => sql`least(expires_at, dropped_at) < ${before}` },
  },
  {
    // Replaced by a later one, withdrawn, or of a removed person.
    rows: 'agreements that no longer count',
    keptSince: agreements,
    remove: {
      consents: (before) => sql`given_at < ${before} and (
        withdrawn_at < ${before}
        or exists (select from accounts where accounts.id = consents.account_id and accounts.status = 'removed')
        or exists (select from consents later where later.account_id = consents.account_id
          and later.kind = consents.kind and later.given_at > consents.given_at))`,
    },
  },
  { rows: 'bookings with their money', keptSince: books, by: purgeOldBookings },
  { rows: 'sessions that staff made', keptSince: books, by: purgeOldFreeSessions },
  { rows: 'money without a booking', keptSince: books, by: purgeOldFreeMoney },
  {
    // Debts of passes and gift cards that no payment points at any more.
    rows: 'debts without a booking',
    keptSince: books,
    remove: {
      debts: (before) => sql`booking_id is null and updated_at < ${before}
        and not exists (select from ledger where debt_id = debts.id)`,
    },
  },
  {
    // No row in the books points at them; a gift card with money on it still belongs to somebody.
    rows: 'passes and gift cards',
    keptSince: books,
    remove: {
      passes: (before) => sql`updated_at < ${before} and created_at < ${before}
        and coalesce(ends_at, created_at) < ${before}
        and not exists (select from bookings where pass_id = passes.id)
        and not exists (select from ledger where pass_id = passes.id)`,
      passOffers: (before) => sql`updated_at < ${before} and last_day < ${before}::date
        and not exists (select from passes where offer_id = pass_offers.id)`,
      giftCards: (before) => sql`updated_at < ${before} and created_at < ${before}
        and (status <> 'active' or balance_in_cents = 0 or expires_at < ${before})
        and not exists (select from bookings where gift_card_id = gift_cards.id)
        and not exists (select from ledger where gift_card_id = gift_cards.id)`,
    },
  },
  { rows: 'statements of owners', keptSince: books, remove: { statements: 'closedAt' } },
];
