import { unusedDaysInCents } from '@laine/rules/price/pass.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import { countLargeSum } from '../../ground/budgets/count-large-sum.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { requireSomebodyElses } from '../../ground/principal.ts';
import { queueRefund } from '../payments/queue-refund.ts';
import { closeRevokedPass, endOwnPass } from '../prepaid/own-pass.ts';
import { presentPass } from '../prepaid/present-pass.ts';
import { queuePrepaidMail } from './queue-prepaid-mail.ts';

/** The holder doesn't want it any more; the page has warned that nothing comes back. */
export const endPass = (deps: Deps, { account }: Person, { passId }: { passId: string }): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const now = deps.now();
    await endOwnPass(tx, { passId, accountId: account.id }, now);
    await queuePrepaidMail(tx, passId, 'pass-ended', now);
  });

type Revocation = { passId: string; reason: string; isMisuse: boolean };

/** We end it: without a refund on misuse, otherwise we refund the unused days. */
export const revokePass = (deps: Deps, actor: Actor<Person>, { passId, reason, isMisuse }: Revocation) =>
  deps.db.transaction(async (tx) => {
    const now = deps.now();
    await recordAction(tx, actor, { action: 'pass-revoked', target: passId, data: { reason, isMisuse } }, now);
    const pass = await closeRevokedPass(tx, passId, reason, now);
    const { priceInCents, startsAt, endsAt, accountId } = pass;
    requireSomebodyElses(actor.who, accountId);
    const amountInCents =
      isMisuse || startsAt === null || endsAt === null ? 0 : unusedDaysInCents(priceInCents, { startsAt, endsAt }, now);
    await countLargeSum(deps, tx, actor.who, amountInCents, now);
    await queueRefund(tx, { of: { passId }, accountId, purpose: 'pass-ended', amountInCents }, now);
    await queuePrepaidMail(tx, passId, 'pass-ended', now);
    return presentPass({ ...pass, status: 'revoked' });
  });
