import { callAddress } from '@laine/contract/client.ts';
import { receiptCalls } from '@laine/contract/public/receipt-calls.ts';
import type { OwnData } from '@laine/contract/public/own-data.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '../../../ui/data/money.tsx';
import { BookingLink } from './booking-link.tsx';
import { DataEntry, DataGroup } from './data-group.tsx';
import { DataTime } from './data-time.tsx';
import { ExtensionData } from './extension-data.tsx';
import { OvertimeData } from './overtime-data.tsx';
import { TransferData } from './transfer-data.tsx';
import { KnownFact } from './known-fact.tsx';
import { TroubleData } from './trouble-data.tsx';
import {
  debtReasonWords,
  debtStatusWords,
  giftCardStatusWords,
  ledgerKindWords,
  meansWords,
  passStatusWords,
  paymentStateWords,
  purposeWords,
} from './money-words.ts';

type Props = {
  data: Pick<
    OwnData,
    'payments' | 'debts' | 'overtimes' | 'extensions' | 'transfers' | 'claims' | 'problems' | 'passes' | 'giftCards'
  >;
};

export function MoneyData({ data }: Props) {
  const { t, i18n } = useLingui();
  const moment = (at: string | null) => at && <DataTime moment={at} />;
  const booking = (bookingId: string | null) => (
    <KnownFact label={<Trans comment="Number of a booking">Booking</Trans>}>
      {bookingId && <BookingLink bookingId={bookingId} />}
    </KnownFact>
  );
  const status = (text: string) => <KnownFact label={<Trans>Status</Trans>}>{text}</KnownFact>;
  return (
    <>
      <DataGroup
        title={<Trans comment="Heading: all money that was paid or given back">Payments and refunds</Trans>}
        count={data.payments.length}
      >
        {data.payments.map((payment) => (
          <DataEntry
            key={payment.id}
            title={
              <>
                {i18n._(ledgerKindWords[payment.kind])}
                {' · '}
                <Money cents={payment.amountInCents} />
              </>
            }
          >
            <KnownFact label={<Trans comment="What money was for">For</Trans>}>
              {i18n._(purposeWords[payment.purpose])}
            </KnownFact>
            <KnownFact label={<Trans comment="Card, gift card or bank transfer">Paid with</Trans>}>
              {i18n._(meansWords[payment.means])}
            </KnownFact>
            {status(i18n._(paymentStateWords[payment.state]))}
            <KnownFact label={<Trans comment="When money was asked for">Begun</Trans>}>
              {moment(payment.createdAt)}
            </KnownFact>
            <KnownFact
              label={
                <Trans context="money" comment="When money had arrived">
                  Settled
                </Trans>
              }
            >
              {moment(payment.settledAt)}
            </KnownFact>
            <KnownFact label={<Trans comment="Value added tax, in percent">VAT</Trans>}>
              {payment.vatPercent !== null && `${payment.vatPercent}%`}
            </KnownFact>
            <KnownFact
              label={
                payment.receipt?.kind === 'credit-note' ? (
                  <Trans comment="Number of the paper about money given back">Credit note</Trans>
                ) : (
                  <Trans comment="Number of the paper about a payment">Receipt</Trans>
                )
              }
            >
              {payment.receipt && (
                <a
                  href={callAddress(receiptCalls.receiptPdf, { receiptId: payment.receipt.id })}
                  className="prose-link"
                >
                  {payment.receipt.number}
                </a>
              )}
            </KnownFact>
            {booking(payment.bookingId)}
          </DataEntry>
        ))}
      </DataGroup>
      <DataGroup title={<Trans comment="Heading: unpaid and paid debts">Invoices</Trans>} count={data.debts.length}>
        {data.debts.map((debt) => (
          <DataEntry key={debt.id} title={<Money cents={debt.amountInCents} />}>
            <KnownFact label={<Trans comment="What money was for">For</Trans>}>
              {i18n._(debtReasonWords[debt.reason])}
            </KnownFact>
            {status(i18n._(debtStatusWords[debt.status]))}
            <KnownFact label={<Trans comment="When a debt came up">Since</Trans>}>{moment(debt.createdAt)}</KnownFact>
            <KnownFact label={<Trans comment="When a debt must be paid">Due</Trans>}>{moment(debt.dueOn)}</KnownFact>
            <KnownFact label={<Trans comment="When an unpaid debt was doubled">Doubled</Trans>}>
              {moment(debt.doubledAt)}
            </KnownFact>
            {booking(debt.bookingId)}
          </DataEntry>
        ))}
      </DataGroup>
      <OvertimeData overtimes={data.overtimes} />
      <ExtensionData extensions={data.extensions} />
      <TransferData transfers={data.transfers} />
      <TroubleData data={data} />
      <DataGroup title={<Trans comment="Heading: seasonal passes">Passes</Trans>} count={data.passes.length}>
        {data.passes.map((pass) => (
          <DataEntry key={pass.id} title={<Money cents={pass.priceInCents} />}>
            {status(i18n._(passStatusWords[pass.status]))}
            <KnownFact label={<Trans comment="When a pass was bought">Bought</Trans>}>
              {moment(pass.createdAt)}
            </KnownFact>
            <KnownFact label={<Trans comment="First day of a pass">Valid from</Trans>}>
              {moment(pass.startsAt)}
            </KnownFact>
            <KnownFact label={<Trans comment="When something ends">Ends</Trans>}>{moment(pass.endsAt)}</KnownFact>
            <KnownFact label={<Trans comment="When a login or a pass came to its end">Ended on</Trans>}>
              {moment(pass.endedAt)}
            </KnownFact>
            <KnownFact label={<Trans comment="Why a pass was ended">Reason</Trans>}>{pass.endReason}</KnownFact>
          </DataEntry>
        ))}
      </DataGroup>
      <DataGroup title={<Trans comment="Heading">Gift cards</Trans>} count={data.giftCards.length}>
        {data.giftCards.map((card) => (
          <DataEntry key={card.id} title={<Money cents={card.initialInCents} />}>
            {status(i18n._(giftCardStatusWords[card.status]))}
            <KnownFact label={<Trans comment="What is left on a gift card">Left</Trans>}>
              <Money cents={card.balanceInCents} />
            </KnownFact>
            <KnownFact label={<Trans comment="Address to which a gift card was sent">Sent to</Trans>}>
              {card.recipientEmail}
            </KnownFact>
            <KnownFact label={<Trans comment="When a pass was bought">Bought</Trans>}>
              {moment(card.createdAt)}
            </KnownFact>
            <KnownFact label={<Trans comment="When something ends">Ends</Trans>}>
              {moment(card.expiresAt) ?? t({ message: 'Never', comment: 'A gift card that does not end' })}
            </KnownFact>
          </DataEntry>
        ))}
      </DataGroup>
    </>
  );
}
