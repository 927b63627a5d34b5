import type { Session } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { OpenDoorDialog } from './open-door-dialog.tsx';

type Props = { bookingId: string; session: Session; board: string | undefined };

export function OpenDoorButton({ bookingId, session, board }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="px-[min(1.25rem,6cqi)] pb-5">
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={`${buttonStyle('quiet', 'small')} w-full text-[min(var(--text-sm),8cqi)]!`}
      >
        <DoorOpen aria-hidden className="size-5 text-action" />
        <Trans comment="Button that opens the locker without typing the code">Open the door from here</Trans>
        {board && <span className="sr-only">{board}</span>}
      </button>
      {isOpen && <OpenDoorDialog bookingId={bookingId} session={session} onClose={() => setOpen(false)} />}
    </div>
  );
}
