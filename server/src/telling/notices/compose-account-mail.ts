import type { AccountMailKind } from '@laine/contract/notice-kind.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { originOf } from '../../ground/origin-of.ts';
import type { Notice, OutboxDeps, Turn } from '../outbox/notice.ts';
import { accountMail } from './account-mail.ts';
import type { MailRecipient } from './mail-recipient-store.ts';
import { findMailCredit, findMailLogin, findMailRecipient } from './mail-recipient-store.ts';
import { AccountMail } from './queue-account-mail.ts';

/** A mail about somebody's account, if it's still true. */
export async function composeAccountMail(
  { db: { query }, settings }: OutboxDeps,
  { accountId, kind, data, createdAt: askedAt }: Notice<AccountMailKind>,
): Promise<Turn> {
  const recipient = accountId === null ? undefined : await findMailRecipient(query, accountId);
  if (!recipient) return { gone: 'the account was removed' };
  if (!truths[kind](recipient, askedAt)) return { gone: 'no longer true' };
  const about = AccountMail.parse({ ...Object(data), kind });
  const loginId = 'loginId' in about ? about.loginId : null;
  const login = loginId === null ? undefined : await findMailLogin(query, loginId);
  const credit = 'refundId' in about ? await findMailCredit(query, about.refundId) : undefined;
  const context = { brand: settings.brand, origin: originOf(settings), askedAt, login, credit };
  return { mail: { ...accountMail(about, recipient, context), to: recipient.email } };
}

type Truth = (recipient: MailRecipient, askedAt: Temporal.Instant) => boolean;

const isRestricted: Truth = ({ status }) => status === 'suspended' || status === 'banned';

/** Accounts change between request and sending: nobody is told of a deletion that was taken back. */
const truths: Record<AccountMailKind, Truth> = {
  'deletion-begun': ({ deletionAskedAt }) => deletionAskedAt !== null,
  'deletion-taken-back': ({ deletionAskedAt }) => deletionAskedAt === null,
  restricted: isRestricted,
  'restriction-lifted': (recipient, askedAt) => !isRestricted(recipient, askedAt),
  'account-unused': ({ lastSignInAt }, askedAt) => lastSignInAt === null || isBefore(lastSignInAt, askedAt),
  'bank-account-needed': () => true,
  'refund-transferred': () => true,
  'gift-card-part-back': () => true,
  'dispute-lost': () => true,
  'new-device': () => true,
  'credentials-changed': () => true,
};
