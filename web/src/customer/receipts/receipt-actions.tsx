import { callAddress } from '@laine/contract/client.ts';
import { receiptCalls } from '@laine/contract/public/receipt-calls.ts';
import { Trans } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { InvoiceForm } from './invoice-form.tsx';
import type { ReceiptData } from './receipts-data.ts';

/** Opens the document, or exchanges it for an invoice to a company. */
export function ReceiptActions({ receipt: { id, number, canBecomeInvoice } }: { receipt: ReceiptData }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
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
    </>
  );
}
