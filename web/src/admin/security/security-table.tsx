import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { SecurityEvent } from '@laine/contract/admin/security-event-calls.ts';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import type { Column } from '../../ui/table/column.ts';
import { ListTable, type ListAnswer } from '../../ui/table/list-table.tsx';
import { securityWords } from '../../ui/words/security-words.ts';
import { linkStyle } from '../audit/link-style.ts';
import type { NamedStation } from '../frame/station-filter.tsx';

type Props = ListAnswer & { events: readonly SecurityEvent[]; stations: readonly NamedStation[] };

export function SecurityTable({ events, stations, ...answer }: Props) {
  const { t, i18n } = useLingui();
  const nameOf = new Map(stations.map(({ id, name }) => [id, name]));
  return (
    <ListTable
      caption={t({ message: 'Security', comment: 'Tab: sign-ins, refusals, who read bookings' })}
      columns={columns(i18n, nameOf)}
      rows={events}
      keyOf={({ id }) => id}
      {...answer}
    />
  );
}

/** A press shows everything about them. */
function Who({ event: { accountId, keyId, who: actor } }: { event: SecurityEvent }) {
  if (accountId !== null)
    return (
      <Link to={`?${new URLSearchParams({ account: accountId }).toString()}`} className={linkStyle}>
        {actor}
      </Link>
    );
  if (keyId === null) return <Trans comment="Security record: nobody was signed in">A stranger</Trans>;
  return (
    <Link to={`?${new URLSearchParams({ key: keyId }).toString()}`} className={linkStyle}>
      <Trans comment="A program with an API key did it">Key {actor}</Trans>
    </Link>
  );
}

const columns = (i18n: I18n, nameOf: ReadonlyMap<string, string>): readonly Column<SecurityEvent>[] => [
  {
    key: 'time',
    heading: (
      <>
        <Trans context="moment" comment="Column: when something happened">
          Time
        </Trans>{' '}
        (UTC)
      </>
    ),
    cell: ({ createdAt }) => <ZonedTime moment={createdAt} timeZone="UTC" isZoneSaid />,
  },
  {
    key: 'kind',
    heading: <Trans comment="Column: what happened">What happened</Trans>,
    cell: ({ kind }) => <span className="font-medium">{i18n._(securityWords[kind])}</span>,
    onCard: 'title',
  },
  {
    key: 'who',
    heading: <Trans comment="Filter of the audit">Who</Trans>,
    cell: (event) => <Who event={event} />,
  },
  {
    key: 'from',
    heading: (
      <Trans context="address" comment="Column: network address that a request came from">
        From
      </Trans>
    ),
    cell: ({ from }) => <span className="figures wrap-anywhere xl:wrap-break-word">{from ?? '–'}</span>,
  },
  {
    key: 'about',
    heading: <Trans comment="Column: which booking or station it was about">About</Trans>,
    cell: ({ bookingId, stationId }) =>
      bookingId === null ? (
        stationId === null ? (
          '–'
        ) : (
          (nameOf.get(stationId) ?? stationId)
        )
      ) : (
        <Link to={adminPaths.booking(bookingId)} className={linkStyle}>
          <Trans comment="Link to a booking">Booking</Trans>
        </Link>
      ),
  },
  {
    key: 'what',
    heading: <Trans comment="Column: further facts about an action">Details</Trans>,
    cell: ({ what }) => <code className="text-xs wrap-anywhere">{what}</code>,
    onCard: 'line',
  },
];
