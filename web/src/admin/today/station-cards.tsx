import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { DashboardStation } from '@laine/contract/admin/dashboard-entities.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { use, useState } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { StaffPersonContext } from '../frame/staff-person.ts';
import { byTrouble, isSilent } from '../stations/list-shown-stations.ts';
import { MessageLink } from '../stations/message-link.tsx';
import { StationState } from '../stations/station-state.tsx';

type Props = { stations: readonly DashboardStation[]; now: Temporal.Instant };

/** A screen full; the page of a network of hundreds would take half a second to make. */
const SHOWN = 24;

/** Stations with their state; those with a problem come first. */
export function StationCards({ stations, now }: Props) {
  const locale = useLocale();
  const { isAdmin } = use(StaffPersonContext);
  const [isWhole, setWhole] = useState(false);
  if (stations.length === 0) {
    return (
      <EmptyState
        title={<Trans>No stations yet</Trans>}
        {...(isAdmin && {
          action: (
            <Link to={adminPaths.newStation()} className={buttonStyle('action')}>
              <Trans comment="Button: an admin without stations makes the first one">Set up the first station</Trans>
            </Link>
          ),
        })}
      >
        <Trans>A new station appears here as soon as it is made.</Trans>
      </EmptyState>
    );
  }
  const byNeed = stations.toSorted(byTrouble(locale));
  const shown = isWhole ? byNeed : byNeed.slice(0, SHOWN);
  const below = byNeed.slice(shown.length);
  const troubledBelow = below.filter((station) => station.openAlerts > 0 || isSilent(station)).length;
  return (
    <>
      <ul className="grid gap-3 group-data-cut:grayscale sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((station) => (
          <StationCard key={station.stationId} station={station} now={now} />
        ))}
      </ul>
      {troubledBelow > 0 && (
        <p className="font-semibold">
          <Plural
            value={troubledBelow}
            one="# more station has alerts or is silent."
            other="# more stations have alerts or are silent."
          />
        </p>
      )}
      {shown.length < byNeed.length && (
        <button type="button" onClick={() => setWhole(true)} className={`${buttonStyle('quiet')} justify-self-start`}>
          <Plural value={byNeed.length} one="Show # station" other="Show all # stations" />
        </button>
      )}
    </>
  );
}

function StationCard({ station, now }: { station: DashboardStation; now: Temporal.Instant }) {
  const { boardsFree, boardsOut, overdue, openAlerts, lockers, lockersInService } = station;
  const outOfService = lockers - lockersInService;
  return (
    <li className="relative grid content-start gap-3 rounded-card border border-line bg-paper p-4 transition-colors hover:border-action md:p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-semibold">
          <Link to={adminPaths.station(station.stationId)} className="after:absolute after:inset-0">
            {station.name}
          </Link>
        </h3>
        <StationState station={station} />
      </div>
      <p className="figures flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span>
          {station.salesStoppedAt === null ? (
            <Plural value={boardsFree} one="# board free" other="# boards free" />
          ) : (
            <Trans comment="A station that sells nothing because nobody could be called">Takes no new bookings</Trans>
          )}
        </span>
        <span>
          <Plural value={boardsOut} one="# out" other="# out" />
        </span>
        {overdue > 0 && (
          <span className="font-semibold text-alert">
            <Plural value={overdue} one="# late" other="# late" />
          </span>
        )}
        {outOfService > 0 && (
          <span className="text-ink-soft">
            <Plural value={outOfService} one="# locker out of service" other="# lockers out of service" />
          </span>
        )}
      </p>
      <p className="figures flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        {openAlerts > 0 && (
          <span className="inline-flex items-center gap-1.5 text-ink">
            <Bell aria-hidden className="size-4 text-alert" />
            <Plural value={openAlerts} one="# alert" other="# alerts" />
          </span>
        )}
        {station.lastSeenAt !== null && !station.connected && (
          <span>
            <Trans comment="When the station was last heard from, such as: 3 minutes ago">
              last heard <RelativeTime moment={station.lastSeenAt} now={now} timeZone={station.timeZone} />
            </Trans>
          </span>
        )}
      </p>
      <p className="relative justify-self-start">
        <MessageLink stationId={station.stationId} about={station.name} />
      </p>
    </li>
  );
}
