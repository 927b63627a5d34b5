import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Problem } from '../../ui/state/problem.tsx';

type Props = { text: string; onRetry: () => void };

/** One part of the page failed to load; the others are there. */
export function PartProblem({ text, onRetry }: Props) {
  return (
    <div className="grid justify-items-start gap-3 [&>p]:mt-0">
      <Problem text={text} />
      <button type="button" onClick={onRetry} className={buttonStyle('quiet', 'small')}>
        <RotateCw aria-hidden className="size-4" />
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}
