import { isBefore } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { sweepEach } from '../../ground/sweep-each.ts';
import { disputedSince } from '../../money/payments/disputed-since.ts';
import { queueCharge } from '../../money/payments/queue-charge.ts';
import { findOpenAlert } from '../../telling/alerts/open-alert.ts';
import { isReturnInQuestion } from '../returns/is-return-in-question.ts';
import type { ClaimRow } from './claim-store.ts';
import { listClaimsToCharge, lockClaim, updateClaim } from './claim-store.ts';
import { dropFoundThings } from './drop-found-things.ts';

/** Charges the saved card once: the charge's key is the claim's. `follow-claim-charge.ts` handles the outcome. */
export async function chargeClaim(tx: Tx, claim: ClaimRow, now: Temporal.Instant): Promise<void> {
  const { id: claimId, amountInCents, accountId, bookingId } = claim;
  if (accountId === null || bookingId === null) throw new Error('a claim is made of somebody with a booking');
  const charge = { purpose: 'compensation', subjectId: claimId, amountInCents } as const;
  await queueCharge(tx, { ...charge, accountId, bookingId, claimId }, now);
  await updateClaim(tx, claimId, { status: 'charging' }, now);
}

/** A claim waits while a board may be back, somebody is searched for, or the money is disputed. */
export const isWaiting = async (tx: Tx, { bookingId }: ClaimRow): Promise<boolean> =>
  bookingId !== null &&
  ((await isReturnInQuestion(tx, bookingId)) ||
    (await findOpenAlert(tx, { kind: 'not-back', target: bookingId })) !== undefined ||
    (await disputedSince(tx, bookingId)) !== undefined);

/** Charges renters who agreed or didn't answer in time; each claim is checked again in a transaction of its own. */
export async function chargeDueClaims(deps: Deps): Promise<void> {
  const items = await listClaimsToCharge(deps.db.query, deps.now());
  await sweepEach(deps, { items, idOf: ({ id }) => id, failed: 'claim not charged' }, ({ id }) =>
    deps.db.transaction(async (tx) => {
      const now = deps.now();
      await dropFoundThings(tx, { claimId: id }, now);
      const claim = await lockClaim(tx, id);
      if (claim && isDue(claim, now) && !(await isWaiting(tx, claim))) await chargeClaim(tx, claim, now);
    }),
  );
}

const isDue = ({ status, answeredAt, answerBy }: ClaimRow, now: Temporal.Instant) =>
  status === 'approved' && (answeredAt !== null || (answerBy !== null && !isBefore(now, answerBy)));
