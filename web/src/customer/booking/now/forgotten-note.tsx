import type { BookingReturns } from '@laine/contract/public/booking-returns.ts';
import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { timeText } from '../../../i18n/moments.ts';

type Props = { door: BookingReturns['forgotten'][number]; code: string; timeZone: string };

export function ForgottenNote({ door, code, timeZone }: Props) {
  const { lockerNumber } = door;
  const time = timeText(door.until, timeZone);
  return (
    <p className="flex gap-3 rounded-card bg-paper p-5">
      <KeyRound aria-hidden className="mt-0.5 size-6 shrink-0 text-action" />
      <span>
        <Trans comment="time is hours and minutes, code the door code">
          Phone, keys, clothes? Until <strong className="figures font-semibold">{time}</strong> your code{' '}
          <strong className="figures font-semibold">{code}</strong> opens locker {lockerNumber} once more.
        </Trans>
      </span>
    </p>
  );
}
