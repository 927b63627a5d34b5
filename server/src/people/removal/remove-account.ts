import { BAN_MEMORY_YEARS } from '@laine/rules/constants.ts';
import { isRemovalDue, planDeletion } from '@laine/rules/people/deletion.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { recordSystemAction } from '../../ground/audit/record-system-action.ts';
import { redactPerson } from '../../ground/audit/redact-audit.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { forgetRows } from '../../ground/keeping/forget-rows.ts';
import { forgetInJobs } from '../../ground/queue/forget-in-jobs.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { redactSecurityEvents } from '../../ground/security-events/redact-security-events.ts';
import type { Leaver } from '../../identity/accounts/leave-account.ts';
import { forgetPerson, lockLeaver } from '../../identity/accounts/leave-account.ts';
import { rememberContacts } from '../../identity/accounts/remembered-contacts.ts';
import { detachOwner } from '../../site/owners/detach-owner.ts';
import { forgetInAlerts } from '../../telling/alerts/forget-in-alerts.ts';
import { findWarningsEnd, listBookingIds, listBookingPhones } from './leaver-facts.ts';
import { readOpenMatters } from './open-matters.ts';
import { forgetCustomerJob } from './remove-account-job.ts';

/**
 * Removes everything that tells who the person was, once nothing is left to wait for. What the books need stays and
 * points at an account without a name. `removal.test.ts` knows every column in which something personal may stand.
 */
export async function removeAccount(deps: Deps, accountId: string): Promise<boolean> {
  const isRemoved = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const leaver = await lockLeaver(tx, accountId);
    if (!leaver) return false;
    const plan = planDeletion(await readOpenMatters(tx, accountId), leaver.deletionAskedAt, now);
    if (!isRemovalDue(plan, now)) return false;
    await remove(deps, tx, leaver, now);
    return true;
  });
  // The id alone identifies nobody; a restored backup finds the people to remove again here (decision 0242).
  if (isRemoved) deps.log.info({ accountId }, 'account removed');
  return isRemoved;
}

async function remove(deps: Deps, tx: Tx, leaver: Leaver, now: Temporal.Instant): Promise<void> {
  const { id: accountId, email, paymentCustomerId } = leaver;
  const phones = await listBookingPhones(tx, accountId);
  const contacts = [...new Set([email, ...(leaver.phone ? [leaver.phone] : []), ...phones])];
  await rememberIfNeeded(deps, tx, leaver, contacts, now);

  await detachOwner(tx, accountId, now);
  if (leaver.role === 'admin') await recordSystemAction(tx, { action: 'account-removed', target: accountId }, now);
  const bookingIds = await listBookingIds(tx, accountId);
  await redactPerson(tx, { accountId, bookingIds, contacts }, now);
  await redactSecurityEvents(tx, accountId, now);
  await forgetInAlerts(tx, { accountId, contacts }, now);
  await forgetInJobs(tx, [...contacts, ...bookingIds]);
  await forgetRows(tx, { accountId, email });
  await forgetPerson(tx, accountId, now);
  if (paymentCustomerId !== null) {
    const dedupeKey = `forget-customer:${paymentCustomerId}`;
    await enqueue(tx, forgetCustomerJob, { customerId: paymentCustomerId }, { now, dedupeKey });
  }
}

/** A ban or a warning outlives the account: leaving is no fresh start. */
async function rememberIfNeeded(
  deps: Deps,
  tx: Tx,
  { id: accountId, status, restrictedUntil }: Leaver,
  contacts: string[],
  now: Temporal.Instant,
): Promise<void> {
  if (status === 'banned' && (restrictedUntil === null || isBefore(now, restrictedUntil))) {
    const until = restrictedUntil ?? inYears(now, BAN_MEMORY_YEARS);
    await rememberContacts(deps, tx, { accountId, contacts, reason: 'ban', until });
  }
  const until = await findWarningsEnd(tx, accountId, now);
  if (until) await rememberContacts(deps, tx, { accountId, contacts, reason: 'warning', until });
}

const inYears = (now: Temporal.Instant, years: number) => now.toZonedDateTimeISO('UTC').add({ years }).toInstant();
