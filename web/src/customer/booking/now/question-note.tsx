import type { BookingReturns } from '@laine/contract/public/booking-returns.ts';
import type { Station } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { Camera, TimerOff } from 'lucide-react';
import { timeText } from '../../../i18n/moments.ts';

type Props = { question: BookingReturns['questions'][number]; station: Station };

/** Tells a renter with a dead tag or a jammed door first that it costs nothing, and that a photo helps. */
export function QuestionNote({ question, station }: Props) {
  const { lockerNumber, why, stoppedAt, answer } = question;
  const time = timeText(stoppedAt, station.timeZone);
  if (answer) return <AnsweredNote answer={answer} lockerNumber={lockerNumber} timeZone={station.timeZone} />;
  return (
    <div className="grid gap-3 rounded-card bg-paper p-[min(1.25rem,5vw)]">
      <p className="flex gap-[min(0.75rem,3vw)]">
        <TimerOff aria-hidden className="mt-0.5 size-6 shrink-0 text-action" />
        <span>
          {why === 'tag-unseen' ? (
            <Trans comment="time is hours and minutes">
              We could not see the board in locker {lockerNumber}. Your time stopped at{' '}
              <strong className="figures font-semibold">{time}</strong>, and nothing costs extra until we have looked
              ourselves.
            </Trans>
          ) : (
            <Trans comment="time is hours and minutes">
              Locker {lockerNumber} could not take your board back. Your time stopped at{' '}
              <strong className="figures font-semibold">{time}</strong>, and nothing costs extra until we have looked
              ourselves.
            </Trans>
          )}
        </span>
      </p>
      <p className="flex gap-[min(0.75rem,3vw)]">
        <Camera aria-hidden className="mt-0.5 size-6 shrink-0 text-action" />
        <span>
          <Trans comment="A link to the place on the same page where problems are reported, with photos">
            A photo of where the board is helps us:{' '}
            <a href="#problems" className="prose-link">
              report a problem
            </a>{' '}
            and add it there.
          </Trans>
        </span>
      </p>
    </div>
  );
}

type AnsweredProps = {
  answer: NonNullable<Props['question']['answer']>;
  lockerNumber: number;
  timeZone: string;
};

function AnsweredNote({ answer: { wasThere, backAt }, lockerNumber, timeZone }: AnsweredProps) {
  const time = backAt === null ? '' : timeText(backAt, timeZone);
  return (
    <p className="rounded-card bg-paper p-[min(1.25rem,5vw)]">
      {wasThere && (
        <Trans comment="time is hours and minutes">
          We have looked: your board was in locker {lockerNumber} at{' '}
          <strong className="figures font-semibold">{time}</strong>. Thank you for your patience.
        </Trans>
      )}
      {!wasThere && backAt !== null && (
        <Trans comment="time is hours and minutes">
          We have looked: your board was not in locker {lockerNumber}. It counts as back at{' '}
          <strong className="figures font-semibold">{time}</strong>. If that is wrong, please write to us.
        </Trans>
      )}
      {!wasThere && backAt === null && (
        <Trans>
          We have looked: your board is not in locker {lockerNumber}, so the rental goes on. Please bring it back, or
          call us.
        </Trans>
      )}
    </p>
  );
}
