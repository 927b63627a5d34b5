import { ledgerCalls } from '@laine/contract/admin/ledger-calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { LedgerPurpose, LedgerState as States } from '@laine/contract/states.ts';
import { useLingui } from '@lingui/react/macro';
import { useCall } from '../../api/use-call.ts';
import { DateField } from '../../ui/field/date-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { CursorPager } from '../../ui/table/cursor-pager.tsx';
import { TableFilters } from '../../ui/table/table-filters.tsx';
import { useListAddress } from '../../ui/table/use-list-address.ts';
import { CsvLink } from '../frame/csv-link.tsx';
import { StationFilter } from '../frame/station-filter.tsx';
import type { NamedStation } from '../sessions/sessions-data.ts';
import { MoneyFrame } from '../money/money-frame.tsx';
import { moneyWords } from '../words/money-words.ts';
import { filterOf, inputOf, LedgerAddress, type LedgerAnswer } from './ledger-data.ts';
import { ledgerStateWords } from './ledger-state.tsx';
import { LedgerTable } from './ledger-table.tsx';

type Props = { stations: readonly NamedStation[]; loaded: LedgerAnswer };

/** Every movement of money, newest first. */
export function LedgerPage({ stations, loaded }: Props) {
  const { t, i18n } = useLingui();
  const list = useListAddress(LedgerAddress);
  const { shown, field } = list;
  const asked = useCall(ledgerCalls.ledger, inputOf(shown), { initialData: loaded });
  const { entries, neighbours } = asked.data ?? loaded;
  return (
    <MoneyFrame actions={<CsvLink href={callAddress(ledgerCalls.ledgerCsv, filterOf(shown))} />}>
      <TableFilters isFiltered={list.isFiltered} clearHref={list.clearHref}>
        <SelectField
          {...field('purpose')}
          label={t({ message: 'What for', comment: 'Filter: what money was for' })}
          options={LedgerPurpose.options.map((value) => ({ value, label: i18n._(moneyWords[value]) }))}
          none={t({ message: 'All', comment: 'No filter' })}
        />
        <SelectField
          {...field('state')}
          label={t({ message: 'Status', comment: 'Column: state of a booking or rental' })}
          options={States.options.map((value) => ({ value, label: i18n._(ledgerStateWords[value]) }))}
          none={t({ message: 'All', comment: 'No filter' })}
        />
        <StationFilter {...field('station')} stations={stations} />
        <DateField {...field('day')} label={t({ message: 'Day', comment: 'Filter: one day of a list' })} />
      </TableFilters>
      <LedgerTable
        entries={entries}
        stations={stations}
        asked={asked}
        empty={
          <EmptyState isInside title={t`No payments`}>
            {list.isFiltered ? t`None matches these filters.` : t`They appear here with the first booking.`}
          </EmptyState>
        }
      />
      <CursorPager neighbours={neighbours} hrefWith={list.hrefWith} />
    </MoneyFrame>
  );
}
