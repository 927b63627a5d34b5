import { adminPaths } from '@laine/contract/admin-paths.ts';
import { broadcastCalls } from '@laine/contract/admin/broadcast-calls.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useCall } from '../../../api/use-call.ts';
import { ZonedTime } from '../../../ui/data/zoned-time.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { SettingsCard } from '../settings-card.tsx';
import type { StationDetail } from '../station-data.ts';
import { stationLabel } from '../station-label.ts';
import { broadcastKindWords } from './broadcast-words.ts';

/** A station sends few; the audit has them all. */
const MAX_SHOWN = 50;

/** Earlier broadcasts, each with a link to its page. */
export function SentMessages({ station }: { station: StationDetail }) {
  return (
    <SettingsCard title={<Trans comment="Heading: messages to everybody that were sent before">Sent before</Trans>}>
      <List station={station} />
    </SettingsCard>
  );
}

function List({ station }: { station: StationDetail }) {
  const { i18n } = useLingui();
  const { timeZone } = stationLabel(station);
  const { data, error, askAgain } = useCall(broadcastCalls.broadcasts, { stationId: station.id, limit: MAX_SHOWN });
  if (error && !data) return <ErrorState error={error} onRetry={() => void askAgain()} />;
  if (!data) return <Skeleton className="h-16" />;
  if (data.broadcasts.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        <Trans>No message was sent yet.</Trans>
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {data.broadcasts.map(({ id, kind, createdAt, counts, closureId }) => (
        <li key={id} className="figures flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-sm first:pt-0 last:pb-0">
          <Link to={adminPaths.broadcast(station.id, id)} className="prose-link">
            {i18n._(broadcastKindWords[kind])}
          </Link>
          <ZonedTime moment={createdAt} timeZone={timeZone} />
          <span className="text-ink-soft">
            <Plural value={counts.out + counts.coming + counts.cancelled} one="# booking" other="# bookings" />
          </span>
          {closureId !== null && (
            <span className="text-ink-soft">
              <Trans comment="Beside a message to everybody: the station was closed with it">with closing</Trans>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
