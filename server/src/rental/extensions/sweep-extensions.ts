import { isBefore } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import { isProblem } from '../../ground/ports/payment-provider.ts';
import { lookUpCharge } from '../../money/payments/charge-card.ts';
import type { ChargeFollowUps } from '../../money/payments/charge-follow-ups.ts';
import { dropCharge } from '../../money/payments/drop-charge.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { findBookingToExtend } from '../bookings/booking-to-extend.ts';
import { endExtension } from './end-extension.ts';
import type { ExtensionRow } from './extension-store.ts';
import { listLapsedWithOpenCharge, listOverdueExtensions } from './extension-store.ts';

/** A hold this long past its end is stuck and blocks boards. */
const STUCK_AFTER = Temporal.Duration.from({ minutes: 5 });
/** Longer than any request to the provider or any of its pages lives. */
const WATCHED_FOR = Temporal.Duration.from({ hours: 1 });
const MAX_AT_ONCE = 50;

/**
 * Ends holds whose own job was lost. A charge that was under way when its hour lapsed may still go through, so it stays
 * open and is looked up for an hour: any payment is refunded, and nothing goes unnoticed.
 */
export async function sweepExtensions(deps: Deps, followUps: ChargeFollowUps): Promise<void> {
  const { query } = deps.db;
  const work = [
    ...(await listOverdueExtensions(query, deps.now(), MAX_AT_ONCE)).map((extension) => ({
      extension,
      run: () => endExtension(deps, extension.id, followUps),
    })),
    ...(await listLapsedWithOpenCharge(query, MAX_AT_ONCE)).map((extension) => ({
      extension,
      run: () => watchLapsed(deps, extension, followUps),
    })),
  ];
  for (const { extension, run } of work) {
    try {
      await run();
    } catch (error) {
      const { id: extensionId } = extension;
      deps.log.warn({ extensionId, error: error instanceof Error ? error.name : 'unknown' }, 'extension not ended');
      await reportStuck(deps, extension);
      // The provider is down for all of them.
      if (isProblem(error, 'unavailable')) return;
    }
  }
}

/** Events report on payment pages; a charged card has to be looked up. */
async function watchLapsed(deps: Deps, extension: ExtensionRow, followUps: ChargeFollowUps): Promise<void> {
  const { ledgerId, cardRefusedAt, heldUntil } = extension;
  if (ledgerId === null) return;
  const state = cardRefusedAt === null ? await lookUpCharge(deps, ledgerId, followUps) : 'unknown';
  const now = deps.now();
  if (state !== 'unknown' || isBefore(now, heldUntil.add(WATCHED_FOR))) return;
  await deps.db.transaction((tx) => dropCharge(tx, ledgerId, 'hold-ended', now));
}

async function reportStuck(deps: Deps, { id, bookingId, status, heldUntil }: ExtensionRow): Promise<void> {
  const now = deps.now();
  if (status !== 'held' || isBefore(now, heldUntil.add(STUCK_AFTER))) return;
  const booking = await findBookingToExtend(deps.db.query, bookingId);
  if (!booking) return;
  const { stationId } = booking;
  const alert = { kind: 'hold-stuck', target: id, stationId, data: { bookingId } } as const;
  await deps.db.transaction((tx) => raiseAlert(tx, alert, now));
}
