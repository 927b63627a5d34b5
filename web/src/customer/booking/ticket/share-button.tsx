import type { BookingDetail, Session, Station } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { timeText } from '../../../i18n/moments.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { useShare } from './use-share.ts';

type Props = {
  booking: BookingDetail;
  session: Session;
  station: Station;
  /** The board's name for screen readers, which list buttons without their ticket. */
  board?: string | undefined;
  /** The icon alone. */
  isShort?: boolean;
};

/** One board for somebody else: sends the link to its ticket. */
export function ShareButton({ booking, session, station, board, isShort = false }: Props) {
  const { start, end } = session;
  const time = `${timeText(start, station.timeZone)}–${timeText(end, station.timeZone)}`;
  const { share, isSharing } = useShare({ bookingId: booking.id, sessionId: session.id, station, time });
  const sharing = booking.sharing.find(({ sessionId }) => sessionId === session.id);
  if (!sharing) return null;
  return (
    <button
      type="button"
      disabled={isSharing}
      onClick={share}
      className={
        isShort
          ? 'grid size-12 place-items-center rounded-control text-action transition-colors hover:bg-tint disabled:opacity-60'
          : `${buttonStyle('quiet')} text-[min(var(--text-sm),8cqi)]!`
      }
    >
      <Share2 aria-hidden className={isShort ? 'size-5.5' : 'size-4.5 text-action'} />
      <span className={isShort ? 'sr-only' : ''}>
        {sharing.sharedAt === null ? (
          <Trans comment="Button: give the ticket of one board to a friend">Share this ticket</Trans>
        ) : (
          <Trans comment="Button: send the link to a ticket once more">Share again</Trans>
        )}
      </span>
      {board && <span className="sr-only">{board}</span>}
    </button>
  );
}
