import type { CallAnswer } from '@laine/contract/call.ts';
import { paths } from '@laine/contract/paths.ts';
import type { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import { MIN_PAYMENT_PAGE_LIFE_SECONDS } from '@laine/rules/constants.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { paymentWords } from '../../ground/texts/payment-words.ts';
import type { ChargeFollowUps } from '../../money/payments/charge-follow-ups.ts';
import { openPage } from '../../money/payments/open-page.ts';
import { closePageOf, settlePage } from '../../money/payments/sync-page.ts';
import { getVisibleBooking } from '../bookings/get-booking.ts';
import { askCardNow, getExtension } from './ask-card.ts';
import type { ExtensionRow } from './extension-store.ts';
import { holdHour } from './hold-hour.ts';
import type { HourPreview } from './preview-hour.ts';
import { previewHour } from './preview-hour.ts';

type Extension = CallAnswer<typeof bookingCalls.extendBooking>;

type ExtensionWish = {
  bookingId: string;
  preview: boolean;
  priceInCents?: number | undefined;
  origin: string;
  locale: Locale;
};

/** A little more than the provider's minimum, for clocks that differ. The hold ends much sooner and closes the page. */
const PAGE_LIFE = Temporal.Duration.from({ seconds: MIN_PAYMENT_PAGE_LIFE_SECONDS + 5 * 60 });

/**
 * One more hour. The saved card is charged while the customer waits; if it doesn't pay, the answer has the payment
 * page, and how long the hour is held for it. Asking again resumes what was begun.
 */
export async function extendBooking(
  deps: Deps,
  who: Person,
  { bookingId, preview, priceInCents, ...visit }: ExtensionWish,
  followUps: ChargeFollowUps,
): Promise<Extension> {
  const { viewer, booking } = await getVisibleBooking(deps, who, bookingId);
  if (viewer !== 'customer') throw new Refusal('not-allowed');
  if (preview) return present(await previewHour(deps, booking));
  const held = await holdHour(deps, { booking, askedFrom: 'web', priceInCents });
  const extension = await askCardNow(deps, held.id, followUps);
  const payUrl = await openPageFor(deps, extension, visit, followUps);
  return { ...present(extension), payUrl };
}

type Told = Pick<HourPreview, 'priceInCents' | 'newEnd' | 'status' | 'heldUntil'>;

function present({ priceInCents, newEnd, status, heldUntil }: Told): Extension {
  if (status === 'lapsed') throw new Refusal('state-moved-on');
  const isHeld = status === 'held' && heldUntil !== null;
  return {
    priceInCents,
    end: newEnd.toString(),
    extended: status === 'done',
    payUrl: null,
    heldUntil: isHeld ? heldUntil.toString() : null,
  };
}

type PageVisit = { origin: string; locale: Locale };

/** Null if no page is needed, or none can be opened right now. */
async function openPageFor(
  deps: Deps,
  { id, bookingId, status, cardRefusedAt, ledgerId, priceInCents }: ExtensionRow,
  { origin, locale }: PageVisit,
  followUps: ChargeFollowUps,
): Promise<string | null> {
  if (status !== 'held' || cardRefusedAt === null || ledgerId === null) return null;
  const page = {
    of: { ledgerId },
    lines: [{ name: paymentWords[locale].extension, unitInCents: priceInCents, quantity: 1 }],
    origin,
    locale,
    paidPath: paths.paidBooking(bookingId),
    cancelPath: paths.booking(bookingId),
    cardAgreement: null,
    life: PAGE_LIFE,
  };
  const url = await openPage(deps, page, settlePage(followUps)).catch(unlessUnavailable);
  // The hold may have ended while we asked the provider; then nobody may pay any more.
  if ((await getExtension(deps, id)).status === 'held') return url?.href ?? null;
  await closePageOf(deps, ledgerId, followUps);
  return null;
}

function unlessUnavailable(error: unknown): undefined {
  if (error instanceof Refusal && (error.code === 'payment-unavailable' || error.code === 'already-paid')) return;
  throw error;
}
