import { refundCalls } from '@laine/contract/admin/refund-calls.ts';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { CopyableId } from '../../ui/data/copyable-id.tsx';
import { EmailText } from '../../ui/data/email-text.tsx';
import { Money } from '../../ui/data/money.tsx';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import { ListTable } from '../../ui/table/list-table.tsx';
import { MoneyFrame } from '../money/money-frame.tsx';
import { moneyWords } from '../words/money-words.ts';
import { SHOWN_TRANSFERS, type Transfer, type TransfersAnswer } from './shown-transfers.ts';
import { TransferDialog } from './transfer-dialog.tsx';

const TICK_MS = 60_000;

type Props = { loaded: TransfersAnswer; serverNow: string };

/** Refunds that can't go back the way they came: staff transfer them at the bank and confirm that here. */
export function TransfersPage({ loaded, serverNow }: Props) {
  const { t, i18n } = useLingui();
  const now = useClock(serverNow, TICK_MS);
  const [paying, setPaying] = useState<Transfer>();
  const asked = useCall(refundCalls.openTransfers, SHOWN_TRANSFERS, { initialData: loaded });
  const { refunds } = asked.data ?? loaded;
  return (
    <MoneyFrame>
      <ListTable
        caption={t({ message: 'Transfers', comment: 'Tab: refunds to be transferred by hand' })}
        columns={columns(i18n, now, setPaying)}
        rows={refunds}
        keyOf={({ id }) => id}
        asked={asked}
        empty={
          <EmptyState isInside title={t`Nothing to transfer`}>
            {t`Refunds that no card can take back come here.`}
          </EmptyState>
        }
      />
      {paying && <TransferDialog transfer={paying} onClose={() => setPaying(undefined)} />}
    </MoneyFrame>
  );
}

const columns = (
  i18n: I18n,
  now: Temporal.Instant,
  setPaying: (transfer: Transfer) => void,
): readonly Column<Transfer>[] => [
  {
    key: 'holder',
    heading: <Trans comment="Column: whose bank account">Account of</Trans>,
    cell: ({ holder, email }) => holder ?? <EmailText email={email ?? '–'} />,
    onCard: 'title',
  },
  {
    key: 'iban',
    heading: 'IBAN',
    cell: ({ iban }) =>
      iban === null ? (
        <Trans comment="The customer was asked for a bank account and has not answered">asked for</Trans>
      ) : (
        <span className="inline-block md:min-w-64">
          <CopyableId id={iban} shown="account" />
        </span>
      ),
    onCard: 'line',
  },
  {
    key: 'purpose',
    heading: <Trans comment="Filter: what money was for">What for</Trans>,
    cell: ({ purpose }) => i18n._(moneyWords[purpose]),
    needs: 'lg',
  },
  {
    key: 'asked',
    heading: <Trans comment="Column: since when somebody waits for money">Since</Trans>,
    cell: ({ askedAt }) => <RelativeTime moment={askedAt} now={now} timeZone="UTC" />,
    needs: 'lg',
  },
  {
    key: 'sum',
    heading: <Trans comment="Label: how much money">Sum</Trans>,
    cell: ({ amountInCents }) => <Money cents={amountInCents} />,
    align: 'end',
    onCard: 'corner',
  },
  {
    key: 'act',
    heading: <Trans comment="Column: what can be done">Next step</Trans>,
    cell: (transfer) =>
      transfer.status === 'account-given' ? (
        <button type="button" onClick={() => setPaying(transfer)} className={buttonStyle('quiet', 'small')}>
          <Trans comment="Button: a refund was transferred at the bank">Mark as transferred</Trans>
        </button>
      ) : (
        <Trans comment="Nothing can be done before the customer answers">waits for the customer</Trans>
      ),
  },
];
