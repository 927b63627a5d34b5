import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import { countLargeSum } from '../../ground/budgets/count-large-sum.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { type Person, requireSomebodyElsesBooking } from '../../ground/principal.ts';
import { newId } from '../../ground/secrets.ts';
import { queueRefund } from '../../money/payments/queue-refund.ts';
import { giftCardExpiry, newGiftCard } from '../../money/prepaid/new-gift-card.ts';
import { queuePrepaidMail } from '../../money/shop/queue-prepaid-mail.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { getRunBooking } from '../bookings/get-booking.ts';
import { lockBookingOf } from '../bookings/lock-booking-of.ts';
import { goodwillLeftInCents, keptInCents } from './goodwill-left-in-cents.ts';
import { findGoodwill, insertGoodwill } from './goodwill-store.ts';

type Wish = ParsedInput<typeof calls.giveGoodwill>;

/**
 * Money back or a voucher that nobody has a right to. All gifts together never exceed what we kept of the paid sum;
 * owners are limited by their station, per booking and per month. The same id again, such as after a lost answer, gives
 * nothing twice.
 */
export async function giveGoodwill(deps: Deps, actor: Actor<Person>, wish: Wish): Promise<void> {
  const { bookingId, id = newId(), amountInCents, reason, form } = wish;
  const found = await getRunBooking(deps, actor.who, bookingId);
  requireSomebodyElsesBooking(actor.who, found);
  const { stationId } = found;
  await withLockedStation(deps, stationId, async (tx, station) => {
    const now = deps.now();
    const { accountId } = await lockBookingOf(tx, bookingId);
    if (await isGiven(tx, id, bookingId)) return;
    await countLargeSum(deps, tx, actor.who, amountInCents, now);
    const left = await goodwillLeftInCents(tx, actor.who, { station, bookingId }, now);
    if (left !== null && amountInCents > left) {
      throw new Refusal('goodwill-limit', { left: formatMoney(left, actor.who.account.locale ?? 'en') });
    }
    if (amountInCents > (await keptInCents(tx, bookingId))) throw new Refusal('refund-too-large');
    const data = { amountInCents, reason, ...(wish.note !== undefined && { note: wish.note }) };
    const action = form === 'money' ? 'booking-refunded' : 'voucher-given';
    await recordAction(tx, actor, { action, target: bookingId, stationId, data }, now);
    const giftCardId = form === 'money' ? null : await issueVoucher(deps, tx, actor, { accountId, amountInCents }, now);
    if (form === 'money') {
      const refund = { of: { bookingId }, accountId, purpose: 'goodwill', amountInCents } as const;
      if ((await queueRefund(tx, refund, now)) > 0) throw new Refusal('refund-too-large');
    }
    const given = { bookingId, stationId, givenBy: actor.who.account.id, byOwner: left !== null };
    const row = { id, ...given, form, amountInCents, reason, giftCardId, createdAt: now };
    if (!(await insertGoodwill(tx, row))) throw new Refusal('state-moved-on');
  });
}

async function isGiven(tx: Tx, id: string, bookingId: string): Promise<boolean> {
  const given = await findGoodwill(tx, id);
  if (given && given.bookingId !== bookingId) throw new Refusal('state-moved-on');
  return given !== undefined;
}

type Voucher = { accountId: string; amountInCents: number };

/** A gift card whose code only the customer gets to see. */
async function issueVoucher(
  deps: Deps,
  tx: Tx,
  { who }: Actor<Person>,
  { accountId, amountInCents }: Voucher,
  now: Temporal.Instant,
): Promise<string> {
  const customer = await tx
    .selectFrom('accounts')
    .select(['email', 'locale', 'status'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  // The customer's account is gone.
  if (customer.status === 'removed' || !customer.email) throw new Refusal('state-moved-on');
  const card = await newGiftCard(
    deps,
    tx,
    {
      status: 'active',
      initialInCents: amountInCents,
      boughtBy: null,
      issuedBy: who.account.id,
      recipientEmail: customer.email,
      senderName: null,
      message: null,
      locale: customer.locale ?? 'en',
      expiresAt: giftCardExpiry(now),
    },
    now,
  );
  await queuePrepaidMail(tx, card.id, 'voucher', now);
  return card.id;
}
