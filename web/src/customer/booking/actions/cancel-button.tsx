import { Trans } from '@lingui/react/macro';
import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { actionStyle } from './action-style.ts';
import { CancelDialog } from './cancel-dialog.tsx';

export function CancelButton({ bookingId }: { bookingId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={`${actionStyle} text-alert!`}>
        <CircleX aria-hidden className="size-5" />
        <Trans comment="Button; the refund is shown before anything happens">Cancel booking</Trans>
      </button>
      {isOpen && <CancelDialog bookingId={bookingId} onClose={() => setOpen(false)} />}
    </>
  );
}
