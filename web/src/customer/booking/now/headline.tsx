import type { BookingDetail } from '@laine/contract/public/entities.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Phase } from '../booking-phase.ts';

const words: Record<Phase, MessageDescriptor> = {
  unpaid: msg({ message: 'Almost yours', comment: 'Headline of an unpaid booking; a countdown for paying follows' }),
  confirming: msg`Confirming your payment…`,
  'hold-over': msg({ message: 'The time to pay is over', comment: 'Headline of an unpaid booking after its hold' }),
  waiting: msg({ message: 'You are booked', comment: 'Headline; a countdown to the start follows' }),
  ready: msg({ message: 'Ready when you are', comment: 'Headline; the code opens the door now' }),
  out: msg({ message: 'Enjoy the water', comment: 'Headline while boards are out; a countdown to the end follows' }),
  late: msg({ message: 'Time to come back', comment: 'Headline after the booked end while boards are still out' }),
  'in-question': msg({
    message: 'We are checking on your board',
    comment: 'Headline when the customer says that the board is back and staff have not looked yet',
  }),
  finished: msg({ message: 'Thank you for paddling', comment: 'Headline when all boards are back' }),
  missed: msg({
    message: 'This time has passed',
    comment: 'Headline when the booked time passed and no board was collected',
  }),
  cancelled: msg`This booking is cancelled`,
};

const beingCancelled = msg({
  message: 'We are cancelling your booking',
  comment: 'Headline while the station has not answered, so that a code may still open its door',
});

const askedBack = msg({
  message: 'Please come back now',
  comment: 'Headline while boards are out and staff call everybody back, because of a storm for example',
});

const cancelledByUs = msg({
  message: 'We had to cancel this booking',
  comment: 'Headline when staff cancelled, because the station is closed for example',
});

type Props = {
  phase: Phase;
  awaitsStation: boolean;
  isAskedBack: boolean;
  cancelledBy?: BookingDetail['cancelledBy'];
};

/** Screen readers read it when it changes, which is when something has happened, and find it among the headings. */
export function Headline(props: Props) {
  const { i18n } = useLingui();
  return (
    // A container query: beside a ticket there's less room than the screen has.
    <div className="@container">
      <h2
        aria-live="polite"
        className="mt-1 text-[min(var(--text-2xl),11cqi)] leading-[1.2] font-[680] tracking-tight text-balance md:text-[min(var(--text-3xl),11cqi)] md:leading-[1.15]"
      >
        {i18n._(wordsFor(props))}
      </h2>
    </div>
  );
}

function wordsFor({ phase, awaitsStation, isAskedBack, cancelledBy }: Props): MessageDescriptor {
  if (phase === 'cancelled' && awaitsStation) return beingCancelled;
  if (phase === 'cancelled' && cancelledBy === 'operator') return cancelledByUs;
  if (phase === 'cancelled' && cancelledBy === 'hold-ended') return words['hold-over'];
  return phase === 'out' && isAskedBack ? askedBack : words[phase];
}
