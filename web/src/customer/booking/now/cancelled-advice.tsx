import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { AwaitsStation } from './awaits-station.tsx';
import { MoneyBack } from './money-back.tsx';

/** Why it ended, and what became of the money. What is transferred stands in a note of its own. */
export function CancelledAdvice({ booking }: { booking: BookingDetail }) {
  const { refundedInCents, transfers, awaitsStation, cancelledBy, amount_total: paid } = booking;
  const wayBackInCents = transfers.reduce((left, { amountInCents }) => left - amountInCents, refundedInCents);
  if (awaitsStation) return <AwaitsStation />;
  if (wayBackInCents > 0) return <MoneyBack cents={wayBackInCents} />;
  if (cancelledBy === 'hold-ended')
    return <Trans>No payment came in time, so the boards are free again. Nothing was charged.</Trans>;
  if (paid === null || paid === 0) return <Trans>The boards are free again for others. Nothing was charged.</Trans>;
  return refundedInCents > 0 ? (
    <Trans>The boards are free again for others, and no code opens a door.</Trans>
  ) : (
    <Trans>
      The boards are free again for others, and no code opens a door. Cancelled this late, no money goes back.
    </Trans>
  );
}
