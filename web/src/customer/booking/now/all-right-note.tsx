import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import { Trans } from '@lingui/react/macro';
import { LifeBuoy } from 'lucide-react';
import { timeText } from '../../../i18n/moments.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { useBookingAction } from '../actions/use-booking-action.ts';
import { RescueWords } from './rescue-words.tsx';

type Props = { bookingId: string; saidFineAt: string | null; timeZone: string };

/** Where the message that asks how somebody is leads: one press, or the number that matters more. */
export function AllRightNote({ bookingId, saidFineAt, timeZone }: Props) {
  const { act, isActing } = useBookingAction(bookingId, bookingCalls.sayAllRight, { onDone: () => undefined });
  return (
    <div aria-live="polite" className="grid gap-3 rounded-card border-2 border-alert bg-paper p-[min(1.25rem,5vw)]">
      <p className="flex gap-[min(0.75rem,3vw)] font-semibold">
        <LifeBuoy aria-hidden className="mt-0.5 size-6 shrink-0 text-alert" />
        <span>
          {saidFineAt === null ? (
            <Trans>Are you all right? Your board is not back yet.</Trans>
          ) : (
            <Said at={timeText(saidFineAt, timeZone)} />
          )}
        </span>
      </p>
      <p>
        <RescueWords />
      </p>
      {saidFineAt === null && (
        <button
          type="button"
          disabled={isActing}
          onClick={() => act({ bookingId })}
          className={`${buttonStyle('primary')} w-full sm:w-auto sm:justify-self-start`}
        >
          <Trans comment="Button: no help is needed on the water">I am fine, I am on my way</Trans>
        </button>
      )}
    </div>
  );
}

function Said({ at: time }: { at: string }) {
  return (
    <Trans comment="time is hours and minutes">
      Thank you, we have heard at <span className="figures">{time}</span> that you are fine. Please bring the board back
      soon.
    </Trans>
  );
}
