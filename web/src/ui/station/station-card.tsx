import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BookButton } from './book-button.tsx';
import type { StationCardData } from './station-card-data.ts';
import { StationPicture } from './station-picture.tsx';

type Props = {
  station: StationCardData;
  /** Lies over the picture. */
  children?: ReactNode;
};

export function StationCard({ station, children }: Props) {
  const { id, name, locationText, hours, opensAgain, pricePerHour, startingFee, status } = station;
  return (
    <article className="group relative flex flex-col">
      <StationPicture src={station.image} status={status} />
      {children}
      <h3 className="mt-4 text-lg leading-tight">
        <Link to={paths.station(id)} className="after:absolute after:inset-x-0 after:top-0 after:aspect-3/2">
          {name}
        </Link>
      </h3>
      <p className="mt-1.5 flex items-start gap-2 text-sm text-ink-soft">
        <MapPin aria-hidden className="mt-1 size-4 shrink-0" />
        {locationText}
      </p>
      <p className="mt-1 flex items-start gap-2 text-sm text-ink-soft">
        <Clock aria-hidden className="mt-1 size-4 shrink-0" />
        <span>
          {opensAgain === null ? (
            (hours ?? <Trans>Open around the clock</Trans>)
          ) : (
            <Trans comment="opensAgain is a day such as 1 May">Opens again {opensAgain}</Trans>
          )}
        </span>
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-4">
        {/* The line is as tall without a starting fee, so that neighbouring cards line up. */}
        <p className="leading-snug md:min-h-13">
          <Trans comment="pricePerHour is a sum such as 15.00 €; the price of one board for an hour">
            <strong className="text-lg font-semibold">{pricePerHour}</strong>{' '}
            <span className="text-sm text-ink-soft">per hour</span>
          </Trans>
          {startingFee && (
            <span className="block text-sm text-ink-soft">
              <Trans comment="startingFee is a sum such as 5.00 €, charged once per board">
                + {startingFee} starting fee
              </Trans>
            </span>
          )}
        </p>
        <BookButton stationId={id} stationName={name} status={status} />
      </div>
    </article>
  );
}
