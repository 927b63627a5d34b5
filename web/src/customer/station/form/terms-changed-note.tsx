import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { Info } from 'lucide-react';

/** For a customer who last agreed to an earlier version. */
export function TermsChangedNote({ since }: { since: string }) {
  return (
    <p className="flex gap-2.5 rounded-control bg-sand p-3 text-sm">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-action" />
      <span>
        <Trans comment="since is a date such as 4 July 2026">
          Our terms have changed since your booking of {since}.{' '}
          <a href={paths.terms()} target="_blank" className="prose-link">
            Read the new ones
          </a>
        </Trans>
      </span>
    </p>
  );
}
