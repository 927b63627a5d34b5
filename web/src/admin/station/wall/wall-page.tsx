import { Trans, useLingui } from '@lingui/react/macro';
import { z } from 'zod';
import { useClock } from '../../../ui/hooks/use-clock.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Filter } from '../../../ui/table/list-address.ts';
import { useListAddress } from '../../../ui/table/use-list-address.ts';
import { SilentNote } from '../silent-note.tsx';
import type { StationDetail } from '../station-data.ts';
import { StationFrame } from '../station-frame.tsx';
import { stationLabel } from '../station-label.ts';
import { LockerDoor } from './locker-door.tsx';
import { LockerDrawer } from './locker-drawer.tsx';

const TICK_MS = 15_000;

/** The locker whose drawer is open, so that a link leads to it. */
const WallAddress = z.object({ locker: Filter(z.string().regex(/^[1-9]\d{0,2}$/)) });

type Props = { loaded: StationDetail; serverNow: string };

/** The lockers as they stand on the beach; one is looked at and opened by a press. */
export function WallPage({ loaded, serverNow }: Props) {
  const now = useClock(serverNow, TICK_MS);
  return <StationFrame loaded={loaded}>{(station) => <Wall station={station} now={now} />}</StationFrame>;
}

function Wall({ station, now }: { station: StationDetail; now: Temporal.Instant }) {
  const { t } = useLingui();
  const { wished, change } = useListAddress(WallAddress);
  const { timeZone } = stationLabel(station);
  const opened = station.lockers.find(({ number }) => String(number) === wished.locker);
  if (station.lockers.length === 0) return <EmptyState title={<Trans>This station has no lockers</Trans>} />;
  return (
    <>
      {!station.connected && <SilentNote station={station} timeZone={timeZone} now={now} />}
      <ul
        data-silent={station.connected ? undefined : ''}
        aria-label={t({ message: 'Lockers', comment: 'Name of the wall of lockers, for screen readers' })}
        className="grid grid-cols-2 gap-2 rounded-card border border-line bg-sand p-2 group-data-cut:grayscale data-silent:grayscale sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] md:gap-3 md:p-3"
      >
        {station.lockers.map((locker) => (
          <LockerDoor
            key={locker.number}
            locker={locker}
            timeZone={timeZone}
            now={now}
            onPress={() => change({ locker: String(locker.number) })}
          />
        ))}
      </ul>
      {opened && (
        <LockerDrawer
          locker={opened}
          station={station}
          timeZone={timeZone}
          now={now}
          onClose={() => change({ locker: undefined })}
        />
      )}
    </>
  );
}
