import { Trans } from '@lingui/react/macro';
import { Clock, MapPin } from 'lucide-react';
import type { StationData } from './station-data.ts';
import { StationTitle } from './station-title.tsx';

/** The price isn't here: the form has it, and until that is in view the bar. */
export function StationHead({ page, isHere }: { page: StationData; isHere: boolean }) {
  const { station } = page;
  const isActive = station.status === 'active';
  return (
    <div className="grid gap-3">
      {!isHere && <StationTitle name={station.name} />}
      <div className="flex flex-wrap gap-x-6 gap-y-1.5 text-ink-soft">
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
