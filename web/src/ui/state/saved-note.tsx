import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';

/** Always in the page, so that screen readers hear it when it comes. */
export function SavedNote({ isShown }: { isShown: boolean }) {
  return (
    <output className="text-sm font-medium text-on-green">
      {isShown && (
        <span className="inline-flex animate-rise items-center gap-1.5">
          <CircleCheck aria-hidden className="size-4.5" />
          <Trans comment="Beside the button of a form that was just saved">Saved</Trans>
        </span>
      )}
    </output>
  );
}
