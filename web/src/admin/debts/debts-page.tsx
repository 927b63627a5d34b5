import { adminPaths } from '@laine/contract/admin-paths.ts';
import { DebtStatus, type Locale } from '@laine/contract/states.ts';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { longDateText } from '../../i18n/moments.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { EmailText } from '../../ui/data/email-text.tsx';
import { Money } from '../../ui/data/money.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { AnswerOf } from '../../ui/table/list-of.ts';
import { ListPager } from '../../ui/table/list-pager.tsx';
import { ListTable } from '../../ui/table/list-table.tsx';
import { TableFilters } from '../../ui/table/table-filters.tsx';
import { useList } from '../../ui/table/use-list.ts';
import { MoneyFrame } from '../money/money-frame.tsx';
import { moneyWords } from '../words/money-words.ts';
import { DebtState, debtStateWords } from './debt-state.tsx';
import { debtsList, type ListedDebt } from './debts-list.ts';
import { ForgiveDialog } from './forgive-dialog.tsx';

type Props = { loaded: AnswerOf<typeof debtsList> };

/** Debts of customers, due ones first. */
export function DebtsPage({ loaded }: Props) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const list = useList(debtsList, loaded);
  const [forgiven, setForgiven] = useState<ListedDebt>();
  const { debts, total } = list.answer;
  return (
    <MoneyFrame>
      <TableFilters isFiltered={list.isFiltered} clearHref={list.clearHref}>
        <SelectField
          {...list.field('status')}
          label={t({ message: 'Status', comment: 'Column: state of a booking or rental' })}
          options={DebtStatus.options.map((value) => ({ value, label: i18n._(debtStateWords[value]) }))}
          none={t({ message: 'All', comment: 'No filter' })}
        />
      </TableFilters>
      <ListTable
        caption={t({ message: 'Debts', comment: 'Tab: what customers owe' })}
        columns={columns(i18n, locale, setForgiven)}
        rows={debts}
        keyOf={({ id }) => id}
        hrefOf={({ bookingId, personId }) =>
          bookingId === null ? adminPaths.person(personId) : adminPaths.booking(bookingId)
        }
        asked={list.asked}
        empty={
          <EmptyState isInside title={t`No debts`}>
            {list.isFiltered ? t`None matches these filters.` : t`Nobody owes anything.`}
          </EmptyState>
        }
      />
      <ListPager list={list} total={total} rowsPerPage={debtsList.rowsPerPage} />
      {forgiven && <ForgiveDialog debt={forgiven} onClose={() => setForgiven(undefined)} />}
    </MoneyFrame>
  );
}

const columns = (
  i18n: I18n,
  locale: Locale,
  setForgiven: (debt: ListedDebt) => void,
): readonly Column<ListedDebt>[] => [
  {
    key: 'who',
    heading: <Trans comment="Column: who booked">Customer</Trans>,
    cell: ({ email }) => <EmailText email={email || '–'} />,
    onCard: 'title',
  },
  {
    key: 'reason',
    heading: <Trans comment="Filter: what money was for">What for</Trans>,
    cell: ({ reason }) => i18n._(moneyWords[reason]),
  },
  {
    key: 'due',
    heading: (
      <Trans context="debt" comment="Column: by when a debt is to be paid">
        Due
      </Trans>
    ),
    cell: ({ dueOn }) => longDateText(dueOn, 'UTC', locale),
  },
  {
    key: 'reminders',
    heading: <Trans comment="Column: how many reminders were sent">Reminders</Trans>,
    cell: ({ remindersSent }) => remindersSent,
    align: 'end',
    needs: 'xl',
  },
  {
    key: 'sum',
    heading: <Trans comment="Label: how much money">Sum</Trans>,
    cell: ({ amountInCents }) => <Money cents={amountInCents} />,
    align: 'end',
  },
  {
    key: 'state',
    heading: <Trans comment="Column: state of a booking or rental">Status</Trans>,
    cell: (debt) => <DebtState debt={debt} />,
    onCard: 'corner',
  },
  {
    key: 'act',
    heading: <Trans comment="Column: what can be done">Next step</Trans>,
    cell: (debt) =>
      debt.status === 'due' ? (
        <button
          type="button"
          onClick={() => setForgiven(debt)}
          className={`${buttonStyle('quiet', 'small')} relative z-10`}
        >
          <Trans comment="Button: a debt need not be paid any more">Waive it</Trans>
        </button>
      ) : (
        '–'
      ),
  },
];
