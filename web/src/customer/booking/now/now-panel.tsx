import type { BookingDetail, Station } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { TransferNote } from '../../refund/transfer-note.tsx';
import { atNextTimes } from '../at-next-times.ts';
import type { Phase } from '../booking-phase.ts';
import { Advice } from './advice.tsx';
import { AwaitsStation } from './awaits-station.tsx';
import { BoardsOut } from './boards-out.tsx';
import { CallLine } from './call-line.tsx';
import { CountdownLine } from './countdown-line.tsx';
import { countdownOf } from './countdown.ts';
import { DoneWave } from './done-wave.tsx';
import { EndActions } from './end-actions.tsx';
import { FreshlyPaid } from './freshly-paid.tsx';
import { Headline } from './headline.tsx';
import { helpToCall } from './help-to-call.ts';
import { KeptHourNote } from './kept-hour-note.tsx';
import { PayingLine } from './paying-line.tsx';
import { ResumePayment } from './resume-payment.tsx';
import { ReturnNotes } from './return-notes.tsx';
import { isForLater, RideActions } from './ride-actions.tsx';
import { RideLine } from './ride-line.tsx';

type Props = {
  booking: BookingDetail;
  station: Station;
  phase: Phase;
  now: Temporal.Instant;
  isFreshlyPaid: boolean;
};

/** The state of the rental in one glance, and the one thing to do about it. */
export function NowPanel({ booking: whole, station, phase, now, isFreshlyPaid }: Props) {
  const booking = atNextTimes(whole, now);
  const { timeZone } = station;
  const countdown = countdownOf(booking, phase, now);
  const { resumePaymentUrl, amountDueInCents } = booking.actions;
  const isDone = isFreshlyPaid || phase === 'finished';
  return (
    <section aria-labelledby="booking-title" className="max-w-xl min-w-0 md:self-center">
      <h1 id="booking-title" className="text-base tracking-normal text-ink-soft">
        <Trans comment="Heading of the page about one booking">Booking</Trans>
      </h1>
      <Headline
        phase={phase}
        awaitsStation={booking.awaitsStation}
        cancelledBy={booking.cancelledBy}
        isAskedBack={booking.news.some(({ asksBack }) => asksBack)}
      />
      {isDone && <DoneWave />}
      {countdown && <CountdownLine countdown={countdown} rental={booking} timeZone={timeZone} now={now} />}
      {phase === 'confirming' && <PayingLine />}
      {phase === 'out' && <BoardsOut booking={booking} />}
      <RideLine booking={booking} timeZone={timeZone} phase={phase} now={now} />
      {!isForLater(booking, phase) && (
        <RideActions booking={booking} station={station} phase={phase} now={now} className="mt-5 max-w-md" />
      )}
      <Advice booking={booking} station={station} phase={phase} now={now} />
      <EndActions booking={booking} station={station} phase={phase} />
      {booking.status === 'complete' && booking.awaitsStation && (
        <p className="mt-4 max-w-prose rounded-control bg-yellow px-4 py-3 text-sm text-on-yellow">
          <AwaitsStation />
        </p>
      )}
      {booking.transfers.map((transfer) => (
        <TransferNote
          key={transfer.id}
          transfer={transfer}
          className="mt-4 rounded-card bg-paper p-[min(1.25rem,5vw)]"
        />
      ))}
      <ReturnNotes booking={booking} station={station} />
      <KeptHourNote booking={booking} timeZone={timeZone} />
      <CallLine phone={station.phone} {...helpToCall(booking, phase)} />
      {phase === 'unpaid' && resumePaymentUrl !== null && (
        <ResumePayment url={resumePaymentUrl} amountInCents={amountDueInCents ?? 0} />
      )}
      {isFreshlyPaid && <FreshlyPaid />}
    </section>
  );
}
