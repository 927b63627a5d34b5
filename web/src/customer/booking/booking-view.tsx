import type { BookingDetail, Station } from '@laine/contract/public/entities.ts';
import { Shore } from '../../ui/art/shore.tsx';
import { BookingActions } from './actions/booking-actions.tsx';
import type { ReviewData } from './booking-data.ts';
import type { Phase } from './booking-phase.ts';
import { ClaimSection } from './claim/claim-section.tsx';
import { BookingFacts } from './facts/booking-facts.tsx';
import { HelpBlock } from './facts/help-block.tsx';
import { SafetyCard } from './facts/safety-card.tsx';
import { NowPanel } from './now/now-panel.tsx';
import { StationNews } from './now/station-news.tsx';
import { OvertimeCard } from './overtime/overtime-card.tsx';
import { isReportExpected } from './problem/is-report-expected.ts';
import { ProblemSection } from './problem/problem-section.tsx';
import { ReviewSection } from './review/review-section.tsx';
import { Tickets } from './ticket/tickets.tsx';

type Props = {
  booking: BookingDetail;
  station: Station;
  phase: Phase;
  review: ReviewData | null;
  now: Temporal.Instant;
  safetyLines: readonly string[];
  isFreshlyPaid: boolean;
};

/** The present step and its codes come first, and once all is over what is left to do; the rest can be scrolled to. */
export function BookingView({ booking, station, phase, review, now, safetyLines, isFreshlyPaid }: Props) {
  const isBeforeRental = phase === 'waiting' || phase === 'ready';
  const isFinished = phase === 'finished';
  const tickets = <Tickets booking={booking} station={station} phase={phase} />;
  return (
    <>
      <div className="@container relative isolate overflow-hidden bg-sky pb-12 md:pb-20">
        <div
          // A scrollbar may take some of a tablet's 48 rem.
          className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 pt-6 md:pt-10 lg:gap-x-16 @[46rem]:grid-cols-[minmax(0,1fr)_minmax(min(20rem,52%),min(25rem,52%))]"
        >
          <StationNews news={booking.news} />
          <NowPanel booking={booking} station={station} phase={phase} now={now} isFreshlyPaid={isFreshlyPaid} />
          {isFinished ? <ReviewSection bookingId={booking.id} loaded={review} /> : tickets}
        </div>
        <Shore className="absolute inset-x-0 -bottom-px -z-10 text-foam" />
      </div>
      <div className="@container page-width grid grid-cols-[minmax(0,1fr)] gap-10 pt-2 md:gap-14">
        {isBeforeRental && <SafetyCard lines={safetyLines} />}
        {/* Right below the tickets: a renter with a broken board looks there. */}
        {booking.status === 'complete' && (
          <ProblemSection bookingId={booking.id} timeZone={station.timeZone} isExpected={isReportExpected(phase)} />
        )}
        {booking.overtime && <OvertimeCard booking={booking} overtime={booking.overtime} timeZone={station.timeZone} />}
        <ClaimSection
          bookingId={booking.id}
          isExpected={booking.sessions.some(({ status }) => status === 'finished')}
        />
        {isFinished && tickets}
        <BookingFacts booking={booking} station={station} phase={phase} />
        <div className="grid gap-10 @[58rem]:grid-cols-3 @[58rem]:gap-4">
          <HelpBlock phone={station.phone} email={station.email} />
          <BookingActions booking={booking} station={station} phase={phase} now={now} />
        </div>
      </div>
    </>
  );
}
