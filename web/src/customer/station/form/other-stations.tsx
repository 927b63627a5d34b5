import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';
import type { NearStation } from '../station-data.ts';

/** The way on where this station has no time: the nearest one is the button to press, if any is near. */
export function OtherStations({ stations }: { stations: readonly NearStation[] }) {
  if (stations.length === 0) {
    return (
      <Link to={paths.home('locations')} className={buttonStyle('quiet', 'small')}>
        <Trans comment="Link to the list, where no other station is near">Show all stations</Trans>
      </Link>
    );
  }
  return (
    <div className="mt-1 grid w-full gap-2">
      <p className="text-sm font-medium">
        <Trans comment="Above links to other stations">Boards are waiting here:</Trans>
      </p>
      {stations.map(({ id, name, distance }, index) => (
        <Link
          key={id}
          to={paths.station(id)}
          className={index === 0 ? buttonStyle('primary') : buttonStyle('quiet', 'small')}
        >
          {name}
          <span className={`figures font-normal ${index === 0 ? '' : 'text-ink-soft'}`}>
            <ServerText>{distance}</ServerText>
          </span>
        </Link>
      ))}
    </div>
  );
}
