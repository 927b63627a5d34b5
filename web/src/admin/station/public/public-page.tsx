import { useClock } from '../../../ui/hooks/use-clock.ts';
import type { StationDetail } from '../station-data.ts';
import { StationFrame } from '../station-frame.tsx';
import { FactsForm } from './facts-form.tsx';
import { PosterCard } from './poster-card.tsx';
import { StatusForm } from './status-form.tsx';

const TICK_MS = 60_000;

type Props = { loaded: StationDetail; serverNow: string };

/** The station's public facts: place, hours, prices and pictures, with the card beside the form. */
export function PublicPage({ loaded, serverNow }: Props) {
  const now = useClock(serverNow, TICK_MS);
  return (
    <StationFrame loaded={loaded}>
      {(station) => (
        <FactsForm station={station} now={now}>
          <StatusForm station={station} />
          <PosterCard stationId={station.id} />
        </FactsForm>
      )}
    </StationFrame>
  );
}
