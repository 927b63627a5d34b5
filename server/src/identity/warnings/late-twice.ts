import { judgeLateReturn } from '@laine/rules/price/late-returns.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { closeByItself } from '../../telling/alerts/open-alert.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { listWarningRows } from './warning-store.ts';

/** Two late returns within a year: admins decide what becomes of the account. */

const kind = 'late-twice';

/** After a new warning: with two, the person waits for a decision. */
export async function reportLateTwice(tx: Tx, accountId: string, now: Temporal.Instant): Promise<void> {
  if (!(await wasLateTwice(tx, accountId, now))) return;
  await raiseAlert(tx, { kind, target: accountId, stationId: null, data: { personId: accountId } }, now);
}

/** After a warning was taken back or moved away: nothing is left to decide if it was one of only two. */
export async function closeUnlessLateTwice(tx: Tx, accountId: string, now: Temporal.Instant): Promise<void> {
  if (!(await wasLateTwice(tx, accountId, now))) await closeByItself(tx, { kind, target: accountId }, now);
}

/** Called after an admin's decision. */
export const closeLateTwice = (tx: Tx, accountId: string, now: Temporal.Instant) =>
  closeByItself(tx, { kind, target: accountId }, now);

/** Two within a year of each other, in whatever order we heard of them; an old pair no longer counts. */
async function wasLateTwice(tx: Tx, accountId: string, now: Temporal.Instant): Promise<boolean> {
  const rows = await listWarningRows(tx, accountId);
  const standing = rows.filter(({ droppedAt }) => droppedAt === null);
  const asReturn = ({ id, givenAt }: (typeof rows)[number]) => ({ bookingId: id, at: givenAt });
  return standing.some((warning) => {
    if (!isBefore(now, warning.expiresAt)) return false;
    const others = standing.filter((other) => other !== warning).map(asReturn);
    return judgeLateReturn(others, asReturn(warning)) === 'put-on-admin-list';
  });
}
