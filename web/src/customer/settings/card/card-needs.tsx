import type { CardNeed } from '@laine/contract/public/entities.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { OwnDate } from '../own-date.tsx';
import { SeeBooking } from '../see-booking.tsx';

const reasons: Record<CardNeed['reason'], MessageDescriptor> = {
  'coming-rental': msg({ message: 'You have a booking', comment: 'Why the saved card cannot be removed' }),
  'live-rental': msg({ message: 'A rental is running', comment: 'Why the saved card cannot be removed' }),
  claim: msg({ message: 'A damage claim is open', comment: 'Why the saved card cannot be removed' }),
  'late-return': msg({ message: 'A late return is being settled', comment: 'Why the saved card cannot be removed' }),
  debt: msg({ message: 'A payment is open', comment: 'Why the saved card cannot be removed' }),
};

/** Why the card stays, until when, and the booking it is about. */
export function CardNeeds({ needs }: { needs: readonly CardNeed[] }) {
  const { i18n } = useLingui();
  return (
    <div className="flex gap-2.5 rounded-control bg-sand p-3.5 text-sm">
      <Info aria-hidden className="mt-0.5 size-4.5 shrink-0 text-action" />
      <div className="min-w-0">
        <p className="font-medium">
          <Trans>You can replace this card now, but not remove it yet:</Trans>
        </p>
        <ul className="mt-1.5 grid gap-1">
          {needs.map((need) => (
            <li key={`${need.reason} ${need.bookingId}`}>
              {i18n._(reasons[need.reason])}
              {need.until !== null && (
                <>
                  {' '}
                  <Trans comment="Follows a reason such as 'You have a booking'; a date comes after it">
                    until <OwnDate moment={need.until} />
                  </Trans>
                </>
              )}
              <SeeBooking bookingId={need.bookingId} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
