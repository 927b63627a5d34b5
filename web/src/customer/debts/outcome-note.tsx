import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { WaveLine } from '../../ui/art/wave-line.tsx';
import type { PaymentOutcome } from './payment-outcome.ts';

type Props = { outcome: PaymentOutcome; canBook: boolean };

/** The outcome of a payment, for somebody who has just come back from it. */
export function OutcomeNote({ outcome, canBook }: Props) {
  switch (outcome) {
    case 'paid':
      return (
        <Note look="bg-green text-on-green" icon={<CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />}>
          <strong className="font-semibold">
            <Trans>Paid. Thank you!</Trans>
          </strong>{' '}
          {canBook && (
            <Link to={paths.home('locations')} className="underline underline-offset-3">
              <Trans comment="Link to the stations, after a debt was paid">You can book again.</Trans>
            </Link>
          )}
        </Note>
      );
    case 'confirming':
      return (
        <div className="rounded-card bg-sky px-5 py-4 dark:bg-paper">
          <p>
            <Trans>We wait for your bank to confirm the payment. Keep this page open for a moment.</Trans>
          </p>
          <div aria-hidden className="mt-2 w-full max-w-64 overflow-hidden text-action">
            <div className="w-[calc(100%+40px)] animate-drift">
              <WaveLine />
            </div>
          </div>
        </div>
      );
    case 'declined':
      return (
        <Note look="bg-red text-on-red" icon={<CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />}>
          <Trans>The payment did not go through, and nothing was taken. Try again, perhaps with another card.</Trans>
        </Note>
      );
    default:
      return (
        <Note look="bg-gray text-on-gray" icon={<Info aria-hidden className="mt-0.5 size-5 shrink-0" />}>
          <Trans>You left the payment page, and nothing was paid.</Trans>
        </Note>
      );
  }
}

type NoteProps = { look: string; icon: ReactNode; children: ReactNode };

function Note({ look, icon, children }: NoteProps) {
  return (
    <div className={`flex animate-rise gap-3 rounded-card px-5 py-4 ${look}`}>
      {icon}
      <p>{children}</p>
    </div>
  );
}
