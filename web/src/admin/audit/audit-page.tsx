import { auditCalls } from '@laine/contract/admin/audit-calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import type { AnswerOf } from '../../ui/table/list-of.ts';
import { ListPager } from '../../ui/table/list-pager.tsx';
import { useList } from '../../ui/table/use-list.ts';
import { CsvLink } from '../frame/csv-link.tsx';
import type { NamedStation } from '../frame/station-filter.tsx';
import { commonZone } from '../station/common-zone.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditFrame } from './audit-frame.tsx';
import { auditList, type AuditActor } from './audit-list.ts';
import { AuditTable } from './audit-table.tsx';

type Props = { stations: readonly NamedStation[]; actors: readonly AuditActor[]; loaded: AnswerOf<typeof auditList> };

/** The audit, newest first. Rows are only ever added, so a page once read stays valid. */
export function AuditPage({ stations, actors, loaded }: Props) {
  const { t } = useLingui();
  const list = useList(auditList, loaded);
  const { entries, neighbours } = list.answer;
  return (
    <AuditFrame actions={<CsvLink href={callAddress(auditCalls.auditCsv, list.input)} />}>
      <AuditFilters list={list} stations={stations} actors={actors} />
      <AuditTable
        entries={entries}
        stations={stations}
        timeZone={stations.find(({ id }) => id === list.shown.station)?.timeZone ?? commonZone(stations)}
        asked={list.asked}
        empty={
          <EmptyState isInside title={t({ message: 'No actions', comment: 'The audit shows nothing' })}>
            {list.isFiltered
              ? t`None matches these filters.`
              : t`Everything that staff change or open is written down here.`}
          </EmptyState>
        }
      />
      <ListPager list={list} neighbours={neighbours} />
    </AuditFrame>
  );
}
