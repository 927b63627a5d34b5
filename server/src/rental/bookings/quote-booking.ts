import type { BookingQuote, QuoteWish } from '@laine/contract/public/booking-calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import { quote } from '@laine/rules/price/quote.ts';
import { termsToAgree } from '../../ground/agreed-terms.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { runs } from '../../ground/principal.ts';
import { findValidCard } from '../../money/payments/find-valid-card.ts';
import { findApplicablePass } from '../../money/prepaid/find-applicable-pass.ts';
import { recognizeGiftCard } from '../../money/prepaid/recognize-gift-card.ts';
import { giftCardShare } from '../../money/prepaid/spend-gift-card.ts';
import { findBookingStation } from '../../site/stations/booking-station.ts';
import { cardAgreementOf } from './open-payment-page.ts';
import { requireBoardCount, requireOpen } from './require-bookable.ts';

/** The price of a wish, by the checkout's own rules. Doesn't check for free boards. */
export async function quoteBooking(
  deps: Deps,
  customer: Person,
  { locale, ...wish }: QuoteWish & { locale: Locale },
): Promise<BookingQuote> {
  const now = deps.now();
  const { query } = deps.db;
  const station = await findBookingStation(query, wish.stationId);
  if (!station || (station.status === 'hidden' && !runs(customer, station.id))) throw new Refusal('not-found');
  const facts = requireOpen(station);
  requireBoardCount(facts, wish.count);
  const slot = { start: Temporal.Instant.from(wish.start), end: Temporal.Instant.from(wish.end) };
  const terms = termsToAgree(facts);
  const price = quote(terms, slot, wish.count);
  const { totalInCents } = price;
  const place = { id: station.id, country: facts.country };
  const passWish = { accountId: customer.account.id, station: place, tariff: terms, start: slot.start, totalInCents };
  const usePass = wish.usePass === true ? true : undefined;
  const found = await findApplicablePass(query, { ...passWish, usePass }, now);
  const pass = found && 'passId' in found ? found : undefined;
  const isUsed = wish.usePass !== false;
  const restInCents = totalInCents - (pass && isUsed ? pass.savesInCents : 0);
  const card = wish.giftCardCode ? await recognizeGiftCard(deps, customer.account.id, wish.giftCardCode) : undefined;
  const paysInCents = card && restInCents > 0 ? giftCardShare(card, restInCents, now) : 0;
  const toPayInCents = restInCents - paysInCents;
  const saved = toPayInCents === 0 ? await findValidCard(deps, customer.account.id) : undefined;
  const agreement = cardAgreementOf(deps, { ...slot, terms, count: wish.count, locale });
  return {
    hourlyFeeInCents: price.hourlyFeeInCents,
    startingFeeInCents: price.startingFeeInCents,
    totalInCents,
    pass: pass ? { name: pass.name, savesInCents: pass.savesInCents, isUsed } : null,
    passBusyUntil: found && 'busyUntil' in found ? found.busyUntil.toString() : null,
    giftCard: card ? { paysInCents, staysInCents: card.balanceInCents - paysInCents } : null,
    toPayInCents,
    totalAuthorizationInCents: price.totalAuthorizationInCents - totalInCents + toPayInCents,
    savedCard: saved
      ? { brand: saved.brand, lastDigits: saved.lastDigits, isOfferedAgain: saved.isOfferedAgain, agreement }
      : null,
  };
}
