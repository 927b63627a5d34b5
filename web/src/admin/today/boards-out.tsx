import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { BoardOut, DashboardStation } from '@laine/contract/admin/dashboard-entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, Eye, Phone, Siren, TriangleAlert } from 'lucide-react';
import { Badge } from '../../ui/data/badge.tsx';
import { PhoneLink } from '../../ui/data/phone-link.tsx';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';

type Props = {
  boards: readonly BoardOut[];
  stationOf: (stationId: string) => DashboardStation | undefined;
  now: Temporal.Instant;
};

/** People with a board, the first due first. */
export function BoardsOut({ boards, stationOf, now }: Props) {
  const { t } = useLingui();
  const zoneOf = ({ stationId }: BoardOut) => stationOf(stationId)?.timeZone ?? 'UTC';
  const columns: readonly Column<BoardOut>[] = [
    {
      key: 'renter',
      heading: <Trans comment="Column: who has the board">Renter</Trans>,
      cell: renterOf,
      onCard: 'title',
    },
    {
      key: 'station',
      heading: <Trans comment="Column: name of the station">Station</Trans>,
      cell: ({ stationId }) => stationOf(stationId)?.name ?? stationId,
    },
    {
      key: 'locker',
      heading: <Trans comment="Column: number of the locker">Locker</Trans>,
      cell: ({ lockerNumber }) => lockerNumber,
      align: 'end',
    },
    {
      key: 'due',
      heading: <Trans comment="Column: when the board is to be back">Due</Trans>,
      cell: (board) => dueOf(board, zoneOf(board), now),
    },
    {
      key: 'phone',
      heading: <Trans comment="Column: phone number">Phone</Trans>,
      cell: phoneOf,
    },
    {
      key: 'state',
      heading: <Trans>Status</Trans>,
      cell: (board) => stateOf(board, now),
      onCard: 'corner',
    },
  ];
  return (
    <div className="group-data-cut:grayscale">
      <Table
        caption={t({ message: 'Boards on the water', comment: 'Name of a table, for screen readers' })}
        columns={columns}
        rows={boards}
        keyOf={({ sessionId }) => sessionId}
        hrefOf={({ bookingId }) => (bookingId === null ? adminPaths.sessions() : adminPaths.booking(bookingId))}
        {...(boards.length === 0 && {
          instead: (
            <EmptyState isInside title={<Trans>All boards are back</Trans>}>
              <Trans>Whoever collects one appears here.</Trans>
            </EmptyState>
          ),
        })}
      />
    </div>
  );
}

const renterOf = ({ renter, bookingId }: BoardOut) =>
  renter === '' ? <WithoutName isBooked={bookingId !== null} /> : <span className="font-medium">{renter}</span>;

const dueOf = ({ dueAt }: BoardOut, timeZone: string, now: Temporal.Instant) => (
  <span className="inline-flex flex-wrap gap-x-2">
    <ZonedTime moment={dueAt} timeZone={timeZone} isTimeOnly />
    <span className="text-ink-soft">
      <RelativeTime moment={dueAt} now={now} timeZone={timeZone} />
    </span>
  </span>
);

/** Above the link that covers the row. */
const phoneOf = ({ phone }: BoardOut) =>
  phone !== '' && (
    <PhoneLink phone={phone} icon={Phone} className="relative z-10 inline-flex min-h-11 items-center text-action" />
  );

const WithoutName = ({ isBooked }: { isBooked: boolean }) =>
  isBooked ? (
    <Trans comment="Somebody who has not told a name">Without a name</Trans>
  ) : (
    <Trans comment="A rental that staff made, nobody has booked it">Made by staff</Trans>
  );

function stateOf({ isGivenUp, isInQuestion, dueAt }: BoardOut, now: Temporal.Instant) {
  if (isGivenUp) {
    return (
      <Badge tone="red" icon={Siren}>
        <Trans comment="A board that staff gave up; people are still called to find its renter">
          Missing, search goes on
        </Trans>
      </Badge>
    );
  }
  if (isInQuestion) {
    return (
      <Badge tone="yellow" icon={Eye}>
        <Trans comment="A return that staff have to look at">In question</Trans>
      </Badge>
    );
  }
  const isLate = Temporal.Instant.compare(Temporal.Instant.from(dueAt), now) < 0;
  return isLate ? (
    <Badge tone="red" icon={TriangleAlert}>
      <Trans comment="A board that should be back">Late</Trans>
    </Badge>
  ) : (
    <Badge tone="green" icon={Clock}>
      <Trans comment="A board that is with its renter, within its time">Out</Trans>
    </Badge>
  );
}
