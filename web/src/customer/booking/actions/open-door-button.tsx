import type { Session } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { OpenDoorDialog } from './open-door-dialog.tsx';

type Props = {
  bookingId: string;
  session: Session;
  /** The board's name for screen readers, where there are several. */
  board: string | undefined;
  tone: 'primary' | 'action' | 'quiet';
};

export function OpenDoorButton({ bookingId, session, board, tone }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid">
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={`${buttonStyle(tone)} gap-1.5! px-[min(0.625rem,2.5vw)]!`}
      >
        <DoorOpen aria-hidden className={`size-5 shrink-0 ${tone === 'quiet' ? 'text-action' : ''}`} />
        <Trans comment="Button that opens the locker without typing the code">Open the door</Trans>
        {board && <span className="sr-only">{board}</span>}
      </button>
      {isOpen && <OpenDoorDialog bookingId={bookingId} session={session} onClose={() => setOpen(false)} />}
    </div>
  );
}
