import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { problemText } from '../../api/problem-text.ts';
import { buttonStyle } from '../button/button-style.ts';

type Props = { error: unknown; onRetry: () => void; isRetrying?: boolean };

/** In place of content that failed to load: the server's words, and a retry. */
export function ErrorState({ error, onRetry, isRetrying = false }: Props) {
  const { i18n } = useLingui();
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-12 text-center">
      <TriangleAlert aria-hidden className="size-10 text-alert" />
      <h2 className="text-lg">
        <Trans>This did not load</Trans>
      </h2>
      <p className="max-w-md text-sm text-ink-soft">{problemText(error, i18n)}</p>
      <button
        type="button"
        onClick={onRetry}
        aria-disabled={isRetrying}
        className={`${buttonStyle('quiet')} mt-1 aria-disabled:cursor-progress`}
      >
        <RotateCw aria-hidden className={`size-4 ${isRetrying ? 'animate-spin' : ''}`} />
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}
