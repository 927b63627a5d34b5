import { ledgerCalls } from '@laine/contract/admin/ledger-calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { LedgerPurpose, LedgerState as States } from '@laine/contract/states.ts';
import { useLingui } from '@lingui/react/macro';
import { DateField } from '../../ui/field/date-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import type { AnswerOf } from '../../ui/table/list-of.ts';
import { ListPager } from '../../ui/table/list-pager.tsx';
import { TableFilters } from '../../ui/table/table-filters.tsx';
import { useList } from '../../ui/table/use-list.ts';
import { CsvLink } from '../frame/csv-link.tsx';
import { StationFilter, type NamedStation } from '../frame/station-filter.tsx';
import { MoneyFrame } from '../money/money-frame.tsx';
import { moneyWords } from '../words/money-words.ts';
import { ledgerList } from './ledger-list.ts';
import { ledgerStateWords } from './ledger-state.tsx';
import { LedgerTable } from './ledger-table.tsx';

type Props = { stations: readonly NamedStation[]; loaded: AnswerOf<typeof ledgerList> };

/** Every movement of money, newest first. */
export function LedgerPage({ stations, loaded }: Props) {
  const { t, i18n } = useLingui();
  const list = useList(ledgerList, loaded);
  const { field, input } = list;
  const { entries, neighbours } = list.answer;
  return (
    <MoneyFrame actions={<CsvLink href={callAddress(ledgerCalls.ledgerCsv, input)} />}>
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
        asked={list.asked}
        empty={
          <EmptyState isInside title={t`No payments`}>
            {list.isFiltered ? t`None matches these filters.` : t`They appear here with the first booking.`}
          </EmptyState>
        }
      />
      <ListPager list={list} neighbours={neighbours} />
    </MoneyFrame>
  );
}
