import { adminPaths } from '@laine/contract/admin-paths.ts';
import { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import { formatPhone } from '@laine/rules/people/format-phone.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { BookingBadge } from '../../ui/data/booking-badge.tsx';
import { Problem } from '../../ui/state/problem.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BookingBoards } from './booking-boards.tsx';
import type { BookingData } from './booking-data.ts';
import { BookingFacts } from './booking-facts.tsx';
import { BookingTimeline } from './booking-timeline.tsx';
import { NoteForm } from './note-form.tsx';
import { OpenObjection } from './open-objection.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { ReportedProblems } from './reported-problems.tsx';

type Props = { bookingId: string; loaded: BookingData };

/** One booking: its facts, actions and history. */
export function BookingPage({ bookingId, loaded }: Props) {
  const { t } = useLingui();
  const { data, problem } = useCall(bookingCalls.adminBooking, { bookingId }, { initialData: loaded });
  const detail = data ?? loaded;
  const { booking } = detail;
  const customer = booking.name || booking.email || formatPhone(booking.phone);
  return (
    <StaffPage
      title={customer === '' ? t({ message: 'Booking', comment: 'Number of a booking' }) : customer}
      actions={<BookingBadge status={booking.status} />}
    >
      <Link
        to={adminPaths.bookings()}
        className="-mt-3 inline-flex min-h-11 items-center gap-2 justify-self-start text-sm"
      >
        <ArrowLeft aria-hidden className="size-4" />
        <Trans comment="Link back to the list">All bookings</Trans>
      </Link>
      {problem !== undefined && <Problem text={problem} />}
      <div className="grid items-start gap-6 group-data-cut:grayscale xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <OpenQuestions detail={detail} />
          <OpenObjection detail={detail} />
          <BookingBoards detail={detail} />
          <BookingFacts detail={detail} />
        </div>
        <BookingActions detail={detail} />
        <div className="grid gap-6">
          <NoteForm bookingId={bookingId} />
          <ReportedProblems detail={detail} />
          <BookingTimeline detail={detail} />
        </div>
      </div>
    </StaffPage>
  );
}
