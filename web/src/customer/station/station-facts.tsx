import { effectiveMaxBoards } from '@laine/rules/price/station-terms.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Hourglass, LifeBuoy, Phone, UserRound, Waves } from 'lucide-react';
import { PhoneLink } from '../../ui/data/phone-link.tsx';
import { LongestRental } from './longest-rental.tsx';
import type { StationData } from './station-data.ts';
import { StationFact } from './station-fact.tsx';

export function StationFacts({ page }: { page: StationData }) {
  const { station, prices } = page;
  const { perHour } = prices;
  const most = effectiveMaxBoards(station);
  return (
    <section aria-labelledby="facts-title">
      <h2 id="facts-title" className="text-xl md:text-2xl">
        <Trans>Good to know</Trans>
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <StationFact icon={Waves} title={<Trans>Everything is in the locker</Trans>}>
          <Trans>Board, paddle and life vest; a phone charger and room for your things.</Trans>
        </StationFact>
        <StationFact
          icon={LifeBuoy}
          title={<Plural value={most} one="# board per booking" other="Up to # boards per booking" />}
        >
          <LongestRental station={station} />
        </StationFact>
        <StationFact icon={Hourglass} title={<Trans>Ten minutes late costs nothing</Trans>}>
          {station.overtimeBilling === 'full-hours' ? (
            <Trans comment="perHour is a sum such as 15.00 €">
              After that each full hour of overtime is {perHour} a board.
            </Trans>
          ) : (
            <Trans comment="perHour is a sum such as 15.00 €">
              After that each hour of overtime that has begun is {perHour} a board.
            </Trans>
          )}
        </StationFact>
        <StationFact icon={UserRound} title={<Trans>From 18 years</Trans>}>
          <Trans>Younger people paddle together with an adult who books.</Trans>
        </StationFact>
        <StationFact icon={Phone} title={<Trans>Help is a call away</Trans>}>
          <PhoneLink phone={station.phone} className="prose-link figures inline-block py-1" />
          <br />
          <a href={`mailto:${station.email}`} className="prose-link inline-block py-1 break-all">
            {station.email}
          </a>
        </StationFact>
      </ul>
    </section>
  );
}
