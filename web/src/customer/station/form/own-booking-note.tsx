import { paths } from '@laine/contract/paths.ts';
import { overlap, type Slot } from '@laine/rules/time/slot.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { Trans } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { Link } from 'react-router';
import { useLocale } from '../../../i18n/use-locale.ts';
import { type DateWords, findDateWords } from '../date-words.ts';
import { slotText } from '../slot-text.ts';
import type { OwnBooking } from '../station-data.ts';

type Props = { bookings: readonly OwnBooking[]; slot: Slot; timeZone: string; words: readonly DateWords[] };

/** Shown to somebody back from the payment page: the boards that are held for them or already theirs. */
export function OwnBookingNote({ bookings, slot, timeZone, words }: Props) {
  const locale = useLocale();
  const placed = bookings.map((booking) => ({
    ...booking,
    slot: { start: Temporal.Instant.from(booking.start), end: Temporal.Instant.from(booking.end) },
  }));
  const booking = placed.find(({ isPaid }) => !isPaid) ?? placed.find((paid) => overlap(paid.slot, slot));
  if (!booking) return null;
  // Word joiners, because browsers break lines after a dash.
  const time = slotText(booking.slot, timeZone).replace('–', '\u2060–\u2060');
  const { day } = findDateWords(words, dateIn(timeZone, booking.slot.start), locale);
  const link = paths.booking(booking.id);
  return (
    <p className="flex gap-2.5 rounded-control bg-sand p-3 text-sm">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-action" />
      <span>
        {booking.isPaid ? (
          <Trans comment="day is such as 4 Jul, time such as 14:05–15:05">
            You already have a paid booking here on {day}, {time}.{' '}
            <Link to={link} className="prose-link">
              See it
            </Link>
          </Trans>
        ) : (
          <Trans comment="day is such as 4 Jul, time such as 14:05–15:05; the boards are held for ten minutes while the customer pays">
            Your booking on {day}, {time}, is waiting to be paid.{' '}
            <Link to={link} className="prose-link">
              Finish paying
            </Link>{' '}
            or choose anew: a new booking replaces it.
          </Trans>
        )}
      </span>
    </p>
  );
}
