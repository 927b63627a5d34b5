import type { BookingStatus } from '@laine/contract/states.ts';
import { MAX_START_IN_PAST_SECONDS } from '@laine/rules/constants.ts';
import { canMove } from '@laine/rules/seats/transitions.ts';
import { secondsBetween } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { together } from '../../ground/db/together.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Checkout } from '../../ground/ports/payment-provider.ts';
import { CARD_AGREEMENT_VERSION } from '../../ground/texts/card-agreement-version.ts';
import { rememberConsents } from '../../identity/accounts/remember-consent.ts';
import { inheritWarnings } from '../../identity/warnings/inherit-warnings.ts';
import {
  dropGiftCardPart,
  issueRentalReceipt,
  retakeGiftCardPart,
  settleGiftCardPart,
  settleRentalCharge,
} from '../../money/payments/charge-rental.ts';
import { markPageClosed } from '../../money/payments/payment-pages.ts';
import { queueRefund } from '../../money/payments/queue-refund.ts';
import type { ApplyPage } from '../../money/payments/sync-page.ts';
import { isPassFree } from '../../money/prepaid/own-pass.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { planRentalNotices } from '../../telling/notices/plan-rental-notices.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { giveDoorCodes } from '../sessions/give-door-codes.ts';
import { listSessionsOf } from '../sessions/list-sessions.ts';
import { readStationLoad } from '../sessions/read-station-load.ts';
import { seatBoards } from '../sessions/seat-boards.ts';
import { reviveSessions } from '../sessions/seat-sessions.ts';
import type { BookingRow } from './booking-store.ts';
import { lockBooking, updateBooking } from './booking-store.ts';
import { lockAccount } from './customer-store.ts';
import { recordPaidHold } from './hold-records.ts';
import type { HoldEnder } from './release-hold.ts';
import { releaseHold } from './release-hold.ts';

/** For the page of a hold: webhooks, the booking page and the sweep all come here. */
export const applyHoldPage: ApplyPage = async (deps, { id: pageId, bookingId, stationId, accountId }, checkout) => {
  if (bookingId === null || stationId === null) return;
  await applyCheckout(deps, { id: bookingId, stationId, accountId }, checkout, { pageId });
};

type HeldBooking = Pick<BookingRow, 'id' | 'stationId' | 'accountId'>;

/** Updates a booking to its checkout's state, once. Returns the booking's status afterwards. */
export async function applyCheckout(
  deps: Deps,
  { id, stationId, accountId }: HeldBooking,
  checkout: Checkout,
  { endedBy = 'hold-ended', pageId }: { endedBy?: HoldEnder; pageId?: string } = {},
): Promise<BookingStatus> {
  if (checkout.state !== 'paid' && checkout.state !== 'closed') return 'open';
  return withLockedStation(deps, stationId, async (tx, station) => {
    const now = deps.now();
    // Paying may bring warnings back to the account. Same lock order as removing one: account, then bookings.
    const [{ email }, booking] = await together(
      lockAccount(tx, accountId),
      lockBooking(tx, id),
      pageId !== undefined && markPageClosed(tx, pageId, checkout.state === 'paid', now),
    );
    if (booking.paidAt !== null) return booking.status;
    if (checkout.state === 'paid') return markPaid(deps, tx, { station, email, booking, checkout }, now);
    await releaseHold(deps, tx, booking, endedBy, now);
    return 'expired';
  });
}

type Payment = { station: BookingStation; email: string | null; booking: BookingRow; checkout: Checkout };

async function markPaid(deps: Deps, tx: Tx, payment: Payment, now: Temporal.Instant): Promise<BookingStatus> {
  const { station, email, booking, checkout } = payment;
  const paid = { paidAt: now, amountInCents: checkout.amountInCents, paymentId: checkout.paymentId };
  const { accountId, locale } = booking;
  const version = CARD_AGREEMENT_VERSION;
  const agreed = { accountId, bookingId: booking.id, version, locale };
  const kinds = checkout.mayOfferAgain ? (['saved-card', 'card-offered-again'] as const) : (['saved-card'] as const);
  const [charge, hasBoards] = await together(
    settleRentalCharge(deps, tx, booking.id, checkout, now),
    booking.status === 'open' || retake(tx, station, booking, now),
    recordPaidHold(deps, tx, booking, now),
    rememberConsents(
      tx,
      kinds.map((kind) => ({ ...agreed, kind })),
      now,
    ),
    inheritWarnings(deps, tx, { accountId, contacts: [email, booking.phone] }, now),
  );
  if (hasBoards && canMove('booking', booking.status, 'complete')) {
    const passBusyUntil = booking.passId === null ? null : booking.end;
    const live = { status: 'complete', cancelledAt: null, cancelledBy: null, passBusyUntil } as const;
    const [part] = await together(
      settleGiftCardPart(tx, booking, now),
      updateBooking(tx, booking.id, { ...paid, ...live }, now),
      giveDoorCodes(tx, station, booking.id, now),
      queueNotices(tx, ...planRentalNotices(booking, now)),
    );
    await issueRentalReceipt(deps, tx, { charge, part }, now);
    return 'complete';
  }
  await updateBooking(tx, booking.id, paid, now);
  const { amountInCents } = paid;
  await queueRefund(tx, { of: { bookingId: booking.id }, accountId, purpose: 'lost-hold', amountInCents }, now);
  await queueNotices(tx, { bookingId: booking.id, kind: 'payment-too-late', now });
  await issueRentalReceipt(deps, tx, { charge }, now);
  return booking.status;
}

/** Takes back what the hold lost: the boards, and the gift card's part. */
async function retake(tx: Tx, station: BookingStation, booking: BookingRow, now: Temporal.Instant): Promise<boolean> {
  if (!(await retakeGiftCardPart(tx, booking.id, now))) return false;
  if (await retakeBoards(tx, station, booking, now)) return true;
  await dropGiftCardPart(tx, booking.id, 'no-boards-left', now);
  return false;
}

/**
 * A payment that came after the hold was lost gets boards if they are still free and the rental still makes sense. A
 * customer who gave the hold up, or would come to a closed station, gets the money back instead.
 */
async function retakeBoards(
  tx: Tx,
  station: BookingStation,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<boolean> {
  const isTooLate = secondsBetween(booking.start, now) > MAX_START_IN_PAST_SECONDS;
  if (booking.cancelledBy !== 'hold-ended' || isTooLate || station.isClosed) return false;
  // Its pass has ended or was taken back, or pays for another booking by now.
  if (booking.passId !== null && !(await isPassFree(tx, booking.passId, now))) return false;

  const sessions = await listSessionsOf(tx, booking.id);
  const load = await readStationLoad(tx, station, now);
  const ids = sessions.map(({ id }) => id);
  const seating = seatBoards(load, ids, booking, now);
  if (!seating) return false;
  await reviveSessions(tx, seating, ids, now);
  return true;
}
