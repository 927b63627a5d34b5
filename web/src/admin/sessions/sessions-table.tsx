import type { SessionOrder } from '@laine/contract/admin/session-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { isSameDay } from '../../i18n/moments.ts';
import { SessionBadge } from '../../ui/data/session-badge.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import type { Column } from '../../ui/table/column.ts';
import { ListTable, type ListAnswer } from '../../ui/table/list-table.tsx';
import type { OrderOf } from '../../ui/table/table-order.ts';
import type { NamedStation } from '../frame/station-filter.tsx';
import type { ListedSession } from './sessions-list.ts';

type Props = ListAnswer & {
  sessions: readonly ListedSession[];
  stations: readonly NamedStation[];
  order: { shown: OrderOf<SessionOrder>; hrefWith: (order: OrderOf<SessionOrder>) => string };
  hrefOf: (session: ListedSession) => string;
};

const badgeOf = ({ status }: ListedSession) => <SessionBadge status={status} />;

export function SessionsTable({ sessions, stations, order, hrefOf, ...answer }: Props) {
  const { t } = useLingui();
  const byId = new Map(stations.map((station) => [station.id, station]));
  const moment = (session: ListedSession, at: string | null) => {
    if (at === null) return '–';
    const timeZone = byId.get(session.stationId)?.timeZone ?? 'UTC';
    // On the day of the start, the time alone is enough.
    const isTimeOnly = isSameDay(at, session.start, timeZone) && at !== session.start;
    return <ZonedTime moment={at} timeZone={timeZone} isTimeOnly={isTimeOnly} />;
  };
  const columns: readonly Column<ListedSession, SessionOrder>[] = [
    {
      key: 'start',
      heading: <Trans comment="Column: when a rental begins">Start</Trans>,
      cell: (session) => moment(session, session.start),
      sortBy: 'start',
      onCard: 'title',
    },
    {
      key: 'end',
      heading: <Trans comment="Column: when the rental ends">End</Trans>,
      cell: (session) => moment(session, session.end),
      sortBy: 'end',
    },
    {
      key: 'station',
      heading: <Trans comment="Column: place with lockers">Station</Trans>,
      cell: ({ stationId }) => byId.get(stationId)?.name ?? stationId,
    },
    {
      key: 'locker',
      heading: <Trans comment="Column: number of a locker">Locker</Trans>,
      cell: ({ lockerNumber }) => lockerNumber ?? '–',
      sortBy: 'lockerNumber',
      align: 'end',
    },
    {
      key: 'code',
      heading: <Trans comment="Column: door code">Code</Trans>,
      cell: ({ code }) => code || '–',
      align: 'end',
    },
    {
      key: 'collected',
      heading: <Trans comment="When the board was taken out">Collected</Trans>,
      cell: (session) => moment(session, session.firstOpenTime),
      sortBy: 'firstOpenTime',
      needs: 'xl',
    },
    {
      key: 'returned',
      heading: <Trans comment="When the board came back">Returned</Trans>,
      cell: (session) => moment(session, session.closeTime),
      sortBy: 'closeTime',
      needs: 'xl',
    },
    {
      key: 'status',
      heading: <Trans comment="Column: state of a booking or rental">Status</Trans>,
      cell: badgeOf,
      sortBy: 'status',
      onCard: 'corner',
    },
  ];
  return (
    <ListTable
      caption={t({ message: 'Sessions', comment: 'Staff page: rentals, one per board' })}
      columns={columns}
      rows={sessions}
      keyOf={({ id }) => id}
      hrefOf={hrefOf}
      order={order}
      {...answer}
    />
  );
}
