import { paths } from '@laine/contract/paths.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BookingBadge } from '../../ui/data/booking-badge.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import type { ReservationRow } from './reservations-data.ts';

const columns: readonly Column<ReservationRow>[] = [
  {
    key: 'station',
    heading: <Trans comment="Column: name of the station">Station</Trans>,
    cell: ({ stationName }) => stationName,
    onCard: 'title',
  },
  {
    key: 'start',
    heading: <Trans comment="Column: when the rental starts">Start</Trans>,
    cell: ({ start }) => <span className="whitespace-nowrap">{start}</span>,
  },
  {
    key: 'end',
    heading: <Trans comment="Column: when the rental ends">End</Trans>,
    cell: ({ end }) => <span className="whitespace-nowrap md:text-ink-soft">{end}</span>,
  },
  {
    key: 'boards',
    heading: <Trans comment="Column: number of boards">Board(s)</Trans>,
    cell: ({ boards }) => <Boards count={boards} />,
    align: 'end',
  },
  {
    key: 'paid',
    heading: (
      <Trans context="sum" comment="Column: sum paid for the booking">
        Paid
      </Trans>
    ),
    cell: ({ paid }) => <span className="whitespace-nowrap">{paid}</span>,
    align: 'end',
  },
  {
    key: 'status',
    heading: <Trans>Status</Trans>,
    cell: ({ status }) => (
      <span className="md:max-lg:[&>span]:text-xs">
        <BookingBadge status={status} />
      </span>
    ),
    onCard: 'corner',
  },
];

export function ReservationTable({ rows }: { rows: readonly ReservationRow[] }) {
  const { t } = useLingui();
  return (
    <div className="mt-6 md:mt-8">
      <Table
        caption={t`Your reservations`}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => paths.booking(id)}
      />
    </div>
  );
}

/** A column of figures needs no unit, a line of a card does. */
function Boards({ count }: { count: number }) {
  return (
    <>
      <span className="max-md:hidden">{count}</span>
      <span className="md:hidden">
        <Plural value={count} one="# board" other="# boards" />
      </span>
    </>
  );
}
