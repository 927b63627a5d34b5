import { Trans } from '@lingui/react/macro';
import { Navigation } from 'lucide-react';
import { createPortal } from 'react-dom';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ATTRIBUTION } from '../../../ui/map/areas.ts';
import { CompassRose } from '../../../ui/map/compass-rose.tsx';
import { mapStyle } from '../../../ui/map/map-style.ts';
import { directionsAddress } from '../../../ui/station/directions-address.ts';
import type { StationData } from '../station-data.ts';
import { MapPicture } from './map-picture.tsx';
import { MapPin, PinFace } from './map-pin.tsx';
import { useLiveMap } from './use-live-map.ts';
import { WayThere } from './way-there.tsx';

export function StationMap({ page }: { page: StationData }) {
  const { station, mapPicture, mapStyleUrl } = page;
  const { name, locationText } = station;
  const { container, pin, hasFailed } = useLiveMap(station, mapStyleUrl);
  // Without a map the address and the directions remain, and there is no empty box.
  const hasMap = mapPicture !== null || (mapStyleUrl !== null && !hasFailed);
  return (
    <section aria-labelledby="map-title">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="map-title" className="text-xl md:text-2xl">
            <Trans>Where to find us</Trans>
          </h2>
          <p className="mt-1 text-ink-soft">{locationText}</p>
        </div>
        <a href={directionsAddress(station)} target="_blank" rel="noreferrer" className={buttonStyle('quiet', 'small')}>
          <Navigation aria-hidden className="size-4 text-action" />
          <Trans>Directions</Trans>
        </a>
      </div>
      <WayThere station={station} />
      {hasMap && (
        <div className="@container relative mt-4 h-80 overflow-hidden rounded-card border border-line bg-sky md:h-96">
          {mapPicture && <MapPicture picture={mapPicture} />}
          <div ref={container} className={`${mapStyle} ${pin ? '' : 'opacity-0'}`} />
          <CompassRose className="absolute right-2 bottom-14" />
          {pin ? createPortal(<PinFace name={name} />, pin) : <MapPin name={name} />}
          {!pin && mapPicture && (
            <p className="absolute right-0 bottom-0 bg-paper/80 px-2 py-0.5 text-xs text-ink-soft">{ATTRIBUTION}</p>
          )}
        </div>
      )}
    </section>
  );
}
