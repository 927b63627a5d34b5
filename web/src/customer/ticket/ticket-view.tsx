import type { SharedTicket } from '@laine/contract/public/ticket-calls.ts';
import { Trans } from '@lingui/react/macro';
import { Shore } from '../../ui/art/shore.tsx';
import { CallLine } from '../booking/now/call-line.tsx';
import { CountdownLine } from '../booking/now/countdown-line.tsx';
import { countdownOf } from '../booking/now/countdown.ts';
import { Headline } from '../booking/now/headline.tsx';
import { RideLine } from '../booking/now/ride-line.tsx';
import { StationNews } from '../booking/now/station-news.tsx';
import { SharedCard } from './shared-card.tsx';
import { TicketAdvice } from './ticket-advice.tsx';
import { TicketHelp } from './ticket-help.tsx';
import { ticketPhase } from './ticket-phase.ts';

type Props = { token: string; ticket: SharedTicket; now: Temporal.Instant; safetyLines: readonly string[] };

/** Like the booking page, for one board and without private facts of the booking. */
export function TicketView({ token, ticket, now, safetyLines }: Props) {
  const { station, start, end, news } = ticket;
  const phase = ticketPhase(ticket, now);
  const isOut = phase === 'out' || phase === 'late';
  const rental = { metadata: { start, end }, actions: { heldUntil: null } };
  const countdown = countdownOf(rental, phase, now);
  return (
    <>
      <div className="@container relative isolate overflow-hidden bg-sky pb-12 md:pb-20">
        <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 pt-6 @[46rem]:grid-cols-[minmax(0,1fr)_minmax(min(20rem,52%),min(25rem,52%))] md:pt-10 lg:gap-x-16">
          <StationNews news={news} />
          <section aria-labelledby="ticket-title" className="max-w-xl md:self-center">
            <h1 id="ticket-title" className="text-base tracking-normal text-ink-soft">
              <Trans comment="Heading of the page of a board that a friend booked">Your ticket</Trans>
            </h1>
            <Headline phase={phase} awaitsStation={false} isAskedBack={news.some(({ asksBack }) => asksBack)} />
            {countdown && <CountdownLine countdown={countdown} rental={rental} timeZone={station.timeZone} now={now} />}
            <RideLine booking={rental} timeZone={station.timeZone} phase={phase} now={now} />
            <TicketAdvice ticket={ticket} phase={phase} now={now} />
            <CallLine phone={station.phone} us={isOut} rescue={isOut} />
          </section>
          <SharedCard token={token} ticket={ticket} phase={phase} safetyLines={safetyLines} />
        </div>
        <Shore className="absolute inset-x-0 -bottom-px -z-10 text-foam" />
      </div>
      <TicketHelp station={station} />
    </>
  );
}
