import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import type { StationDetail } from './station-data.ts';
import { StationNote } from './station-note.tsx';

type Props = { station: StationDetail; timeZone: string; now: Temporal.Instant };

/** Everything shown of a silent station is as old as its last contact. */
export function SilentNote({ station: { lastSeenAt }, timeZone, now }: Props) {
  return (
    <StationNote icon={WifiOff} isUrgent>
      {lastSeenAt === null ? (
        <Trans>The station does not answer, and nobody has heard of it yet.</Trans>
      ) : (
        <>
          <Trans comment="Followed by how long ago and when">The station does not answer, last heard of</Trans>{' '}
          <RelativeTime moment={lastSeenAt} now={now} timeZone={timeZone} /> (
          <ZonedTime moment={lastSeenAt} timeZone={timeZone} />
          ).
        </>
      )}
    </StationNote>
  );
}
