import { adminPaths } from '@laine/contract/admin-paths.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { paths } from '@laine/contract/paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { Link } from 'react-router';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { WaveLine } from '../../ui/art/wave-line.tsx';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Problem } from '../../ui/state/problem.tsx';
import { StaffPersonContext } from '../frame/staff-person.ts';
import { ReachList } from '../station/people/reach-list.tsx';
import type { StationDetail } from '../station/station-data.ts';
import { stationLabel } from '../station/station-label.ts';
import { reasonWords } from '../words/reason-words.ts';

/** The end of the way, with the one press that lets customers in. */
export function StationStands({ station }: { station: StationDetail }) {
  const { i18n } = useLingui();
  const { id: stationId, status, reasonsNotToOpen } = station;
  const { name } = stationLabel(station);
  const { isAdmin } = use(StaffPersonContext);
  const activate = useAct(stationCalls.editStation, {
    isQuiet: true,
    refreshes: [callKey(stationCalls.adminStation, { stationId }), callKey(stationCalls.adminStations)],
  });
  const isActive = status === 'active';
  return (
    <section
      aria-labelledby="station-stands"
      className="grid animate-rise gap-4 overflow-hidden rounded-card border border-line bg-sky p-5 md:p-6 dark:bg-paper"
    >
      <div aria-live="polite" className="grid gap-2">
        <h2 id="station-stands" className="flex items-center gap-2.5 text-xl">
          <CircleCheck aria-hidden className="size-6 shrink-0 text-on-green" />
          <Trans comment="Heading: a new station is set up, its first door has opened">Your station is up</Trans>
        </h2>
        <p className="max-w-prose">
          {isActive ? (
            <Trans comment="name is that of a station">
              {name} is open for bookings. Customers see it from now on.
            </Trans>
          ) : (
            <Trans comment="name is that of a station">
              A door of {name} has opened. It is not open for bookings yet: test the other doors, put boards in, then
              let customers in.
            </Trans>
          )}
        </p>
      </div>
      <div className="-mx-5 text-action md:-mx-6">
        <WaveLine />
      </div>
      {!isActive && reasonsNotToOpen.length > 0 && (
        <ul className="grid gap-1">
          {reasonsNotToOpen.map((reason) => (
            <li key={reason}>{i18n._(reasonWords[reason])}</li>
          ))}
        </ul>
      )}
      {!isActive && reasonsNotToOpen.length === 0 && (
        <div>
          <button
            type="button"
            disabled={activate.isActing}
            onClick={() => activate.act({ stationId, status: 'active' })}
            className={buttonStyle('primary')}
          >
            <Trans comment="Button: customers see a station and can book there">Open it for bookings</Trans>
          </button>
          {activate.problem !== undefined && <Problem text={activate.problem} />}
        </div>
      )}
      <ReachList stationId={stationId} isAdmin={isAdmin} />
      <ul className="flex flex-wrap gap-x-6 text-sm">
        <Way to={adminPaths.station(stationId)}>
          <Trans comment="Link: the lockers of a station as they stand">To its wall</Trans>
        </Way>
        <Way to={adminPaths.newStation(stationId, 'boards')}>
          <Trans comment="Link: boards, paddles and vests of a new station">Put boards into the lockers</Trans>
        </Way>
        <Way to={adminPaths.station(stationId, 'people')}>
          <Trans comment="Link: who runs a new station">Name its owner</Trans>
        </Way>
        {isActive && (
          <Way to={paths.station(stationId)}>
            <Trans comment="Link: the page of a station that customers see">As customers see it</Trans>
          </Way>
        )}
      </ul>
    </section>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
        {children}
      </Link>
    </li>
  );
}
