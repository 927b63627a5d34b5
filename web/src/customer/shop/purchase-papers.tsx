import { useLingui } from '@lingui/react/macro';
import { Money } from '../../ui/data/money.tsx';
import { documentWords } from '../../ui/words/document-words.ts';
import { ReceiptActions } from '../receipts/receipt-actions.tsx';
import type { ReceiptData } from '../receipts/receipts-data.ts';

/** The receipt of a purchase, and the credit note of one that was taken back. */
export function PurchasePapers({ receipts }: { receipts: ReceiptData[] }) {
  const { i18n } = useLingui();
  if (receipts.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-3 text-sm">
      {receipts.map((receipt) => (
        <li key={receipt.id} className="grid grid-cols-1 gap-2">
          <p>
            {i18n._(documentWords[receipt.kind])} <span className="figures whitespace-nowrap">{receipt.number}</span>
            {' · '}
            <Money cents={receipt.kind === 'credit-note' ? -receipt.totalInCents : receipt.totalInCents} />
          </p>
          <ReceiptActions receipt={receipt} />
        </li>
      ))}
    </ul>
  );
}
