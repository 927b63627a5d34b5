import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import type { AnswerOf } from '../../ui/table/list-of.ts';
import { ListPager } from '../../ui/table/list-pager.tsx';
import { useList } from '../../ui/table/use-list.ts';
import { AuditFrame } from '../audit/audit-frame.tsx';
import type { NamedStation } from '../frame/station-filter.tsx';
import { SecurityFilters } from './security-filters.tsx';
import { securityList } from './security-list.ts';
import { SecurityTable } from './security-table.tsx';

type Props = { stations: readonly NamedStation[]; loaded: AnswerOf<typeof securityList> };

/** Sign-ins, refusals and readings of bookings, newest first. */
export function SecurityPage({ stations, loaded }: Props) {
  const { t } = useLingui();
  const list = useList(securityList, loaded);
  const { events, neighbours } = list.answer;
  return (
    <AuditFrame>
      <SecurityFilters list={list} stations={stations} />
      <SecurityTable
        events={events}
        stations={stations}
        asked={list.asked}
        empty={
          <EmptyState isInside title={t({ message: 'Nothing yet', comment: 'The security record shows nothing' })}>
            {list.isFiltered
              ? t`None matches these filters.`
              : t`Sign-ins, refusals and bookings that staff have read are written down here.`}
          </EmptyState>
        }
      />
      <ListPager list={list} neighbours={neighbours} />
    </AuditFrame>
  );
}
