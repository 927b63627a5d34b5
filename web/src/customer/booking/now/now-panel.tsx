import type { BookingDetail, Station } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { TransferNote } from '../../refund/transfer-note.tsx';
import { ConfirmReturnButton } from '../actions/confirm-return-button.tsx';
import { ExtendButton } from '../actions/extend-button.tsx';
import type { Extending } from '../actions/use-extending.ts';
import { atNextTimes } from '../at-next-times.ts';
import type { Phase } from '../booking-phase.ts';
import { Advice } from './advice.tsx';
import { AwaitsStation } from './awaits-station.tsx';
import { BoardsOut } from './boards-out.tsx';
import { CallLine } from './call-line.tsx';
import { CountdownLine } from './countdown-line.tsx';
import { countdownOf } from './countdown.ts';
import { DoneWave } from './done-wave.tsx';
import { FreshlyPaid } from './freshly-paid.tsx';
import { hasNextStep } from './has-next-step.ts';
import { Headline } from './headline.tsx';
import { helpToCall } from './help-to-call.ts';
import { isEndingSoon } from './is-ending-soon.ts';
import { KeptHourNote } from './kept-hour-note.tsx';
import { NextStep } from './next-step.tsx';
import { PayingLine } from './paying-line.tsx';
import { ResumePayment } from './resume-payment.tsx';
import { ReturnNotes } from './return-notes.tsx';
import { RideLine } from './ride-line.tsx';

const onRide: ReadonlySet<Phase> = new Set(['waiting', 'ready', 'out', 'late']);

type Props = {
  booking: BookingDetail;
  station: Station;
  phase: Phase;
  now: Temporal.Instant;
  isFreshlyPaid: boolean;
  extending: Extending;
};

/** The state of the rental in one glance, and the one thing to do about it. */
export function NowPanel({ booking: whole, station, phase, now, isFreshlyPaid, extending }: Props) {
  const booking = atNextTimes(whole, now);
  const countdown = countdownOf(booking, phase, now);
  const { resumePaymentUrl, amountDueInCents, canConfirm } = booking.actions;
  const isDone = isFreshlyPaid || phase === 'finished';
  return (
    <section
      aria-labelledby="booking-title"
      className={
        booking.sessions.length > 2
          ? 'min-w-0 gap-x-16 lg:grid lg:grid-cols-2 lg:items-end'
          : 'max-w-xl min-w-0 md:self-center'
      }
    >
      <div>
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
        {countdown && <CountdownLine countdown={countdown} />}
        {phase === 'confirming' && <PayingLine />}
        {phase === 'out' && <BoardsOut booking={booking} />}
      </div>
      <div>
        <Advice booking={booking} station={station} phase={phase} now={now} />
        {hasNextStep(booking, phase) && <NextStep booking={booking} station={station} />}
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
        <KeptHourNote booking={booking} timeZone={station.timeZone} />
        {isEndingSoon(booking, phase, now) && (
          <ExtendButton booking={booking} onClick={extending.open} tone="primary" />
        )}
        <CallLine phone={station.phone} {...helpToCall(booking, phase)} />
        {onRide.has(phase) && <RideLine booking={booking} timeZone={station.timeZone} phase={phase} now={now} />}
        {phase === 'unpaid' && resumePaymentUrl !== null && (
          <ResumePayment url={resumePaymentUrl} amountInCents={amountDueInCents ?? 0} />
        )}
        {phase === 'finished' && canConfirm && <ConfirmReturnButton bookingId={booking.id} tone="primary" />}
        {isFreshlyPaid && <FreshlyPaid />}
      </div>
    </section>
  );
}
