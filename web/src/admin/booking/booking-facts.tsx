import { adminPaths } from '@laine/contract/admin-paths.ts';
import { languageOf } from '@laine/contract/languages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { CopyableId } from '../../ui/data/copyable-id.tsx';
import { EmailText } from '../../ui/data/email-text.tsx';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import { Money } from '../../ui/data/money.tsx';
import { PhoneLink } from '../../ui/data/phone-link.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import type { BookingData } from './booking-data.ts';

/** The facts needed with the customer on the phone. */
export function BookingFacts({ detail }: { detail: BookingData }) {
  const { t } = useLingui();
  const { booking, station, customer } = detail;
  const { timeZone } = station;
  return (
    <section aria-label={t`Facts`} className="rounded-card border border-line bg-paper px-5 py-2">
      <Facts>
        <Fact label={<Trans comment="Column: place with lockers">Station</Trans>}>
          <Link to={adminPaths.station(station.id)} className="link inline-flex min-h-11 items-center md:min-h-8">
            {station.name}
          </Link>
          {!station.connected && (
            <span className="ml-2 text-sm text-alert">
              <Trans comment="The station’s program holds no connection">out of reach</Trans>
            </span>
          )}
        </Fact>
        <Fact label={<Trans comment="Date and time of a rental">Time</Trans>}>
          {timesOf(detail).map(({ start, end, lockers }, _, all) => (
            <span key={`${start}${end}`} className="block">
              <ZonedTime moment={start} timeZone={timeZone} />
              {' – '}
              <ZonedTime moment={end} timeZone={timeZone} isTimeOnly />
              {all.length > 1 && lockers !== '' && (
                <>
                  {' · '}
                  <Trans comment="Whose times these are: numbers of lockers">Locker {lockers}</Trans>
                </>
              )}
            </span>
          ))}
        </Fact>
        <Fact label={<Trans comment="Column: number of boards">Board(s)</Trans>}>{booking.count}</Fact>
        <Fact label={<Trans>Phone number</Trans>}>
          {booking.phone === '' ? undefined : (
            <PhoneLink
              phone={booking.phone}
              icon={Phone}
              className="link inline-flex min-h-11 items-center md:min-h-8"
            />
          )}
        </Fact>
        {booking.email !== '' && (
          <Fact label={<Trans comment="E-mail address">E-mail</Trans>}>
            <a href={`mailto:${booking.email}`} className="link inline-flex min-h-11 items-center md:min-h-8">
              <EmailText email={booking.email} />
            </a>
          </Fact>
        )}
        <Fact label={<Trans>Language</Trans>}>{languageOf(customer.locale).name}</Fact>
        <Fact
          label={
            <Trans context="sum" comment="Column: sum paid for the booking">
              Paid
            </Trans>
          }
        >
          {booking.amountInCents === null ? undefined : <Money cents={booking.amountInCents} />}
        </Fact>
        <Fact label={<Trans comment="Sum that was given back">Given back</Trans>}>
          {booking.refundedInCents > 0 ? <Money cents={booking.refundedInCents} /> : undefined}
        </Fact>
        {booking.refundWaitingInCents > 0 && (
          <Fact label={<Trans comment="Sum that is promised back and not sent yet">Waits to go back</Trans>}>
            <Money cents={booking.refundWaitingInCents} />
          </Fact>
        )}
        <Fact label={<Trans comment="When a booking was made">Booked</Trans>}>
          <ZonedTime moment={booking.createdAt} timeZone={timeZone} />
        </Fact>
        <Fact label={<Trans comment="Number of a booking">Booking</Trans>}>
          <CopyableId id={booking.id} />
        </Fact>
        {customer.personId !== null && (
          <Fact label={<Trans comment="Column: who booked">Customer</Trans>}>
            <Link
              to={adminPaths.person(customer.personId)}
              className="link inline-flex min-h-11 items-center md:min-h-8"
            >
              <Trans comment="Link to the page of the customer">Open the person’s page</Trans>
            </Link>
          </Fact>
        )}
      </Facts>
    </section>
  );
}

type Times = { start: string; end: string; lockerNumber: number | null };

/** Boards that staff gave other times have their own line. */
function timesOf({ booking, sessions }: BookingData) {
  const live: Times[] = sessions.filter(({ status }) => status !== 'cancelled');
  const all = live.length > 0 ? live : [{ start: booking.start, end: booking.end, lockerNumber: null }];
  return [...Map.groupBy(all, ({ start, end }) => `${start}/${end}`).values()].map((boards) => ({
    start: boards[0]?.start ?? booking.start,
    end: boards[0]?.end ?? booking.end,
    lockers: boards.flatMap(({ lockerNumber }) => lockerNumber ?? []).join(', '),
  }));
}
