import type { SharedTicket } from '@laine/contract/public/ticket-calls.ts';
import { phoneAddress } from '@laine/rules/people/format-phone.ts';
import { Trans } from '@lingui/react/macro';
import { LifeBuoy, MapPin, Navigation, Phone } from 'lucide-react';
import { SitePlan } from '../../ui/data/site-plan.tsx';
import { directionsAddress } from '../../ui/station/directions-address.ts';
import { actionStyle } from '../booking/actions/action-style.ts';
import { FactCard } from '../booking/facts/fact-card.tsx';
import { PlaceNote } from '../booking/facts/place-note.tsx';
import { RescueWords } from '../booking/now/rescue-words.tsx';

/** The way there, and whom to call. */
export function TicketHelp({ station }: Pick<SharedTicket, 'station'>) {
  return (
    <div className="page-width grid gap-6 pt-2 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-4">
      <dl className="min-w-0 md:row-span-2">
        <FactCard
          icon={MapPin}
          label={<Trans>Location</Trans>}
          note={<PlaceNote station={station} />}
          picture={station.sitePlan && <SitePlan src={station.sitePlan} stationName={station.name} />}
        >
          {station.name}
        </FactCard>
      </dl>
      <ul className="grid min-w-0 content-start gap-3">
        <li>
          <a href={directionsAddress(station)} target="_blank" rel="noreferrer" className={actionStyle}>
            <Navigation aria-hidden className="size-5 text-action" />
            <Trans comment="Link to a map with the way to the station">Directions</Trans>
          </a>
        </li>
        <li>
          <a href={phoneAddress(station.phone)} className={actionStyle}>
            <Phone aria-hidden className="size-5 text-action" />
            <Trans comment="Button that calls the station's number">Call the station</Trans>
          </a>
        </li>
      </ul>
      <section
        aria-labelledby="help-title"
        className="flex min-w-0 items-start gap-4 self-start rounded-card bg-sand p-[min(1.25rem,5vw)] max-sm:flex-col md:p-6"
      >
        <LifeBuoy aria-hidden className="mt-0.5 size-7 shrink-0 text-coral dark:text-alert" />
        <div>
          <h2 id="help-title" className="text-lg">
            <Trans>In danger</Trans>
          </h2>
          <p className="mt-1">
            <RescueWords />
          </p>
        </div>
      </section>
    </div>
  );
}
