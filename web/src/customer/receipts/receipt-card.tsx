import { useLingui } from '@lingui/react/macro';
import { longDateText } from '../../i18n/moments.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Money } from '../../ui/data/money.tsx';
import { ServerText } from '../../ui/data/server-text.tsx';
import { documentWords } from '../../ui/words/document-words.ts';
import { ReceiptActions } from './receipt-actions.tsx';
import type { ReceiptData } from './receipts-data.ts';

export function ReceiptCard({ receipt }: { receipt: ReceiptData }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { kind, number, issuedAt, timeZone, totalInCents, company } = receipt;
  const sign = kind === 'credit-note' ? -1 : 1;
  return (
    <li className="grid grid-cols-1 gap-4 rounded-card border border-line bg-paper p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-[min(var(--text-lg),7vw)]">
          {i18n._(documentWords[kind])} <span className="figures whitespace-nowrap">{number}</span>
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
      <ReceiptActions receipt={receipt} />
    </li>
  );
}
