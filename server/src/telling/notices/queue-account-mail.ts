import type { AccountMailKind } from '@laine/contract/notice-kind.ts';
import { z } from 'zod';
import type { Tx } from '../../ground/db/open-database.ts';
import { addToOutbox } from '../outbox/add-to-outbox.ts';

const dated = { removedOn: z.string() };

/** Data of a mail beyond what is read from the account when it's sent. */
export const AccountMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('deletion-begun'), ...dated }),
  z.object({ kind: z.literal('account-unused'), ...dated }),
  z.object({
    kind: z.enum(['bank-account-needed', 'refund-transferred', 'gift-card-part-back', 'dispute-lost']),
    refundId: z.string(),
    amountInCents: z.int(),
  }),
  z.object({ kind: z.literal('new-device'), loginId: z.string() }),
  z.object({
    kind: z.literal('credentials-changed'),
    change: z.enum([
      'passkey-added',
      'passkey-removed',
      'recovery-codes-made',
      'recovery-code-used',
      'password-changed',
      'provider-linked',
      'provider-removed',
      'recovered',
    ]),
    /** The login that did it; null if it was done on the server. */
    loginId: z.string().nullable(),
  }),
  z.object({ kind: z.enum(['deletion-taken-back', 'restricted', 'restriction-lifted']) }),
]);
export type AccountMail = z.infer<typeof AccountMail>;

type DatedKind = Extract<AccountMail, { removedOn: string }>['kind'];
type Dated = {
  kind: DatedKind;
  /** The day of removal. */
  data: { removedOn: Temporal.Instant };
};
type RefundKind = Extract<AccountMail, { refundId: string }>['kind'];
type OfRefund = { kind: RefundKind; data: { refundId: string; amountInCents: number } };
type NewDevice = { kind: 'new-device'; data: { loginId: string } };
type Change = Extract<AccountMail, { kind: 'credentials-changed' }>;
type Changed = { kind: Change['kind']; data: Pick<Change, 'change' | 'loginId'> };
type Told = Dated | OfRefund | NewDevice | Changed;
/** All other kinds of the contract. */
type Plain = { kind: Exclude<AccountMailKind, Told['kind']>; data?: undefined };

export type AccountMailWish = (Told | Plain) & {
  accountId: string;
  /** The mail's occasion, so that asking again sends nothing twice; defaults to the moment. */
  occasion?: string;
};

/** Sent after the caller's commit. */
export async function queueAccountMail(tx: Tx, wish: AccountMailWish, now: Temporal.Instant): Promise<void> {
  const { accountId, kind, data = {}, occasion = now.toString() } = wish;
  await addToOutbox(tx, [{ accountId, kind, channel: 'email', occasion, data }], now);
}
