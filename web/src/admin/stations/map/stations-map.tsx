import type { DashboardStation } from '@laine/contract/admin/dashboard-entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { mapStyle } from '../../../ui/map/map-style.ts';
import { useStationsMap } from '../../../ui/map/use-stations-map.ts';
import { StationBrief } from './station-brief.tsx';
import { StationSign } from './station-sign.tsx';

type Props = { stations: readonly DashboardStation[]; styleUrl: string | null; now: Temporal.Instant };

/** All stations where they stand, and beside the map as a list, which also has those without a place. */
export function StationsMap({ stations, styleUrl, now }: Props) {
  const { t } = useLingui();
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const placed = stations.flatMap(({ stationId: id, place }) => (place ? [{ id, place }] : []));
  const unplaced = stations.filter(({ place }) => place === null);
  const { container, signs, hasFailed, comeNearer } = useStationsMap(placed, styleUrl);
  const those = (ids: readonly string[]) => stations.filter(({ stationId }) => ids.includes(stationId));
  const chosen = those(chosenIds);
  const press = (ids: readonly string[]) => {
    // Several stations in one spot share a card.
    if (ids.length === 1 || !comeNearer(ids)) setChosenIds(ids);
  };
  const hasMap = placed.length > 0 && !hasFailed;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
      {hasMap ? (
        <div className="relative h-[min(60dvh,28rem)] min-h-88 sm:h-[min(70dvh,40rem)] sm:min-h-96 overflow-hidden rounded-card border border-line bg-sky">
          <div ref={container} className={`${mapStyle} [font-family:inherit]!`} />
          {signs.map(({ key, ids, element }) =>
            createPortal(
              <StationSign
                stations={those(ids)}
                isChosen={ids.join() === chosenIds.join()}
                onPress={() => press(ids)}
              />,
              element,
              key,
            ),
          )}
          {chosen.length > 0 && (
            <section
              aria-label={t({ message: 'Chosen on the map', comment: 'Name of a card, for screen readers' })}
              className="absolute inset-x-3 bottom-8 grid max-h-[60%] max-w-sm animate-rise gap-3 overflow-y-auto rounded-card border border-line bg-paper p-3 pr-14 shadow-float"
            >
              {chosen.map((station) => (
                <StationBrief key={station.stationId} station={station} now={now} />
              ))}
              <button
                type="button"
                onClick={() => setChosenIds([])}
                aria-label={t({ message: 'Close', comment: 'Button: closes the card of a station on the map' })}
                className="absolute top-2 right-2 grid size-11 place-items-center rounded-control text-ink-soft hover:bg-tint hover:text-ink"
              >
                <X aria-hidden className="size-5" />
              </button>
            </section>
          )}
        </div>
      ) : (
        <p className="rounded-card border border-line bg-paper p-5 text-ink-soft">
          {placed.length === 0 ? (
            <Trans>None of these stations has a place yet.</Trans>
          ) : (
            <Trans>The map cannot be drawn here. The list has everything that it would show.</Trans>
          )}
        </p>
      )}
      <div className="grid gap-4 xl:max-h-[min(70dvh,40rem)] xl:overflow-y-auto">
        <BriefList label={t`Stations`} stations={stations.filter(({ place }) => place !== null)} now={now} />
        {unplaced.length > 0 && (
          <div className="grid gap-2">
            <h2 className="text-base">
              <Trans comment="Heading: stations that nobody has said the position of">Without a place on the map</Trans>
            </h2>
            <BriefList
              label={t({ message: 'Without a place on the map', comment: 'Name of a list, for screen readers' })}
              stations={unplaced}
              now={now}
            />
          </div>
        )}
      </div>
    </div>
  );
}

function BriefList({
  label,
  stations,
  now,
}: {
  label: string;
  stations: readonly DashboardStation[];
  now: Props['now'];
}) {
  if (stations.length === 0) return null;
  return (
    <ul aria-label={label} className="grid divide-y divide-line rounded-card border border-line bg-paper px-4">
      {stations.map((station) => (
        <li key={station.stationId} className="py-3">
          <StationBrief station={station} now={now} />
        </li>
      ))}
    </ul>
  );
}
