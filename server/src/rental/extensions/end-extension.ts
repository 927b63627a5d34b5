import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { PaymentProblem } from '../../ground/ports/payment-provider.ts';
import { lookUpCharge } from '../../money/payments/charge-card.ts';
import type { ChargeFollowUps } from '../../money/payments/charge-follow-ups.ts';
import { closePageOf } from '../../money/payments/sync-page.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { findBookingToExtend, lockBookingToExtend } from '../bookings/booking-to-extend.ts';
import { movePassUse } from '../bookings/move-pass-use.ts';
import { shortenSessions } from '../sessions/move-session-ends.ts';
import type { ExtensionRow } from './extension-store.ts';
import { findExtension, lockExtension, updateExtension } from './extension-store.ts';

/**
 * The time to pay for an hour is over: its page is closed first, or the card looked up, and the sessions get their old
 * end only when nobody can pay any more. If it turns out to be paid, it counts. If the provider can't be asked, this
 * throws, and the hour stays held. The charge stays open for a while: `sweep-extensions.ts` says why.
 */
export async function endExtension(deps: Deps, extensionId: string, followUps: ChargeFollowUps): Promise<void> {
  const extension = await findExtension(deps.db.query, extensionId);
  if (extension?.status !== 'held') return;
  await requireUnpayable(deps, extension, followUps);
  await lapse(deps, extension);
}

async function requireUnpayable(deps: Deps, { ledgerId, cardRefusedAt }: ExtensionRow, followUps: ChargeFollowUps) {
  if (ledgerId === null) return;
  const state =
    cardRefusedAt === null
      ? await lookUpCharge(deps, ledgerId, followUps)
      : await closePageOf(deps, ledgerId, followUps);
  if (state === 'processing' || state === 'open') throw new PaymentProblem('undecided', `extension-${state}`);
}

async function lapse(deps: Deps, { id, bookingId, ledgerId }: ExtensionRow): Promise<void> {
  const booking = await findBookingToExtend(deps.db.query, bookingId);
  if (!booking) throw new Error('bookings are never deleted');
  await withLockedStation(deps, booking.stationId, async (tx) => {
    const now = deps.now();
    const extension = await lockExtension(tx, id);
    if (extension?.status !== 'held') return;
    // Another charge has replaced it since, and that one must be unpayable too.
    if (extension.ledgerId !== ledgerId) throw new PaymentProblem('undecided', 'extension-moved-on');
    await lapseHour(tx, extension, now);
  });
}

export async function lapseHour(tx: Tx, { id, bookingId, sessionIds, oldEnd }: ExtensionRow, now: Temporal.Instant) {
  await updateExtension(tx, id, { status: 'lapsed' }, now);
  await shortenSessions(tx, sessionIds, oldEnd, now);
  await movePassUse(tx, bookingId, (await lockBookingToExtend(tx, bookingId)).end, now);
}
