import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { LedgerEntry } from '@laine/contract/admin/ledger-calls.ts';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { CopyableId } from '../../ui/data/copyable-id.tsx';
import { EmailText } from '../../ui/data/email-text.tsx';
import { Money } from '../../ui/data/money.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import type { Column } from '../../ui/table/column.ts';
import { ListTable, type ListAnswer } from '../../ui/table/list-table.tsx';
import type { NamedStation } from '../frame/station-filter.tsx';
import { moneyWords } from '../words/money-words.ts';
import { LedgerState } from './ledger-state.tsx';

type Props = ListAnswer & { entries: readonly LedgerEntry[]; stations: readonly NamedStation[] };

/** Income has no sign, expenses have a minus. */
const isOut = ({ kind }: LedgerEntry) => kind === 'refund' || kind === 'dispute';

export function LedgerTable({ entries, stations, ...answer }: Props) {
  const { t, i18n } = useLingui();
  const byId = new Map(stations.map((station) => [station.id, station]));
  return (
    <ListTable
      caption={t({ message: 'Ledger', comment: 'Tab: every movement of money' })}
      columns={columns(i18n, byId)}
      rows={entries}
      keyOf={({ id }) => id}
      {...answer}
    />
  );
}

const columns = (i18n: I18n, byId: ReadonlyMap<string, NamedStation>): readonly Column<LedgerEntry>[] => [
  {
    key: 'time',
    heading: (
      <Trans context="moment" comment="Column: when something happened">
        Time
      </Trans>
    ),
    cell: ({ createdAt, stationId }) => (
      <ZonedTime moment={createdAt} timeZone={byId.get(stationId ?? '')?.timeZone ?? 'UTC'} />
    ),
  },
  {
    key: 'purpose',
    heading: <Trans comment="Filter: what money was for">What for</Trans>,
    cell: ({ purpose }) => <span className="font-medium">{i18n._(moneyWords[purpose])}</span>,
    onCard: 'title',
  },
  {
    key: 'amount',
    heading: <Trans comment="Label: how much money">Sum</Trans>,
    cell: (entry) => <Money cents={isOut(entry) ? -entry.amountInCents : entry.amountInCents} />,
    align: 'end',
  },
  {
    key: 'fee',
    heading: <Trans comment="Column: what the payment provider kept">Fee</Trans>,
    cell: ({ feeInCents }) => (feeInCents === null ? '–' : <Money cents={feeInCents} />),
    align: 'end',
    needs: 'widest',
  },
  {
    key: 'station',
    heading: <Trans comment="Column: place with lockers">Station</Trans>,
    cell: ({ stationId }) => (stationId === null ? '–' : (byId.get(stationId)?.name ?? stationId)),
    needs: 'lg',
  },
  {
    key: 'customer',
    heading: <Trans comment="Column: who booked">Customer</Trans>,
    cell: ({ email, bookingId }) =>
      bookingId === null ? (
        <EmailText email={email ?? '–'} />
      ) : (
        <Link
          to={adminPaths.booking(bookingId)}
          className="inline-block min-w-32 underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {email === null ? <Trans comment="Number of a booking">Booking</Trans> : <EmailText email={email} />}
        </Link>
      ),
    needs: 'lg',
  },
  {
    key: 'document',
    heading: <Trans comment="Column: number of a receipt, invoice or credit note">Document</Trans>,
    // Documents are told apart by their last digits, so the number needs its full width.
    cell: ({ document: number }) =>
      number === null ? (
        '–'
      ) : (
        <span className="inline-block min-w-40">
          <CopyableId id={number} shown="whole" />
        </span>
      ),
    needs: 'widest',
  },
  {
    key: 'state',
    heading: <Trans comment="Column: state of a booking or rental">Status</Trans>,
    cell: ({ state }) => <LedgerState state={state} />,
    onCard: 'corner',
  },
];
