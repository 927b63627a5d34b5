import type { BookingDetail, Session } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { Undo2, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';

type Props = {
  booking: BookingDetail;
  session: Session;
  /** The board's name for screen readers. */
  board: string | undefined;
};

/** A friend has the ticket: its state, and a way to end the sharing. */
export function SharedNote({ booking, session, board }: Props) {
  const [isAsking, setAsking] = useState(false);
  const sharing = booking.sharing.find(({ sessionId }) => sessionId === session.id);
  if (!sharing || sharing.sharedAt === null) return null;
  return (
    <>
      <p className="flex gap-2 text-sm">
        <UserRoundCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-action" />
        <SharedState sharing={sharing} isOut={session.status === 'started'} />
      </p>
      {sharing.canTakeBack && (
        <button
          type="button"
          onClick={() => setAsking(true)}
          className={`${buttonStyle('quiet')} text-[min(var(--text-sm),8cqi)]!`}
        >
          <Undo2 aria-hidden className="size-4.5 text-action" />
          <Trans context="ticket" comment="Button: a ticket that was given to a friend is no longer theirs">
            Take back
          </Trans>
          {board && <span className="sr-only">{board}</span>}
        </button>
      )}
      {isAsking && <TakeBackDialog bookingId={booking.id} session={session} onClose={() => setAsking(false)} />}
    </>
  );
}

type StateProps = { sharing: BookingDetail['sharing'][number]; isOut: boolean };

function SharedState({ sharing, isOut }: StateProps) {
  if (isOut) {
    return (
      <Trans comment="About a ticket that was given to a friend; the board is on the water">
        Shared, and the board is out. It stays shared until it is back.
      </Trans>
    );
  }
  return sharing.acceptedAt === null ? (
    <Trans comment="About a ticket that was given to a friend">Shared. Your friend has not opened the code yet.</Trans>
  ) : (
    <Trans comment="About a ticket that was given to a friend">Shared. Your friend has the code.</Trans>
  );
}
