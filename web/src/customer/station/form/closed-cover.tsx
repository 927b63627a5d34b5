import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { LockerClosedArt } from '../../../ui/art/board-art.tsx';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import type { StationChoice } from '../station-data.ts';
import { CoverCard } from './cover-card.tsx';

type Props = { isHidden: boolean; others: readonly StationChoice[] };

export function ClosedCover({ isHidden, others }: Props) {
  return (
    <CoverCard
      id="closed-cover"
      art={<LockerClosedArt className="size-20" />}
      title={<Trans>Locker is currently closed</Trans>}
    >
      <p className="text-ink-soft">
        <Trans>Unfortunately, this locker is temporarily closed at the moment, please try again later!</Trans>
      </p>
      {isHidden && (
        <p className="text-sm text-ink-soft">
          <Trans comment="Only the station's own staff can read this">
            This station is hidden: only its staff can see this page.
          </Trans>
        </p>
      )}
      {others.length > 0 && (
        <div className="mt-1 grid w-full gap-2">
          <p className="text-sm font-medium">
            <Trans comment="Above links to other stations">Boards are waiting here:</Trans>
          </p>
          {others.map(({ id, name }) => (
            <Link key={id} to={paths.station(id)} className={buttonStyle('quiet', 'small')}>
              {name}
            </Link>
          ))}
        </div>
      )}
    </CoverCard>
  );
}
