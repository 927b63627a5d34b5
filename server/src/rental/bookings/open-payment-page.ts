import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import { paths } from '@laine/contract/paths.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { StationFacts } from '@laine/contract/station-facts.ts';
import {
  BOARD_COMPENSATION_CENTS,
  HOLD_SECONDS,
  MIN_PAYMENT_PAGE_LIFE_SECONDS,
  PADDLE_COMPENSATION_CENTS,
  VEST_COMPENSATION_CENTS,
} from '@laine/rules/constants.ts';
import { formatMoney, formatSum } from '@laine/rules/money/format-money.ts';
import { quote } from '@laine/rules/price/quote.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import type { OrderLine } from '../../ground/ports/payment-provider.ts';
import { paymentWords } from '../../ground/texts/payment-words.ts';
import type { PageOrder } from '../../money/payments/open-page.ts';
import { askForPage } from '../../money/payments/open-page.ts';
import type { PaymentPage } from '../../money/payments/payment-pages.ts';
import { findOpenPageOf } from '../../money/payments/payment-pages.ts';
import { findBookingStation } from '../../site/stations/booking-station.ts';
import { timesOf, wallTime } from '../../telling/notices/wording.ts';
import type { BookingRow } from './booking-store.ts';
import { findBooking } from './booking-store.ts';
import { amountDueInCents } from './booking-sums.ts';

/** The provider demands this life even at the end of a hold; five minutes more are for clocks that differ. */
export const PAGE_LIFE_SECONDS = HOLD_SECONDS + MIN_PAYMENT_PAGE_LIFE_SECONDS + 5 * 60;

/** A hold as it was just made or found, with its page and the facts of its station, if they parse. */
export type Hold = {
  booking: BookingRow;
  page: PaymentPage;
  facts: StationFacts | undefined;
  /** At the provider, if it was just read. */
  customerId: string | null;
};

/**
 * The payment page of a hold, which is stored with it. A page is shown only once its id is stored too: nobody has seen
 * a page whose id we don't know, so its hold can simply end.
 */
export const openPaymentPage = (deps: Deps, bookingId: string, made?: Hold): Promise<URL> =>
  oneAtATime(deps.db, `page ${bookingId}`, async () => {
    const { booking, page, facts, customerId } = made ?? (await findHold(deps, bookingId));
    return new URL(page.url ?? (await askForPage(deps, page, { ...orderOf(deps, booking, facts), customerId })));
  });

async function findHold(deps: Deps, bookingId: string): Promise<Hold> {
  const booking = await findBooking(deps.db.query, bookingId);
  if (!booking || !isHeld(booking, deps.now())) throw new Refusal('state-moved-on');
  const page = await findOpenPageOf(deps.db.query, { bookingId });
  if (!page) throw new Refusal('state-moved-on');
  const station = await findBookingStation(deps.db.query, booking.stationId);
  return { booking, page, facts: station?.facts, customerId: null };
}

export const isHeld = ({ status, heldUntil }: BookingRow, now: Temporal.Instant) =>
  status === 'open' && heldUntil !== null && isBefore(now, heldUntil);

/** The booking page says how long the boards are held, and leads to paying or giving them up. */
function orderOf(deps: Deps, booking: BookingRow, facts: StationFacts | undefined): PageOrder {
  const said = pageWords(booking, facts);
  return {
    metadata: { bookingId: booking.id },
    lines: linesOf(booking, said?.details),
    paidPath: paths.paidBooking(booking.id),
    cancelPath: paths.booking(booking.id),
    cardAgreement: cardAgreementOf(deps, booking),
    holdNote: [said?.heldUntil, paymentWords[booking.locale].noWithdrawal].filter(Boolean).join(' '),
  };
}

type PageWords = { details: string; heldUntil: string };

/** The purchase and the length of the hold, in the customer's language and on the station's clock. */
function pageWords(booking: BookingRow, facts: StationFacts | undefined): PageWords | undefined {
  if (!facts || booking.heldUntil === null) return undefined;
  const { name, timeZone } = facts;
  const { date, times } = timesOf({ ...booking, sessions: [], station: { timeZone } });
  const words = paymentWords[booking.locale];
  return {
    details: `${name} · ${date} · ${times} · ${words.boardCount({ count: booking.count })}`,
    heldUntil: words.heldUntil({ time: wallTime(booking.heldUntil, timeZone) }),
  };
}

/** Later charges to the card. */
export function cardAgreementOf(deps: Deps, booking: Agreed): string {
  const words = paymentWords[booking.locale];
  return words.cardAgreement({ brand: deps.settings.brand.name, ...limitsOf(booking) });
}

/** The most that the card may be charged later. */
function limitsOf(booking: Agreed): { overtime: string; damage: string } {
  const { totalAuthorizationInCents, totalInCents } = quote(booking.terms, booking, booking.count);
  const setInCents = BOARD_COMPENSATION_CENTS + PADDLE_COMPENSATION_CENTS + VEST_COMPENSATION_CENTS;
  return {
    overtime: formatSum(totalAuthorizationInCents - totalInCents, booking.locale),
    damage: formatMoney(setInCents, booking.locale),
  };
}

type Agreed = Pick<BookingRow, 'start' | 'end' | 'count' | 'locale' | 'terms'>;
type PricedBooking = Pick<
  BookingRow,
  'start' | 'end' | 'count' | 'locale' | 'terms' | 'passInCents' | 'giftCardInCents'
>;

/**
 * One of each per board. A starting fee of zero gets no line. The provider allows no negative lines, so a price reduced
 * by a pass or a gift card is a single line.
 */
export function linesOf(booking: PricedBooking, details?: string): OrderLine[] {
  const { terms, count: quantity, locale } = booking;
  const { startingFeeInCents, hourlyFeeInCents, minutes } = quote(terms, booking, quantity);
  const words = paymentWords[locale];
  const said = details === undefined ? {} : { details };
  if (booking.passInCents > 0 || booking.giftCardInCents > 0) {
    return [{ name: words.restOfRental({ minutes }), ...said, unitInCents: amountDueInCents(booking), quantity: 1 }];
  }
  const lines = [
    { name: words.startingFee, unitInCents: startingFeeInCents, quantity },
    { name: words.rental({ minutes }), ...said, unitInCents: hourlyFeeInCents, quantity },
  ];
  return lines.filter(({ unitInCents }, index) => unitInCents > 0 || index === 1);
}
