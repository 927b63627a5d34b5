import { productClock } from '../../api/product-clock.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { StaleNote } from '../../ui/state/stale-note.tsx';
import { GoneTicket } from './gone-ticket.tsx';
import { LoadingTicket } from './loading-ticket.tsx';
import { TicketView } from './ticket-view.tsx';
import { useSharedTicket } from './use-shared-ticket.ts';

type Props = { token: string | undefined; now: string; safetyLines: readonly string[] };

export function LiveTicket({ token, now: serverNow, safetyLines }: Props) {
  const now = useClock(serverNow);
  const { ticket, end, error, isOutOfReach, updatedAtInMs, askAgain } = useSharedTicket(token);
  if (end) return <GoneTicket end={end} last={ticket} />;
  if (!ticket || token === undefined) {
    return error ? <ErrorState error={error} onRetry={() => void askAgain()} /> : <LoadingTicket />;
  }
  return (
    <>
      <div aria-live="polite" className="contents">
        {isOutOfReach && <StaleNote updatedAt={productClock.at(updatedAtInMs)} timeZone={ticket.station.timeZone} />}
      </div>
      <TicketView token={token} ticket={ticket} now={now} safetyLines={safetyLines} />
    </>
  );
}
