import type { Brand } from '@laine/contract/brand.ts';
import { paths } from '@laine/contract/paths.ts';
import { USAGE_RETENTION_YEARS } from '@laine/rules/constants.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { zonesOf } from '@laine/rules/time/zones-of.ts';
import type { Mail } from '../../ground/ports/mailer.ts';
import type { AccountMailText } from '../../ground/texts/account-mail-texts.ts';
import { accountMailText, mailNoticeText } from '../../ground/texts/texts.ts';
import type { MailContent, MailLink } from './mail-content.ts';
import { HELP_EMAIL, HELP_PHONE } from './mail-facts.ts';
import { mailHtml } from './mail-html.ts';
import { mailPlain } from './mail-plain.ts';
import type { MailCredit, MailLogin, MailRecipient } from './mail-recipient-store.ts';
import type { AccountMail } from './queue-account-mail.ts';
import { securityMail } from './security-mail.ts';
import { longUtcDate, namedMoment } from './wording.ts';

type Context = {
  brand: Brand;
  origin: string;
  askedAt: Temporal.Instant;
  login: MailLogin | undefined;
  credit: MailCredit | undefined;
};

/** Everything needed to write: the person, our texts in their language, links, and a date. */
type Pen = {
  recipient: MailRecipient;
  say: (part: AccountMailText, values?: Record<string, string | number>) => string;
  link: (part: AccountMailText, path: string) => MailLink;
  date: string;
  /** The refund that a mail is about. */
  refund: { address: MailLink['url']; sum: string; credit: MailCredit | undefined };
  /** The time zone for moments: where the person last booked, else our home's. */
  timeZone: string;
};
type Said = Pick<MailContent, 'subject' | 'title' | 'intro' | 'hero' | 'facts' | 'notes' | 'button'>;

export function accountMail(
  mail: AccountMail,
  recipient: MailRecipient,
  { brand, origin, askedAt, login, credit }: Context,
): Pick<Mail, 'subject' | 'text' | 'html' | 'locale'> {
  const { locale } = recipient;
  const say: Pen['say'] = (part, values = {}) => accountMailText(locale, part, { brand: brand.name, ...values });
  const link: Pen['link'] = (part, path) => ({ label: say(part), url: `${origin}${path}` });
  const date = 'removedOn' in mail ? longUtcDate(Temporal.Instant.from(mail.removedOn), locale) : '';
  const { refundId, amountInCents } = 'refundId' in mail ? mail : { refundId: '', amountInCents: 0 };
  const refund = { address: `${origin}${paths.refund(refundId)}`, sum: formatMoney(amountInCents, locale), credit };
  const timeZone = recipient.timeZone ?? zonesOf(brand.country)[0] ?? 'UTC';
  const help = {
    title: say('help-title'),
    text: mailNoticeText(locale, 'help', { phone: HELP_PHONE, email: HELP_EMAIL }),
    phone: brand.contactPhone,
    email: brand.contactEmail,
  };
  const said =
    'loginId' in mail
      ? securityMail(mail, recipient, { brand, origin, timeZone, askedAt, login })
      : contents[mail.kind]({ recipient, say, link, date, refund, timeZone });
  const content = { locale, ...said, help };
  return { subject: content.subject, locale, text: mailPlain(brand, content), html: mailHtml(brand, content) };
}

const openSettings = ({ link }: Pen) => link('open-settings', paths.settings());
const keepAccount = ({ link }: Pen) => link('keep-account', paths.login({ redirect: paths.settings() }));

function deletionBegun(pen: Pen): Said {
  const { say, date } = pen;
  const intro = [say('deletion-intro', { date }), say('deletion-waits')];
  const said = { subject: say('deletion-subject', { date }), title: say('deletion-title'), facts: [] };
  // A banned person can't sign in to keep the account.
  if (pen.recipient.status === 'banned') return { ...said, intro };
  return { ...said, intro: [...intro, say('deletion-meanwhile'), say('deletion-keep')], button: keepAccount(pen) };
}

const deletionTakenBack = (pen: Pen): Said => ({
  subject: pen.say('kept-subject'),
  title: pen.say('kept-title'),
  intro: [pen.say('kept-intro')],
  facts: [],
  notes: [pen.say('not-you')],
  button: openSettings(pen),
});

const restricted = (pen: Pen): Said => (pen.recipient.status === 'banned' ? banned(pen) : suspended(pen));

