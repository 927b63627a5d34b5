import { distanceInMetres } from '@laine/rules/people/distance-in-metres.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Map as MapIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { buttonStyle } from '../../ui/button/button-style.ts';
import type { StationCards as Cards } from './home-data.ts';
import { NearMeButton } from './near-me-button.tsx';
import { StationCards } from './station-cards.tsx';
import { StationSearch } from './station-search.tsx';
import { useStationCards } from './use-station-cards.ts';
import { useStationSearch } from './use-station-search.ts';
import { useVisitorPlace } from './use-visitor-place.ts';

/** Loaded on demand: the map's library is larger than the whole page. */
const AllStationsMap = lazy(async () => {
  const { AllStationsMap: map } = await import('./all-stations-map.tsx');
  return { default: map };
});

/** Fewer are seen at a glance. */
const SEARCHED_FROM = 12;

type Props = { first: Cards; firstSearch: string; mapStyleUrl: string | null };

export function Locations({ first, firstSearch, mapStyleUrl }: Props) {
  const { place, isExact, askBrowser, isAsking } = useVisitorPlace();
  const [isNearFirst, setNearFirst] = useState(true);
  const [isMapOpen, setMapOpen] = useState(false);
  const [search, setSearch] = useStationSearch(firstSearch);
  const isSorted = place !== null && isExact && isNearFirst;
  const isAllHere = firstSearch === '' && first.cards.length === first.total;
  // Where all are here, the rough guess gives a distance only: who asked for nothing keeps the order. Of many it decides
  // which of them are shown.
  const near = !isAllHere && (isNearFirst || !isExact) ? place : null;
  const { list, isLoading, hasFailed, isAdding, addMore, tryAgain } = useStationCards(
    { ...first, search: firstSearch },
    { search, near },
  );
  const cards =
    isSorted && isAllHere
      ? list.cards.toSorted((one, other) => distanceInMetres(place, one.place) - distanceInMetres(place, other.place))
      : list.cards;
  const nearest = isSorted && !isLoading ? cards[0]?.name : undefined;
  const isFound = search !== '' && !isLoading && !hasFailed;
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
          {first.total > 1 && (
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
        {(firstSearch !== '' || first.total >= SEARCHED_FROM) && <StationSearch value={search} onChange={setSearch} />}
      </div>
      <output className="block text-sm text-ink-soft not-empty:mt-3">
        {isFound && <Plural value={list.total} one="# station found" other="# stations found" />}
        {isFound && nearest !== undefined && ' · '}
        {nearest !== undefined && (
          <Trans comment="Said after 'Near me' was pressed; nearest is the name of a station">
            Nearest to you first: {nearest}
          </Trans>
        )}
      </output>
      {isMapOpen && (
        <Suspense fallback={<div className="mt-6 h-88 animate-pulse rounded-card bg-sky md:h-112" />}>
          <AllStationsMap stations={cards} areAll={isAllHere} styleUrl={mapStyleUrl} />
        </Suspense>
      )}
      {cards.length > 0 ? (
        <StationCards
          cards={cards}
          total={list.total}
          place={place}
          isBusy={isLoading}
          isAdding={isAdding}
          onMore={addMore}
        />
      ) : (
        <NoStations search={search} onShowAll={() => setSearch('')} />
      )}
      {hasFailed && <CardsProblem onRetry={tryAgain} />}
    </section>
  );
}

function NoStations({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  return (
    <div className="mt-8 rounded-card border border-line bg-paper p-6 text-ink-soft">
      {search === '' ? (
        <p>
          <Trans>No stations are open to the public yet. Come back soon!</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans comment="search is what the visitor has typed">No station found for “{search}”.</Trans>
          </p>
          <button type="button" onClick={onShowAll} className={`${buttonStyle('quiet', 'small')} mt-4`}>
            <Trans>Show all stations</Trans>
          </button>
        </>
      )}
    </div>
  );
}

function CardsProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="mt-6 flex flex-wrap items-center gap-3 text-sm text-alert">
      <Trans>The stations did not load.</Trans>
      <button type="button" onClick={onRetry} className={buttonStyle('quiet', 'small')}>
        <Trans>Try again</Trans>
      </button>
    </p>
  );
}
