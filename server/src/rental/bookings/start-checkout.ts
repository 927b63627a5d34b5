import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import { paths } from '@laine/contract/paths.ts';
import type { CheckoutWish } from '@laine/contract/public/booking-calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import { PaymentProblem } from '../../ground/ports/payment-provider.ts';
import type { Person } from '../../ground/principal.ts';
import { editProfile } from '../../identity/accounts/edit-profile.ts';
import { isOfStaff } from '../../identity/accounts/require-proof.ts';
import { requireRehearsing } from '../../identity/accounts/require-rehearsing.ts';
import { findValidCard } from '../../money/payments/find-valid-card.ts';
import { syncNow } from '../../money/payments/sync-page.ts';
import { recognizeGiftCard } from '../../money/prepaid/recognize-gift-card.ts';
import { applyCheckout, applyHoldPage } from './apply-checkout.ts';
import { findBooking } from './booking-store.ts';
import { amountDueInCents } from './booking-sums.ts';
import { endHold } from './end-hold.ts';
import type { CheckoutVisit, HoldOutcome } from './hold-boards.ts';
import { holdBoards } from './hold-boards.ts';
import { openPaymentPage } from './open-payment-page.ts';

/** Another process may serve the same customer in between; one person doesn't cause more rounds than this. */
const MAX_ROUNDS = 4;
const EXCLUSION_VIOLATION = '23P01';
const UNIQUE_VIOLATION = '23505';

/**
 * Holds boards for a wish and returns the payment page. One hold per customer: the same wish leads to the same page,
 * another one first closes the old page, then releases its boards, then is decided afresh.
 */
export function startCheckout(deps: Deps, customer: Person, wish: CheckoutWish & CheckoutVisit): Promise<URL> {
  // Serialises one customer's clicks, or two different wishes would keep replacing each other.
  return oneAtATime(deps.db, `customer ${customer.account.id}`, () => decide(deps, customer, wish));
}

async function decide(deps: Deps, customer: Person, wish: CheckoutWish & CheckoutVisit): Promise<URL> {
  requireRehearsing(deps, customer.account);
  const giftCardId = wish.giftCardCode
    ? (await recognizeGiftCard(deps, customer.account.id, wish.giftCardCode)).id
    : null;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const outcome = await holdBoards(deps, customer, { ...wish, giftCardId }).catch(refuseLostRace);
    const url = await followUp(deps, customer, outcome, wish);
    if (url) return url;
  }
  throw new Refusal('state-moved-on');
}

/** Undefined when the obstacle is gone and the wish should be decided again. */
async function followUp(
  deps: Deps,
  customer: Person,
  outcome: HoldOutcome,
  { origin, useSavedCard }: CheckoutWish & CheckoutVisit,
): Promise<URL | undefined> {
  const { bookingId } = outcome;
  const bySavedCard = async () =>
    useSavedCard === true && (await isBackedBySavedCard(deps, bookingId))
      ? new URL(paths.paidBooking(bookingId), origin)
      : undefined;
  try {
    switch (outcome.kind) {
      case 'held':
        // A staff member's number is where we call them, so it stays as they set it.
        if (customer.account.phone !== outcome.phone && !isOfStaff(customer))
          await editProfile(deps, customer, { phone: outcome.phone });
        // After commit: a slow payment provider must not hold the station's lock.
        return (await bySavedCard()) ?? (await openPaymentPage(deps, bookingId, outcome.hold));
      case 'same':
        return (await bySavedCard()) ?? (await resume(deps, bookingId, origin));
      default:
        await endHold(deps, bookingId);
        return undefined;
    }
  } catch (error) {
    throw await asRefusal(deps, error, bookingId);
  }
}

/** Nothing is due now, and a saved card secures the rest. False if the page must be opened after all. */
async function isBackedBySavedCard(deps: Deps, bookingId: string): Promise<boolean> {
  const booking = await findBooking(deps.db.query, bookingId);
  if (!booking || amountDueInCents(booking) > 0) return false;
  const card = await findValidCard(deps, booking.accountId);
  if (!card) return false;
  const nothing = { amountInCents: 0, paymentId: null, url: null, mayOfferAgain: false, metadata: {} };
  const status = await applyCheckout(deps, booking, { id: '', state: 'paid', cardId: card.id, ...nothing });
  return status === 'complete';
}

/** The page of the same wish, or the booking itself if it turns out to be paid. */
async function resume(deps: Deps, bookingId: string, origin: string): Promise<URL | undefined> {
  // The page is known and probably still good, so an unreachable provider is no reason to refuse.
  await syncNow(deps, { bookingId }, applyHoldPage).catch((error: unknown) => {
    if (!(error instanceof PaymentProblem)) throw error;
  });
  const booking = await findBooking(deps.db.query, bookingId);
  if (booking?.status === 'complete') return new URL(paths.booking(bookingId), origin);
  return booking?.status === 'open' ? openPaymentPage(deps, bookingId) : undefined;
}

/**
 * Unreachable: the hold stays until its end, and asking again continues from here. Refused for good: nobody can ever
 * pay this, so the boards are free at once.
 */
async function asRefusal(deps: Deps, error: unknown, bookingId: string): Promise<unknown> {
  if (!(error instanceof PaymentProblem)) return error;
  deps.log.warn({ bookingId, kind: error.kind, code: error.code }, 'payment page not opened');
  if (error.kind === 'unavailable' || error.kind === 'undecided') return new Refusal('payment-unavailable', {}, 10);
  await endHold(deps, bookingId);
  return new Refusal(error.kind === 'declined' ? 'payment-declined' : 'payment-unavailable');
}

/** The database's own guards caught a race: two sessions in one locker, or two holds of one customer. */
function refuseLostRace(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (constraint === 'one_use_of_a_pass') throw new Refusal('pass-in-use');
  if (code === EXCLUSION_VIOLATION) throw new Refusal('no-boards-left');
  if (code === UNIQUE_VIOLATION) throw new Refusal('state-moved-on');
  throw error;
}
