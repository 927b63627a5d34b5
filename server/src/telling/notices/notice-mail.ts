import type { Brand } from '@laine/contract/brand.ts';
import type { NoticeKindBy } from '@laine/contract/notice-kind.ts';
import type { LegalFacts } from '@laine/legal/legal-facts.ts';
import type { Mail } from '../../ground/ports/mailer.ts';
import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailPlain } from './mail-plain.ts';
import {
  boardCancellationAskedMail,
  boardCancellationUndoneMail,
  boardsCancelledMail,
} from './mails/board-cancellation-mails.ts';
import { broadcastMail } from './mails/broadcast-mail.ts';
import { cancellationAskedMail, cancellationUndoneMail } from './mails/cancellation-mails.ts';
import { changedMail } from './mails/changed-mail.ts';
import { claimChargedMail, claimDecidedMail, claimMadeMail } from './mails/claim-mails.ts';
import { confirmedMail } from './mails/confirmed-mail.ts';
import { debtDoubledMail, debtDueMail, debtReminderMail } from './mails/debt-mails.ts';
import { lateWarningMail } from './mails/late-warning-mail.ts';
import type { MailContext } from './mails/mail-context.ts';
import { accountNeededMail, cancelledMail, refundedMail, tooLateMail } from './mails/money-back-mails.ts';
import { notReadyMail } from './mails/not-ready-mail.ts';
import { overtimeAnsweredMail, overtimeChargedMail } from './mails/overtime-mails.ts';
import { receiptMail } from './mails/receipt-mail.ts';
import { reviewRequestMail } from './mails/review-request-mail.ts';
import type { Rental } from './rental.ts';
import { termsAttachment } from './terms-attachment.ts';

type NoticeMail = Pick<Mail, 'subject' | 'text' | 'html' | 'locale' | 'attachments' | 'unsubscribe'>;

const contents: Record<NoticeKindBy<'email'>, (rental: Rental, context: MailContext) => MailContent> = {
  'booking-confirmed': confirmedMail,
  'booking-changed': changedMail,
  'board-not-ready': notReadyMail,
  broadcast: broadcastMail,
  receipt: receiptMail,
  'cancellation-asked': cancellationAskedMail,
  'booking-cancelled': cancelledMail,
  'cancellation-undone': cancellationUndoneMail,
  'board-cancellation-asked': boardCancellationAskedMail,
  'boards-cancelled': boardsCancelledMail,
  'board-cancellation-undone': boardCancellationUndoneMail,
  refunded: refundedMail,
  'refund-needs-account': accountNeededMail,
  'payment-too-late': tooLateMail,
  'late-warning': lateWarningMail,
  'overtime-charged': overtimeChargedMail,
  'overtime-answered': overtimeAnsweredMail,
  'debt-due': debtDueMail,
  'debt-reminder': debtReminderMail,
  'debt-doubled': debtDoubledMail,
  'claim-made': claimMadeMail,
  'claim-charged': claimChargedMail,
  'claim-decided': claimDecidedMail,
  'review-request': reviewRequestMail,
};

export function noticeMail(
  kind: NoticeKindBy<'email'>,
  rental: Rental,
  context: MailContext & { brand: Brand; legalFacts: LegalFacts },
): NoticeMail {
  const content = contents[kind](rental, context);
  const { subject, locale, unsubscribe } = content;
  const attachments = kind === 'booking-confirmed' ? [termsAttachment(locale, context)] : [];
  return {
    subject,
    locale,
    text: mailPlain(context.brand, content),
    html: mailHtml(context.brand, content),
    attachments,
    ...(unsubscribe && { unsubscribe }),
  };
}
