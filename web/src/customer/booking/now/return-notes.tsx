import type { BookingDetail, Station } from '@laine/contract/public/entities.ts';
import { AllRightNote } from './all-right-note.tsx';
import { ForgottenNote } from './forgotten-note.tsx';
import { QuestionNote } from './question-note.tsx';

type Props = { booking: BookingDetail; station: Station };

/** Boards and things that are not where they should be, and what to do about each. */
export function ReturnNotes({ booking, station }: Props) {
  const { questions, forgotten, notBack } = booking.returns;
  if (questions.length === 0 && forgotten.length === 0 && !notBack) return null;
  return (
    <div className="mt-5 grid max-w-prose gap-3">
      {notBack && <AllRightNote bookingId={booking.id} saidFineAt={notBack.saidFineAt} timeZone={station.timeZone} />}
      {questions.map((question) => (
        <QuestionNote key={question.sessionId} question={question} station={station} />
      ))}
      <ForgottenNote booking={booking} timeZone={station.timeZone} />
    </div>
  );
}
