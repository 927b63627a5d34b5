import { paths } from '@laine/contract/paths.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { BookingBadge } from '../../ui/data/booking-badge.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import type { NowRow } from './group-reservations.ts';
import { Doors, NowStatus } from './now-cells.tsx';
import type { ReservationRow } from './reservations-data.ts';

const station: Column<ReservationRow> = {
  key: 'station',
  heading: <Trans comment="Column: name of the station">Station</Trans>,
  cell: (row) => <StationName {...row} />,
  onCard: 'title',
};

const times: readonly Column<ReservationRow>[] = [
  {
    key: 'start',
    heading: <Trans comment="Column: when the rental starts">Start</Trans>,
    cell: ({ start }) => <span className="text-[min(1em,7.5vw)] whitespace-nowrap">{start}</span>,
  },
  {
    key: 'end',
    heading: <Trans comment="Column: when the rental ends">End</Trans>,
    cell: ({ end }) => <span className="text-[min(1em,7.5vw)] whitespace-nowrap md:text-ink-soft">{end}</span>,
  },
];

const columns: readonly Column<ReservationRow>[] = [
  station,
  ...times,
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
    cell: (row) => <Paid {...row} />,
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

/** What is needed at the lockers; the rest is on the booking's own page. */
const nowColumns: readonly Column<NowRow>[] = [
  station,
  {
    key: 'code',
    heading: <Trans comment="Label above the 4 digits that open the locker">Door code</Trans>,
    cell: (row) => <Doors {...row} />,
    onCard: 'line',
  },
  ...times,
  { key: 'status', heading: <Trans>Status</Trans>, cell: (row) => <NowStatus {...row} />, onCard: 'corner' },
];

export function NowTable({ headingId, rows }: { headingId: string; rows: readonly NowRow[] }) {
  return (
    <Table
      caption={{ id: headingId }}
      columns={nowColumns}
      rows={rows}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => paths.booking(id)}
    />
  );
}

export function ReservationTable({ headingId, rows }: { headingId: string; rows: readonly ReservationRow[] }) {
  return (
    <Table
      caption={{ id: headingId }}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => paths.booking(id)}
    />
  );
}

/** The picture says at a glance which beach it was. */
function StationName({ stationName, image, isToCome }: ReservationRow) {
  return (
    <span className="flex items-center gap-3">
      <span className="aspect-square w-14 shrink-0 overflow-hidden rounded-control bg-sky md:w-12">
        {image !== null && (
          <img
            src={image}
            alt=""
            width={112}
            height={112}
            loading="lazy"
            decoding="async"
            className={`size-full object-cover dim-at-night ${isToCome ? '' : 'opacity-70 saturate-50'}`}
          />
        )}
      </span>
      {stationName}
    </span>
  );
}

function Paid({ paid, refund, waiting }: ReservationRow) {
  return (
    <>
      <span className="whitespace-nowrap">{paid}</span>
      {refund !== null && (
        <span className="block text-xs font-normal text-ink-soft">
          <Trans comment="refund is a sum such as 18.00 €">
            <span className="whitespace-nowrap">{refund}</span> refunded
          </Trans>
        </span>
      )}
      {waiting !== null && (
        <span className="block text-xs font-normal text-ink-soft">
          <Trans comment="waiting is a sum such as 18.00 € that is promised and not sent yet">
            <span className="whitespace-nowrap">{waiting}</span> waits to go back
          </Trans>
        </span>
      )}
    </>
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
