import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { requireSomebodyElses } from '../../ground/principal.ts';
import { closeUnlessLateTwice } from './late-twice.ts';
import { findWarningOf, lockWarnedAccount, markDropped } from './warning-store.ts';

/** An admin takes a warning back. Saying so twice is no mistake: two people look at the same list. */
export async function dropWarning(
  deps: Deps,
  actor: Actor<Person>,
  { personId, warningId }: { personId: string; warningId: string },
): Promise<void> {
  requireSomebodyElses(actor.who, personId);
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    if (!(await lockWarnedAccount(tx, personId))) throw new Refusal('not-found');
    const dropped = await markDropped(tx, { accountId: personId, warningId }, now);
    if (dropped === undefined) throw new Refusal('not-found');
    if (!dropped) return;
    await recordAction(tx, actor, { action: 'warning-dropped', target: personId, data: { warningId } }, now);
    await closeUnlessLateTwice(tx, personId, now);
  });
}

/** An overtime that was charged wrongly takes its warning with it. */
export async function dropWarningOf(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  const warning = await findWarningOf(tx, bookingId);
  if (!warning) return;
  const { id: warningId, accountId } = warning;
  await lockWarnedAccount(tx, accountId);
  if (await markDropped(tx, { accountId, warningId }, now)) await closeUnlessLateTwice(tx, accountId, now);
}
