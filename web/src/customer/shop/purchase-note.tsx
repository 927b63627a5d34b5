import { Trans } from '@lingui/react/macro';
import { CircleCheck, Hourglass, Info } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { WaveLine } from '../../ui/art/wave-line.tsx';
import type { PurchaseOutcome } from './purchase-outcome.ts';

const ASK_EVERY_MS = 2_500;

type Props = {
  outcome: PurchaseOutcome;
  /** The next steps after a successful payment. */
  paid: ReactNode;
};

/** For somebody who comes back from the payment page. Refreshes itself until the payment is known. */
export function PurchaseNote({ outcome, paid }: Props) {
  const { revalidate } = useRevalidator();
  const isWaiting = outcome === 'waiting';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void revalidate(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
  // Always in the page, so that screen readers announce changes.
  return <output className="block">{outcome !== null && <Words outcome={outcome} paid={paid} />}</output>;
}

function Words({ outcome, paid }: { outcome: NonNullable<PurchaseOutcome>; paid: ReactNode }) {
  if (outcome === 'paid') {
    return (
      <span className="mt-6 block animate-rise rounded-card bg-green p-5 text-on-green sm:p-6">
        <span className="flex items-start gap-2.5 font-semibold">
          <CircleCheck aria-hidden className="mt-1 size-5 shrink-0" />
          <Trans comment="Right after paying for a pass or a gift card">Thank you, it is paid.</Trans>
        </span>
        <span className="mt-1 block">{paid}</span>
        <WaveLine className="mt-3 block max-w-44" />
      </span>
    );
  }
  const Icon = outcome === 'waiting' ? Hourglass : Info;
  return (
    <span className="mt-6 flex animate-rise items-start gap-3 rounded-card bg-sand p-5 sm:p-6">
      <Icon aria-hidden className="mt-1 size-5 shrink-0" />
      <span>
        {outcome === 'waiting' && (
          <Trans>We are waiting for the word of your bank. It usually takes a few seconds; you can stay here.</Trans>
        )}
        {outcome === 'unheard' && (
          <Trans>
            We have not heard of a payment. If your bank did take the money, your purchase is here within minutes and we
            write to you. Otherwise nothing was charged, and you can try again.
          </Trans>
        )}
        {outcome === 'lapsed' && (
          <Trans>
            The time to pay for your last purchase is over, so it has lapsed. Nothing was charged, and you can begin
            again whenever you like.
          </Trans>
        )}
      </span>
    </span>
  );
}
