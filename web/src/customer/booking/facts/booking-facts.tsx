import { paths } from '@laine/contract/paths.ts';
import type { BookingDetail, Station } from '@laine/contract/public/entities.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { CalendarDays, Clock, MapPin, Ticket, Waves } from 'lucide-react';
import { Link } from 'react-router';
import { longDateText, timeText } from '../../../i18n/moments.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { BookingBadge } from '../../../ui/data/booking-badge.tsx';
import { ServerText } from '../../../ui/data/server-text.tsx';
import { SitePlan } from '../../../ui/data/site-plan.tsx';
import type { Phase } from '../booking-phase.ts';
import { timesOf } from '../times-of.ts';
import { FactCard } from './fact-card.tsx';
import { PaidFact } from './paid-fact.tsx';
import { PlaceNote } from './place-note.tsx';

type Props = { booking: BookingDetail; station: Station; phase: Phase };

/** One row where there is room, with the place below it; on a phone the place comes first. */
export function BookingFacts({ booking, station, phase }: Props) {
  const locale = useLocale();
  const { start, count, stationId } = booking.metadata;
  const { timeZone } = station;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 md:gap-4 @[40rem]:grid-cols-3 @[58rem]:grid-cols-5">
      <FactCard
        icon={MapPin}
        label={<Trans>Location</Trans>}
        note={<PlaceNote station={station} />}
        picture={station.sitePlan && <SitePlan src={station.sitePlan} stationName={station.name} />}
        className="col-span-full @[40rem]:order-last"
      >
        <Link to={paths.station(stationId)} className="prose-link">
          {station.name}
        </Link>
      </FactCard>
      <FactCard icon={CalendarDays} label={<Trans>Date</Trans>}>
        <ServerText>{longDateText(start, timeZone, locale)}</ServerText>
      </FactCard>
      <FactCard icon={Clock} label={<Trans comment="From when to when the board is rented">Time</Trans>}>
        {timesOf(booking).map((board) => (
          <span key={board.start + board.end} className="block text-[min(1em,8vw)] whitespace-nowrap">
            {timeText(board.start, timeZone)} – {timeText(board.end, timeZone)}
          </span>
        ))}
      </FactCard>
      <FactCard icon={Waves} label={<Trans>Number of boards</Trans>}>
        <Plural value={Number(count)} one="# board" other="# boards" />
      </FactCard>
      <FactCard icon={Ticket} label={<Trans>Status</Trans>}>
        <span className="*:whitespace-normal">
          <BookingBadge status={booking.status} awaitsStation={booking.awaitsStation} />
        </span>
      </FactCard>
      <PaidFact booking={booking} phase={phase} />
    </dl>
  );
}
