import { Trans } from '@lingui/react/macro';
import { Info } from 'lucide-react';

/** Shown until the operator's brand file confirms a lawyer's review. */
export function CounselNote() {
  return (
    <p className="mt-5 flex gap-2.5 rounded-control bg-sand p-3 text-sm">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-action" />
      <span>
        <Trans>
          This text has not been reviewed by a lawyer yet. Your rights by law hold in any case. If something is unclear,{' '}
          <a href="#contact" className="prose-link">
            ask us
          </a>
          .
        </Trans>
      </span>
    </p>
  );
}
