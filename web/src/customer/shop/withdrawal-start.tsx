import { Trans } from '@lingui/react/macro';
import { buttonStyle } from '../../ui/button/button-style.ts';

/** The first of the two steps. Its label is the one that the law asks for. */
export function WithdrawalStart({ until, onStart }: { until: string; onStart: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button type="button" onClick={onStart} className={buttonStyle('quiet', 'small')}>
        <Trans comment="The label that the law asks for, as in the terms and in the mail">
          Withdraw from contract here
        </Trans>
      </button>
      <p className="text-sm text-ink-soft">
        <Trans comment="until is a date, the last day">Until {until}, without a reason.</Trans>
      </p>
    </div>
  );
}
