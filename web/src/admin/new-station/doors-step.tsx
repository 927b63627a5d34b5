import { adminPaths } from '@laine/contract/admin-paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { StationDetail } from '../station/station-data.ts';
import { DoorTest } from './door-test.tsx';
import { StationStands } from './station-stands.tsx';

/** Each door is opened and its tags are read; with the first that has opened, the station stands. */
export function DoorsStep({ station }: { station: StationDetail }) {
  const { t } = useLingui();
  const { id, lockers, connected, driver, firstOpenedAt } = station;
  return (
    <div className="grid max-w-4xl gap-6">
      {firstOpenedAt !== null && <StationStands station={station} />}
      {!connected && (
        <p className="rounded-control bg-yellow p-3.5 text-sm text-on-yellow">
          <Trans>
            The station does not answer, so no door can be opened from here.{' '}
            <Link to={adminPaths.newStation(id, 'program')} className="font-semibold underline">
              Look at its program
            </Link>
          </Trans>
        </p>
      )}
      <div>
        <h2 className="text-lg">
          <Trans comment="Heading: the doors of a new station are tried">Test each door</Trans>
        </h2>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">
          {driver === 'simulated' ? (
            <Trans>
              Simulated doors open at once and say so; nothing lies behind them, so their readers stay silent.
            </Trans>
          ) : (
            <Trans>
              Somebody should stand there: does the door with this number open? A wrong one means that locks are wired
              in another order.
            </Trans>
          )}
        </p>
      </div>
      <ul
        aria-label={t({ message: 'Doors to test', comment: 'Name of a list, for screen readers' })}
        className="grid gap-3 sm:grid-cols-2"
      >
        {lockers.map((locker) => (
          <DoorTest key={locker.number} locker={locker} isReachable={connected} />
        ))}
      </ul>
    </div>
  );
}
