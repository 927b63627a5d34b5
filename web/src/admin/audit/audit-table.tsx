import type { AuditEntry } from '@laine/contract/admin/entities.ts';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import type { Column } from '../../ui/table/column.ts';
import { ListTable, type ListAnswer } from '../../ui/table/list-table.tsx';
import type { NamedStation } from '../frame/station-filter.tsx';
import { auditWords } from '../words/audit-words.ts';
import { AuditDetail } from './audit-detail.tsx';
import { linkStyle } from './link-style.ts';
import { TargetName } from './target-name.tsx';

type Props = ListAnswer & {
  entries: readonly AuditEntry[];
  stations: readonly NamedStation[];
  /** One clock for the whole list, or newer rows could seem older than another station's. */
  timeZone: string;
};

export function AuditTable({ entries, stations, timeZone, ...answer }: Props) {
  const { t, i18n } = useLingui();
  const byId = new Map(stations.map((station) => [station.id, station]));
  return (
    <ListTable
      caption={t({ message: 'Audit', comment: 'Staff page: who did what' })}
      columns={columns(i18n, byId, timeZone)}
      rows={entries}
      keyOf={({ id }) => id}
      {...answer}
    />
  );
}

/** A press shows everything that they did. */
function ActorName({ entry: { actorKind, actorId, actor } }: { entry: AuditEntry }) {
  if (actorKind === 'system' || actorId === null)
    return <Trans comment="No person did it: the product itself, or somebody at a station's screen">By itself</Trans>;
  return (
    <Link to={`?${new URLSearchParams({ actor: actorId }).toString()}`} className={linkStyle}>
      {actorKind === 'person' ? actor : <Trans comment="A program with an API key did it">Key {actor}</Trans>}
    </Link>
  );
}

const columns = (
  i18n: I18n,
  byId: ReadonlyMap<string, NamedStation>,
  timeZone: string,
): readonly Column<AuditEntry>[] => [
  {
    key: 'time',
    heading: (
      <>
        <Trans context="moment" comment="Column: when something happened">
          Time
        </Trans>
        {` (${timeZone})`}
      </>
    ),
    cell: ({ createdAt }) => <ZonedTime moment={createdAt} timeZone={timeZone} isZoneSaid />,
  },
  {
    key: 'action',
    heading: <Trans comment="Column: what was done">Action</Trans>,
    cell: ({ action }) => <span className="font-medium">{i18n._(auditWords[action])}</span>,
    onCard: 'title',
  },
  {
    key: 'actor',
    heading: <Trans comment="Column: who did it">By</Trans>,
    cell: (entry) => <ActorName entry={entry} />,
  },
  {
    key: 'target',
    heading: <Trans comment="Column: what it was done to">Done to</Trans>,
    cell: (entry) => <TargetName entry={entry} byId={byId} />,
  },
  {
    key: 'station',
    heading: <Trans comment="Column: place with lockers">Station</Trans>,
    cell: ({ stationId }) => (stationId === null ? '–' : (byId.get(stationId)?.name ?? stationId)),
    needs: 'lg',
  },
  {
    key: 'detail',
    heading: <Trans comment="Column: further facts about an action">Details</Trans>,
    cell: (entry) => <AuditDetail entry={entry} />,
    needs: 'lg',
  },
];
