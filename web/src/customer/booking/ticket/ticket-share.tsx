import type { BookingDetail, Session, Station } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { Share2, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { timeText } from '../../../i18n/moments.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { useShare } from './use-share.ts';

type Props = {
  booking: BookingDetail;
  session: Session;
  station: Station;
  /** The board's name for screen readers, which list buttons without their ticket. */
  board: string | undefined;
};

/** One board for somebody else: the link to its ticket, its state, and a way to end the sharing. */
export function TicketShare({ booking, session, station, board }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { start, end } = session;
  const time = `${timeText(start, station.timeZone)}–${timeText(end, station.timeZone)}`;
  const { share, isSharing } = useShare({ bookingId: booking.id, sessionId: session.id, station, time });
  const sharing = booking.sharing.find(({ sessionId }) => sessionId === session.id);
  if (!sharing) return null;
  const isShared = sharing.sharedAt !== null;
  return (
    <div className="grid gap-3 px-[min(1.25rem,6cqi)] pb-5">
      {isShared && (
        <p className="flex gap-2 text-sm">
          <UserRoundCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-action" />
          <SharedState sharing={sharing} isOut={session.status === 'started'} />
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          disabled={isSharing}
          onClick={share}
          className={`${buttonStyle('quiet', 'small')} grow text-[min(var(--text-sm),8cqi)]!`}
        >
          <Share2 aria-hidden className="size-4.5 text-action" />
          {isShared ? (
            <Trans comment="Button: send the link to a ticket once more">Share again</Trans>
          ) : (
            <Trans comment="Button: give the ticket of one board to a friend">Share this ticket</Trans>
          )}
          {board && <span className="sr-only">{board}</span>}
        </button>
        {sharing.canTakeBack && (
          <button
            type="button"
            onClick={() => setAsking(true)}
            className={`${buttonStyle('quiet', 'small')} grow text-[min(var(--text-sm),8cqi)]!`}
          >
            <Trans context="ticket" comment="Button: a ticket that was given to a friend is no longer theirs">
              Take back
            </Trans>
            {board && <span className="sr-only">{board}</span>}
          </button>
        )}
      </div>
      {isAsking && <TakeBackDialog bookingId={booking.id} session={session} onClose={() => setAsking(false)} />}
    </div>
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
