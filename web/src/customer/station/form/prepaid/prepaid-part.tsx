import { Trans } from '@lingui/react/macro';
import { ChevronDown, Gift } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import type { Prepaid } from './use-prepaid.ts';

/** For those who have a pass or a gift card; the others load none of it. */
const PassChoice = lazy(async () => {
  const { PassChoice: choice } = await import('./pass-choice.tsx');
  return { default: choice };
});
const GiftCardEntry = lazy(async () => {
  const { GiftCardEntry: entry } = await import('./gift-card-entry.tsx');
  return { default: entry };
});
const PrepaidLines = lazy(async () => {
  const { PrepaidLines: lines } = await import('./prepaid-lines.tsx');
  return { default: lines };
});

type Props = { prepaid: Prepaid; error: string | undefined };

export function PrepaidPart({ prepaid, error }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { pass, passUse, quote } = prepaid;
  const hasMore = quote !== undefined && (quote.giftCard !== null || quote.toPayInCents === 0);
  return (
    <div className="grid gap-3">
      {pass && passUse !== 'none' && (
        <Suspense fallback={<Skeleton className="h-15 w-full" />}>
          <PassChoice prepaid={prepaid} pass={pass} />
        </Suspense>
      )}
      <details
        open={isOpen || error !== undefined}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="group"
      >
        <summary className="flex min-h-11 items-center gap-2 text-sm font-medium text-action">
          <Gift aria-hidden className="size-4.5 shrink-0" />
          <Trans comment="Opens a field for its code in the booking form">I have a gift card</Trans>
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        {(isOpen || error !== undefined) && (
          <Suspense fallback={<Skeleton className="h-20 w-full" />}>
            <GiftCardEntry prepaid={prepaid} error={error} />
          </Suspense>
        )}
      </details>
      {hasMore && (
        <Suspense>
          <PrepaidLines quote={quote} prepaid={prepaid} />
        </Suspense>
      )}
    </div>
  );
}
