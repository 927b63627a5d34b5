import { Trans } from '@lingui/react/macro';
import { Info } from 'lucide-react';

/** For the mail's link when nothing can be withdrawn from any more. */
export function NoWithdrawal({ isWithdrawn }: { isWithdrawn: boolean }) {
  return (
    <p className="mt-6 flex items-start gap-3 rounded-card bg-sand p-5">
      <Info aria-hidden className="mt-1 size-5 shrink-0" />
      {isWithdrawn ? (
        <Trans>You have withdrawn from this purchase already. The money is on its way, or with you.</Trans>
      ) : (
        <Trans>The time to withdraw from this purchase is over.</Trans>
      )}
    </p>
  );
}
