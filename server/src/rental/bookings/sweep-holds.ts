import { isBefore } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import { isProblem } from '../../ground/ports/payment-provider.ts';
import { syncNow } from '../../money/payments/sync-page.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { applyHoldPage } from './apply-checkout.ts';
import type { Hold } from './booking-store.ts';
import { listOpenHolds } from './booking-store.ts';
import { endHold } from './end-hold.ts';

/** Younger holds are still being paid; their page and webhook come first. */
const LEAVE_ALONE_FOR = Temporal.Duration.from({ seconds: 45 });
/** A hold this long past its end is stuck and blocks boards. */
const STUCK_AFTER = Temporal.Duration.from({ minutes: 5 });
const MAX_AT_ONCE = 200;

/** Asks the provider about every unpaid booking, so that a lost webhook or job loses nothing. */
export async function sweepHolds(deps: Deps): Promise<void> {
  const now = deps.now();
  for (const hold of await listOpenHolds(deps.db.query, now.subtract(LEAVE_ALONE_FOR), MAX_AT_ONCE)) {
    const isOver = hold.heldUntil !== null && !isBefore(now, hold.heldUntil);
    try {
      await (isOver ? endHold(deps, hold.id) : syncNow(deps, { bookingId: hold.id }, applyHoldPage));
    } catch (error) {
      deps.log.warn({ bookingId: hold.id, error: error instanceof Error ? error.name : 'unknown' }, 'hold not synced');
      await reportStuck(deps, hold, now);
      // The provider is down for all of them.
      if (isProblem(error, 'unavailable')) return;
    }
  }
}

async function reportStuck(deps: Deps, { id, stationId, heldUntil }: Hold, now: Temporal.Instant): Promise<void> {
  if (!heldUntil || isBefore(now, heldUntil.add(STUCK_AFTER))) return;
  const alert = { kind: 'hold-stuck', target: id, stationId, data: { bookingId: id } } as const;
  await deps.db.transaction((tx) => raiseAlert(tx, alert, now));
}
