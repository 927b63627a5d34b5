import { paths } from '@laine/contract/paths.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { mapStyle } from '../../ui/map/map-style.ts';
import { useStationsMap } from '../../ui/map/use-stations-map.ts';
import type { HomeCardData } from './home-data.ts';

type Props = { stations: readonly HomeCardData[]; styleUrl: string | null };

const signStyle =
  'relative mb-2 grid min-h-11 max-w-44 cursor-pointer place-items-center rounded-control border border-line-strong bg-paper px-3 py-1.5 text-sm font-semibold text-ink shadow-float outline-offset-2 after:absolute after:top-full after:left-1/2 after:size-2.5 after:-translate-x-1/2 after:-translate-y-1/2 after:rotate-45 after:border-r after:border-b after:border-line-strong after:bg-paper hover:border-action';

/** Every station where it stands. A name leads to its page; where several stand close, the map comes nearer first. */
export function AllStationsMap({ stations, styleUrl }: Props) {
  const placed = stations
    .map(({ id, place }) => ({ id, place }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const { container, signs, hasFailed, comeNearer } = useStationsMap(placed, styleUrl);
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
        createPortal(<Sign ids={ids} stations={stations} comeNearer={comeNearer} />, element, key),
      )}
    </div>
  );
}

type SignProps = {
  ids: readonly string[];
  stations: readonly HomeCardData[];
  comeNearer: (ids: readonly string[]) => boolean;
};

function Sign({ ids, stations, comeNearer }: SignProps) {
  const [only, ...others] = stations.filter(({ id }) => ids.includes(id));
  if (!only) return null;
  if (others.length === 0) {
    return (
      <Link to={paths.station(only.id)} className={signStyle}>
        <span className="max-w-full truncate">{only.name}</span>
      </Link>
    );
  }
  return (
    <button type="button" onClick={() => comeNearer(ids)} className={signStyle}>
      <Plural value={ids.length} one="# station" other="# stations" />
    </button>
  );
}
