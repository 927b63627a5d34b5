import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { DashboardStation } from '@laine/contract/admin/dashboard-entities.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { PhoneOff } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';

/** Without anybody's phone all stations of a network are among them, and the same test helps them all. */
const SHOWN = 12;

/** Open stations where nobody would hear of a missing renter: shown ahead of time, and even without an open alert. */
export function UnattendedStations({ stations }: { stations: readonly DashboardStation[] }) {
  const unattended = stations.filter(({ status, isAttended }) => status === 'active' && !isAttended);
  if (unattended.length === 0) return null;
  const hasStopped = ({ salesStoppedAt }: DashboardStation) => Number(salesStoppedAt !== null);
  const shown = unattended.toSorted((one, other) => hasStopped(other) - hasStopped(one)).slice(0, SHOWN);
  const more = unattended.length - shown.length;
  return (
    <div role="alert" className="flex items-start gap-4 rounded-card bg-yellow p-4 text-on-yellow md:p-5">
      <PhoneOff aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="grid min-w-0 gap-3">
        <p>
          <Trans comment="Followed by the names of stations">
            Nobody could be called if a renter were missing. Test your phone, or let somebody of the station test
            theirs:
          </Trans>
        </p>
        {shown.map(
          ({ stationId, name, salesStoppedAt, timeZone }) =>
            salesStoppedAt !== null && (
              <p key={stationId} className="font-semibold">
                <Trans comment="Name of a station where nobody could be called, and since when">
                  {name} has sold nothing new since <ZonedTime moment={salesStoppedAt} timeZone={timeZone} />.
                </Trans>
              </p>
            ),
        )}
        <p className="flex flex-wrap gap-2">
          <Link to={adminPaths.alertMessages()} className={buttonStyle('action', 'small')}>
            <Trans comment="Button: to the page where staff try out whether alerts reach their phone">
              Test my phone
            </Trans>
          </Link>
          {shown.map(({ stationId, name }) => (
            <Link
              key={stationId}
              to={adminPaths.station(stationId, 'people')}
              className={buttonStyle('quiet', 'small')}
            >
              {name}
            </Link>
          ))}
          {more > 0 && (
            <span className="self-center">
              <Plural value={more} one="and # more" other="and # more" />
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
