import type { Statement } from '@laine/contract/admin/statement-calls.ts';
import { formatTag } from '@laine/contract/format-tag.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { Money } from '../../ui/data/money.tsx';
import { statementWords } from '../words/statement-words.ts';

type Props = { sums: Statement['sums']; percent: number };

/** A month added up, line by line as it is printed: every figure below follows from those above it. */
export function StatementSums({ sums, percent }: Props) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const shared = sums.lines.filter(({ line, cents }) => cents !== 0 && line !== 'compensation');
  const compensation = sums.lines.find(({ line }) => line === 'compensation')?.cents ?? 0;
  const share = new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 2 }).format(
    percent / 100,
  );
  return (
    <>
      <dl className="grid divide-y divide-line text-sm">
        {shared.map(({ line, cents }) => (
          <Line key={line} label={i18n._(statementWords[line])} cents={cents} />
        ))}
        {sums.vatInCents !== 0 && (
          <Line
            label={<Trans comment="Line of a monthly statement: tax within the sums above">VAT in it</Trans>}
            cents={-sums.vatInCents}
          />
        )}
        <Line
          label={<Trans comment="Line of a monthly statement">To be shared</Trans>}
          cents={sums.baseInCents}
          isSum
        />
        <Line
          label={<Trans comment="Line of a monthly statement; with a percentage">Owner’s share, {share}</Trans>}
          cents={sums.shareInCents}
        />
        {sums.carriedInCents !== 0 && (
          <Line
            label={<Trans comment="Line of a monthly statement">Carried over from the month before</Trans>}
            cents={sums.carriedInCents}
          />
        )}
        <Line
          label={<Trans comment="Column: what the owner gets for a month">To be paid</Trans>}
          cents={sums.payableInCents}
          isSum
        />
        {sums.carriesInCents !== 0 && (
          <Line
            label={<Trans comment="Line of a monthly statement">Carried over into the next month</Trans>}
            cents={sums.carriesInCents}
          />
        )}
      </dl>
      {compensation !== 0 && (
        <p className="mt-3 text-xs text-ink-soft">
          <Trans comment="Followed by a sum">Compensation for damage is not shared:</Trans>{' '}
          <Money cents={compensation} />
        </p>
      )}
    </>
  );
}

function Line({ label, cents, isSum = false }: { label: ReactNode; cents: number; isSum?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 py-2.5 ${isSum ? 'font-semibold' : ''}`}>
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  );
}
