import type { SharedTicket } from '@laine/contract/public/ticket-calls.ts';
import { useEffect } from 'react';
import { productClock } from '../../api/product-clock.ts';
import { useAwakeScreen } from '../../ui/hooks/use-awake-screen.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { StaleNote } from '../../ui/state/stale-note.tsx';
import { needsScreen } from '../booking/now/needs-screen.ts';
import { GoneTicket } from './gone-ticket.tsx';
import { LoadingTicket } from './loading-ticket.tsx';
import { ticketPhase } from './ticket-phase.ts';
import { TicketView } from './ticket-view.tsx';
import { useSharedTicket } from './use-shared-ticket.ts';

type Props = {
  token: string | undefined;
  now: string;
  safetyLines: readonly string[];
  /** Called with the ticket's present state; with null once it's over. */
  onTold: (token: string, ticket: SharedTicket | null) => void;
};

export function LiveTicket({ token, now: serverNow, safetyLines, onTold }: Props) {
  const now = useClock(serverNow);
  const { ticket, end, error, isOutOfReach, updatedAtInMs, askAgain } = useSharedTicket(token);
  const isOver = end?.why !== undefined;
  useEffect(() => {
    if (token === undefined) return;
    if (isOver) onTold(token, null);
    else if (ticket) onTold(token, ticket);
  }, [token, ticket, isOver, onTold]);
  useAwakeScreen(!end && ticket !== undefined && needsScreen(ticketPhase(ticket, now), ticket.start, now));
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
