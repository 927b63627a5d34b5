import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/state/skeleton.tsx';

/** As tall as a ticket, so that nothing jumps when it arrives. */
export function LoadingTicket() {
  return (
    <div className="@container bg-sky pb-12 md:pb-20">
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 pt-6 @[46rem]:grid-cols-[minmax(0,1fr)_minmax(min(20rem,52%),min(25rem,52%))] md:pt-10">
        <div className="grid content-start gap-4">
          <h1 className="text-base tracking-normal text-ink-soft">
            <Trans comment="Heading of the page of a board that a friend booked">Your ticket</Trans>
          </h1>
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="h-5 w-full" />
        </div>
        <Skeleton className="h-96 w-full rounded-card!" />
        <noscript>
          <p>
            <Trans>This page needs JavaScript.</Trans>
          </p>
        </noscript>
      </div>
    </div>
  );
}
