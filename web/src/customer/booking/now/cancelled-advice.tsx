import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { AwaitsStation } from './awaits-station.tsx';
import { RefundParts } from './refund-parts.tsx';

/** Why it ended, and what became of the money. What is transferred stands in a note of its own. */
export function CancelledAdvice({ booking }: { booking: BookingDetail }) {
  const { refundParts, awaitsStation, cancelledBy, amount_total: paid } = booking;
  const parts = refundParts.filter(({ kind }) => kind !== 'bank');
  if (awaitsStation) return <AwaitsStation />;
  if (parts.length > 0) return <RefundParts parts={parts} />;
  if (cancelledBy === 'hold-ended')
    return <Trans>No payment came in time, so the boards are free again. Nothing was charged.</Trans>;
  if (paid === null || paid === 0) return <Trans>The boards are free again for others. Nothing was charged.</Trans>;
  return refundParts.length > 0 ? (
    <Trans>The boards are free again for others, and no code opens a door.</Trans>
  ) : (
    <Trans>
      The boards are free again for others, and no code opens a door. Cancelled this late, no money goes back.
    </Trans>
  );
}
