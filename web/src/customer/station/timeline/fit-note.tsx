import { Plural, Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SlotFit } from './slot-fit.ts';
import { SlotOffers, type OfferActions } from './slot-offers.tsx';

type Props = OfferActions & {
  /** Undefined while unknown, null when the free boards could not be read. */
  fit: SlotFit | null | undefined;
  timeZone: string;
  /** In its place where staff have closed the station. */
  children?: ReactNode;
};

/** Says under the picture whether the wish fits. Screen readers read it when it changes. */
export function FitNote({ fit, children, ...offers }: Props) {
  return (
    <div aria-live="polite" className="min-h-6 text-sm">
      {fit === null && (
        <p className="text-ink-soft">
          <Trans>We cannot see the free boards right now. You can still book: we check them when you go to pay.</Trans>
        </p>
      )}
      {fit?.fits && (
        <p className="flex items-start gap-1.5 text-ink-soft">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-action" />
          <Plural value={fit.free} one="# board is free at that time" other="# boards are free at that time" />
        </p>
      )}
      {fit && !fit.fits && (
        <div className="grid gap-2.5 rounded-control bg-sand p-3">
          {fit.isClosed ? (
            children
          ) : (
            <>
              <p className="flex items-start gap-1.5 font-medium">
                <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-alert" />
                <Plural
                  value={fit.free}
                  _0="No board is free for all of that time"
                  one="Only # board is free for all of that time"
                  other="Only # boards are free for all of that time"
                />
              </p>
              <SlotOffers fit={fit} {...offers} />
            </>
          )}
        </div>
      )}
    </div>
  );
}
