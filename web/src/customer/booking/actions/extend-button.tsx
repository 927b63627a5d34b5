import { Trans } from '@lingui/react/macro';
import { AlarmClockPlus } from 'lucide-react';
import { useState } from 'react';
import { actionStyle } from './action-style.ts';
import { ExtendDialog } from './extend-dialog.tsx';

type Props = { bookingId: string; timeZone: string };

export function ExtendButton({ bookingId, timeZone }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={actionStyle}>
        <AlarmClockPlus aria-hidden className="size-5 text-action" />
        <Trans comment="Button; the price is shown before anything happens">One more hour</Trans>
      </button>
      {isOpen && <ExtendDialog bookingId={bookingId} timeZone={timeZone} onClose={() => setOpen(false)} />}
    </>
  );
}
