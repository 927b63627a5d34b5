import { formatPhone } from '@laine/rules/people/format-phone.ts';
import type { OwnData } from '@laine/contract/public/own-data.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BookingBadge } from '../../../ui/data/booking-badge.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { BookingLink } from './booking-link.tsx';
import { cancelledByWords, reviewRefusalWords, reviewStatusWords } from './booking-words.ts';
import { DataEntry, DataGroup } from './data-group.tsx';
import { DataTime } from './data-time.tsx';
import { KnownFact } from './known-fact.tsx';
import { languageName } from '../../../i18n/language-name.ts';
import { RentedBoards } from './rented-boards.tsx';

type Props = Pick<OwnData, 'bookings' | 'warnings' | 'reviews'>;

export function BookingData({ bookings, warnings, reviews }: Props) {
  const { i18n } = useLingui();
  return (
    <>
      <DataGroup title={<Trans comment="Heading: all bookings of the person">Bookings</Trans>} count={bookings.length}>
        {bookings.map((booking) => (
          <OneBooking key={booking.id} booking={booking} />
        ))}
      </DataGroup>
      <DataGroup
        title={<Trans comment="Heading in the settings: warnings after a late return">Warnings</Trans>}
        count={warnings.length}
      >
        {warnings.map((warning) => (
          <DataEntry key={warning.id} title={<Trans comment="Why a warning was given">Late return</Trans>}>
            <KnownFact label={<Trans comment="When a warning was given">Given</Trans>}>
              <DataTime moment={warning.givenAt} />
            </KnownFact>
            <KnownFact label={<Trans comment="When something ends">Ends</Trans>}>
              <DataTime moment={warning.expiresAt} />
            </KnownFact>
            <KnownFact label={<Trans comment="When a warning was taken back by staff">Dropped</Trans>}>
              {warning.droppedAt && <DataTime moment={warning.droppedAt} />}
            </KnownFact>
            <KnownFact label={<Trans comment="Number of a booking">Booking</Trans>}>
              {warning.bookingId && <BookingLink bookingId={warning.bookingId} />}
            </KnownFact>
          </DataEntry>
        ))}
      </DataGroup>
      <DataGroup title={<Trans comment="Heading: reviews the person wrote">Reviews</Trans>} count={reviews.length}>
        {reviews.map((review) => (
          <DataEntry key={review.id} title={<Plural value={review.stars} one="# star" other="# stars" />}>
            <KnownFact label={<Trans comment="What a review says">Text</Trans>}>{review.text}</KnownFact>
            <KnownFact label={<Trans comment="Name under a review">Shown name</Trans>}>{review.name}</KnownFact>
            <KnownFact label={<Trans>Status</Trans>}>{i18n._(reviewStatusWords[review.status])}</KnownFact>
            <KnownFact label={<Trans comment="Why a review was refused">Reason</Trans>}>
              {review.refusedBecause && i18n._(reviewRefusalWords[review.refusedBecause])}
            </KnownFact>
            <KnownFact label={<Trans comment="When a review was written">Written</Trans>}>
              <DataTime moment={review.writtenAt} />
            </KnownFact>
            <KnownFact label={<Trans comment="Number of a booking">Booking</Trans>}>
              {review.bookingId && <BookingLink bookingId={review.bookingId} />}
            </KnownFact>
          </DataEntry>
        ))}
      </DataGroup>
    </>
  );
}

function OneBooking({ booking }: { booking: OwnData['bookings'][number] }) {
  const { i18n } = useLingui();
  const { stationId } = booking;
  const moment = (at: string | null) => at && <DataTime moment={at} stationId={stationId} />;
  return (
    <DataEntry
      title={
        <>
          {booking.stationName} · {moment(booking.start)}
        </>
      }
      aside={<BookingBadge status={booking.status} />}
    >
      <KnownFact label={<Trans comment="Column: when the rental ends">End</Trans>}>{moment(booking.end)}</KnownFact>
      <KnownFact label={<Trans comment="Column: number of boards">Board(s)</Trans>}>{booking.boards}</KnownFact>
      <KnownFact label={<Trans>Phone number</Trans>}>{booking.phone && formatPhone(booking.phone)}</KnownFact>
      <KnownFact
        label={
          <Trans context="sum" comment="Column: sum paid for the booking">
            Paid
          </Trans>
        }
      >
        {booking.amountInCents !== null && <Money cents={booking.amountInCents} />}
      </KnownFact>
      <KnownFact label={<Trans comment="Part of a booking that a gift card paid">From a gift card</Trans>}>
        {booking.giftCardInCents > 0 && <Money cents={booking.giftCardInCents} />}
      </KnownFact>
      <KnownFact label={<Trans comment="Number of the seasonal pass used">Pass</Trans>}>{booking.passId}</KnownFact>
      <KnownFact label={<Trans comment="When a booking was made">Booked</Trans>}>{moment(booking.createdAt)}</KnownFact>
      <KnownFact label={<Trans comment="When a booking was paid">Paid on</Trans>}>{moment(booking.paidAt)}</KnownFact>
      <KnownFact label={<Trans comment="When a rental was made an hour longer">Extended</Trans>}>
        {moment(booking.extendedAt)}
      </KnownFact>
      <KnownFact label={<Trans comment="When somebody confirmed the return">Return confirmed</Trans>}>
        {moment(booking.confirmedAt)}
      </KnownFact>
      <KnownFact label={<Trans comment="When a booking was cancelled">Cancelled on</Trans>}>
        {moment(booking.cancelledAt)}
      </KnownFact>
      <KnownFact label={<Trans comment="Who cancelled a booking">Cancelled by</Trans>}>
        {booking.cancelledBy && i18n._(cancelledByWords[booking.cancelledBy])}
      </KnownFact>
      <KnownFact label={<Trans>Terms and conditions</Trans>}>{booking.termsVersion}</KnownFact>
      <KnownFact label={<Trans comment="When somebody agreed">Agreed</Trans>}>
        {moment(booking.termsAcceptedAt)}
      </KnownFact>
      <KnownFact label={<Trans>Language</Trans>}>{languageName(booking.locale)}</KnownFact>
      <KnownFact label={<Trans>Number of the payment</Trans>}>{booking.paymentId}</KnownFact>
      <KnownFact label={<Trans comment="Number of a booking">Booking</Trans>}>
        <BookingLink bookingId={booking.id} />
      </KnownFact>
      {booking.notes.map(({ text, writtenAt }) => (
        <KnownFact key={writtenAt} label={<Trans comment="What staff wrote about a rental">Note of our staff</Trans>}>
          {text}
        </KnownFact>
      ))}
      <RentedBoards sessions={booking.sessions} stationId={stationId} />
    </DataEntry>
  );
}
