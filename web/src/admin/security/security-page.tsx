import { securityEventCalls } from '@laine/contract/admin/security-event-calls.ts';
import { useLingui } from '@lingui/react/macro';
import { useCall } from '../../api/use-call.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { CursorPager } from '../../ui/table/cursor-pager.tsx';
import { useListAddress } from '../../ui/table/use-list-address.ts';
import { AuditFrame } from '../audit/audit-frame.tsx';
import type { NamedStation } from '../sessions/sessions-data.ts';
import { inputOf, SecurityAddress, type SecurityAnswer } from './security-data.ts';
import { SecurityFilters } from './security-filters.tsx';
import { SecurityTable } from './security-table.tsx';

type Props = { stations: readonly NamedStation[]; loaded: SecurityAnswer };

/** Who came in, who was turned away and who looked at whose booking, newest first. */
export function SecurityPage({ stations, loaded }: Props) {
  const { t } = useLingui();
  const list = useListAddress(SecurityAddress);
  const asked = useCall(securityEventCalls.securityEvents, inputOf(list.shown), { initialData: loaded });
  const { events, neighbours } = asked.data ?? loaded;
  return (
    <AuditFrame>
      <SecurityFilters list={list} stations={stations} />
      <SecurityTable
        events={events}
        stations={stations}
        asked={asked}
        empty={
          <EmptyState isInside title={t({ message: 'Nothing yet', comment: 'The security record shows nothing' })}>
            {list.isFiltered
              ? t`None matches these filters.`
              : t`Sign-ins, refusals and bookings that staff have read are written down here.`}
          </EmptyState>
        }
      />
      <CursorPager neighbours={neighbours} hrefWith={list.hrefWith} />
    </AuditFrame>
  );
}
