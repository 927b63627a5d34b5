import { distanceInMetres } from '@laine/rules/people/distance-in-metres.ts';
import { Trans } from '@lingui/react/macro';
import { Map as MapIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { StationCard } from '../../ui/station/station-card.tsx';
import { Distance } from './distance.tsx';
import type { HomeCardData } from './home-data.ts';
import { NearMeButton } from './near-me-button.tsx';
import { UpcomingBookings } from './upcoming-bookings.tsx';
import { useVisitorPlace } from './use-visitor-place.ts';

/** Loaded on demand: the map's library is larger than the whole page. */
const AllStationsMap = lazy(async () => {
  const { AllStationsMap: map } = await import('./all-stations-map.tsx');
  return { default: map };
});

type Props = { stations: readonly HomeCardData[]; mapStyleUrl: string | null };

export function Locations({ stations: listed, mapStyleUrl }: Props) {
  const { place, isExact, askBrowser, isAsking } = useVisitorPlace();
  const [isNearFirst, setNearFirst] = useState(true);
  const [isMapOpen, setMapOpen] = useState(false);
  // The server's rough guess gives a distance; only who asked for it finds the list in another order.
  const isSorted = place !== null && isExact && isNearFirst;
  const stations = isSorted
    ? listed.toSorted((one, other) => distanceInMetres(place, one.place) - distanceInMetres(place, other.place))
    : listed;
  const nearest = isSorted ? stations[0]?.name : undefined;
  const pressNearMe = () => {
    setNearFirst(!isSorted);
    if (!isSorted) askBrowser();
  };
  return (
    <section
      id="locations"
      aria-labelledby="locations-title"
      tabIndex={-1}
      className="page-width -scroll-mt-16 pt-16 md:-scroll-mt-14 md:pt-20"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="locations-title" className="text-2xl md:text-3xl">
            <Trans comment="Heading above the list of stations">Find your water</Trans>
          </h2>
          <p className="mt-2 max-w-prose text-ink-soft">
            <Trans>Boards wait in lockers right at the shore. Pick a place, then a time.</Trans>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <NearMeButton onPress={pressNearMe} isBusy={isAsking} isPressed={isSorted} />
          {listed.length > 1 && (
            <button
              type="button"
              aria-expanded={isMapOpen}
              onClick={() => setMapOpen(!isMapOpen)}
              className={buttonStyle('quiet', 'small')}
            >
              <MapIcon aria-hidden className="size-4 text-action" />
              <Trans comment="Button: shows all stations on a map, or hides it">Map</Trans>
            </button>
          )}
        </div>
      </div>
      <output className="block text-sm text-ink-soft not-empty:mt-3">
        {nearest !== undefined && (
          <Trans comment="Said after 'Near me' was pressed; nearest is the name of a station">
            Nearest to you first: {nearest}
          </Trans>
        )}
      </output>
      {isMapOpen && (
        <Suspense fallback={<div className="mt-6 h-88 animate-pulse rounded-card bg-sky md:h-112" />}>
          <AllStationsMap stations={stations} styleUrl={mapStyleUrl} />
        </Suspense>
      )}
      {stations.length > 0 ? (
        <ul className="mt-8 grid grid-cols-1 gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
          {stations.map((station) => (
            <li key={station.id} className="row-span-2 grid grid-cols-1 grid-rows-subgrid gap-y-0">
              <StationCard station={station}>{place && <Distance from={place} to={station.place} />}</StationCard>
              <UpcomingBookings bookings={station.bookings} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-8 rounded-card border border-line bg-paper p-6 text-ink-soft">
          <Trans>No stations are open to the public yet. Come back soon!</Trans>
        </p>
      )}
    </section>
  );
}
