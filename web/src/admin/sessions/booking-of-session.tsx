import { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { useCall } from '../../api/use-call.ts';
import { BookingBadge } from '../../ui/data/booking-badge.tsx';
import { PhoneLink } from '../../ui/data/phone-link.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { BookingActions } from '../booking/booking-actions.tsx';
import { OpenQuestions } from '../booking/open-questions.tsx';

/** The renter, as far as the reader may know, and the actions for their booking. */
export function BookingOfSession({ sessionId, bookingId }: { sessionId: string; bookingId: string }) {
  const { data: detail, error, askAgain } = useCall(bookingCalls.adminBooking, { bookingId });
  if (!detail) {
    return error ? <ErrorState error={error} onRetry={() => void askAgain()} /> : <Skeleton className="h-40 w-full" />;
  }
  const { booking, questions } = detail;
  const { name, phone } = booking;
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-base font-semibold break-words">
          {name === '' ? <Trans comment="Of a booking whose customer has told no name">No name</Trans> : name}
        </h3>
        <BookingBadge status={booking.status} />
        {phone !== '' && (
          <PhoneLink phone={phone} icon={Phone} className="link inline-flex min-h-11 w-full items-center" />
        )}
      </div>
      <OpenQuestions
        detail={{ ...detail, questions: questions.filter((question) => question.sessionId === sessionId) }}
      />
      <BookingActions detail={detail} sessionId={sessionId} />
    </section>
  );
}
