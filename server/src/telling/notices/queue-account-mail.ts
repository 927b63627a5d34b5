import type { AccountMailKind } from '@laine/contract/account-mail-kind.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import type { AccountMail, CredentialChange } from './send-account-mail-job.ts';
import { sendAccountMailJob } from './send-account-mail-job.ts';

type DatedKind = Extract<AccountMail, { removedOn: string }>['kind'];
type Dated = {
  kind: DatedKind;
  /** The day of removal. */
  data: { removedOn: Temporal.Instant };
};
type RefundKind = Extract<AccountMail, { refundId: string }>['kind'];
type OfRefund = { kind: RefundKind; data: { refundId: string; amountInCents: number } };
type NewDevice = { kind: 'new-device'; data: { loginId: string } };
type Changed = { kind: 'credentials-changed'; data: { change: CredentialChange; loginId: string | null } };
type Told = Dated | OfRefund | NewDevice | Changed;
/** All other kinds of the contract. A kind unknown to the job's payload doesn't compile below. */
type Plain = { kind: Exclude<AccountMailKind, Told['kind']>; data?: undefined };

export type AccountMailWish = (Told | Plain) & {
  accountId: string;
  /** The mail's occasion, so that asking again sends nothing twice; defaults to the moment. */
  occasion?: string;
};

/** Sent after the caller's commit. */
export async function queueAccountMail(tx: Tx, wish: AccountMailWish, now: Temporal.Instant): Promise<void> {
  const { accountId, kind, occasion } = wish;
  const askedAt = now.toString();
  const mail = asMail(wish);
  const dedupeKey = `account-mail:${accountId}:${kind}:${occasion ?? askedAt}`;
  await enqueue(tx, sendAccountMailJob, { accountId, mail, askedAt }, { now, dedupeKey });
}

function asMail(wish: Told | Plain): AccountMail {
  switch (wish.kind) {
    case 'deletion-begun':
    case 'account-unused':
      return { kind: wish.kind, removedOn: wish.data.removedOn.toString() };
    case 'refund-needs-account':
    case 'refund-transferred':
    case 'gift-card-part-back':
    case 'dispute-lost':
      return { kind: wish.kind, ...wish.data };
    case 'new-device':
      return { kind: wish.kind, ...wish.data };
    case 'credentials-changed':
      return { kind: wish.kind, ...wish.data };
    default:
      return { kind: wish.kind };
  }
}
