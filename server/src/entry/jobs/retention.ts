import {
  ACCOUNTING_RETENTION_YEARS,
  CONSENT_RETENTION_YEARS,
  LOOSE_PHOTO_HOURS,
  LOGIN_CODE_RETENTION_DAYS,
  TRAFFIC_RETENTION_YEARS,
} from '@laine/rules/constants.ts';
import { purgeConsents } from '../../identity/accounts/remember-consent.ts';
import { purgeEndedLogins, purgeSignInAttempts } from '../../identity/accounts/purge-sign-ins.ts';
import { purgeAlerts } from '../../telling/alerts/purge-alerts.ts';
import { redactOldAddresses } from '../../ground/audit/redact-audit.ts';
import { purgeBroadcasts } from '../../rental/broadcasts/purge-broadcasts.ts';
import { purgePhones } from '../../rental/bookings/purge-bookings.ts';
import type { Batch } from '../../ground/db/batch-of.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { purgeDebtsWithoutBooking } from '../../money/debts/purge-debts-of-bookings.ts';
import type { Deps } from '../../ground/deps.ts';
import { purgeCommands } from '../gateway/purge-commands.ts';
import { purgeEvents } from '../../rental/journal/purge-events.ts';
import { purgeLogs } from '../../ground/logs/purge-logs.ts';
import { purgeNotices } from '../../telling/notices/purge-notices.ts';
import { purgePasskeyChallenges } from '../../identity/passkeys/purge-passkey-challenges.ts';
import { purgeMoneyWithoutBooking } from '../../money/payments/purge-books.ts';
import { purgePrepaid } from '../../money/prepaid/purge-prepaid.ts';
import { purgeLoosePhotos, purgePhotos } from '../../site/photos/purge-photos.ts';
import { purgeUnshownPictures } from '../../site/photos/station-pictures.ts';
import { purgePaymentEvents } from '../../money/payments/purge-payment-events.ts';
import { purgeDeletionRequests } from '../../people/removal/purge-deletion-requests.ts';
import { purgeOldBookings, purgeOldFreeSessions } from '../../people/removal/purge-old-books.ts';
import { purgeSecurityEvents } from '../../ground/security-events/purge-security-events.ts';
import { purgeStatements } from '../../money/statements/purge-statements.ts';
import { purgePingHours, purgePings } from '../../site/stations/link/purge-pings.ts';
import { purgeBudgetUses } from '../../ground/budgets/purge-budget-uses.ts';
import { purgeOutages } from '../../site/stations/lockers/purge-outages.ts';
import { purgeWarnings } from '../../identity/warnings/purge-warnings.ts';

type Today = Temporal.ZonedDateTime;

const signInAttempts = (today: Today) => today.subtract({ hours: 24 * LOGIN_CODE_RETENTION_DAYS });
const looseUploads = (today: Today) => today.subtract({ hours: LOOSE_PHOTO_HOURS });
const traffic = (today: Today) => today.subtract({ years: TRAFFIC_RETENTION_YEARS });
const agreements = (today: Today) => today.subtract({ years: CONSENT_RETENTION_YEARS });
/** Counted from the end of the calendar year in which a row was made, as the books are. */
const books = (today: Today) =>
  today.startOfDay().with({ month: 1, day: 1 }).subtract({ years: ACCOUNTING_RETENTION_YEARS });

type Rule = {
  rows: string;
  /** What is older goes. */
  keptSince: (today: Today) => Today;
  purge: (tx: Tx, batch: Batch & { now: Temporal.Instant }) => Promise<number>;
};

/** How long every kind of row is kept. What is not here stays as long as the account, the station or the product it is about. */
export const retention: Rule[] = [
  { rows: 'login codes, round trips to providers', keptSince: signInAttempts, purge: purgeSignInAttempts },
  { rows: 'challenges to passkeys', keptSince: signInAttempts, purge: purgePasskeyChallenges },
  { rows: 'what was used of budgets', keptSince: signInAttempts, purge: purgeBudgetUses },
  { rows: 'ended logins', keptSince: traffic, purge: purgeEndedLogins },
  { rows: 'the security record', keptSince: traffic, purge: purgeSecurityEvents },
  { rows: 'logs of stations', keptSince: traffic, purge: purgeLogs },
  { rows: 'signs of life of stations', keptSince: traffic, purge: purgePings },
  { rows: 'hours of signs of life', keptSince: traffic, purge: purgePingHours },
  { rows: 'times in which lockers were out of service', keptSince: traffic, purge: purgeOutages },
  { rows: 'commands to stations', keptSince: traffic, purge: purgeCommands },
  { rows: 'journals of stations', keptSince: traffic, purge: purgeEvents },
  { rows: 'messages to everybody at a station', keptSince: traffic, purge: purgeBroadcasts },
  { rows: 'notices', keptSince: traffic, purge: purgeNotices },
  { rows: 'closed alerts', keptSince: traffic, purge: purgeAlerts },
  { rows: 'events of the payment provider', keptSince: traffic, purge: purgePaymentEvents },
  { rows: 'phones on bookings', keptSince: traffic, purge: purgePhones },
  { rows: 'addresses in the audit', keptSince: traffic, purge: redactOldAddresses },
  { rows: 'deletions asked for at Facebook', keptSince: traffic, purge: purgeDeletionRequests },
  { rows: 'photos that nobody used', keptSince: looseUploads, purge: purgeLoosePhotos },
  { rows: 'pictures that no station shows', keptSince: looseUploads, purge: purgeUnshownPictures },
  { rows: 'photos of problems and claims', keptSince: traffic, purge: purgePhotos },
  { rows: 'warnings that no longer hold', keptSince: traffic, purge: purgeWarnings },
  { rows: 'agreements that no longer count', keptSince: agreements, purge: purgeConsents },
  { rows: 'bookings with their money', keptSince: books, purge: purgeOldBookings },
  { rows: 'sessions that staff made', keptSince: books, purge: purgeOldFreeSessions },
  { rows: 'money without a booking', keptSince: books, purge: purgeMoneyWithoutBooking },
  { rows: 'debts without a booking', keptSince: books, purge: purgeDebtsWithoutBooking },
  { rows: 'passes and gift cards', keptSince: books, purge: purgePrepaid },
  { rows: 'statements of owners', keptSince: books, purge: purgeStatements },
];

/** Small enough that a statement takes well under a second, and other work gets its turn in between. */
const ROWS_AT_ONCE = 1000;
/** A backlog of years is worked off over several nights rather than in one that reaches into the day. */
const MAX_BATCHES_A_NIGHT = 500;

/** A kind of row that cannot be purged stops no other kind. */
export async function purgeOldRows(deps: Deps, limit = ROWS_AT_ONCE): Promise<void> {
  const failures: Error[] = [];
  for (const rule of retention) {
    await purgeKind(deps, rule, limit).catch((cause: unknown) => failures.push(new Error(rule.rows, { cause })));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `not purged: ${failures.map(({ message }) => message).join(', ')}`);
}

async function purgeKind(deps: Deps, { keptSince, purge }: Rule, limit: number): Promise<void> {
  const now = deps.now();
  const before = keptSince(now.toZonedDateTimeISO('UTC')).toInstant();
  for (let batch = 0; batch < MAX_BATCHES_A_NIGHT; batch += 1) {
    const gone = await deps.db.transaction((tx) => purge(tx, { before, limit, now }));
    if (gone < limit) return;
  }
}