const suspended = (pen: Pen): Said => ({
  subject: pen.say('suspended-subject'),
  title: pen.say('suspended-title'),
  intro: [pen.say('suspended-intro'), pen.say('suspended-may')],
  facts: restrictionFacts(pen),
  notes: [pen.say('object')],
  button: openSettings(pen),
});

const banned = (pen: Pen): Said => ({
  subject: pen.say('banned-subject'),
  title: pen.say('banned-title'),
  intro: [pen.say('banned-intro'), pen.say('banned-bookings')],
  facts: restrictionFacts(pen),
  notes: [pen.say('banned-data'), pen.say('object')],
});

function restrictionFacts({ say, timeZone, recipient }: Pen): Said['facts'] {
  const { locale, restrictedBecause, restrictedUntil } = recipient;
  const until = restrictedUntil ? namedMoment(restrictedUntil, timeZone, locale) : say('until-lifted');
  return [
    { label: say('reason'), value: restrictedBecause ?? '' },
    { label: say('until'), value: until },
  ];
}

const restrictionLifted = ({ say, link }: Pen): Said => ({
  subject: say('lifted-subject'),
  title: say('lifted-title'),
  intro: [say('lifted-intro')],
  facts: [],
  button: link('choose-station', paths.home('locations')),
});

const accountUnused = (pen: Pen): Said => ({
  subject: pen.say('deletion-subject', { date: pen.date }),
  title: pen.say('unused-title'),
  intro: [
    pen.say('unused-intro', { date: pen.date, years: USAGE_RETENTION_YEARS }),
    pen.say('deletion-waits'),
    pen.say('deletion-keep'),
  ],
  facts: [],
  button: keepAccount(pen),
});

const refundNeedsAccount = ({ recipient: { locale }, refund: { address, sum } }: Pen): Said => ({
  subject: mailNoticeText(locale, 'account-needed-subject', { refund: sum }),
  title: mailNoticeText(locale, 'account-needed-title'),
  intro: [mailNoticeText(locale, 'account-needed-intro')],
  hero: { kind: 'sum', sum },
  facts: [],
  notes: [mailNoticeText(locale, 'account-needed-note')],
  button: { label: mailNoticeText(locale, 'account-needed-button'), url: address },
});

const refundTransferred = ({ recipient: { locale }, refund: { address, sum } }: Pen): Said => ({
  subject: `${mailNoticeText(locale, 'refunded-title')}: ${sum}`,
  title: mailNoticeText(locale, 'refunded-title'),
  intro: [mailNoticeText(locale, 'transferred-intro')],
  hero: { kind: 'sum', sum },
  facts: [],
  button: { label: mailNoticeText(locale, 'refund'), url: address },
});

const giftCardPartBack = ({ recipient: { locale }, link, refund: { sum, credit } }: Pen): Said => ({
  subject: mailNoticeText(locale, 'buyer-subject', { refund: sum }),
  title: mailNoticeText(locale, 'refund-title'),
  intro: [mailNoticeText(locale, 'buyer-intro')],
  hero: { kind: 'sum', sum },
  facts: credit ? [{ label: mailNoticeText(locale, 'credit-note-number', { number: credit.number }), value: sum }] : [],
  button: {
    ...link('open-settings', paths.giftCards(credit && { receipt: credit.id })),
    label: mailNoticeText(locale, 'line-gift-card'),
  },
});

const disputeLost = ({ recipient: { locale }, link, refund: { sum } }: Pen): Said => ({
  subject: mailNoticeText(locale, 'dispute-lost-subject', { refund: sum }),
  title: mailNoticeText(locale, 'dispute-lost-title'),
  intro: [mailNoticeText(locale, 'dispute-lost-intro')],
  hero: { kind: 'sum', sum },
  facts: [],
  button: { ...link('open-settings', paths.debts()), label: mailNoticeText(locale, 'dispute-lost-title') },
});

const contents: Record<Exclude<AccountMail, { loginId: string | null }>['kind'], (pen: Pen) => Said> = {
  'deletion-begun': deletionBegun,
  'deletion-taken-back': deletionTakenBack,
  restricted,
  'restriction-lifted': restrictionLifted,
  'account-unused': accountUnused,
  'bank-account-needed': refundNeedsAccount,
  'refund-transferred': refundTransferred,
  'gift-card-part-back': giftCardPartBack,
  'dispute-lost': disputeLost,
};
