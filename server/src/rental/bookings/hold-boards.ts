import type { CheckoutWish } from '@laine/contract/public/booking-calls.ts';
import type { RefusalCode } from '@laine/contract/refusals.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { StationFacts } from '@laine/contract/station-facts.ts';
import { SAFETY_VERSION } from '@laine/legal/safety-lines.ts';
import { TERMS_VERSION } from '@laine/legal/terms-version.ts';
import {
  DAY_IN_SECONDS,
  HOLD_SECONDS,
  MAX_FREE_BOOKINGS_PER_DAY,
  MAX_UNPAID_HOLDS_PER_DAY,
} from '@laine/rules/constants.ts';
import { holdTerms } from '@laine/rules/price/hold-terms.ts';
import { quote } from '@laine/rules/price/quote.ts';
import { closedTimes } from '@laine/rules/time/closed-times.ts';
import { isBefore, plusSeconds, secondsBetween } from '@laine/rules/time/instants.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { isSameSlot } from '@laine/rules/time/slot.ts';
import { termsToAgree } from '../../ground/agreed-terms.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { together } from '../../ground/db/together.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { runs } from '../../ground/principal.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { newId } from '../../ground/secrets.ts';
import { readPhone } from '../../identity/accounts/read-phone.ts';
import { rememberConsents } from '../../identity/accounts/remember-consent.ts';
import { isAnyBanned } from '../../identity/accounts/remembered-contacts.ts';
import { openGiftCardPart, openRentalCharge } from '../../money/payments/charge-rental.ts';
import { insertPaymentPage } from '../../money/payments/payment-pages.ts';
import { taxIn } from '../../money/payments/tax-of-charge.ts';
import { findApplicablePass } from '../../money/prepaid/find-applicable-pass.ts';
import { spendGiftCard } from '../../money/prepaid/spend-gift-card.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { readStationLoad } from '../sessions/read-station-load.ts';
import { seatBoards } from '../sessions/seat-boards.ts';
import { seatNewSessions } from '../sessions/seat-sessions.ts';
import type { BookingRow } from './booking-store.ts';
import { insertHold, listFreeTimes, listUnpaidHolds, readUnpaid } from './booking-store.ts';
import { lockAccount } from './customer-store.ts';
import { expireHoldJob } from './expire-hold-job.ts';
import { findDistrust } from './hold-records.ts';
import type { Hold } from './open-payment-page.ts';
import { PAGE_LIFE_SECONDS } from './open-payment-page.ts';
import {
  requireAttended,
  requireBoardCount,
  requireCurrentTerms,
  requireMayBook,
  requireOpen,
  requireReachable,
  requireSameClock,
  requireSlot,
} from './require-bookable.ts';

/** Facts of the request beside the call's fields. */
export type CheckoutVisit = {
  timeZone: string | undefined;
  origin: string;
  locale: Locale;
  /** Null for requests from this machine itself, as all are in the sandbox. */
  network: string | null;
};

/** The card of the code in the wish. */
export type HoldWish = CheckoutWish & CheckoutVisit & { giftCardId: string | null };

export type HoldOutcome =
  | { kind: 'held'; bookingId: string; phone: string; hold: Hold }
  /** The customer already holds exactly this. */
  | { kind: 'same'; bookingId: string }
  /** The customer holds something else, which must be released first. */
  | { kind: 'other'; bookingId: string };

