import { auditCalls } from '@laine/contract/admin/audit-calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { useLingui } from '@lingui/react/macro';
import { useCall } from '../../api/use-call.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { CursorPager } from '../../ui/table/cursor-pager.tsx';
import { useListAddress } from '../../ui/table/use-list-address.ts';
import { CsvLink } from '../frame/csv-link.tsx';
import type { NamedStation } from '../sessions/sessions-data.ts';
import { commonZone } from '../station/common-zone.ts';
import { AuditAddress, filterOf, inputOf, type AuditActor, type AuditAnswer } from './audit-data.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditFrame } from './audit-frame.tsx';
import { AuditTable } from './audit-table.tsx';

type Props = { stations: readonly NamedStation[]; actors: readonly AuditActor[]; loaded: AuditAnswer };

/** Who did what, newest first. Rows are only ever added, so what was read stays true. */
export function AuditPage({ stations, actors, loaded }: Props) {
  const { t } = useLingui();
  const list = useListAddress(AuditAddress);
  const asked = useCall(auditCalls.audit, inputOf(list.shown), { initialData: loaded });
  const { entries, neighbours } = asked.data ?? loaded;
  return (
    <AuditFrame actions={<CsvLink href={callAddress(auditCalls.auditCsv, filterOf(list.shown))} />}>
      <AuditFilters list={list} stations={stations} actors={actors} />
      <AuditTable
        entries={entries}
        stations={stations}
        timeZone={stations.find(({ id }) => id === list.shown.station)?.timeZone ?? commonZone(stations)}
        asked={asked}
        empty={
          <EmptyState isInside title={t({ message: 'No actions', comment: 'The audit shows nothing' })}>
            {list.isFiltered
              ? t`None matches these filters.`
              : t`Everything that staff change or open is written down here.`}
          </EmptyState>
        }
      />
      <CursorPager neighbours={neighbours} hrefWith={list.hrefWith} />
    </AuditFrame>
  );
}
