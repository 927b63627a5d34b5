import { formatPhone, phoneAddress } from '@laine/rules/people/format-phone.ts';
import { Trans } from '@lingui/react/macro';
import { Phone, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import type { AlertData, MissingData } from './alert-data.ts';

type Props = { missing: MissingData; station: AlertData['station']; isTakenByYou: boolean };

/** The person to call first, when to call for rescue, and the known facts. */
export function MissingFacts({ missing, station, isTakenByYou }: Props) {
  const { name, phone, lockerNumbers, saidFineAt } = missing;
  // Read in the morning, it must show that it was yesterday.
  const at = (moment: string) => <ZonedTime moment={moment} timeZone={station.timeZone} />;
  return (
    <>
      <ol className="grid gap-4">
        <li className="grid gap-2">
          <p>
            <Trans>1. Call the renter.</Trans>
          </p>
          {/* The next step for the person who has taken it. */}
          <a
            href={phoneAddress(phone)}
            className={`${buttonStyle(isTakenByYou ? 'primary' : 'quiet')} min-h-14 w-full text-lg`}
          >
            <Phone aria-hidden className={`size-5 ${isTakenByYou ? '' : 'text-action'}`} />
            <span>
              {name} <span className="figures whitespace-nowrap">{formatPhone(phone)}</span>
            </span>
          </a>
        </li>
        <li>
          <Trans>2. Ask whoever is at the station to look: the board may be back, or in sight.</Trans>
        </li>
        <li className="grid gap-2">
          <p>
            <Trans>
              3. No answer and nobody in sight, or it gets dark, windy or cold: call for rescue. Say the place and when
              they went out.
            </Trans>
          </p>
          <a
            href="tel:112"
            className="flex min-h-14 items-center justify-center gap-3 rounded-control bg-red px-5 text-lg font-semibold text-on-red"
          >
            <Siren aria-hidden className="size-6" />
            112
          </a>
        </li>
      </ol>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
        <Fact label={<Trans comment="When the board was to be back">Due</Trans>}>{at(missing.dueAt)}</Fact>
        <Fact label={<Trans comment="Numbers of the lockers whose boards are out">Lockers</Trans>}>
          {lockerNumbers.join(', ')}
        </Fact>
        {missing.collectedAt !== null && (
          <Fact label={<Trans comment="When the board was taken out">Collected</Trans>}>{at(missing.collectedAt)}</Fact>
        )}
        {missing.lastDoorAt !== null && (
          <Fact label={<Trans comment="When a door of theirs was last opened">Last at the door</Trans>}>
            {at(missing.lastDoorAt)}
          </Fact>
        )}
        {saidFineAt !== null && (
          <Fact label={<Trans comment="The renter pressed that no help is needed">Says they are fine</Trans>}>
            {at(saidFineAt)}
          </Fact>
        )}
        {station.silentSince !== null && (
          <Fact label={<Trans comment="Since when the station has not been heard of">Station silent since</Trans>}>
            {at(station.silentSince)}
          </Fact>
        )}
        <Fact label={<Trans>Place</Trans>}>
          {station.locationText}
          <span className="figures block">{`${station.latitude}, ${station.longitude}`}</span>
        </Fact>
      </dl>
    </>
  );
}

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <>
    <dt className="text-ink-soft">{label}</dt>
    <dd className="font-medium">{children}</dd>
  </>
);