/** Decides a wish with the station locked, and holds the boards if nothing stands in the way. */
export function holdBoards(deps: Deps, customer: Person, wish: HoldWish): Promise<HoldOutcome> {
  return withLockedStation(deps, wish.stationId, async (tx, station) => {
    const now = deps.now();
    const slot = slotOf(wish);
    const accountId = customer.account.id;
    const phone = await readPhone(wish.phone, station.facts?.phone ?? '');
    const [account, isBanned, { hold: held, unpaidTimes }, everybodysLoad] = await together(
      lockAccount(tx, accountId),
      isAnyBanned(deps, tx, [phone], now),
      readUnpaid(tx, accountId, plusSeconds(now, -DAY_IN_SECONDS)),
      readStationLoad(tx, station, now),
    );
    requireMayBook(account, now);
    if (!wish.acceptedTermsAndConditions) throw new Refusal('terms-not-accepted');
    requireCurrentTerms(wish);
    if (station.status === 'hidden' && !runs(customer, station.id)) throw new Refusal('not-found');
    if (isBanned) throw new Refusal('account-banned');
    const facts = requireOpen(station);
    requireSameClock(facts, slot, wish.timeZone);
    if (held && isSameWish(held, wish, phone) && held.heldUntil && isBefore(now, held.heldUntil)) {
      return { kind: 'same', bookingId: held.id };
    }
    requireAttended(station);
    requireSlot(facts, slot, now);
    requireBoardCount(facts, wish.count);
    requireReachable(station, slot.start, now);

    // The customer's own hold counts as free for them; if the wish can't be met, that hold stays unchanged.
    const others = everybodysLoad.sessions.filter(({ bookingId }) => !held || bookingId !== held.id);
    const load = { ...everybodysLoad, sessions: others };
    const sessionIds = Array.from({ length: wish.count }, newId);
    const seating = seatBoards(load, sessionIds, slot, now);
    if (!seating) throw new Refusal(closedTimes(load, slot).length > 0 ? 'closed-at-that-time' : 'no-boards-left');
    refuseAfter(unpaidTimes[MAX_UNPAID_HOLDS_PER_DAY - 1], 'too-many-holds', now);
    const order = { station, facts, customer, wish, slot, phone };
    const holdInSeconds = await readHoldSeconds(deps, tx, order, load.lockerNumbers.length, now);
    if (held) return { kind: 'other', bookingId: held.id };

    const price = await takePrepaid(tx, order, now);
    if (price.toPayInCents === 0 && price.giftCardInCents === 0) await requireFewFreeBookings(tx, accountId, now);
    const bookingId = newId();
    const [hold] = await together(
      insertBooking(tx, order, { bookingId, price, heldUntil: plusSeconds(now, holdInSeconds) }, now),
      seatNewSessions(tx, seating, { sessionIds, stationId: station.id, bookingId, ...slot }, now),
    );
    return { kind: 'held', bookingId, phone, hold: { ...hold, customerId: account.paymentCustomerId } };
  });
}

type Order = {
  station: BookingStation;
  facts: StationFacts;
  customer: Person;
  wish: HoldWish;
  slot: Slot;
  phone: string;
};

async function insertBooking(
  tx: Tx,
  { station, facts, customer, wish, slot, phone }: Order,
  { bookingId, price, heldUntil }: { bookingId: string; price: Price; heldUntil: Temporal.Instant },
  now: Temporal.Instant,
): Promise<Omit<Hold, 'customerId'>> {
  const accountId = customer.account.id;
  const { origin, locale } = wish;
  const charge = { bookingId, accountId, taxedAs: taxIn('rental', facts, now) };
  const ledgerId = newId();
  const newPage = { ledgerId, accountId, origin, locale, termsVersion: null };
  const { giftCardId, giftCardInCents } = price;
  const agreed = { accountId, bookingId, locale };
  // In this order, because later rows name earlier ones.
  const [booking, , , page] = await together(
    insertHold(
      tx,
      {
        id: bookingId,
        ...slot,
        stationId: station.id,
        accountId,
        count: wish.count,
        phone,
        locale,
        terms: price.terms,
        termsVersion: TERMS_VERSION,
        heldUntil,
        heldFrom: wish.network,
        passId: price.pass?.passId ?? null,
        passInCents: price.pass?.savesInCents ?? 0,
        passBusyUntil: price.pass ? slot.end : null,
        giftCardId,
        giftCardInCents,
      },
      now,
    ),
    openRentalCharge(tx, { ...charge, id: ledgerId, amountInCents: price.toPayInCents }, now),
    giftCardId !== null && openGiftCardPart(tx, { ...charge, giftCardId, amountInCents: giftCardInCents }, now),
    insertPaymentPage(tx, { ...newPage, expiresAt: plusSeconds(now, PAGE_LIFE_SECONDS) }, now),
    rememberConsents(
      tx,
      [
        { ...agreed, kind: 'terms', version: TERMS_VERSION },
        { ...agreed, kind: 'safety', version: SAFETY_VERSION },
      ],
      now,
    ),
    enqueue(tx, expireHoldJob, { bookingId }, { now, runAt: heldUntil, dedupeKey: `hold:${bookingId}` }),
  );
  return { booking, page, facts };
}

