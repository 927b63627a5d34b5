import type { Brand } from '@laine/contract/brand.ts';
import { paths } from '@laine/contract/paths.ts';
import type { Receipt } from '@laine/contract/public/receipt-calls.ts';
import type { Locale } from '@laine/contract/states.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { withdrawalEndsAt, withdrawalLastDay } from '@laine/rules/money/withdrawal.ts';
import { passDays } from '@laine/rules/price/pass.ts';
import { prepaidMailWords } from '../../ground/texts/prepaid-mail-words.ts';
import { mailNoticeText } from '../../ground/texts/texts.ts';
import type { MailContent, MailFact, MoneyDocument } from '../../telling/notices/mail-content.ts';
import { HELP_EMAIL, HELP_PHONE } from '../../telling/notices/mail-facts.ts';
import { asIssued } from '../../telling/notices/money-document.ts';
import { longDay, longUtcDate } from '../../telling/notices/wording.ts';

/** Facts for a mail about a purchase, read when it's sent. */
export type Purchase = {
  id: string;
  locale: Locale;
  paidInCents: number;
  boughtAt: Temporal.Instant | null;
  endsAt: Temporal.Instant | null;
  /** The purchase's receipt; undefined while its money is on its way. */
  receipt: Receipt | undefined;
  /** The refund, if any, and the credit notes of money already back. */
  refundInCents: number;
  credits: Receipt[];
};
export type BoughtGiftCard = Purchase & {
  code: string;
  balanceInCents: number;
  recipientEmail: string | null;
  senderName: string | null;
  message: string | null;
};
export type BoughtPass = Purchase & {
  name: string;
  country: string | null;
  startsAt: Temporal.Instant | null;
  endReason: string | null;
  isRevoked: boolean;
};

type Context = { brand: Brand; origin: string };

function tools({ locale }: Purchase, { brand, origin }: Context) {
  const words = prepaidMailWords[locale];
  return {
    words,
    sum: (cents: number) => formatMoney(cents, locale),
    date: (at: Temporal.Instant | null) => (at === null ? '' : longUtcDate(at, locale)),
    link: (label: string, path: string) => ({ label, url: `${origin}${path}` }),
    help: {
      title: words.helpTitle,
      text: mailNoticeText(locale, 'help', { phone: HELP_PHONE, email: HELP_EMAIL }),
      phone: brand.contactPhone,
      email: brand.contactEmail,
    },
  };
}

/** For the recipient of the card: nothing but what they need, fit for printing. */
export function voucherMail(card: BoughtGiftCard, context: Context): MailContent {
  const { words, sum, date, link, help } = tools(card, context);
  const { voucher } = words;
  const brand = context.brand.name;
  const sender = card.senderName;
  return {
    locale: card.locale,
    subject: sender === null ? voucher.subject({ brand }) : voucher.subjectFrom({ brand, sender }),
    title: sender === null ? voucher.title : voucher.titleFrom({ sender }),
    intro: [voucher.intro({ brand })],
    hero: { kind: 'voucher', sum: sum(card.balanceInCents), code: card.code, message: card.message },
    facts: [{ label: words.validUntil, value: date(card.endsAt) }],
    button: link(words.book, paths.home('locations')),
    notes: [voucher.howTo({ site: new URL(context.origin).host }), voucher.keep],
    help,
  };
}

/** For the buyer: the receipt, and how to withdraw. */
export function giftCardBoughtMail(card: BoughtGiftCard, context: Context): MailContent {
  const { words, link, help } = tools(card, context);
  const { giftCardBought: said } = words;
  return {
    locale: card.locale,
    subject: said.subject({ brand: context.brand.name }),
    title: said.title,
    intro: [card.recipientEmail === null ? said.toYou : said.sentTo({ email: card.recipientEmail })],
    documents: papersOf(card, context, [card.receipt]),
    facts: [withdrawalFact(card, context, paths.giftCards({ withdraw: card.id }))],
    button: link(words.toMyGiftCards, paths.giftCards()),
    help,
  };
}

export function giftCardWithdrawnMail(card: BoughtGiftCard, context: Context): MailContent {
  const { words, link, help } = tools(card, context);
  const { giftCardWithdrawn: said } = words;
  const isSpent = card.refundInCents < card.paidInCents;
  return {
    locale: card.locale,
    subject: said.subject,
    title: said.title,
    intro: [said.intro, ...(isSpent ? [said.spent] : [])],
    ...moneyBack(card, context),
    button: link(words.toMyGiftCards, paths.giftCards()),
    help,
  };
}

