import { callAddress } from '@laine/contract/client.ts';
import { receiptCalls } from '@laine/contract/public/receipt-calls.ts';
import type { ReceiptKind } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { longDateText } from '../../i18n/moments.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Money } from '../../ui/data/money.tsx';
import { ServerText } from '../../ui/data/server-text.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import type { ReceiptData } from './receipts-data.ts';

const kindWords: Record<ReceiptKind, MessageDescriptor> = {
  receipt: msg({ message: 'Receipt', comment: 'Number of the paper about a payment' }),
  'credit-note': msg({ message: 'Credit note', comment: 'Number of the paper about money given back' }),
  invoice: msg({ message: 'Invoice', comment: 'A paper about a payment, made out to a company' }),
};

export function ReceiptCard({ receipt }: { receipt: ReceiptData }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { id, kind, number, issuedAt, timeZone, totalInCents, company, canBecomeInvoice } = receipt;
  const sign = kind === 'credit-note' ? -1 : 1;
  return (
    <li className="grid grid-cols-1 gap-4 rounded-card border border-line bg-paper p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-[min(var(--text-lg),7vw)]">
          {i18n._(kindWords[kind])} <span className="figures whitespace-nowrap">{number}</span>
        </h2>
        <p className="text-lg font-semibold">
          <Money cents={sign * totalInCents} />
        </p>
        <p className="w-full text-sm text-ink-soft">
          <ServerText>{longDateText(issuedAt, timeZone, locale)}</ServerText>
          {company && <> · {company.name}</>}
        </p>
      </div>
      {receipt.lines.length > 0 && (
        <ul className="grid grid-cols-1 gap-1.5 border-t border-line pt-3 text-sm">
          {receipt.lines.map(({ label, cents }) => (
            <li key={label} className="flex flex-wrap items-baseline justify-between gap-x-6">
              <span className="min-w-0">{label}</span>
              <Money cents={sign * cents} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <a
          href={callAddress(receiptCalls.receiptPdf, { receiptId: id })}
          className={buttonStyle('quiet', 'small')}
          target="_blank"
          rel="noreferrer"
        >
          <FileText aria-hidden className="size-5" />
          <Trans comment="Link to a file that can be printed. number is that of a receipt">
            Open as PDF<span className="sr-only"> ({number})</span>
          </Trans>
        </a>
        {canBecomeInvoice && !isAsking && (
          <button type="button" className={buttonStyle('quiet', 'small')} onClick={() => setAsking(true)}>
            <Trans comment="Button: have a receipt made out to a company">Make it a company invoice</Trans>
          </button>
        )}
      </div>
      {canBecomeInvoice && isAsking && <InvoiceForm receiptId={id} onClose={() => setAsking(false)} />}
    </li>
  );
}
