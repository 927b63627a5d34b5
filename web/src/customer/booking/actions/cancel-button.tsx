import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { actionStyle } from './action-style.ts';
import { CancelDialog } from './cancel-dialog.tsx';

export function CancelButton({ booking }: { booking: BookingDetail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={`${actionStyle} text-alert!`}>
        <CircleX aria-hidden className="size-5" />
        {booking.actions.canCancel ? (
          <Trans comment="Button; the refund is shown before anything happens">Cancel booking</Trans>
        ) : (
          <Trans comment="Button; other boards of the booking are out already">Cancel a board</Trans>
        )}
      </button>
      {isOpen && <CancelDialog booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
}
