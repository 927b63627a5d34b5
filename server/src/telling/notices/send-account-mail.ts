import type { AccountMailKind } from '@laine/contract/account-mail-kind.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { accountMail } from './account-mail.ts';
import type { MailRecipient } from './mail-recipient-store.ts';
import { findMailCredit, findMailLogin, findMailRecipient } from './mail-recipient-store.ts';
import type { AccountMail } from './send-account-mail-job.ts';
import type { NoticeDeps } from './send-notice.ts';
import { NoticeNotSent, originOf } from './send-notice.ts';

type Wish = { accountId: string; mail: AccountMail; askedAt: string };

/** Sends the mail if it's still true; throws when the mail server is worth another try. */
export async function sendAccountMail(deps: NoticeDeps, wish: Wish, jobId: number): Promise<void> {
  const recipient = await findMailRecipient(deps.db.query, wish.accountId);
  if (!recipient || !isStillTrue(wish, recipient)) return;
  const { settings, mailer } = deps;
  const origin = originOf(settings);
  const loginId = 'loginId' in wish.mail ? wish.mail.loginId : null;
  const login = loginId === null ? undefined : await findMailLogin(deps.db.query, loginId);
  const credit = 'refundId' in wish.mail ? await findMailCredit(deps.db.query, wish.mail.refundId) : undefined;
  const askedAt = Temporal.Instant.from(wish.askedAt);
  const mail = accountMail(wish.mail, recipient, { brand: settings.brand, origin, askedAt, login, credit });
  // The same id on every attempt, so that a mailbox recognises a second copy.
  const messageId = `<account.${jobId}@${new URL(origin).hostname}>`;
  const outcome = await mailer.send({ ...mail, to: recipient.email, messageId });
  if (outcome === 'unavailable') throw new NoticeNotSent('the email service was not available');
}

type Truth = (recipient: MailRecipient, askedAt: Temporal.Instant) => boolean;

const isRestricted: Truth = ({ status }) => status === 'suspended' || status === 'banned';

const truths: Record<AccountMailKind, Truth> = {
  'deletion-begun': ({ deletionAskedAt }) => deletionAskedAt !== null,
  'deletion-taken-back': ({ deletionAskedAt }) => deletionAskedAt === null,
  restricted: isRestricted,
  'restriction-lifted': (recipient, askedAt) => !isRestricted(recipient, askedAt),
  'account-unused': ({ lastSignInAt }, askedAt) => lastSignInAt === null || isBefore(lastSignInAt, askedAt),
  'refund-needs-account': () => true,
  'refund-transferred': () => true,
  'gift-card-part-back': () => true,
  'dispute-lost': () => true,
  'new-device': () => true,
  'credentials-changed': () => true,
};

/** Accounts change between request and sending: nobody is told of a deletion that was taken back. */
const isStillTrue = ({ mail, askedAt }: Wish, recipient: MailRecipient): boolean =>
  truths[mail.kind](recipient, Temporal.Instant.from(askedAt));
