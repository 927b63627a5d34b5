import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BookButton } from './book-button.tsx';
import { PriceWords } from './price-words.tsx';
import { RatingWords } from './rating-words.tsx';
import type { StationCardData } from './station-card-data.ts';
import { StationPicture } from './station-picture.tsx';

type Props = {
  station: StationCardData;
  /** Lies over the picture. */
  children?: ReactNode;
  /** Below its hours. */
  news?: ReactNode;
};

export function StationCard({ station, children, news }: Props) {
  const { id, name, locationText, hours, opensAgain, prices, rating, status } = station;
  const startingFee = prices.withStart?.startingFee;
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
      {news}
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pt-4">
        <p className="figures min-w-[min(10rem,100%)] flex-1 leading-snug">
          <PriceWords prices={prices} />
          {rating && (
            <>
              {' '}
              <RatingWords rating={rating} />
            </>
          )}
          {startingFee !== undefined && (
            <span className="block text-sm text-ink-soft">
              <Trans comment="Below what the first hour costs; startingFee is a sum such as €5.00, charged once per board">
                {startingFee} starting fee included
              </Trans>
            </span>
          )}
        </p>
        <BookButton stationId={id} stationName={name} status={status} />
      </div>
    </article>
  );
}