type Price = Awaited<ReturnType<typeof takePrepaid>>;

/** The parts that pass and gift card pay. The card's balance is reserved here, with the hold. */
async function takePrepaid(tx: Tx, { station, facts, customer, wish, slot }: Order, now: Temporal.Instant) {
  const terms = termsToAgree(facts);
  const { totalInCents } = quote(terms, slot, wish.count);
  const place = { id: station.id, country: facts.country };
  const passWish = { accountId: customer.account.id, station: place, tariff: terms, start: slot.start, totalInCents };
  const { usePass } = wish;
  const found = usePass === false ? undefined : await findApplicablePass(tx, { ...passWish, usePass }, now);
  const pass = found && 'passId' in found ? found : undefined;
  const restInCents = totalInCents - (pass?.savesInCents ?? 0);
  const paysInCents =
    wish.giftCardId === null || restInCents === 0 ? 0 : await spendGiftCard(tx, wish.giftCardId, restInCents, now);
  return {
    terms,
    pass,
    giftCardId: paysInCents > 0 ? wish.giftCardId : null,
    giftCardInCents: paysInCents,
    toPayInCents: restInCents - paysInCents,
  };
}

/** Bookings that cost nothing, not even to cancel, are limited like unpaid ones. */
async function requireFewFreeBookings(tx: Tx, accountId: string, now: Temporal.Instant): Promise<void> {
  const times = await listFreeTimes(tx, accountId, plusSeconds(now, -DAY_IN_SECONDS), MAX_FREE_BOOKINGS_PER_DAY);
  refuseAfter(times[MAX_FREE_BOOKINGS_PER_DAY - 1], 'too-many-free-bookings', now);
}

function refuseAfter(oldest: Temporal.Instant | undefined, refusal: RefusalCode, now: Temporal.Instant): void {
  if (oldest) throw new Refusal(refusal, {}, DAY_IN_SECONDS - Math.floor(secondsBetween(oldest, now)));
}

/**
 * Seconds that boards are held. A customer whose earlier holds went unpaid, and who holds many boards together with
 * others of the same phone or network, has to wait.
 */
async function readHoldSeconds(
  deps: Deps,
  tx: Tx,
  { station, customer, wish, slot, phone }: Order,
  lockers: number,
  now: Temporal.Instant,
): Promise<number> {
  const { count: boards, network } = wish;
  if (network === null) return HOLD_SECONDS;
  const asked = { stationId: station.id, accountId: customer.account.id, slot, now };
  const others = await listUnpaidHolds(tx, asked);
  const distrust = await findDistrust(deps, tx, { phone, network }, now);
  const terms = holdTerms({ boards, phone, network }, { others, lockers, distrust }, now);
  if ('waitInSeconds' in terms) throw new Refusal('too-many-held-here', {}, terms.waitInSeconds);
  return terms.holdInSeconds;
}

const slotOf = ({ start, end }: CheckoutWish): Slot => ({
  start: Temporal.Instant.from(start),
  end: Temporal.Instant.from(end),
});

/** A customer who wants to pay another way gets a new hold. */
const isSameWish = (held: BookingRow, wish: HoldWish, phone: string) =>
  held.stationId === wish.stationId &&
  held.count === wish.count &&
  held.phone === phone &&
  held.giftCardId === wish.giftCardId &&
  (wish.usePass === undefined || wish.usePass === (held.passId !== null)) &&
  isSameSlot(held, slotOf(wish));
