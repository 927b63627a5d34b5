import type { RefusalCode } from '@laine/contract/refusals.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { HourAnswer, HourRefusal } from '@laine/contract/station-link.ts';
import type { Deps } from '../../ground/deps.ts';
import type { ChargeFollowUps } from '../../money/payments/charge-follow-ups.ts';
import { findBookingToExtend } from '../bookings/booking-to-extend.ts';
import { askCardNow, sendPaymentLink } from './ask-card.ts';
import { holdHour } from './hold-hour.ts';
import type { HourPreview } from './preview-hour.ts';
import { previewHour } from './preview-hour.ts';

type ScreenWish = { sessionId: string; preview: boolean; priceInCents: number | null };

const reasons: Partial<Record<RefusalCode, HourRefusal>> = {
  'already-extended': 'already-extended',
  'rental-over': 'over',
  'extension-past-closing': 'past-closing',
  'extension-no-boards': 'no-boards',
  'state-moved-on': 'price-changed',
};

/**
 * One more hour for somebody who typed a session's code at its station. A screen can't show a payment page: if the card
 * doesn't pay, the renter's phone gets the link.
 */
export async function extendAtScreen(
  deps: Deps,
  stationId: string,
  wish: ScreenWish,
  followUps: ChargeFollowUps,
): Promise<HourAnswer> {
  try {
    return await answer(deps, stationId, wish, followUps);
  } catch (error) {
    if (error instanceof Refusal) return { outcome: 'refused', reason: reasons[error.code] ?? 'not-extendable' };
    throw error;
  }
}

async function answer(deps: Deps, stationId: string, wish: ScreenWish, followUps: ChargeFollowUps) {
  const booking = await findBookingOfSession(deps, stationId, wish.sessionId);
  if (wish.preview) return present(await previewHour(deps, booking));
  const { priceInCents } = wish;
  const held = await holdHour(deps, { booking, askedFrom: 'screen', priceInCents: priceInCents ?? undefined });
  const extension = await askCardNow(deps, held.id, followUps);
  if (extension.status === 'held' && extension.cardRefusedAt !== null) await sendPaymentLink(deps, extension);
  return present(extension);
}

/** Only for a board that is out, at this station: the program vouches for the code. */
async function findBookingOfSession(deps: Deps, stationId: string, sessionId: string) {
  const session = await deps.db.query
    .selectFrom('sessions')
    .select(['bookingId', 'status'])
    .where('id', '=', sessionId)
    .where('stationId', '=', stationId)
    .executeTakeFirst();
  const isOut = session?.status === 'created' || session?.status === 'started';
  const booking = isOut && session.bookingId !== null && (await findBookingToExtend(deps.db.query, session.bookingId));
  if (!booking) throw new Refusal('not-extendable');
  return booking;
}

function present({ priceInCents, newEnd, status, heldUntil, cardRefusedAt }: HourPreview): HourAnswer {
  const hour = { priceInCents, end: newEnd.toString() };
  if (status === 'offered') return { outcome: 'offered', ...hour };
  if (status === 'done') return { outcome: 'extended', ...hour };
  if (status === 'lapsed' || heldUntil === null) throw new Refusal('not-extendable');
  return { outcome: cardRefusedAt === null ? 'waiting' : 'to-pay', ...hour, heldUntil: heldUntil.toString() };
}
