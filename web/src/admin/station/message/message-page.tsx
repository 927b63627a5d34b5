import { useClock } from '../../../ui/hooks/use-clock.ts';
import type { StationDetail } from '../station-data.ts';
import { StationFrame } from '../station-frame.tsx';
import { ComposeMessage } from './compose-message.tsx';
import { SentMessages } from './sent-messages.tsx';

const TICK_MS = 15_000;

type Props = { loaded: StationDetail; serverNow: string };

/** A message to everybody at a station, and those that were sent before. */
export function MessagePage({ loaded, serverNow }: Props) {
  const now = useClock(serverNow, TICK_MS);
  return (
    <StationFrame loaded={loaded}>
      {(station) => (
        <>
          <ComposeMessage station={station} now={now} />
          <SentMessages station={station} />
        </>
      )}
    </StationFrame>
  );
}