export function passBoughtMail(pass: BoughtPass, context: Context): MailContent {
  const { words, link, help } = tools(pass, context);
  const { passBought: said } = words;
  const { startsAt, endsAt, country } = pass;
  const season = startsAt && endsAt && country !== null ? passDays({ startsAt, endsAt, country }) : undefined;
  return {
    locale: pass.locale,
    subject: said.subject(pass),
    title: said.title,
    intro: [said.intro(pass)],
    documents: papersOf(pass, context, [pass.receipt]),
    facts: [
      ...(season
        ? [
            { label: said.from, value: longDay(season.firstDay, pass.locale) },
            { label: words.validUntil, value: longDay(season.lastDay, pass.locale) },
          ]
        : []),
      withdrawalFact(pass, context, paths.passes({ withdraw: pass.id })),
    ],
    button: link(words.toMyPasses, paths.passes()),
    notes: [said.rules],
    help,
  };
}

export function passWithdrawnMail(pass: BoughtPass, context: Context): MailContent {
  const { words, sum, link, help } = tools(pass, context);
  const { passWithdrawn: said } = words;
  const money = moneyBack(pass, context);
  const usedInCents = pass.paidInCents - pass.refundInCents;
  return {
    locale: pass.locale,
    subject: said.subject(pass),
    title: said.title,
    intro: [said.intro(pass)],
    ...money,
    facts: [...(usedInCents > 0 ? [{ label: said.used, value: sum(usedInCents) }] : []), ...money.facts],
    button: link(words.toMyPasses, paths.passes()),
    help,
  };
}

/** By its holder or by us. */
export function passEndedMail(pass: BoughtPass, context: Context): MailContent {
  const { words, link, help } = tools(pass, context);
  const { passEnded: said } = words;
  const money = moneyBack(pass, context);
  const reason = pass.endReason === null ? [] : [{ label: words.reason, value: pass.endReason }];
  return {
    locale: pass.locale,
    subject: said.subject(pass),
    title: said.title,
    intro: [pass.isRevoked ? said.byUs(pass) : said.byYou(pass)],
    ...money,
    facts: [...reason, ...money.facts],
    button: link(words.toMyPasses, paths.passes()),
    help,
  };
}

export function passTooLateMail(pass: BoughtPass, context: Context): MailContent {
  const { words, link, help } = tools(pass, context);
  const { passTooLate: said } = words;
  return {
    locale: pass.locale,
    subject: said.subject,
    title: said.title,
    intro: [said.intro],
    ...moneyBack(pass, context),
    button: link(words.toMyPasses, paths.passes()),
    help,
  };
}

/** The label that the law requires, the last day, and the place. */
function withdrawalFact(purchase: Purchase, context: Context, path: string): MailFact {
  const { words, link } = tools(purchase, context);
  const { boughtAt, locale } = purchase;
  return {
    label: words.withdrawUntil,
    value: boughtAt === null ? '' : longDay(withdrawalLastDay(withdrawalEndsAt(boughtAt)), locale),
    more: { text: words.withdrawNote, link: link(words.withdraw, path) },
  };
}

function moneyBack(purchase: Purchase, context: Context): Pick<MailContent, 'documents' | 'facts' | 'notes'> {
  const { words, sum } = tools(purchase, context);
  const { refundInCents, credits } = purchase;
  if (refundInCents === 0) return { facts: [], notes: [words.nothingBack] };
  const facts = [{ label: words.paidBack, value: sum(refundInCents) }];
  return { documents: papersOf(purchase, context, credits), facts, notes: [words.onItsWay] };
}

/** As issued, each with a link to its PDF: its page asks visitors to sign in first. */
function papersOf(purchase: Purchase, context: Context, receipts: (Receipt | undefined)[]): MoneyDocument[] {
  const { words, link } = tools(purchase, context);
  const { locale } = purchase;
  const page = 'code' in purchase ? paths.giftCards : paths.passes;
  return receipts.flatMap((receipt) => {
    if (!receipt) return [];
    const issued = { ...receipt, issuedAt: Temporal.Instant.from(receipt.issuedAt) };
    const document = asIssued({ locale, station: { timeZone: receipt.timeZone } }, issued);
    return { ...document, link: link(words.openPaper, page({ receipt: receipt.id })) };
  });
}
