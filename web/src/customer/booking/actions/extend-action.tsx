import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { ExtendButton } from './extend-button.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import type { Extending } from './use-extending.ts';

type Props = {
  booking: BookingDetail;
  timeZone: string;
  now: Temporal.Instant;
  extending: Extending;
  isAbove: boolean;
};

/** One more hour. Opened by a link, the dialog also explains a refusal. */
export function ExtendAction({ booking, timeZone, now, extending, isAbove }: Props) {
  return (
    <>
      {!isAbove && <ExtendButton booking={booking} onClick={extending.open} tone="quiet" />}
      {extending.isOpen && (
        <ExtendDialog bookingId={booking.id} timeZone={timeZone} now={now} onClose={extending.close} />
      )}
    </>
  );
}
