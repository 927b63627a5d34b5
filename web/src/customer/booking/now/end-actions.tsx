import { paths } from '@laine/contract/paths.ts';
import type { BookingDetail, Station } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { ReceiptText, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { proposeDraft } from '../../station/form/draft-store.ts';
import { ConfirmReturnButton } from '../actions/confirm-return-button.tsx';
import type { Phase } from '../booking-phase.ts';
import { draftAgain } from '../draft-again.ts';

const ended: ReadonlySet<Phase> = new Set(['hold-over', 'finished', 'missed', 'cancelled']);

/** Side by side with large text, rather the icon gives way than a word. */
const narrow = 'px-[min(0.625rem,2.5vw)]! wrap-normal';

type Props = { booking: BookingDetail; station: Station; phase: Phase };

/** When it's over: the last word, the way to another one, somewhere else where this station is closed, and the receipt. */
export function EndActions({ booking, station, phase }: Props) {
  if (!ended.has(phase)) return null;
  const isFinished = phase === 'finished';
  const isConfirming = isFinished && booking.actions.canConfirm;
  const isOpen = station.status === 'active';
  // Until the station answers, this booking may still count.
  const tone = isConfirming || booking.awaitsStation ? 'quiet' : 'primary';
  return (
    <div className="mt-6 grid max-w-md grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-3">
      {isConfirming && (
        <ConfirmReturnButton bookingId={booking.id} className={`${buttonStyle('primary')} col-span-full`} />
      )}
      <Link
        to={isOpen ? paths.station(station.id) : paths.home('locations')}
        onClick={() => proposeDraft(station.id, draftAgain(booking, station.timeZone))}
        className={`${buttonStyle(tone)} ${narrow}`}
      >
        <RotateCcw aria-hidden className="size-5 min-w-0" />
        {isOpen ? (
          <Trans comment="Link to the same station, to book once more">Book again</Trans>
        ) : (
          <Trans comment="Link to the list of stations, because this one is closed">Find another station</Trans>
        )}
      </Link>
      {isFinished && (booking.amount_total ?? 0) > 0 && (
        <Link to={paths.receipts(booking.id)} className={`${buttonStyle('quiet')} ${narrow}`}>
          <ReceiptText aria-hidden className="size-5 min-w-0 text-action" />
          <Trans comment="Link to the receipts of a booking">Receipts and invoice</Trans>
        </Link>
      )}
    </div>
  );
}
