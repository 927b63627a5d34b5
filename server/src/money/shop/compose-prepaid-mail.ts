import type { PurchaseMailKind } from '@laine/contract/notice-kind.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Db } from '../../ground/db/open-database.ts';
import { originOf } from '../../ground/origin-of.ts';
import type { MailContent } from '../../telling/notices/mail-content.ts';
import { mailHtml } from '../../telling/notices/mail-html.ts';
import { mailPlain } from '../../telling/notices/mail-plain.ts';
import type { Notice, OutboxDeps, Turn } from '../../telling/outbox/notice.ts';
import { listPurchaseReceipts } from '../payments/receipts/read-receipts.ts';
import { readGiftCard } from '../prepaid/find-gift-cards.ts';
import { giftCardCode, spacedCode } from '../prepaid/gift-card-code.ts';
import { findPassById } from '../prepaid/own-pass.ts';
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

/** A mail about a gift card or a pass. */
export async function composePrepaidMail(deps: OutboxDeps, notice: Notice<PurchaseMailKind>): Promise<Turn> {
  const { kind, occasion } = notice;
  const [purchaseId = ''] = occasion.split(':');
  const of = isOfPass(kind) ? { passId: purchaseId } : { giftCardId: purchaseId };
  if (await isRefundUnderWay(deps, of)) return { lookAgainAt: deps.now().add(LOOK_AGAIN_AFTER) };
  const letter = isOfPass(kind)
    ? await passLetter(deps, kind, purchaseId)
    : await giftCardLetter(deps, kind, purchaseId);
  if (!letter?.to) return { gone: 'there is nothing to tell, or nobody' };
  const { content, to } = letter;
  const { brand } = deps.settings;
  const { subject, locale } = content;
  return { mail: { to, subject, locale, text: mailPlain(brand, content), html: mailHtml(brand, content) } };
}

type PassMailKind = keyof typeof passMails;
const isOfPass = (kind: PurchaseMailKind): kind is PassMailKind => Object.hasOwn(passMails, kind);

const giftCardMails = {
  voucher: voucherMail,
  'gift-card-bought': giftCardBoughtMail,
  'gift-card-withdrawn': giftCardWithdrawnMail,
};

async function giftCardLetter(
  deps: OutboxDeps,
  kind: Exclude<PurchaseMailKind, PassMailKind>,
  giftCardId: string,
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

async function passLetter(deps: OutboxDeps, kind: PassMailKind, passId: string): Promise<Letter | undefined> {
  const { query } = deps.db;
  const pass = await findPassById(query, passId);
  if (!pass) return undefined;
  const { id, locale, name, country, boughtAt, startsAt, endsAt, endReason, priceInCents: paidInCents } = pass;
  const money = await readMoney(query, { passId }, pass.accountId);
  const purchase = { id, locale, name, country, boughtAt, startsAt, endsAt, endReason, paidInCents, ...money };
  const content = passMails[kind]({ ...purchase, isRevoked: pass.status === 'revoked' }, contextOf(deps));
  return { to: await readEmail(query, pass.accountId), content };
}

const contextOf = ({ settings }: OutboxDeps) => ({ brand: settings.brand, origin: originOf(settings) });

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

async function isRefundUnderWay({ db, now }: OutboxDeps, of: Bought): Promise<boolean> {
  const since = now().subtract(TOLD_TOGETHER_FOR);
  const refunds = await listRefunds(db.query, of);
  return refunds.some(({ state, createdAt }) => state === 'pending' && isBefore(since, createdAt));
}
