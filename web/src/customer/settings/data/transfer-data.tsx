import type { OwnData } from '@laine/contract/public/own-data.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { DataEntry, DataGroup } from './data-group.tsx';
import { DataTime } from './data-time.tsx';
import { KnownFact } from './known-fact.tsx';

type Props = Pick<OwnData, 'transfers'>;

/** Accounts that were named for money which could not go back the way it came. */
export function TransferData({ transfers }: Props) {
  const { t } = useLingui();
  return (
    <DataGroup
      title={<Trans comment="Heading: bank accounts named for refunds">Accounts for refunds</Trans>}
      count={transfers.length}
    >
      {transfers.map(({ paymentId, holder, iban, askedAt, paidAt }) => (
        <DataEntry key={paymentId} title={iban ?? t({ message: 'None named yet', comment: 'No bank account' })}>
          <KnownFact label={<Trans comment="Whose bank account it is">Account holder</Trans>}>{holder}</KnownFact>
          <KnownFact label={<Trans comment="When something was asked for">Asked for</Trans>}>
            <DataTime moment={askedAt} />
          </KnownFact>
          <KnownFact label={<Trans comment="When money was sent to a bank account">Transferred</Trans>}>
            {paidAt && <DataTime moment={paidAt} />}
          </KnownFact>
        </DataEntry>
      ))}
    </DataGroup>
  );
}
