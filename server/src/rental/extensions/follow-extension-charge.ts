import { isBefore } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Charge, ChargeFollowUp } from '../../money/payments/charge-follow-ups.ts';
import { openCharge } from '../../money/payments/queue-charge.ts';
import { queueRefund } from '../../money/payments/queue-refund.ts';
import { lockBookingToExtend } from '../bookings/booking-to-extend.ts';
import { isGivenBack, listSessionsOf } from '../sessions/list-sessions.ts';
import { lapseHour } from './end-extension.ts';
import type { ExtensionRow } from './extension-store.ts';
import { lockExtensionByCharge, updateExtension } from './extension-store.ts';
import { finishExtension } from './finish-extension.ts';

/** A paid hour counts if it's still held. If the card refuses, it can be paid on a page, but is never owed. */
export const followExtensionCharge: ChargeFollowUp = async (tx, charge, outcome, now) => {
  const extension = await lockExtensionByCharge(tx, charge.id);
  if (!extension) throw new Error('a charge for an extension belongs to one');
  const isHeld = extension.status === 'held';
  if (outcome.state === 'failed') {
    const isFirst = extension.cardRefusedAt === null;
    if (isHeld && isFirst && isBefore(now, extension.heldUntil)) await openPageCharge(tx, charge, extension, now);
    return;
  }
  if (isHeld && (await isWanted(tx, extension))) await finishExtension(tx, extension, now);
  else await giveBack(tx, charge, extension, now);
};

/** With the booking locked: whoever gives a board back does the same, and then finds the hour paid for or gone. */
async function isWanted(tx: Tx, { bookingId, sessionIds }: ExtensionRow): Promise<boolean> {
  const { status } = await lockBookingToExtend(tx, bookingId);
  const sessions = await listSessionsOf(tx, bookingId);
  return status === 'complete' && !sessions.some((one) => sessionIds.includes(one.id) && isGivenBack(one, sessions));
}

/** A new row with a key of its own, because the provider repeats its refusal of the first key for a day. */
async function openPageCharge(tx: Tx, charge: Charge, extension: ExtensionRow, now: Temporal.Instant) {
  const { amountInCents, country, accountId, bookingId } = charge;
  if (accountId === null) throw new Error('an extension is charged to somebody');
  const taxedAs = { vatPercent: charge.vatPercent === null ? null : Number(charge.vatPercent), country };
  const wish = { purpose: 'extension', subjectId: extension.id, attempt: 2 } as const;
  const next = await openCharge(tx, { ...wish, amountInCents, taxedAs, accountId, bookingId }, now);
  await updateExtension(tx, extension.id, { ledgerId: next.id, cardRefusedAt: now }, now);
}

/** The money came after the hour was released, or after the booking or one of the boards was given back. */
async function giveBack(tx: Tx, charge: Charge, extension: ExtensionRow, now: Temporal.Instant): Promise<void> {
  const { accountId, amountInCents } = charge;
  if (accountId === null) throw new Error('an extension is charged to somebody');
  if (extension.status === 'held') await lapseHour(tx, extension, now);
  const { bookingId } = extension;
  await queueRefund(tx, { of: { bookingId }, accountId, purpose: 'lost-hold', amountInCents }, now);
}
