import { isBefore } from '@laine/rules/time/instants.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import type { MailContent } from '../../telling/notices/mail-content.ts';
import { mailHtml } from '../../telling/notices/mail-html.ts';
import { mailPlain } from '../../telling/notices/mail-plain.ts';
import { NoticeNotSent, originOf } from '../../telling/notices/send-notice.ts';
import { listPurchaseReceipts } from '../payments/receipts/read-receipts.ts';
import { readGiftCard } from '../prepaid/find-gift-cards.ts';
import { giftCardCode, spacedCode } from '../prepaid/gift-card-code.ts';
import { findPassById } from '../prepaid/own-pass.ts';
import type { PrepaidMail } from './prepaid-mail-job.ts';
import { sendPrepaidMailJob } from './prepaid-mail-job.ts';
import {
  giftCardBoughtMail,
  giftCardWithdrawnMail,
  passBoughtMail,
  passEndedMail,
  passTooLateMail,
  passWithdrawnMail,
  voucherMail,
} from './prepaid-mail.ts';

type Letter = { to: string | null; content: MailContent };

/** Throws when the mail server is worth another try. */
export async function sendPrepaidMail(deps: Deps, mail: PrepaidMail, jobId: number): Promise<void> {
  if (await isRefundUnderWay(deps, mail)) return sendLater(deps, mail);
  const letter = 'passId' in mail ? await passLetter(deps, mail) : await giftCardLetter(deps, mail);
  // No recipient once the person is removed.
  if (!letter?.to) return;
  const { settings, mailer } = deps;
  const { content, to } = letter;
  const origin = originOf(settings);
  const outcome = await mailer.send({
    to,
    subject: content.subject,
    locale: content.locale,
    text: mailPlain(settings.brand, content),
    html: mailHtml(settings.brand, content),
    // The same id on every attempt, so that a mailbox recognises a second copy.
    messageId: `<prepaid.${jobId}@${new URL(origin).hostname}>`,
  });
  if (outcome === 'unavailable') throw new NoticeNotSent('the email service was not available');
}

const giftCardMails = {
  voucher: voucherMail,
  'gift-card-bought': giftCardBoughtMail,
  'gift-card-withdrawn': giftCardWithdrawnMail,
};

async function giftCardLetter(
  deps: Deps,
  { kind, giftCardId }: Extract<PrepaidMail, { giftCardId: string }>,
): Promise<Letter | undefined> {
  const { query } = deps.db;
  const card = await readGiftCard(query, giftCardId);
  // A voucher whose purchase was withdrawn before its mail went out is worth nothing.
  if (!card || (kind === 'voucher' && card.status !== 'active')) return undefined;
  const buyer = card.boughtBy === null ? null : await readEmail(query, card.boughtBy);
  const { id, locale, boughtAt, initialInCents: paidInCents, balanceInCents } = card;
  const { recipientEmail, senderName, message, expiresAt: endsAt } = card;
  const money = await readMoney(query, { giftCardId }, card.boughtBy);
  const code = spacedCode(giftCardCode(deps.giftCardKey, id));
  const purchase = { id, locale, boughtAt, paidInCents, balanceInCents, endsAt, ...money, code };
  const content = giftCardMails[kind]({ ...purchase, recipientEmail, senderName, message }, contextOf(deps));
  return { to: kind === 'voucher' ? (recipientEmail ?? buyer) : buyer, content };
}

const passMails = {
  'pass-bought': passBoughtMail,
  'pass-withdrawn': passWithdrawnMail,
  'pass-ended': passEndedMail,
  'pass-too-late': passTooLateMail,
};

async function passLetter(
  deps: Deps,
  { kind, passId }: Extract<PrepaidMail, { passId: string }>,
): Promise<Letter | undefined> {
  const { query } = deps.db;
  const pass = await findPassById(query, passId);
  if (!pass) return undefined;
  const { id, locale, name, country, boughtAt, startsAt, endsAt, endReason, priceInCents: paidInCents } = pass;
  const money = await readMoney(query, { passId }, pass.accountId);
  const purchase = { id, locale, name, country, boughtAt, startsAt, endsAt, endReason, paidInCents, ...money };
  const content = passMails[kind]({ ...purchase, isRevoked: pass.status === 'revoked' }, contextOf(deps));
  return { to: await readEmail(query, pass.accountId), content };
}

const contextOf = ({ settings }: Deps) => ({ brand: settings.brand, origin: originOf(settings) });

async function readEmail(db: Db, accountId: string): Promise<string | null> {
  const row = await db.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirst();
  return row?.email ?? null;
}

type Bought = { giftCardId: string } | { passId: string };

const listRefunds = (db: Db, of: Bought) =>
  db
    .selectFrom('ledger')
    .select(['state', 'amountInCents', 'createdAt'])
    .where((row) => ('passId' in of ? row('passId', '=', of.passId) : row('giftCardId', '=', of.giftCardId)))
    .where('bookingId', 'is', null)
    .where('kind', '=', 'refund')
    .where('state', '<>', 'failed')
    .execute();

/** Its documents, and its refunds. */
async function readMoney(db: Db, of: Bought, accountId: string | null) {
  const papers = accountId === null ? undefined : await listPurchaseReceipts(db, accountId);
  const receipts = papers?.get('passId' in of ? of.passId : of.giftCardId) ?? [];
  const refunds = await listRefunds(db, of);
  return {
    receipt: receipts.find(({ kind }) => kind === 'receipt'),
    // A credit note followed by an invoice refunded nothing; its purpose is the purchase itself.
    credits: receipts.filter(({ kind, purpose }) => kind === 'credit-note' && !SOLD.has(purpose)),
    refundInCents: refunds.reduce((sum, { amountInCents }) => sum + amountInCents, 0),
  };
}

const SOLD = new Set<string>(['pass', 'gift-card']);

/** The provider usually takes seconds, and the mail includes the credit note. It waits no longer than this. */
const TOLD_TOGETHER_FOR = Temporal.Duration.from({ minutes: 2 });
const LOOK_AGAIN_AFTER = Temporal.Duration.from({ seconds: 5 });

async function isRefundUnderWay({ db, now }: Deps, mail: PrepaidMail): Promise<boolean> {
  const since = now().subtract(TOLD_TOGETHER_FOR);
  const refunds = await listRefunds(db.query, mail);
  return refunds.some(({ state, createdAt }) => state === 'pending' && isBefore(since, createdAt));
}

const sendLater = (deps: Deps, mail: PrepaidMail): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const now = deps.now();
    await enqueue(tx, sendPrepaidMailJob, mail, { now, runAt: now.add(LOOK_AGAIN_AFTER) });
  });
