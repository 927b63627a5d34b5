import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';

/** From a step of signing in back to the options. */
export function BackToOptions({ onBack }: { onBack: () => void }) {
  return (
    <button
      type="button"
      onClick={onBack}
      className="flex min-h-12 items-center justify-center gap-1.5 border-t border-line px-2 pt-2 text-sm font-medium text-action hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4 shrink-0" />
      <Trans>Back to login options</Trans>
    </button>
  );
}
