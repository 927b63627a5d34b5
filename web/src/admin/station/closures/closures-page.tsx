import { closureCalls } from '@laine/contract/admin/closure-calls.ts';
import { Trans } from '@lingui/react/macro';
import { useCall } from '../../../api/use-call.ts';
import { useClock } from '../../../ui/hooks/use-clock.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { SettingsCard } from '../settings-card.tsx';
import type { StationDetail } from '../station-data.ts';
import { StationFrame } from '../station-frame.tsx';
import { stationLabel } from '../station-label.ts';
import { ClosureForm } from './closure-form.tsx';
import { ClosureList } from './closure-list.tsx';

const TICK_MS = 15_000;
/** A station has few coming closures; of more, the next ones are shown. */
const MAX_SHOWN = 200;

type Props = { loaded: StationDetail; serverNow: string };

/** Present and coming closures, and a form for a new one that shows the bookings it affects. */
export function ClosuresPage({ loaded, serverNow }: Props) {
  const now = useClock(serverNow, TICK_MS);
  return (
    <StationFrame loaded={loaded}>
      {(station) => (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <SettingsCard
            title={<Trans comment="Heading: a form that closes a station or locker">Close for a time</Trans>}
            note={
              <Trans>
                Bookings that find room in another locker move there. The others are cancelled with all the money back,
                and each customer is told.
              </Trans>
            }
          >
            <ClosureForm station={station} />
          </SettingsCard>
          <SettingsCard title={<Trans comment="Heading: the closures of a station">Closed now and later</Trans>}>
            <Current station={station} now={now} />
          </SettingsCard>
        </div>
      )}
    </StationFrame>
  );
}

function Current({ station, now }: { station: StationDetail; now: Temporal.Instant }) {
  const { data, error, askAgain } = useCall(closureCalls.closures, { stationId: station.id, limit: MAX_SHOWN });
  if (error && !data) return <ErrorState error={error} onRetry={() => void askAgain()} />;
  if (!data) return <Skeleton className="h-24" />;
  return <ClosureList closures={data.closures} timeZone={stationLabel(station).timeZone} now={now} />;
}
