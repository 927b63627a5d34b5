import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { timeText } from '../../../i18n/moments.ts';

type Props = { booking: BookingDetail; timeZone: string };

/** One note, however many doors can be reopened. */
export function ForgottenNote({ booking, timeZone }: Props) {
  const doors = booking.returns.forgotten.map(({ sessionId, lockerNumber, until }) => ({
    sessionId,
    lockerNumber,
    time: <strong className="figures font-semibold">{timeText(until, timeZone)}</strong>,
    code: (
      <strong className="figures font-semibold">
        {booking.sessions.find(({ id }) => id === sessionId)?.code ?? ''}
      </strong>
    ),
  }));
  const [door] = doors;
  if (!door) return null;
  const { time, code, lockerNumber } = door;
  return (
    <div className="flex gap-[min(0.75rem,3vw)] rounded-card bg-paper p-[min(1.25rem,5vw)]">
      <KeyRound aria-hidden className="mt-0.5 size-6 shrink-0 text-action" />
      {doors.length === 1 ? (
        <p>
          <Trans comment="time is hours and minutes, code the door code">
            Phone, keys, clothes? Until {time} your code {code} opens locker {lockerNumber} once more.
          </Trans>
        </p>
      ) : (
        <div>
          <p>
            <Trans comment="A list of lockers follows, each with its code and until when">
              Phone, keys, clothes? Each code opens its locker once more:
            </Trans>
          </p>
          <ul className="mt-2 grid gap-1">
            {doors.map((one) => (
              <li key={one.sessionId}>
                <Trans comment="time is hours and minutes, code the door code">
                  Locker {one.lockerNumber}: code {one.code}, until {one.time}
                </Trans>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
