import { formatSum } from '@laine/rules/money/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../../i18n/use-locale.ts';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import { ServerText } from '../../../ui/data/server-text.tsx';
import { StatTile } from '../../../ui/data/stat-tile.tsx';
import type { HealthData } from './health-data.ts';
import { useHours } from './use-hours.ts';

/** Connection, downtime, and the money that downtime has cost. */
export function HealthFigures({ health, now }: { health: HealthData; now: Temporal.Instant }) {
  const locale = useLocale();
  const hoursText = useHours();
  const { connected, lastSeenAt, silentInHours, doors, downtime, timeZone } = health;
  const jams = doors.reduce((sum, door) => sum + door.jams, 0);
  const money = (cents: number) => <ServerText>{formatSum(cents, locale)}</ServerText>;
  const lockerHours = hoursText(downtime.lockerHours);
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatTile
          label={<Trans comment="Figure: when the station was last heard">Last heard</Trans>}
          value={
            connected ? (
              <Trans comment="The station is connected at this moment">now</Trans>
            ) : lastSeenAt === null ? (
              '–'
            ) : (
              <RelativeTime moment={lastSeenAt} now={now} timeZone={timeZone} />
            )
          }
        />
        <StatTile
          label={<Trans comment="Figure: how long the station was not heard">Silent</Trans>}
          value={hoursText(silentInHours)}
        />
        <StatTile label={<Trans comment="Figure: how often doors did not open">Jams</Trans>} value={jams} />
        <StatTile
          label={
            <Trans comment="Figure: money that was not earned because lockers did not work">Lost to downtime</Trans>
          }
          value={money(downtime.lostInCents)}
        />
      </div>
      <p className="text-sm text-ink-soft">
        <Trans>
          Lockers could not be rented for {lockerHours} of opening time, taken together. One usually brings{' '}
          {money(Math.round(downtime.usualPerHourInCents))} an hour, by the last four weeks.
        </Trans>
      </p>
    </div>
  );
}
