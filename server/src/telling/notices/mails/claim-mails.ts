import { paths } from '@laine/contract/paths.ts';
import { debtDueDay } from '@laine/rules/money/debt.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { mailNoticeText } from '../../../ground/texts/texts.ts';
import type { MailContent, MailFact } from '../mail-content.ts';
import { bookingButton, helpBlock, rentalFacts } from '../mail-facts.ts';
import { moneyDocuments } from '../money-document.ts';
import type { Rental, RentalClaim } from '../rental.ts';
import { chargesOf, claimOf, sumInCents } from '../rental.ts';
import { longDay, timesOf } from '../wording.ts';
import type { MailContext } from './mail-context.ts';

/** The finding, the sum, the day to answer by, and the outcome without an answer. */
export function claimMadeMail(rental: Rental, { origin, occasion }: MailContext): MailContent {
  const { locale, station } = rental;
  const claim = getClaim(rental, occasion);
  const { day } = timesOf(rental);
  const sum = formatMoney(claim.amountInCents, locale);
  const until = claim.answerBy === null ? 'none' : longDay(debtDueDay(claim.answerBy, station.timeZone), locale);
  return {
    locale,
    subject: mailNoticeText(locale, 'claim-subject', { sum, station: station.name, day }),
    title: mailNoticeText(locale, 'claim-title'),
    intro: [
      mailNoticeText(locale, 'claim-intro', { sum, until }),
      ...(claim.photos > 0 ? [mailNoticeText(locale, 'claim-photos', { photos: claim.photos })] : []),
    ],
    hero: { kind: 'sum', sum },
    facts: [
      ...itemFacts(rental, claim),
      { label: mailNoticeText(locale, 'claim-note'), value: claim.note },
      ...(claim.answerBy === null ? [] : [{ label: mailNoticeText(locale, 'claim-answer-by'), value: until }]),
      ...rentalFacts(rental),
    ],
    notes: [mailNoticeText(locale, 'claim-silence', { sum, until }), mailNoticeText(locale, 'claim-contest')],
    button: { label: mailNoticeText(locale, 'claim-open'), url: `${origin}${paths.bookingClaims(rental.id)}` },
    help: helpBlock(rental),
  };
}

/** The saved card has paid. */
export function claimChargedMail(rental: Rental, { origin, occasion }: MailContext): MailContent {
  const { locale, station } = rental;
  const { day } = timesOf(rental);
  const charges = chargesOf(rental, occasion);
  const sum = formatMoney(sumInCents(charges), locale);
  return {
    locale,
    subject: mailNoticeText(locale, 'claim-charged-subject', { sum, station: station.name, day }),
    title: mailNoticeText(locale, 'claim-charged-title'),
    intro: [mailNoticeText(locale, 'claim-charged-intro', { sum })],
    hero: { kind: 'sum', sum },
    documents: moneyDocuments(rental, charges),
    facts: rentalFacts(rental),
    button: bookingButton(rental, origin),
    help: helpBlock(rental),
  };
}

/**
 * The admin's decision about a claim that the renter knows, with the reason. Without a reason, the claimed things were
 * found.
 */
export function claimDecidedMail(rental: Rental, { origin, occasion }: MailContext): MailContent {
  const { locale, station } = rental;
  const claim = getClaim(rental, occasion);
  const { day } = timesOf(rental);
  const sum = formatMoney(claim.amountInCents, locale);
  const { status, decisionReason: reason } = claim;
  const part = status === 'dropped' ? 'claim-dropped' : 'claim-kept';
  return {
    locale,
    subject: mailNoticeText(locale, 'claim-decided-subject', { station: station.name, day }),
    title: mailNoticeText(locale, `${part}-title`),
    intro: [mailNoticeText(locale, reason === null ? 'claim-found-intro' : `${part}-intro`, { sum })],
    facts: [
      ...(reason === null ? [] : [{ label: mailNoticeText(locale, 'reason'), value: reason }]),
      ...itemFacts(rental, claim),
      ...rentalFacts(rental),
    ],
    button: { label: mailNoticeText(locale, 'open-booking'), url: `${origin}${paths.bookingClaims(rental.id)}` },
    help: helpBlock(rental),
  };
}

/** Each thing with its sum, and the total if that is less. */
function itemFacts({ locale }: Rental, { items, amountInCents }: RentalClaim): MailFact[] {
  const facts = items.map((item) => {
    const label = mailNoticeText(locale, `item-${item.kind}`);
    // Many boards are simply named 'board'.
    const isNamed = item.name !== label;
    return { label, value: formatMoney(item.amountInCents, locale), ...(isNamed && { more: { text: item.name } }) };
  });
  const made = items.reduce((sum, item) => sum + item.amountInCents, 0);
  if (made === amountInCents) return facts;
  return [...facts, { label: mailNoticeText(locale, 'claim-total'), value: formatMoney(amountInCents, locale) }];
}

function getClaim(rental: Rental, occasion: string): RentalClaim {
  const claim = claimOf(rental, occasion);
  if (!claim) throw new Error('a notice about a claim names it');
  return claim;
}
