import { paths } from '@laine/contract/paths.ts';
import { listStations } from '@laine/contract/public/list-stations.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import type { Box } from '../../ui/map/areas.ts';
import { mapStyle } from '../../ui/map/map-style.ts';
import { useStationsMap } from '../../ui/map/use-stations-map.ts';
import type { HomeCardData } from './home-data.ts';

type Props = {
  stations: readonly HomeCardData[];
  /** There are no others; otherwise the map loads those that come into view. */
  areAll: boolean;
  styleUrl: string | null;
};

type NamedStation = { id: string; name: string };

/** A hundred metres. */
const BOX_DIGITS = 3;

const signStyle =
  'relative mb-2 grid min-h-11 max-w-44 cursor-pointer place-items-center rounded-control border border-line-strong bg-paper px-3 py-1.5 text-sm font-semibold text-ink shadow-float outline-offset-2 after:absolute after:top-full after:left-1/2 after:size-2.5 after:-translate-x-1/2 after:-translate-y-1/2 after:rotate-45 after:border-r after:border-b after:border-line-strong after:bg-paper hover:border-action';

/** Every station where it stands. A name leads to its page; where several stand close, the map comes nearer first. */
export function AllStationsMap({ stations, areAll, styleUrl }: Props) {
  const [found, setFound] = useState<readonly NamedStation[]>([]);
  const findWithin = async ([west, south, east, north]: Box) => {
    const within = [south, west, north, east].map((degrees) => degrees.toFixed(BOX_DIGITS)).join(',');
    const loaded = await listStations(call, ['name', 'latitude', 'longitude'], { within });
    setFound((known) => [...known, ...loaded.stations]);
    return loaded.stations.map(({ id, latitude, longitude }) => ({ id, place: { latitude, longitude } }));
  };
  const placed = stations
    .map(({ id, place }) => ({ id, place }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const { container, signs, hasFailed, comeNearer } = useStationsMap(placed, styleUrl, areAll ? undefined : findWithin);
  const names = new Map([...found, ...stations].map(({ id, name }) => [id, name]));
  if (hasFailed) {
    return (
      <p className="mt-6 rounded-card border border-line bg-paper p-5 text-ink-soft">
        <Trans>The map cannot be drawn here. The list below has every station.</Trans>
      </p>
    );
  }
  return (
    <div className="relative mt-6 h-88 overflow-hidden rounded-card border border-line bg-sky md:h-112">
      <div ref={container} className={`${mapStyle} [font-family:inherit]!`} />
      {signs.map(({ key, ids, element }) =>
        createPortal(<Sign ids={ids} names={names} comeNearer={comeNearer} />, element, key),
      )}
    </div>
  );
}

type SignProps = {
  ids: readonly string[];
  names: ReadonlyMap<string, string>;
  comeNearer: (ids: readonly string[]) => boolean;
};

function Sign({ ids, names, comeNearer }: SignProps) {
  const [only = '', ...others] = ids;
  if (others.length === 0) {
    return (
      <Link to={paths.station(only)} className={signStyle}>
        <span className="max-w-full truncate">{names.get(only)}</span>
      </Link>
    );
  }
  return (
    <button type="button" onClick={() => comeNearer(ids)} className={signStyle}>
      <Plural value={ids.length} one="# station" other="# stations" />
    </button>
  );
}
