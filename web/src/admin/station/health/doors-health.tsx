import type { DoorHealth } from '@laine/contract/admin/health-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleSlash } from 'lucide-react';
import { Badge } from '../../../ui/data/badge.tsx';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { Table } from '../../../ui/table/table.tsx';
import type { HealthData } from './health-data.ts';
import { useHours } from './use-hours.ts';

/** Use and failures by door. */
export function DoorsHealth({ health, now }: { health: HealthData; now: Temporal.Instant }) {
  const { t } = useLingui();
  const hoursText = useHours();
  const { doors, jams, timeZone } = health;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="doors">
      <h2 id="doors" className="text-lg">
        <Trans comment="Heading: doors of lockers, by how often they were used">Doors by use</Trans>
      </h2>
      <Table
        caption={t({ message: 'Doors by use', comment: 'Heading: doors of lockers, by how often they were used' })}
        columns={columns(hoursText)}
        rows={doors.toSorted((one, other) => other.openings - one.openings || one.lockerNumber - other.lockerNumber)}
        keyOf={({ lockerNumber }) => String(lockerNumber)}
      />
      {jams.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {jams.map(({ at, lockerNumber }) => (
            <li key={`${at} ${lockerNumber}`}>
              <Trans comment="A door did not open; when follows">Door {lockerNumber ?? '–'} jammed</Trans>{' '}
              <span className="text-ink-soft">
                <RelativeTime moment={at} now={now} timeZone={timeZone} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const columns = (hoursText: (hours: number) => string): readonly Column<DoorHealth>[] => [
  {
    key: 'locker',
    heading: <Trans comment="Column: number of a locker">Locker</Trans>,
    cell: ({ lockerNumber }) => (
      <span className="font-medium">
        <Trans>Locker {lockerNumber}</Trans>
      </span>
    ),
    onCard: 'title',
  },
  {
    key: 'state',
    heading: <Trans>Status</Trans>,
    cell: ({ isOutOfService }) =>
      isOutOfService ? (
        <Badge tone="red" icon={CircleSlash}>
          <Trans comment="Of a locker">Out of service</Trans>
        </Badge>
      ) : (
        <Trans comment="Of a locker that can be rented">In service</Trans>
      ),
    onCard: 'corner',
  },
  {
    key: 'openings',
    heading: <Trans comment="Column: how often a door opened">Opened</Trans>,
    cell: ({ openings }) => openings,
    align: 'end',
  },
  {
    key: 'rentals',
    heading: <Trans comment="Column: how often something was rented">Rentals</Trans>,
    cell: ({ rentals }) => rentals,
    align: 'end',
  },
  {
    key: 'jams',
    heading: <Trans comment="Figure: how often doors did not open">Jams</Trans>,
    cell: ({ jams }) => jams,
    align: 'end',
  },
  {
    key: 'outage',
    heading: <Trans comment="Column: how long a locker was out of service">Was out of service</Trans>,
    cell: ({ outOfServiceInHours }) => hoursText(outOfServiceInHours),
    align: 'end',
  },
];
