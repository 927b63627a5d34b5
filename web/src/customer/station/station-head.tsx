import { Trans } from '@lingui/react/macro';
import { Banknote, Clock, MapPin } from 'lucide-react';
import { PriceWords } from '../../ui/station/price-words.tsx';
import type { StationData } from './station-data.ts';

export function StationHead({ page }: { page: StationData }) {
  const { station, prices } = page;
  const isActive = station.status === 'active';
  return (
    <div>
      <h1>
        <span className="block text-sm font-semibold tracking-normal text-action">
          <Trans>Book SUP board here</Trans>
        </span>
        <span className="sr-only">: </span>
        <span className="block text-3xl md:text-4xl">{station.name}</span>
      </h1>
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-ink-soft">
        <p className="flex items-start gap-2">
          <MapPin aria-hidden className="mt-1 size-4.5 shrink-0 text-action" />
          {station.locationText}
        </p>
        <p className="figures flex items-start gap-2">
          <Clock aria-hidden className={`mt-1 size-4.5 shrink-0 ${isActive ? 'text-action' : 'text-alert'}`} />
          <span className={isActive ? '' : 'font-semibold text-alert'}>
            <OpenWords page={page} />
          </span>
        </p>
        {isActive && (
          <p className="figures flex items-start gap-2 text-ink">
            <Banknote aria-hidden className="mt-1 size-4.5 shrink-0 text-action" />
            <span>
              <PriceWords prices={prices} />
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

function OpenWords({ page: { station, hours, opensAgain } }: { page: StationData }) {
  if (station.status !== 'active') {
    return <Trans comment="Of a station that takes no bookings at the moment">Closed for now</Trans>;
  }
  if (opensAgain !== null) return <Trans comment="opensAgain is a day such as 1 May">Opens again {opensAgain}</Trans>;
  if (hours !== null) return <Trans comment="hours is such as 08:00–22:00">Open {hours}</Trans>;
  return <Trans>Open around the clock</Trans>;
}
