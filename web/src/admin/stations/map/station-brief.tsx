import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { DashboardStation } from '@laine/contract/admin/dashboard-entities.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import { StationState } from '../station-state.tsx';

type Props = { station: DashboardStation; now: Temporal.Instant };

/** A station in a few lines, for the card on the map and the list beside it. */
export function StationBrief({ station, now }: Props) {
  const { stationId, name, boardsFree, openAlerts, lastSeenAt, timeZone } = station;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start justify-between gap-3">
        <Link
          to={adminPaths.station(stationId)}
          className="inline-flex min-h-11 min-w-0 items-center font-semibold underline-offset-4 hover:text-action hover:underline"
        >
          {name}
        </Link>
        <span className="mt-2 shrink-0">
          <StationState station={station} />
        </span>
      </div>
      <p className="figures flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span>
          <Plural value={boardsFree} one="# board free" other="# boards free" />
        </span>
        {openAlerts > 0 && (
          <span className="inline-flex items-center gap-1.5 font-semibold text-alert">
            <Bell aria-hidden className="size-4" />
            <Plural value={openAlerts} one="# alert" other="# alerts" />
          </span>
        )}
      </p>
      <p className="text-sm text-ink-soft">
        {lastSeenAt === null ? (
          <Trans comment="Of a station whose program never came">Never heard from</Trans>
        ) : (
          <>
            <Trans comment="Before how long ago a station was heard from">Last heard:</Trans>{' '}
            <RelativeTime moment={lastSeenAt} now={now} timeZone={timeZone} />
          </>
        )}
      </p>
    </div>
  );
}
