import type { DeletionForecast } from '@laine/contract/public/entities.ts';
import type { DeletionObstacle } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { Money } from '../../../ui/data/money.tsx';
import { OwnDate } from '../own-date.tsx';
import { SeeBooking } from '../see-booking.tsx';

const words: Record<DeletionObstacle, MessageDescriptor> = {
  'coming-rental': msg({
    message: 'A booking that is still to come',
    comment: 'What the removal of an account waits for',
  }),
  'live-rental': msg({ message: 'A board that is out', comment: 'What the removal of an account waits for' }),
  debt: msg({ message: 'An open payment', comment: 'What the removal of an account waits for' }),
  claim: msg({ message: 'An open damage claim', comment: 'What the removal of an account waits for' }),
  refund: msg({ message: 'A refund on its way to you', comment: 'What the removal of an account waits for' }),
  dispute: msg({ message: 'A payment disputed at your bank', comment: 'What the removal of an account waits for' }),
};

/** Matters that must end before the removal. Hidden if there are none. */
export function Obstacles({ forecast }: { forecast: DeletionForecast }) {
  const { i18n } = useLingui();
  if (forecast.waitsFor.length === 0) return null;
  return (
    <div className="mt-4 flex gap-2.5 rounded-control bg-sand p-3.5 text-sm">
      <Hourglass aria-hidden className="mt-0.5 size-4.5 shrink-0 text-action" />
      <div className="min-w-0">
        <p className="font-semibold">
          <Trans comment="Above a list of things; a date follows">
            The removal waits for this, until <OwnDate moment={forecast.latestOn} /> at most:
          </Trans>
        </p>
        <ul className="mt-1.5 grid gap-1">
          {forecast.waitsFor.map(({ obstacle, bookingId, amountInCents, until }) => (
            <li key={`${obstacle} ${bookingId} ${until}`}>
              {i18n._(words[obstacle])}
              {amountInCents !== null && (
                <>
                  {': '}
                  <Money cents={amountInCents} />
                </>
              )}
              {until !== null && (
                <>
                  {' '}
                  <Trans comment="Follows a thing the removal waits for; a date comes after it">
                    (until <OwnDate moment={until} />)
                  </Trans>
                </>
              )}
              <SeeBooking bookingId={bookingId} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
