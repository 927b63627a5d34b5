import { adminPaths } from '@laine/contract/admin-paths.ts';
import { formatPhone } from '@laine/rules/people/format-phone.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { CopyableId } from '../../ui/data/copyable-id.tsx';
import { EmailText } from '../../ui/data/email-text.tsx';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import { Money } from '../../ui/data/money.tsx';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import type { NamedStation } from '../frame/station-filter.tsx';
import type { PersonData } from './person-data.ts';

type Props = { detail: PersonData; stations: readonly NamedStation[]; timeZone: string; now: Temporal.Instant };

export function PersonFacts({ detail: { person, stationIds }, stations, timeZone, now }: Props) {
  const { t } = useLingui();
  const nameOf = (id: string) => stations.find((station) => station.id === id)?.name ?? id;
  return (
    <section aria-label={t`Facts`} className="min-w-0 rounded-card border border-line bg-paper px-5 py-2">
      <Facts>
        <Fact label={<Trans comment="E-mail address">E-mail</Trans>}>
          {person.email === '' ? undefined : (
            <a href={`mailto:${person.email}`} className="link inline-flex min-h-11 items-center md:min-h-8">
              <EmailText email={person.email} />
            </a>
          )}
        </Fact>
        <Fact label={<Trans>Phone number</Trans>}>
          {person.phone === null ? undefined : (
            <a href={`tel:${person.phone}`} className="link inline-flex min-h-11 items-center gap-2 md:min-h-8">
              <Phone aria-hidden className="size-4" />
              {formatPhone(person.phone)}
            </a>
          )}
        </Fact>
        <Fact label={<Trans comment="Whether somebody is an admin">Role</Trans>}>
          {person.role === 'admin' ? (
            <Trans comment="Role of a person">Admin</Trans>
          ) : stationIds.length > 0 ? (
            <Trans comment="Role of a person who runs stations">Owner</Trans>
          ) : (
            <Trans comment="Role of a person who rents">Customer</Trans>
          )}
        </Fact>
        {stationIds.length > 0 && (
          <Fact label={<Trans comment="The stations that somebody runs">Runs</Trans>}>
            {stationIds.map((id, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Link to={adminPaths.station(id)} className="link">
                  {nameOf(id)}
                </Link>
              </span>
            ))}
          </Fact>
        )}
        {person.restrictedBecause !== null && (
          <Fact label={<Trans comment="Why an account is suspended or banned">Restricted because</Trans>}>
            {person.restrictedBecause}
            {person.restrictedUntil !== null && (
              <span className="text-ink-soft">
                {' · '}
                <Trans comment="Followed by a moment">until</Trans>{' '}
                <ZonedTime moment={person.restrictedUntil} timeZone={timeZone} />
              </span>
            )}
          </Fact>
        )}
        {person.removedOn !== null && (
          <Fact label={<Trans comment="When an account is deleted">Deleted on</Trans>}>
            <ZonedTime moment={person.removedOn} timeZone={timeZone} />
          </Fact>
        )}
        <Fact label={<Trans comment="Column: what somebody has not paid">Owes</Trans>}>
          {person.unpaidInCents === 0 ? undefined : <Money cents={person.unpaidInCents} />}
        </Fact>
        <Fact label={<Trans comment="Column: when somebody was here last">Last seen</Trans>}>
          {person.lastSeenAt === null ? undefined : (
            <RelativeTime moment={person.lastSeenAt} now={now} timeZone={timeZone} />
          )}
        </Fact>
        <Fact label={<Trans comment="When somebody came first">Here since</Trans>}>
          <ZonedTime moment={person.createdAt} timeZone={timeZone} />
        </Fact>
        <Fact label={<Trans comment="Number of a person">Person</Trans>}>
          <CopyableId id={person.id} />
        </Fact>
      </Facts>
    </section>
  );
}
