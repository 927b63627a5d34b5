import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';

/** Notices that a rental depends on. */
export function AlwaysSent() {
  return (
    <div className="mt-4 rounded-control bg-foam p-4">
      <h3 className="text-sm font-semibold tracking-normal">
        <Trans comment="Above the list of e-mails and SMS that cannot be switched off">Always sent</Trans>
      </h3>
      <p className="mt-1 text-xs text-ink-soft">
        <Trans>You need these for a rental, or the law asks for them, so they have no switch.</Trans>
      </p>
      <ul className="mt-3 grid grid-cols-1 gap-2 text-sm sm:grid-cols-2">
        {[
          <Trans key="code">Door codes and confirmations</Trans>,
          <Trans key="change">Changes at your station or to your booking</Trans>,
          <Trans key="late">Late returns and warnings</Trans>,
          <Trans key="money">Payments, refunds and receipts</Trans>,
          <Trans key="claim">Damage claims and your answers</Trans>,
          <Trans key="security">Sign-in codes and the safety of your account</Trans>,
        ].map((text) => (
          <li key={text.key} className="flex gap-2">
            <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-action" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
