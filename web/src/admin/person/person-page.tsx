import { adminPaths } from '@laine/contract/admin-paths.ts';
import { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import { personCalls } from '@laine/contract/admin/person-calls.ts';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { Problem } from '../../ui/state/problem.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { nameOfPerson } from '../people/name-of-person.ts';
import { PersonState } from '../people/person-state.tsx';
import { commonZone } from '../station/common-zone.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonBookings } from './person-bookings.tsx';
import { bookingsInput, type LoadedPerson } from './person-data.ts';
import { PersonFacts } from './person-facts.tsx';
import { PersonHistory } from './person-history.tsx';
import { PersonHoldings } from './person-holdings.tsx';
import { PersonLogins } from './person-logins.tsx';
import { PersonNote } from './person-note.tsx';
import { PersonTroubles } from './person-troubles.tsx';

const TICK_MS = 60_000;

type Props = LoadedPerson & { serverNow: string };

/** One person: facts, actions, holdings, debts and history. */
export function PersonPage({ loaded, bookings, stations, serverNow }: Props) {
  const now = useClock(serverNow, TICK_MS);
  const timeZone = commonZone(stations);
  const { id: personId } = loaded.person;
  const { data, problem } = useCall(personCalls.person, { personId }, { initialData: loaded });
  const detail = data ?? loaded;
  const booked =
    useCall(bookingCalls.adminBookings, bookingsInput(personId), { initialData: bookings }).data ?? bookings;
  return (
    <StaffPage title={nameOfPerson(detail.person)} actions={<PersonState status={detail.person.status} />}>
      <Link
        to={adminPaths.people()}
        className="-mt-3 inline-flex min-h-11 items-center gap-2 justify-self-start text-sm"
      >
        <ArrowLeft aria-hidden className="size-4" />
        <Trans comment="Link back to the list">All people</Trans>
      </Link>
      {problem !== undefined && <Problem text={problem} />}
      <p className="text-sm text-ink-soft">
        <Trans comment="timeZone is a name such as Europe/Tallinn">Time in {timeZone}</Trans>
      </p>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <PersonFacts detail={detail} stations={stations} timeZone={timeZone} now={now} />
        <PersonActions detail={detail} />
        <div className="grid min-w-0 gap-6">
          <PersonNote key={detail.person.note ?? ''} person={detail.person} />
          <PersonBookings bookings={booked} stations={stations} personId={personId} />
          <PersonTroubles detail={detail} timeZone={timeZone} />
          <PersonHoldings detail={detail} />
          <PersonLogins detail={detail} timeZone={timeZone} now={now} />
          <PersonHistory detail={detail} timeZone={timeZone} />
        </div>
      </div>
    </StaffPage>
  );
}
